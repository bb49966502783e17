/// The numbers of an animation's frames, and what is odd about them.
struct FrameNumbers: Sendable {
  /// Rising, each once.
  private let values: [Int]

  /// Numbers in rising order; equal ones count once.
  init(rising numbers: some Sequence<Int>) {
    values = numbers.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// `frames 1–7, 9–12 (8 missing)`; nil where nothing seems to be missing.
  ///
  /// Of fewer than three frames nobody can tell. Where more than a third is missing, or every second
  /// is there, the numbers mean something else.
  var gap: String? {
    guard values.count >= 3, let span, span > values.count,
      span - values.count <= values.count / 2, !isEven
    else { return nil }
    var runs: [ClosedRange<Int>] = []
    for value in values {
      if let last = runs.last, last.upperBound + 1 == value {
        runs[runs.count - 1] = last.lowerBound...value
      } else {
        runs.append(value...value)
      }
    }
    let holes = zip(runs, runs.dropFirst()).map { ($0.upperBound + 1)...($1.lowerBound - 1) }
    return "frames \(Self.text(runs)) (\(Self.text(holes)) missing)"
  }

  /// From the first to the last, both counted; nil where that is more than can be counted.
  private var span: Int? {
    guard let first = values.first, let last = values.last else { return nil }
    let (steps, overflow) = last.subtractingReportingOverflow(first)
    return overflow || steps == .max ? nil : steps + 1
  }

  private var isEven: Bool {
    zip(values, values.dropFirst()).allSatisfy { $1 - $0 == values[1] - values[0] }
  }

  private static func text(_ runs: [ClosedRange<Int>]) -> String {
    let shown = runs.prefix(6).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
    }
    return shown.joined(separator: ", ") + (runs.count > shown.count ? " …" : "")
  }
}
