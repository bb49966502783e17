internal import Geometry
internal import Imaging

extension Picture {
  /// Axes kept: the index into the picture is a sum of one part by column and one by row, so a row of
  /// the picture is laid out once and then copied for all rows that show it.
  func drawUpright(
    _ source: UnsafePointer<Pixel>, _ map: AffineTransform, _ area: PixelBox, on canvas: Canvas
  ) {
    let layout =
      firstOfRun(area.columns, map).map { RowLayout(runFrom: $0, count: area.columns.count) }
      ?? RowLayout(offsets(of: area.columns, map))
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: layout.room) { room in
      guard let buffer = room.baseAddress else { return }
      var (ready, readyBase): (UnsafePointer<Pixel>, Int?) = (UnsafePointer(buffer), nil)
      for row in area.rows {
        let run = region.columns(ofRow: row, within: area.columns)
        guard !run.isEmpty else { continue }
        let base = offset(y: Double(row) + 0.5, map)
        if base != readyBase {
          ready = layout.row(source + base, buffer)
          if !share.isAll {
            share.fade(buffer, ready, count: area.columns.count)
            ready = UnsafePointer(buffer)
          }
          readyBase = base
        }
        canvas.draw(
          ready + (run.lowerBound - area.columns.lowerBound), over: run, ofRow: row)
      }
    }
  }

  /// Where the first column's pixel lies if those of the others follow one by one: sums with a
  /// fraction of few digits are exact, so that the ends tell.
  private func firstOfRun(_ columns: Range<Int>, _ map: AffineTransform) -> Int? {
    let (move, last) = (map.tx * 1_024, Double(columns.upperBound) - 0.5)
    guard map.isStraight, map.a == 1, move == move.rounded(), abs(move) < 1e12 else { return nil }
    let (start, end) = (Double(columns.lowerBound) + 0.5 + map.tx, last + map.tx)
    let first = self.columns.texel(at: start)
    return Place.floor(start) == first && Place.floor(end) == self.columns.texel(at: end)
      ? first : nil
  }

  /// The part of the index that the canvas's x decides, for each column.
  private func offsets(of columns: Range<Int>, _ map: AffineTransform) -> [Int] {
    let (range, scale, move, stride) =
      map.isStraight
      ? (self.columns, map.a, map.tx, 1) : (rows, map.b, map.ty, self.columns.count)
    return [Int](unsafeUninitializedCapacity: columns.count) { offsets, count in
      for i in 0..<columns.count {
        let x = Double(columns.lowerBound &+ i) + 0.5
        offsets[i] = range.texel(at: scale * x + move) &* stride
      }
      count = columns.count
    }
  }

  /// The part of the index that the canvas's y decides.
  private func offset(y: Double, _ map: AffineTransform) -> Int {
    map.isStraight
      ? rows.texel(at: map.d * y + map.ty) * columns.count
      : columns.texel(at: map.c * y + map.tx)
  }
}

extension AffineTransform {
  /// True where each axis is kept, not exchanged with the other.
  fileprivate var isStraight: Bool { b == 0 && c == 0 }
}

/// How the pixels of a row of the picture are laid out along a row of the canvas.
private struct RowLayout {
  private let first: Int
  private let count: Int
  private let offsets: [Int]
  private let pattern: Pattern

  private enum Pattern {
    /// One after another.
    case run
    /// Each so many times; of the first, which may be cut off, some are missing.
    case zoomed(Int, missing: Int)
    /// In no order that can be copied.
    case any
  }

  init(runFrom first: Int, count: Int) {
    (self.first, self.count) = (first, count)
    (offsets, pattern) = ([], .run)
  }

  /// - Parameter offsets: where the pixel of each column lies, seen from the start of the row.
  init(_ offsets: [Int]) {
    self.offsets = offsets
    (first, count) = (offsets[0], offsets.count)
    if Self.isZoomed(offsets, 1, missing: 0) {
      pattern = .run
      return
    }
    let known = offsets.prefix { $0 == offsets[0] }.count
    let second = offsets.dropFirst(known)
    let zoom = max(known, second.prefix { $0 == second.first }.count)
    pattern =
      Self.isZoomed(offsets, zoom, missing: zoom - known)
      ? .zoomed(zoom, missing: zoom - known) : .any
  }

  private static func isZoomed(_ offsets: [Int], _ zoom: Int, missing: Int) -> Bool {
    var (count, expected) = (missing, offsets[0])
    for offset in offsets {
      if count == zoom { (count, expected) = (0, expected + 1) }
      guard offset == expected else { return false }
      count += 1
    }
    return true
  }

  /// Pixels that a row may need.
  var room: Int {
    if case .zoomed(let zoom, _) = pattern { return count + 2 * zoom }
    return count
  }

  /// A row of the canvas, in place where the picture has it so, else in the buffer.
  func row(
    _ source: UnsafePointer<Pixel>, _ buffer: UnsafeMutablePointer<Pixel>
  ) -> UnsafePointer<Pixel> {
    switch pattern {
    case .run:
      return source + first
    case .zoomed(let zoom, let missing):
      let texels = (count + missing + zoom - 1) / zoom
      Self.widen(source + first, buffer, texels: texels, zoom: zoom)
      return UnsafePointer(buffer + missing)
    case .any:
      offsets.withUnsafeBufferPointer { offsets in
        for i in 0..<offsets.count { buffer[i] = source[offsets[i]] }
      }
      return UnsafePointer(buffer)
    }
  }

  private static func widen(
    _ source: UnsafePointer<Pixel>, _ target: UnsafeMutablePointer<Pixel>, texels: Int, zoom: Int
  ) {
    if zoom == 2 {
      let pairs = UnsafeMutableRawPointer(target)
      for i in 0..<texels {
        let pair = UInt64(source[i].bits) &* 0x1_0000_0001
        pairs.storeBytes(of: pair, toByteOffset: i &* 8, as: UInt64.self)
      }
    } else {
      var place = target
      for i in 0..<texels {
        let pixel = source[i]
        for j in 0..<zoom { place[j] = pixel }
        place += zoom
      }
    }
  }
}
