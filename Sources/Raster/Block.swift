internal import Geometry

/// A rectangle by its four edges, so that neighbours share one exactly.
struct Block: Hashable {
  var x0, y0, x1, y1: Double

  init(x0: Double, y0: Double, x1: Double, y1: Double) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  init(_ rect: Rect) { self.init(x0: rect.minX, y0: rect.minY, x1: rect.maxX, y1: rect.maxY) }

  /// False where a number is none, too.
  var isEmpty: Bool { !(x0 < x1 && y0 < y1) }
  var width: Double { x1 - x0 }
  var height: Double { y1 - y0 }

  /// True for points inside, the left and upper edges included.
  @inline(__always)
  func holds(_ x: Double, _ y: Double) -> Bool { x >= x0 && x < x1 && y >= y0 && y < y1 }

  /// The smaller block within, all edges moved inwards.
  func inset(by width: Double) -> Block {
    Block(x0: x0 + width, y0: y0 + width, x1: x1 - width, y1: y1 - width)
  }

  /// The box around it after a map of the plane; empty where a number is none.
  func applying(_ map: AffineTransform) -> Block {
    var box = Block(around: Point(x: x0, y: y0).applying(map))
    box.add(Point(x: x1, y: y0).applying(map))
    box.add(Point(x: x1, y: y1).applying(map))
    box.add(Point(x: x0, y: y1).applying(map))
    return box
  }

  /// The box around a single point.
  init(around point: Point) { self.init(x0: point.x, y0: point.y, x1: point.x, y1: point.y) }

  /// Makes the box hold another point, too.
  mutating func add(_ point: Point) {
    (x0, y0) = (min(x0, point.x), min(y0, point.y))
    (x1, y1) = (max(x1, point.x), max(y1, point.y))
  }
}
