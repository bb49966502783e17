internal import Geometry

/// An upright block of pixels.
struct PixelBox: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>

  static let empty = PixelBox(columns: 0..<0, rows: 0..<0)

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The pixels in both.
  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// The smallest box that holds both.
  func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      columns: columns.hull(with: other.columns), rows: rows.hull(with: other.rows))
  }

  /// Those of its pixels whose middles lie in a block of the canvas, left and upper edges included.
  func covered(by block: Block) -> PixelBox {
    PixelBox(
      columns: columns.within(
        from: (block.x0 - 0.5).rounded(.up), to: (block.x1 - 0.5).rounded(.up)),
      rows: rows.within(from: (block.y0 - 0.5).rounded(.up), to: (block.y1 - 0.5).rounded(.up)))
  }

  /// Those of its pixels of which a block of the canvas covers any part.
  func touched(by block: Block) -> PixelBox {
    PixelBox(
      columns: columns.within(from: block.x0.rounded(.down), to: block.x1.rounded(.up)),
      rows: rows.within(from: block.y0.rounded(.down), to: block.y1.rounded(.up)))
  }

  /// The same as a rectangle of the canvas.
  var rect: Rect {
    Rect(
      x: Double(columns.lowerBound), y: Double(rows.lowerBound), width: Double(columns.count),
      height: Double(rows.count))
  }
}

extension Range<Int> {
  fileprivate func hull(with other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }

  /// The part of it from `first` up to `end`; none where a bound is no number.
  fileprivate func within(from first: Double, to end: Double) -> Range<Int> {
    guard first < end else { return lowerBound..<lowerBound }
    let (low, high) = (clamp(first), clamp(end))
    return low..<high
  }

  /// The index nearest to a whole number, ends included.
  func clamp(_ value: Double) -> Int {
    // Comparisons in this order send what is no number to the end.
    value < Double(upperBound)
      ? (value > Double(lowerBound) ? Int(value) : lowerBound) : upperBound
  }
}

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
