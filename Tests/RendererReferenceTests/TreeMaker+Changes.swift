import Geometry
import Layers

extension TreeMaker {
  /// Changes one layer of a tree in one way.
  mutating func change(_ root: Layer) {
    let layer = random.pick(Self.layers(in: root))
    switch random.whole(0, 7) {
    case 0:
      layer.position = layer.position + Point(x: random.number(-4, 4), y: random.number(-4, 4))
    case 1: layer.opacity = random.pick([0, 0.5, 1, random.number(0, 1)])
    case 2: layer.isHidden.toggle()
    case 3: layer.zPosition = random.number(-2, 2)
    case 4: show(on: layer)
    case 5: style(layer)
    case 6: layer === root ? style(layer) : layer.removeFromSuperlayer()
    default:
      let added = Layer()
      place(added, in: layer)
      style(added)
      layer.addSublayer(added)
    }
  }

  private static func layers(in root: Layer) -> [Layer] {
    [root] + root.sublayers.flatMap { layers(in: $0) }
  }
}
