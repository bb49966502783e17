import Glibc
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

  /// Nanoseconds of processor time a pixel over so many runs; what else the machine does meanwhile
  /// does not count.
  func measure(_ count: Int, consuming sum: inout UInt32) -> Double {
    let start = Self.processorTime()
    for _ in 0..<count { sum &+= run().bits }
    return (Self.processorTime() - start) / Double(count * max(pixels, 1))
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
