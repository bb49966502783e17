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
  /// The smallest range that holds both; neither is empty.
  func hull(with other: Range<Int>) -> Range<Int> {
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
