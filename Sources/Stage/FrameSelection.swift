/// Some frames of an animation, counted from 1 as people do: `3-9,12`.
package struct FrameSelection: Hashable, Sendable {
  private let ranges: [ClosedRange<Int>]

  /// The most frames that a range may span; an animation has fewer.
  private static let limit = 1_000_000

  /// Reads `A`, `A-B` and several of them with commas between; nil for anything else.
  package init?(_ text: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
        (1...Self.limit).contains(first), (first...Self.limit).contains(last)
      else { return nil }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }

  /// The chosen of so many frames, as indices in the order chosen; nil where none of them is there.
  package func indices(of count: Int) -> [Int]? {
    let chosen = ranges.flatMap { range in
      range.lowerBound <= count
        ? Array(range.lowerBound - 1...min(range.upperBound, count) - 1) : []
    }
    return chosen.isEmpty ? nil : chosen
  }
}
