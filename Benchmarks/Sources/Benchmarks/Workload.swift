import LayerSprites

/// Something to be drawn again and again, and what it may cost.
final class Workload {
  let name: String
  /// The largest multiple of what copying as many pixels takes; nil where none is set.
  let limit: Double?
  /// Pixels that one run draws.
  let pixels: Int
  private let run: () -> Pixel

  private init(_ name: String, limit: Double?, pixels: Int, run: @escaping () -> Pixel) {
    (self.name, self.limit, self.pixels, self.run) = (name, limit, pixels, run)
  }

  /// A tree drawn over a bitmap that holds a colour; only the pixels that it changes count.
  convenience init(_ name: String, limit: Double? = nil, of stage: Bitmap, _ root: Layer) {
    let snapshot = root.snapshot()
    let renderer = Renderer()
    var trial = Bitmap(width: stage.width, height: stage.height, filledWith: .clear)
    renderer.draw(snapshot, over: &trial)
    var bitmap = stage
    let middle = stage.height / 2 * stage.width + stage.width / 2
    self.init(name, limit: limit, pixels: trial.pixels.count { $0 != .clear }) {
      renderer.draw(snapshot, over: &bitmap)
      return bitmap.pixels[middle]
    }
  }

  /// A bitmap copied, row by row.
  convenience init(copying source: Bitmap) {
    var target = Bitmap(width: source.width, height: source.height)
    self.init("copy", limit: nil, pixels: source.pixels.count) {
      copyRows(of: source, to: &target)
      return target.pixels[target.pixels.count / 2]
    }
  }

  /// Nanoseconds a pixel over so many runs.
  func measure(_ count: Int, consuming sum: inout UInt32) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<count { sum &+= run().bits }
    }
    let nanoseconds =
      Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) * 1e-9
    return nanoseconds / Double(count * max(pixels, 1))
  }
}
