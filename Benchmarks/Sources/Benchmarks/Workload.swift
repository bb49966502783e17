import Glibc
import LayerSprites

/// Something to be done again and again, and what it may cost.
final class Workload {
  let name: String
  /// The largest multiple of what the table's first workload takes; nil where none is set.
  let limit: Double?
  /// Pixels that one run draws, or whatever else the table counts.
  let units: Int
  private let run: () -> UInt32

  /// - Parameter run: gives something of its result, so that none of it is optimised away.
  init(_ name: String, limit: Double? = nil, units: Int, run: @escaping () -> UInt32) {
    (self.name, self.limit, self.units, self.run) = (name, limit, units, run)
  }

  /// A tree drawn as the viewer draws it, on a bitmap of its own, or over one that holds a colour; only
  /// the pixels that it covers count.
  convenience init(
    _ name: String, limit: Double? = nil, of stage: Bitmap, over isOver: Bool = false, _ root: Layer
  ) {
    let snapshot = root.snapshot()
    let renderer = Renderer()
    var trial = Bitmap(width: stage.width, height: stage.height, filledWith: .clear)
    renderer.draw(snapshot, over: &trial)
    var bitmap = stage
    let middle = stage.height / 2 * stage.width + stage.width / 2
    self.init(name, limit: limit, units: trial.pixels.count { $0 != .clear }) {
      if isOver {
        renderer.draw(snapshot, over: &bitmap)
      } else {
        renderer.render(snapshot, into: &bitmap)
      }
      return bitmap.pixels[middle].bits
    }
  }

  /// A bitmap copied, row by row.
  convenience init(copying source: Bitmap) {
    var target = Bitmap(width: source.width, height: source.height)
    self.init("copy", units: source.pixels.count) {
      copyRows(of: source, to: &target)
      return target.pixels[target.pixels.count / 2].bits
    }
  }

  /// Nanoseconds of processor time a unit over so many runs; what else the machine does meanwhile
  /// does not count.
  func measure(_ count: Int, consuming sum: inout UInt32) -> Double {
    let start = Self.processorTime()
    for _ in 0..<count { sum &+= run() }
    return (Self.processorTime() - start) / Double(count * max(units, 1))
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
