import Geometry
import Imaging
import Layers
import TestSupport

/// Random trees, the same for the same seed.
struct TreeMaker {
  private var random: SplitMix

  init(seed: Int) { random = SplitMix(seed: seed) }

  /// 0..<count.
  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// True once in so many times.
  mutating func chance(_ outOf: Int) -> Bool { index(outOf) == 0 }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(index(1 << 20)) / Double(1 << 20)
  }

  private mutating func color() -> Pixel {
    let alpha = chance(2) ? 255 : index(256)
    func channel(_ value: Int) -> UInt8 { UInt8(value % (alpha + 1)) }
    return Pixel(
      red: channel(index(256)), green: channel(index(256)), blue: channel(index(256)),
      alpha: UInt8(alpha))
  }

  private mutating func picture() -> Bitmap {
    let (width, height) = (1 + index(9), 1 + index(7))
    return Bitmap(
      width: width, height: height, pixels: (0..<width * height).map { _ in color() })
  }

  /// A tree of at most so many levels below the first.
  mutating func tree(depth: Int) -> LayerSnapshot {
    var layer = LayerSnapshot(properties: properties(), keepsDepth: chance(8))
    if depth > 0 {
      layer.sublayers = (0..<index(4)).map { _ in tree(depth: depth - 1) }
    }
    if chance(10) {
      var old = layer
      edit(&old)
      layer.fade = LayerSnapshot.Fade(from: old, progress: number(0, 1))
    }
    return layer
  }

  private mutating func properties() -> LayerProperties {
    var layer = LayerProperties()
    layer.bounds = Rect(
      x: number(-5, 5), y: number(-5, 5), width: number(1, 40), height: number(1, 30))
    layer.position = Point(x: number(0, 40), y: number(0, 30))
    for _ in 0..<2 + index(7) { edit(&layer) }
    return layer
  }

  /// Changes something somewhere in a tree.
  mutating func edit(_ layer: inout LayerSnapshot) {
    if !layer.sublayers.isEmpty, !chance(3) {
      let place = index(layer.sublayers.count)
      switch index(8) {
      case 0: layer.sublayers.remove(at: place)
      case 1: layer.sublayers.swapAt(place, 0)
      case 2: layer.sublayers.insert(tree(depth: 1), at: place)
      default: edit(&layer.sublayers[place])
      }
    } else if chance(12) {
      layer.sublayers.append(tree(depth: 1))
    } else if chance(20) {
      layer.keepsDepth.toggle()
    } else {
      edit(&layer.properties)
    }
  }

  private mutating func edit(_ layer: inout LayerProperties) {
    switch index(19) {
    case 0: layer.position = Point(x: number(-5, 45), y: number(-5, 35))
    case 1: layer.bounds.size = Size(width: number(0, 40), height: number(0, 30))
    case 2: layer.transform = Transform3D(.rotation(number(-4, 4)))
    case 3:
      layer.transform = Transform3D.rotation(
        number(-2, 2), x: number(-1, 1), y: number(-1, 1), z: number(-1, 1)
      ).concatenating(.perspective(distance: number(20, 100)))
    case 4: layer.sublayerTransform = .perspective(distance: number(20, 100))
    case 5: layer.opacity = number(-0.2, 1.2)
    case 6: layer.allowsGroupOpacity.toggle()
    case 7: layer.masksToBounds.toggle()
    case 8: layer.cornerRadius = number(-1, 12)
    case 9: layer.borderWidth = number(-1, 4)
    case 10: layer.isGeometryFlipped.toggle()
    case 11: layer.contentsGravity = ContentsGravity.allCases[index(12)]
    case 12: layer.contentsRect = Rect(x: number(-1, 1), y: number(-1, 1), width: 1, height: 0.7)
    case 13: layer.contentsCenter = Rect(x: number(0, 1), y: number(0, 1), width: 0.2, height: 0)
    case 14: layer.minificationFilter = ContentsFilter.allCases[index(3)]
    case 15: layer.magnificationFilter = ContentsFilter.allCases[index(3)]
    case 16: layer.isDoubleSided.toggle()
    case 17: layer.contents = chance(4) ? nil : picture()
    default: layer.backgroundColor = chance(3) ? nil : color()
    }
  }
}
