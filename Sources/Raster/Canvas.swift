internal import Imaging

/// Pixels being drawn into, which need not be cleared first.
///
/// Each row knows the run of columns that has been drawn. Pixels outside of it count as clear, whatever
/// their memory holds: what is drawn there first is stored, not blended, since source-over onto clear
/// is a copy. Only the gaps that a new run leaves beside the old one are cleared.
///
/// Not a class, though it owns memory: it is copied on every step of a drawing, and freed by hand.
struct Canvas {
  /// The pixels that are drawn; what lies outside is never touched.
  let box: PixelBox
  /// The first pixel of the box.
  private let origin: UnsafeMutablePointer<Pixel>
  private let stride: Int
  /// For each row of the box, the columns drawn so far, and all between them.
  private let drawn: UnsafeMutablePointer<Range<Int>>
  private let ownsPixels: Bool

  /// A part of a bitmap's pixels; their old values count as drawn where they are to be kept.
  init(
    _ pixels: UnsafeMutableBufferPointer<Pixel>, width: Int, box: PixelBox, keeping: Bool
  ) {
    self.box = box
    stride = width
    ownsPixels = false
    drawn = Self.runs(keeping ? box.columns : nil, of: box)
    let offset = box.isEmpty ? 0 : box.rows.lowerBound * width + box.columns.lowerBound
    // A bitmap without pixels may have no address; nothing is drawn there.
    origin = pixels.baseAddress.map { $0 + offset } ?? Self.scratch(of: .empty)
  }

  /// Clear pixels of its own.
  init(box: PixelBox) {
    self.box = box
    stride = box.columns.count
    ownsPixels = true
    drawn = Self.runs(nil, of: box)
    origin = Self.scratch(of: box)
  }

  /// Gives the memory back; the canvas is not used after that.
  func free() {
    drawn.deallocate()
    if ownsPixels { origin.deallocate() }
  }

  private static func runs(
    _ columns: Range<Int>?, of box: PixelBox
  ) -> UnsafeMutablePointer<Range<Int>> {
    let runs = UnsafeMutablePointer<Range<Int>>.allocate(capacity: max(box.rows.count, 1))
    let first = box.columns.lowerBound
    runs.initialize(repeating: columns ?? first..<first, count: box.rows.count)
    return runs
  }

  /// Memory that holds anything: a row is cleared when it is first drawn on, or not at all.
  private static func scratch(of box: PixelBox) -> UnsafeMutablePointer<Pixel> {
    let count = box.isEmpty ? 0 : box.rows.count * box.columns.count
    return UnsafeMutablePointer<Pixel>.allocate(capacity: max(count, 1))
  }
}

// MARK: - Rows

extension Canvas {
  /// A pixel of the box.
  func address(row: Int, column: Int) -> UnsafeMutablePointer<Pixel> {
    origin + ((row &- box.rows.lowerBound) &* stride &+ column &- box.columns.lowerBound)
  }

  /// The columns of a row outside of which all is clear.
  func drawnColumns(ofRow row: Int) -> Range<Int> { drawn[row &- box.rows.lowerBound] }

  /// Counts a run as drawn. True where nothing had been drawn there: the caller must then store every
  /// pixel of it, for memory may hold anything; false where it must blend.
  func claim(_ run: Range<Int>, ofRow row: Int) -> Bool {
    let index = row &- box.rows.lowerBound
    let old = drawn[index]
    if old.isEmpty {
      drawn[index] = run
      return true
    }
    drawn[index] = old.hull(with: run)
    if run.lowerBound >= old.upperBound {
      clear(old.upperBound..<run.lowerBound, ofRow: row)
      return true
    }
    if run.upperBound <= old.lowerBound {
      clear(run.upperBound..<old.lowerBound, ofRow: row)
      return true
    }
    if run.lowerBound < old.lowerBound { clear(run.lowerBound..<old.lowerBound, ofRow: row) }
    if run.upperBound > old.upperBound { clear(old.upperBound..<run.upperBound, ofRow: row) }
    return false
  }

  /// Clears the memory of what has not been drawn of a run, so that it can be read.
  func settle(_ run: Range<Int>, ofRow row: Int) {
    let old = drawnColumns(ofRow: row).clamped(to: run)
    if old.isEmpty {
      clear(run, ofRow: row)
    } else {
      clear(run.lowerBound..<old.lowerBound, ofRow: row)
      clear(old.upperBound..<run.upperBound, ofRow: row)
    }
  }

  /// Lays a run of pixels over a row.
  func draw(_ source: UnsafePointer<Pixel>, over run: Range<Int>, ofRow row: Int) {
    let isClear = claim(run, ofRow: row)
    let target = address(row: row, column: run.lowerBound)
    if isClear {
      target.update(from: source, count: run.count)
    } else {
      Blend.over(target, source, count: run.count)
    }
  }

  /// Lays one colour over a run of a row.
  func draw(_ color: Pixel, over run: Range<Int>, ofRow row: Int) {
    let isClear = claim(run, ofRow: row)
    let target = address(row: row, column: run.lowerBound)
    if isClear {
      target.update(repeating: color, count: run.count)
    } else {
      Blend.over(target, color, count: run.count)
    }
  }

  private func clear(_ run: Range<Int>, ofRow row: Int) {
    guard !run.isEmpty else { return }
    address(row: row, column: run.lowerBound).update(repeating: .clear, count: run.count)
  }
}
