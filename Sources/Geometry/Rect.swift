/// An axis-aligned rectangle; `origin` is its top-left corner where the size is positive.
public struct Rect: Hashable, Sendable {
  /// The corner from which the size is measured.
  public var origin: Point
  /// Extents from the origin, to the right and down.
  public var size: Size

  /// A rectangle from a corner and a size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The unit square, which stands for "all of it" in unit coordinates.
  public static let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  /// The left edge, also where the width is negative.
  public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The upper edge, also where the height is negative.
  public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The right edge, also where the width is negative.
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The lower edge, also where the height is negative.
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// The width, never negative.
  public var width: Double { abs(size.width) }
  /// The height, never negative.
  public var height: Double { abs(size.height) }
  /// The middle.
  public var center: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
  /// True where it covers nothing.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The same area with a size that is not negative.
  public var standardized: Rect { Rect(x: minX, y: minY, width: width, height: height) }

  /// The smallest rectangle that holds some points; the empty one at the origin for none.
  public init(around points: some Collection<Point>) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Its corners, clockwise from the top-left.
  public var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// True where `other` lies wholly inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// True for a point inside: the left and upper edges count as inside, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle moved by a vector.
  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }
}
