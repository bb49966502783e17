import Geometry
import Layers

/// A layer made ready to be looked at: its way back from the plane it is drawn into, and what lies in
/// it from back to front. Everything by the definition, from the numbers set on the layer.
final class ReferenceLayer {
  private let isSeen: Bool
  private let keepsDepth: Bool
  private let opacity: Double
  private let fadesAsGroup: Bool
  private let masks: Bool
  private let flipSum: Double?
  /// What upside down is counted from, where the layers around show it so.
  private let uprightSum: Double?
  private let wayBack: WayBack?
  private let box: ReferenceBox
  private let hole: ReferenceBox?
  private let background: Ink?
  private let border: Ink
  private let contents: ReferenceContents?
  private let sublayers: [ReferenceLayer]

  /// - Parameters:
  ///   - outer: from the superlayer's space, seen as its sublayers see it, to the plane.
  ///   - isTurnedOver: true where an odd number of layers around it is flipped.
  init(_ layer: Layer, outer: Matrix = .identity, isTurnedOver: Bool = false) {
    let p = layer.properties
    let (b, anchor) = (p.bounds, Self.anchor(p))
    let map =
      Matrix.move(-anchor.x, -anchor.y, -p.anchorPointZ) * Matrix(p.transform)
      * .move(p.position.x, p.position.y, p.zPosition) * outer
    keepsDepth = layer is TransformLayer
    let plane = WayBack.determinant(map)
    let isBack = plane * map.determinant < 0
    isSeen = !p.isHidden && (keepsDepth || p.isDoubleSided || !isBack)
    opacity = min(max(p.opacity, 0), 1)
    fadesAsGroup = p.allowsGroupOpacity
    masks = p.masksToBounds
    let sum = 2 * b.origin.y + b.size.height
    flipSum = p.isGeometryFlipped ? sum : nil
    uprightSum = isTurnedOver ? sum : nil
    wayBack = WayBack(map)
    box = ReferenceBox(b, radius: p.cornerRadius)
    hole = p.borderWidth > 0 ? box.inset(by: p.borderWidth) : nil
    background = p.backgroundColor.map { Ink($0) }
    border = Ink(p.borderColor)
    contents = ReferenceContents(p)

    var inner =
      Matrix.move(-anchor.x, -anchor.y, 0) * Matrix(p.sublayerTransform)
      * .move(anchor.x, anchor.y, 0)
    if keepsDepth {
      if let flipSum { inner = inner * .scale(1, -1, 1) * .move(0, flipSum, 0) }
      inner = inner * map
    }
    let order = layer.sublayers.indices.sorted {
      let (a, b) = (layer.sublayers[$0].zPosition, layer.sublayers[$1].zPosition)
      return a == b ? $0 < $1 : a < b
    }
    sublayers = order.map {
      ReferenceLayer(
        layer.sublayers[$0], outer: inner, isTurnedOver: isTurnedOver != p.isGeometryFlipped)
    }
  }

  private static func anchor(_ p: LayerProperties) -> (x: Double, y: Double) {
    (
      p.bounds.origin.x + p.anchorPoint.x * p.bounds.size.width,
      p.bounds.origin.y + p.anchorPoint.y * p.bounds.size.height
    )
  }

  /// What is seen of the layer at a place of the plane it is drawn into, over what lies there.
  func ink(
    at sight: Sight, over below: Ink, fadedBy outer: Double = 1, _ edges: inout Edges
  ) -> Ink {
    let share = opacity * outer
    guard isSeen, share > 0 else { return below }
    if keepsDepth { return draw(sublayers, at: sight, over: below, fadedBy: share, &edges) }
    guard let local = wayBack?(sight, &edges) else { return below }
    guard share < 1, fadesAsGroup else {
      return picture(at: local, over: below, fadedBy: share, &edges)
    }
    return picture(at: local, over: .clear, fadedBy: 1, &edges).faded(to: share).over(below)
  }

  private func picture(
    at local: Sight, over below: Ink, fadedBy share: Double, _ edges: inout Edges
  ) -> Ink {
    let isInside = box.holds(local, &edges)
    var ink = below
    if isInside, let background { ink = background.faded(to: share).over(ink) }
    if isInside || !masks {
      let upright = uprightSum.map { local.flipped($0) } ?? local
      if let shown = contents?.ink(at: upright, &edges) { ink = shown.faded(to: share).over(ink) }
      let inner = flipSum.map { local.flipped($0) } ?? local
      ink = draw(sublayers, at: inner, over: ink, fadedBy: share, &edges)
    }
    if let hole, isInside, !hole.holds(local, &edges) { ink = border.faded(to: share).over(ink) }
    return ink
  }

  private func draw(
    _ layers: [ReferenceLayer], at sight: Sight, over below: Ink, fadedBy share: Double,
    _ edges: inout Edges
  ) -> Ink {
    var ink = below
    // A layer that fades as one picture has faded its sublayers with it.
    for layer in layers {
      ink = layer.ink(at: sight, over: ink, fadedBy: share, &edges)
    }
    return ink
  }
}

/// A box with round corners.
struct ReferenceBox {
  private let minX, minY, maxX, maxY, radius: Double

  init(_ rect: Rect, radius: Double) {
    (minX, minY) = (rect.origin.x, rect.origin.y)
    (maxX, maxY) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
    self.radius = min(max(radius, 0), min(rect.size.width, rect.size.height) / 2)
  }

  private init(_ outer: ReferenceBox, inset: Double) {
    (minX, minY) = (outer.minX + inset, outer.minY + inset)
    (maxX, maxY) = (outer.maxX - inset, outer.maxY - inset)
    radius = max(outer.radius - inset, 0)
  }

  /// What a border of some width leaves free; it may hold nothing.
  func inset(by width: Double) -> ReferenceBox { ReferenceBox(self, inset: width) }

  func holds(_ s: Sight, _ edges: inout Edges) -> Bool {
    guard edges.holds(s.x, minX, maxX, reach: s.reachX),
      edges.holds(s.y, minY, maxY, reach: s.reachY)
    else { return false }
    let x = max(minX + radius - s.x, s.x - (maxX - radius))
    let y = max(minY + radius - s.y, s.y - (maxY - radius))
    guard radius > 0, x > -s.reachX, y > -s.reachY else { return true }
    let (dx, dy) = (max(x, 0), max(y, 0))
    let distance = (dx * dx + dy * dy).squareRoot()
    if abs(distance - radius) <= s.reachX + s.reachY { edges.areNear = true }
    return distance < radius
  }
}
