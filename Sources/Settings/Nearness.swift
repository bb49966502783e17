private import LayerSprites

/// "Did you mean": which words lie near one that is not there.
package enum Nearness {
  /// The nearest of some words, where one is near enough to be meant.
  package static func nearest(to word: String, among words: [String]) -> String? {
    nearest(to: word, among: words, count: 1).first
  }

  /// Up to `count` words near enough to be meant, the nearest first; case is ignored.
  package static func nearest(to word: String, among words: [String], count: Int) -> [String] {
    let wanted = Array(word.lowercased())
    // Of a short word most must be right, or everything would be near.
    let reach = min(max(2, wanted.count / 3), max(1, wanted.count - 1))
    guard !wanted.isEmpty else { return [] }
    return words.map {
      (word: $0, distance: distance(wanted, Array($0.lowercased())))
    }
    .filter { $0.distance <= reach }
    .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
    .prefix(count).map(\.word)
  }

  /// Single changes between two words; what only goes on is never far.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    b.starts(with: a) ? min(1, b.count - a.count) : EditDistance.between(a, b)
  }
}
