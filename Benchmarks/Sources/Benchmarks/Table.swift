import Foundation

/// What some workloads cost beside each other.
struct Table {
  private var lines: [String]
  /// True where no workload costs more than it may.
  private(set) var isWithinLimits = true

  /// Measures. Every round runs every workload once for about two milliseconds, so that what disturbs
  /// the machine for a while disturbs all alike; the median of the rounds counts.
  ///
  /// - Parameters:
  ///   - unit: what the workloads count.
  ///   - workloads: the first is what the others are compared with.
  init(title: String, unit: String, workloads: [Workload], rounds: Int) {
    var sum: UInt32 = 0
    let counts = workloads.map { workload in
      let once = workload.measure(3, consuming: &sum) * Double(workload.units)
      return max(1, Int(2e6 / max(once, 1)))
    }
    var times = workloads.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, workload) in workloads.enumerated() {
        times[index].append(workload.measure(counts[index], consuming: &sum))
      }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    lines = [Self.line(title, "ns/\(unit)", "× first", "limit", "")]
    for (workload, median) in zip(workloads, medians) {
      let ratio = median / medians[0]
      let isOver = workload.limit.map { ratio > $0 } ?? false
      isWithinLimits = isWithinLimits && !isOver
      lines.append(
        Self.line(
          workload.name, String(format: "%.3f", median), String(format: "%.1f", ratio),
          workload.limit.map { String(format: "%.0f", $0) } ?? "", isOver ? "  exceeded" : ""))
    }
    lines.append("(\(rounds) rounds, checksum \(String(sum, radix: 16)))\n")
  }

  /// The table, a line each.
  var text: String { lines.joined(separator: "\n") }

  private static func line(
    _ name: String, _ time: String, _ ratio: String, _ limit: String, _ end: String
  ) -> String {
    func pad(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let start = name + String(repeating: " ", count: max(0, 20 - name.count))
    return start + pad(time, 10) + pad(ratio, 9) + pad(limit, 8) + end
  }
}
