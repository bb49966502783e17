import Geometry
import Imaging
import Layers
import TestSupport

/// Makes layer trees by chance.
struct TreeMaker {
  /// What is turned loose in a tree.
  enum Kind: String, CaseIterable, Sendable {
    /// One or two layers that stand upright: gravities, crops, nine parts, filters.
    case pictures
    /// Maps of the plane, nested: masks, corners, borders, opacity, flips, order.
    case plane
    /// Turned out of the plane: perspectives, backs, transform layers.
    case space
  }

  static let width = 36
  static let height = 26

  var random: SplitMix
  private let kind: Kind
  private var left: Int

  init(_ kind: Kind, seed: Int) {
    self.kind = kind
    random = SplitMix(seed: UInt64(seed) &* 0x2545_F491_4F6C_DD1D &+ UInt64(kind.rawValue.count))
    left = kind == .pictures ? 4 : 8
  }

  /// A tree whose root lies around the middle of the stage.
  mutating func tree() -> Layer {
    let root = Layer()
    let size = Size(width: random.number(20, 40), height: random.number(14, 30))
    root.bounds = Rect(origin: random.chance(0.3) ? somewhere(9) : .zero, size: size)
    root.position = Point(x: random.number(15, 21), y: random.number(10, 16))
    if kind != .pictures { style(root) }
    if kind == .space { root.sublayerTransform = perspective() }
    root.isHidden = false
    root.isDoubleSided = true
    fill(root, depth: 1)
    return root
  }

  private mutating func fill(_ layer: Layer, depth: Int) {
    guard depth < 4 else { return }
    for _ in 0..<random.whole(depth == 1 ? 2 : 0, 3) where left > 0 {
      left -= 1
      let sublayer = kind == .space && random.chance(0.25) ? TransformLayer() : Layer()
      place(sublayer, in: layer)
      style(sublayer)
      fill(sublayer, depth: depth + 1)
      layer.addSublayer(sublayer)
    }
  }

  mutating func place(_ layer: Layer, in outer: Layer) {
    let b = outer.bounds
    layer.bounds = Rect(
      x: random.chance(0.3) ? random.number(-7, 7) : 0,
      y: random.chance(0.3) ? random.number(-7, 7) : 0,
      width: random.number(4, 30), height: random.number(3, 22))
    if kind == .space, random.chance(0.25) {
      // Large enough to reach behind the eye.
      layer.bounds.size = Size(width: random.number(60, 200), height: random.number(60, 200))
    }
    layer.position = Point(
      x: b.origin.x + b.size.width * random.number(0.1, 0.9),
      y: b.origin.y + b.size.height * random.number(0.1, 0.9))
    if random.chance(0.4) {
      layer.anchorPoint = Point(x: random.number(-0.2, 1.2), y: random.number(-0.1, 1.1))
    }
    layer.transform = transform().transform
  }

  mutating func style(_ layer: Layer) {
    if random.chance(0.6) { layer.backgroundColor = color() }
    if random.chance(0.65) || kind == .pictures { show(on: layer) }
    if random.chance(0.3) { layer.cornerRadius = random.number(0.5, 9) }
    if random.chance(0.25) {
      layer.borderWidth = random.number(0.5, random.chance(0.1) ? 20 : 3)
      layer.borderColor = color()
    }
    layer.masksToBounds = random.chance(0.3)
    layer.isGeometryFlipped = random.chance(0.2)
    if random.chance(0.35) {
      layer.opacity = random.pick([0, 0.25, 0.5, 0.75, random.number(0, 1.2)])
    }
    layer.zPosition = random.pick([-2, 0, 0, 0, 1, 1.5])
    guard kind != .pictures else { return }
    layer.isHidden = random.chance(0.05)
    layer.isDoubleSided = random.chance(0.7)
    if kind == .plane, random.chance(0.2) {
      layer.sublayerTransform = planeMap().transform
    }
    if kind == .space, random.chance(0.4) { layer.sublayerTransform = perspective() }
    if kind == .space, random.chance(0.2) { layer.anchorPointZ = random.number(-6, 6) }
  }
}

// MARK: - Maps

extension TreeMaker {
  private mutating func transform() -> Matrix {
    switch kind {
    case .pictures:
      guard random.chance(0.4) else { return .identity }
      return .scale(random.pick([1, -1, 2, 0.5]), random.pick([1, -1, 3, 0.7]), 1)
    case .plane: return random.chance(0.25) ? .identity : planeMap()
    case .space: return random.chance(0.2) ? planeMap() : spaceMap()
    }
  }

  private mutating func planeMap() -> Matrix {
    let scale = Matrix.scale(
      random.number(0.4, 2) * random.pick([1, 1, 1, -1]), random.number(0.4, 2), 1)
    var skew = Matrix.identity
    skew.entries[4] = random.chance(0.3) ? random.number(-0.6, 0.6) : 0
    let turn =
      random.chance(0.3)
      ? random.pick([Matrix.identity, .quarterTurn, .quarterTurn * .quarterTurn])
      : .turn(random.number(-3.2, 3.2), 0, 0, 1)
    return scale * skew * turn * .move(random.number(-3, 3), random.number(-3, 3), 0)
  }

  private mutating func spaceMap() -> Matrix {
    let turn = Matrix.turn(
      random.number(-3.2, 3.2), random.number(-1, 1), random.number(-1, 1), random.number(-0.3, 0.3)
    )
    let move = Matrix.move(random.number(-4, 4), random.number(-4, 4), random.number(-12, 12))
    let flat = random.chance(0.5) ? Matrix.identity : planeMap()
    return flat * turn * move * (random.chance(0.5) ? eye() : .identity)
  }

  private mutating func perspective() -> Transform3D {
    let turn =
      random.chance(0.3)
      ? Matrix.turn(random.number(-0.6, 0.6), random.number(-1, 1), random.number(-1, 1), 0)
      : .identity
    return (turn * eye()).transform
  }

  /// Some are so close that layers reach behind them.
  private mutating func eye() -> Matrix {
    var eye = Matrix.identity
    eye.entries[11] = -1 / random.number(random.chance(0.3) ? 8 : 30, 120)
    return eye
  }
}

// MARK: - Pictures and colours

extension TreeMaker {
  mutating func show(on layer: Layer) {
    let (width, height) = (random.whole(1, 9), random.whole(1, 7))
    let isOpaque = random.chance(0.5)
    let pixels = (0..<width * height).map { _ in isOpaque ? opaque() : color() }
    layer.contents = Bitmap(width: width, height: height, pixels: pixels)
    layer.contentsGravity = random.pick(
      random.chance(0.4) ? [.resize, .resizeAspect] : ContentsGravity.allCases)
    layer.contentsScale = random.pick([1, 1, 0.5, 0.3, 2, 0])
    if random.chance(0.4) { layer.contentsRect = crop(width, height) }
    if random.chance(0.4) { layer.contentsCenter = center() }
    let filter: ContentsFilter = random.chance(0.5) ? .nearest : .linear
    (layer.minificationFilter, layer.magnificationFilter) = (filter, filter)
  }

  /// A part of at least a pixel, or one that reaches beyond the picture, or lies beside it.
  private mutating func crop(_ width: Int, _ height: Int) -> Rect {
    if random.chance(0.2) {
      return Rect(
        x: random.number(-1.5, 1.5), y: random.number(-1.5, 1.5), width: random.number(0.2, 2.5),
        height: random.number(0.2, 2.5))
    }
    let (w, h) = (Double(width), Double(height))
    let (x, y) = (random.number(0, w - 1), random.number(0, h - 1))
    var rect = Rect(
      x: x / w, y: y / h, width: random.number(1, w - x) / w, height: random.number(1, h - y) / h)
    if random.chance(0.5) {
      (rect.origin.x, rect.origin.y) = (x.rounded(.down) / w, y.rounded(.down) / h)
      rect.size = Size(width: 1 / w, height: max(1, (h - y).rounded(.down)) / h)
    }
    return rect
  }

  private mutating func center() -> Rect {
    let (x, y) = (Double(random.whole(0, 6)) / 8, Double(random.whole(0, 6)) / 8)
    return Rect(
      x: x, y: y, width: random.chance(0.2) ? 0 : random.pick([0.125, 0.25, 0.5, 1]),
      height: random.chance(0.2) ? 0 : random.pick([0.125, 0.25, 0.5, 1]))
  }

  private mutating func opaque() -> Pixel {
    Pixel(bits: UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000)
  }

  private mutating func color() -> Pixel {
    if random.chance(0.1) { return .clear }
    let alpha = random.chance(0.4) ? 255 : random.whole(0, 255)
    func channel(_ random: inout SplitMix) -> UInt8 { UInt8(random.whole(0, alpha)) }
    return Pixel(
      red: channel(&random), green: channel(&random), blue: channel(&random), alpha: UInt8(alpha))
  }

  private mutating func somewhere(_ reach: Double) -> Point {
    Point(x: random.number(-reach, reach), y: random.number(-reach, reach))
  }
}
