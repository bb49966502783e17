internal import Geometry
internal import Imaging
internal import Layers

/// One picture on its way to the canvas: which of its pixels shows at which place.
///
/// Nearest sampling at pixel middles: the middle of an output pixel, taken back through the map,
/// lies in the pixel shown. Indices are clamped to the picture, which repeats its edge where
/// `contentsRect` reaches beyond it.
struct Sampler {
  private let bitmap: Bitmap
  /// The part of the layer's space that the picture covers.
  private let destination: Rect
  private let transform: AffineTransform
  /// From a point of the canvas to a point of the picture, both in pixels.
  private let toSource: AffineTransform
  /// From a point of the canvas to the layer's space.
  private let toLayer: AffineTransform
  /// Samples across and down an output pixel.
  private let samples: Int

  /// Nil where nothing would be seen: an empty part, an empty place, a map that flattens or is no
  /// number.
  init?(
    bitmap: Bitmap, unitRect: Rect, destination: Rect, transform: AffineTransform,
    minification: ContentsFilter
  ) {
    guard bitmap.width > 0, bitmap.height > 0, !unitRect.size.isEmpty, !destination.isEmpty,
      let toLayer = transform.inverse
    else { return nil }
    let (pw, ph) = (Double(bitmap.width), Double(bitmap.height))
    let (sx, sy) = (
      unitRect.size.width * pw / destination.width, unitRect.size.height * ph / destination.height
    )
    let layerToSource = AffineTransform(
      a: sx, b: 0, c: 0, d: sy,
      tx: unitRect.minX * pw - destination.minX * sx,
      ty: unitRect.minY * ph - destination.minY * sy)
    self.bitmap = bitmap
    self.destination = destination
    self.transform = transform
    self.toLayer = toLayer
    toSource = toLayer.concatenating(layerToSource)
    samples = minification == .nearest ? 1 : Sampler.samples(across: toSource)
  }

  func draw(on canvas: Canvas) {
    let area = destination.applying(transform)
    let box = samples > 1 ? canvas.touched(by: area) : canvas.covered(by: area)
    guard !box.isEmpty else { return }
    bitmap.pixels.withUnsafeBufferPointer { source in
      if samples > 1 {
        drawAveraged(source, box, on: canvas)
      } else if toSource.keepsAxes {
        drawUpright(source, box, on: canvas)
      } else {
        drawTurned(source, box, on: canvas)
      }
    }
  }

  /// Enough samples that every picture pixel under an output pixel is met.
  private static func samples(across map: AffineTransform) -> Int {
    let step = max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d))
    return step > 1 && step.isFinite ? Int(min(step.rounded(.up), 64)) : 1
  }
}

// MARK: - Nearest

extension Sampler {
  /// Axes kept: the index into the picture is a sum of one part by column and one by row.
  private func drawUpright(
    _ source: UnsafeBufferPointer<Pixel>, _ box: PixelBox, on canvas: Canvas
  ) {
    let columns = box.columns.map { offset(x: Double($0) + 0.5) }
    let isRun = zip(columns, columns.dropFirst()).allSatisfy { $1 == $0 + 1 }
    for y in box.rows {
      let base = offset(y: Double(y) + 0.5)
      let target = UnsafeMutableBufferPointer(
        rebasing: canvas.pixels[y * canvas.width + box.columns.lowerBound..<(y + 1) * canvas.width])
      if isRun {
        let run = UnsafeBufferPointer(rebasing: source[(base + columns[0])...])
        for i in 0..<columns.count { target[i] = run[i].over(target[i]) }
      } else {
        for i in 0..<columns.count { target[i] = source[base + columns[i]].over(target[i]) }
      }
    }
  }

  /// The part of the index that the canvas's x decides.
  private func offset(x: Double) -> Int {
    toSource.a != 0
      ? clamp(toSource.a * x + toSource.tx, bitmap.width)
      : clamp(toSource.b * x + toSource.ty, bitmap.height) * bitmap.width
  }

  /// The part of the index that the canvas's y decides.
  private func offset(y: Double) -> Int {
    toSource.a != 0
      ? clamp(toSource.d * y + toSource.ty, bitmap.height) * bitmap.width
      : clamp(toSource.c * y + toSource.tx, bitmap.width)
  }

  private func drawTurned(
    _ source: UnsafeBufferPointer<Pixel>, _ box: PixelBox, on canvas: Canvas
  ) {
    for y in box.rows {
      for x in box.columns {
        let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        guard destination.holds(middle.applying(toLayer)) else { continue }
        let i = y * canvas.width + x
        canvas.pixels[i] = source[index(of: middle)].over(canvas.pixels[i])
      }
    }
  }

  @inline(__always)
  private func index(of point: Point) -> Int {
    let p = point.applying(toSource)
    return clamp(p.y, bitmap.height) * bitmap.width + clamp(p.x, bitmap.width)
  }

  @inline(__always)
  private func clamp(_ value: Double, _ count: Int) -> Int {
    Int(max(0, min(value, Double(count - 1))))
  }
}

// MARK: - Average

extension Sampler {
  private func drawAveraged(
    _ source: UnsafeBufferPointer<Pixel>, _ box: PixelBox, on canvas: Canvas
  ) {
    for y in box.rows {
      for x in box.columns {
        let i = y * canvas.width + x
        canvas.pixels[i] = average(source, atColumn: x, row: y).over(canvas.pixels[i])
      }
    }
  }

  /// The mean of a grid of samples over one output pixel; samples beside the picture are clear.
  private func average(
    _ source: UnsafeBufferPointer<Pixel>, atColumn x: Int, row y: Int
  ) -> Pixel {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for j in 0..<samples {
      for i in 0..<samples {
        let point = Point(
          x: Double(x) + (Double(i) + 0.5) / Double(samples),
          y: Double(y) + (Double(j) + 0.5) / Double(samples))
        guard destination.holds(point.applying(toLayer)) else { continue }
        let bits = Int(source[index(of: point)].bits)
        red += bits & 0xFF
        green += bits >> 8 & 0xFF
        blue += bits >> 16 & 0xFF
        alpha += bits >> 24
      }
    }
    let count = samples * samples
    func mean(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
    return Pixel(red: mean(red), green: mean(green), blue: mean(blue), alpha: mean(alpha))
  }
}
