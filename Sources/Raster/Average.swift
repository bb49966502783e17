internal import Geometry
internal import Imaging

/// The mean of all of a picture that lies under an output pixel, found by samples on a grid.
struct Average: Equatable {
  /// What the picture covers of its layer's plane; samples beside it are clear. Nil where the picture
  /// goes on beyond its part, as one of nine parts does.
  let block: Block?
  /// From a point of the canvas to the layer's plane.
  let toLayer: Homography
}

/// Averages on one stretch of canvas.
struct AverageSampler {
  private let picture: Picture
  private let average: Average
  private let source: UnsafePointer<Pixel>
  /// Samples across and down an output pixel where they are the same everywhere.
  private let samples: Int?
  /// For every sample of every column, where its pixel lies in a row of the picture, -1 beside it;
  /// nil where axes are not kept.
  private let offsets: [Int]?
  /// The first column that `offsets` has.
  private let start: Int

  /// The most samples each way, under perspective and without it: a picture that is smaller still is
  /// sampled with gaps, at a bounded cost.
  private static let (limit, flatLimit) = (16.0, 64.0)

  init(
    _ picture: Picture, _ average: Average, _ source: UnsafePointer<Pixel>, _ area: PixelBox
  ) {
    (self.picture, self.average, self.source) = (picture, average, source)
    start = area.columns.lowerBound
    samples = picture.affine.map { map in
      Self.samples(
        max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d)), limit: Self.flatLimit)
    }
    if let samples, let map = picture.affine, map.b == 0, map.c == 0 {
      offsets = area.columns.flatMap { column in
        (0..<samples).map { i in
          let x = Double(column) + (Double(i) + 0.5) / Double(samples)
          return average.holds(x: x) ? picture.columns.texel(at: map.a * x + map.tx) : -1
        }
      }
    } else {
      offsets = nil
    }
  }

  /// Enough samples that every picture pixel under an output pixel is met.
  private static func samples(_ step: Double, limit: Double) -> Int {
    step > 1 && step.isFinite ? Int(min(step.rounded(.up), limit)) : 1
  }

  func sample(_ target: UnsafeMutablePointer<Pixel>, run: Range<Int>, row: Int) {
    if let offsets, let samples, let map = picture.affine {
      sampleUpright(target, run, row, offsets, samples, map)
    } else {
      for i in 0..<run.count { target[i] = mean(column: run.lowerBound + i, row: row) }
    }
  }

  private func sampleUpright(
    _ target: UnsafeMutablePointer<Pixel>, _ run: Range<Int>, _ row: Int, _ offsets: [Int],
    _ samples: Int, _ map: AffineTransform
  ) {
    var bases: [Int] = []
    for j in 0..<samples {
      let y = Double(row) + (Double(j) + 0.5) / Double(samples)
      if average.holds(y: y) {
        bases.append(picture.rows.texel(at: map.d * y + map.ty) * picture.columns.count)
      }
    }
    offsets.withUnsafeBufferPointer { offsets in
      for i in 0..<run.count {
        var sum = ColorSum()
        let first = (run.lowerBound - start + i) * samples
        for base in bases {
          for k in first..<first + samples where offsets[k] >= 0 {
            sum.add(source[base &+ offsets[k]])
          }
        }
        target[i] = sum.mean(of: samples * samples)
      }
    }
  }

  private func mean(column: Int, row: Int) -> Pixel {
    let n = samples ?? samplesNeeded(column: column, row: row)
    var sum = ColorSum()
    for j in 0..<n {
      for i in 0..<n {
        let point = Point(
          x: Double(column) + (Double(i) + 0.5) / Double(n),
          y: Double(row) + (Double(j) + 0.5) / Double(n))
        guard average.holds(point) else { continue }
        let place = picture.toSource.image(of: point)
        guard place.z > 0 else { continue }
        let (x, y) = (place.x / place.z, place.y / place.z)
        sum.add(
          source[picture.rows.texel(at: y) &* picture.columns.count &+ picture.columns.texel(at: x)]
        )
      }
    }
    return sum.mean(of: n * n)
  }

  /// By how far the place in the picture moves with the output pixel.
  private func samplesNeeded(column: Int, row: Int) -> Int {
    let map = picture.toSource
    let place = map.image(of: Point(x: Double(column) + 0.5, y: Double(row) + 0.5))
    let (x, y) = (place.x / place.z, place.y / place.z)
    let across = abs(map.row1.x - x * map.row1.z) + abs(map.row2.x - x * map.row2.z)
    let down = abs(map.row1.y - y * map.row1.z) + abs(map.row2.y - y * map.row2.z)
    return Self.samples(max(across, down) / place.z, limit: Self.limit)
  }
}

extension Average {
  fileprivate func holds(_ point: Point) -> Bool {
    guard let block else { return true }
    let image = toLayer.image(of: point)
    guard image.z > 0 else { return false }
    return block.holds(image.x / image.z, image.y / image.z)
  }

  /// For maps that keep axes.
  fileprivate func holds(x: Double) -> Bool {
    guard let block else { return true }
    let x = toLayer.row1.x * x + toLayer.row3.x
    return x >= block.x0 && x < block.x1
  }

  /// For maps that keep axes.
  fileprivate func holds(y: Double) -> Bool {
    guard let block else { return true }
    let y = toLayer.row2.y * y + toLayer.row3.y
    return y >= block.y0 && y < block.y1
  }
}

/// Colours added up.
private struct ColorSum {
  private var sums = SIMD4<UInt32>.zero

  @inline(__always)
  mutating func add(_ pixel: Pixel) {
    let bits = pixel.bits
    sums &+= SIMD4(bits & 0xFF, bits >> 8 & 0xFF, bits >> 16 & 0xFF, bits >> 24)
  }

  /// The mean of so many, every channel rounded to nearest.
  func mean(of count: Int) -> Pixel {
    let count = UInt32(truncatingIfNeeded: count)
    func mean(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
    return Pixel(
      bits: mean(sums.x) | mean(sums.y) << 8 | mean(sums.z) << 16 | mean(sums.w) << 24)
  }
}
