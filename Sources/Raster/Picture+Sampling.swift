internal import Geometry
internal import Imaging

// Numerators and the denominator of a place are linear along a row. They are taken from the row's
// start for every pixel, not added up, so that no pixel depends on where a run begins.

extension Picture {
  /// The pixel under the middle of each output pixel of a run.
  func sampleNearest(
    _ source: UnsafePointer<Pixel>, _ target: UnsafeMutablePointer<Pixel>, run: Range<Int>, row: Int
  ) {
    let line = Line(toSource, row: row)
    let (columns, rows) = (columns, rows)
    let width = columns.count
    if affine != nil {
      for i in 0..<run.count {
        let x = Double(run.lowerBound &+ i) + 0.5
        let (u, v) = (line.x(x), line.y(x))
        target[i] = source[rows.texel(at: v) &* width &+ columns.texel(at: u)]
      }
    } else {
      for i in 0..<run.count {
        let x = Double(run.lowerBound &+ i) + 0.5
        let k = 1 / line.w(x)
        let (u, v) = (line.x(x) * k, line.y(x) * k)
        target[i] = source[rows.texel(at: v) &* width &+ columns.texel(at: u)]
      }
    }
  }

  /// Four pixels around the middle of each output pixel of a run, each by its nearness.
  func sampleLinear(
    _ source: UnsafePointer<Pixel>, _ target: UnsafeMutablePointer<Pixel>, run: Range<Int>, row: Int
  ) {
    let line = Line(toSource, row: row)
    let isFlat = affine != nil
    let (columns, rows) = (LinearAxis(columns), LinearAxis(rows))
    for i in 0..<run.count {
      let x = Double(run.lowerBound &+ i) + 0.5
      let k = isFlat ? 1 : 1 / line.w(x)
      let (u, v) = (columns.place(line.x(x) * k), rows.place(line.y(x) * k))
      let (top, bottom) = (source + v.first &* columns.count, source + v.second &* columns.count)
      let (left, right) = (LinearAxis.one &- u.share, u.share)
      let (upper, lower) = (LinearAxis.one &- v.share, v.share)
      target[i] = Self.sum(
        (top[u.first], left &* upper), (top[u.second], right &* upper),
        (bottom[u.first], left &* lower), (bottom[u.second], right &* lower))
    }
  }

  /// Pixels by their weights, which add up to 2²²; every channel rounded to nearest.
  @inline(__always)
  private static func sum(
    _ a: (Pixel, UInt64), _ b: (Pixel, UInt64), _ c: (Pixel, UInt64), _ d: (Pixel, UInt64)
  ) -> Pixel {
    let low = low(a.0) &* a.1 &+ low(b.0) &* b.1 &+ low(c.0) &* c.1 &+ low(d.0) &* d.1
    let high = high(a.0) &* a.1 &+ high(b.0) &* b.1 &+ high(c.0) &* c.1 &+ high(d.0) &* d.1
    return Pixel(bits: word(low) | word(high) << 16)
  }

  // Two channels in a word, each with 32 bits of room.

  @inline(__always)
  private static func low(_ pixel: Pixel) -> UInt64 {
    UInt64(pixel.bits & 0xFF) | UInt64(pixel.bits & 0xFF00) << 24
  }

  @inline(__always)
  private static func high(_ pixel: Pixel) -> UInt64 {
    UInt64(pixel.bits >> 16 & 0xFF) | UInt64(pixel.bits >> 16 & 0xFF00) << 24
  }

  @inline(__always)
  private static func word(_ sums: UInt64) -> UInt32 {
    let rounded = sums &+ 0x0020_0000_0020_0000
    return UInt32(truncatingIfNeeded: rounded >> 22 & 0xFF | rounded >> 46 & 0xFF00)
  }
}

/// Along a row of the canvas: homogeneous coordinates of the place in the picture.
private struct Line {
  private let ax, ay, aw, kx, ky, kw: Double

  init(_ map: Homography, row: Int) {
    let y = Double(row) + 0.5
    (ax, ay, aw) = (map.row1.x, map.row1.y, map.row1.z)
    kx = map.row2.x * y + map.row3.x
    ky = map.row2.y * y + map.row3.y
    kw = map.row2.z * y + map.row3.z
  }

  @inline(__always) func x(_ x: Double) -> Double { ax * x + kx }
  @inline(__always) func y(_ x: Double) -> Double { ay * x + ky }
  @inline(__always) func w(_ x: Double) -> Double { aw * x + kw }
}

/// Linear sampling along one axis, in steps of 1/2,048 of a pixel: within an eighth of a colour step
/// of the exact mean.
private struct LinearAxis {
  static let one: UInt64 = 2_048
  let count: Int
  private let low, high: Double

  init(_ range: TexelRange) {
    count = range.count
    low = (range.low * 2_048).rounded()
    high = (range.high * 2_048).rounded()
  }

  /// The two pixels at whose middles, or between whose middles, a place lies, and the share of the
  /// second.
  @inline(__always)
  func place(_ value: Double) -> (first: Int, second: Int, share: UInt64) {
    let steps = Place.round(min(high, max(low, value * 2_048 - 1_024)))
    let first = steps >> 11
    return (
      max(first, 0), min(first &+ 1, count &- 1), UInt64(truncatingIfNeeded: steps & 2_047)
    )
  }
}
