internal import Geometry

/// One side of a straight line on the canvas: the points at which `a·x + b·y + c` is positive, and
/// those on the line where it is not `isOpen`.
struct HalfPlane: Hashable {
  /// The factors of x, of y and of 1.
  var form: SIMD3<Double>
  /// True where the line itself lies outside: so each of two halves that share a line has the other's
  /// complement exactly.
  var isOpen: Bool

  init(_ form: SIMD3<Double>, isOpen: Bool = false) {
    (self.form, self.isOpen) = (form, isOpen)
  }

  /// Positive inside; grows with the distance from the line.
  func value(at point: Point) -> Double { form.x * point.x + (form.y * point.y + form.z) }

  /// Out of some columns of a row, those whose middles lie inside: to the left of some column or from
  /// it on, as products and sums are rounded monotonously.
  func columns(of range: Range<Int>, atMiddle y: Double) -> Range<Int> {
    let k = form.y * y + form.z
    func holds(_ column: Int) -> Bool {
      let value = form.x * (Double(column) + 0.5) + k
      return isOpen ? value > 0 : value >= 0
    }
    guard form.x != 0, let last = range.last else {
      return holds(range.lowerBound) ? range : range.lowerBound..<range.lowerBound
    }
    // Near the edge by division, then to the very column by the condition itself.
    let near = range.clamp((-k / form.x - 0.5).rounded(.up))
    if form.x > 0 {
      var first = near
      while first > range.lowerBound, holds(first - 1) { first -= 1 }
      while first <= last, !holds(first) { first += 1 }
      return first..<range.upperBound
    }
    var end = near
    while end > range.lowerBound, !holds(end - 1) { end -= 1 }
    while end <= last, holds(end) { end += 1 }
    return range.lowerBound..<end
  }
}
