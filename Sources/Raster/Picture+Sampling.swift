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
    let inner = innerPart(of: run, on: line)
    sampleEdge(source, target, 0..<inner.lowerBound, from: run.lowerBound, on: line)
    sampleInner(source, target, inner, from: run.lowerBound, on: line)
    sampleEdge(source, target, inner.upperBound..<run.count, from: run.lowerBound, on: line)
  }

  /// The part of a run, counted from its start, whose places lie well within what shows. Along a line
  /// before the eye each coordinate only rises or only falls, so its ends speak for all.
  private func innerPart(of run: Range<Int>, on line: Line) -> Range<Int> {
    func isInner(_ i: Int) -> Bool {
      let x = Double(run.lowerBound &+ i) + 0.5
      let k = 1 / line.w(x)
      return columns.holdsWell(line.x(x) * k) && rows.holdsWell(line.y(x) * k)
    }
    let count = run.count
    let first = (0..<min(count, 4)).first(where: isInner)
    let last = (max(0, count - 4)..<count).last(where: isInner)
    guard let first, let last, first <= last else { return 0..<0 }
    return first..<last + 1
  }

  /// Places that may lie beside what shows: the nearest pixel that does is taken.
  private func sampleEdge(
    _ source: UnsafePointer<Pixel>, _ target: UnsafeMutablePointer<Pixel>, _ part: Range<Int>,
    from start: Int, on line: Line
  ) {
    for i in part {
      let x = Double(start &+ i) + 0.5
      let k = 1 / line.w(x)
      target[i] =
        source[rows.texel(at: line.y(x) * k) &* columns.count &+ columns.texel(at: line.x(x) * k)]
    }
  }

  /// Four places at a time: divisions are what it costs.
  private func sampleInner(
    _ source: UnsafePointer<Pixel>, _ target: UnsafeMutablePointer<Pixel>, _ part: Range<Int>,
    from start: Int, on line: Line
  ) {
    let isFlat = affine != nil
    // Masked, so that a multiply of 32 bits will do.
    let mask = SIMD4<UInt64>(repeating: 0xFFFF_FFFF)
    let width = SIMD4(repeating: UInt64(columns.count)) & mask
    var i = part.lowerBound
    while i &+ 4 <= part.upperBound {
      let x = SIMD4(0.5, 1.5, 2.5, 3.5) + Double(start &+ i)
      let k = isFlat ? SIMD4(repeating: 1) : 1 / line.w(x)
      let (left, top) = (Place.floor(line.x(x) * k), Place.floor(line.y(x) * k))
      let index = (top & mask) &* width &+ left
      for lane in 0..<4 { target[i &+ lane] = source[Int(truncatingIfNeeded: index[lane])] }
      i &+= 4
    }
    sampleEdge(source, target, i..<part.upperBound, from: start, on: line)
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
      // Across in 16 bits of which 8 are a fraction, then down in 32.
      let upper = WideChannels(top[u.first]) * left + WideChannels(top[u.second]) * right
      let lower = WideChannels(bottom[u.first]) * left + WideChannels(bottom[u.second]) * right
      let sum =
        upper.droppingEightBits * (LinearAxis.one &- v.share) + lower.droppingEightBits * v.share
      target[i] = sum.pixel(droppingBits: LinearAxis.bits + 8)
    }
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

  @inline(__always) func x(_ x: SIMD4<Double>) -> SIMD4<Double> { ax * x + kx }
  @inline(__always) func y(_ x: SIMD4<Double>) -> SIMD4<Double> { ay * x + ky }
  @inline(__always) func w(_ x: SIMD4<Double>) -> SIMD4<Double> { aw * x + kw }

  @inline(__always) func x(_ x: Double) -> Double { ax * x + kx }
  @inline(__always) func y(_ x: Double) -> Double { ay * x + ky }
  @inline(__always) func w(_ x: Double) -> Double { aw * x + kw }
}

/// Linear sampling along one axis, in steps of 1/65,536 of a pixel: with what is rounded in between
/// within a hundredth of a colour step of the exact mean.
private struct LinearAxis {
  static let bits: UInt64 = 16
  static let one: UInt64 = 1 << bits
  private static let scale = Double(one)
  let count: Int
  private let low, high: Double
  private let first, last: Int

  init(_ range: TexelRange) {
    (count, first, last) = (range.count, range.first, range.last)
    low = (range.low * Self.scale).rounded()
    high = (range.high * Self.scale).rounded()
  }

  /// The two pixels at whose middles, or between whose middles, a place lies, and the share of the
  /// second.
  @inline(__always)
  func place(_ value: Double) -> (first: Int, second: Int, share: UInt64) {
    let steps = Place.round(min(high, max(low, (value - 0.5) * Self.scale)))
    let texel = steps >> Int(Self.bits)
    return (
      max(texel, first), min(texel &+ 1, last), UInt64(truncatingIfNeeded: steps) & (Self.one &- 1)
    )
  }
}
