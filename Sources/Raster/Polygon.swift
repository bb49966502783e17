internal import Geometry

/// A convex polygon on the canvas, for telling what lies where; no pixel is decided by it.
struct Polygon {
  private(set) var points: [Point]

  /// The outline of some pixels.
  init(_ box: PixelBox) { points = box.isEmpty ? [] : box.rect.corners }

  var isEmpty: Bool { points.isEmpty }

  /// The box around it; empty where there is nothing.
  var block: Block {
    guard let first = points.first else { return Block(around: .zero) }
    return points.dropFirst().reduce(into: Block(around: first)) { $0.add($1) }
  }

  /// True where no point lies outside or within half a pixel of the line.
  func liesWell(inside half: HalfPlane) -> Bool {
    let margin = 0.5 * (abs(half.form.x) + abs(half.form.y))
    return points.allSatisfy { half.value(at: $0) > margin }
  }

  /// Leaves the part inside.
  mutating func cut(by half: HalfPlane) {
    guard var from = points.last else { return }
    var (kept, before): ([Point], Double) = ([], half.value(at: from))
    for to in points {
      let value = half.value(at: to)
      if (value >= 0) != (before >= 0) {
        let t = before / (before - value)
        kept.append(Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t))
      }
      if value >= 0 { kept.append(to) }
      (from, before) = (to, value)
    }
    points = kept
  }
}
