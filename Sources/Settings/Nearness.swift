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
      (word: $0, distance: distance(wanted, Array($0.lowercased()), limit: reach))
    }
    .filter { $0.distance <= reach }
    .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
    .prefix(count).map(\.word)
  }

  /// Insertions, deletions and exchanges between two words; a shared beginning counts little.
  private static func distance(_ a: [Character], _ b: [Character], limit: Int) -> Int {
    if b.starts(with: a) { return a.count == b.count ? 0 : 1 }
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var row = Array(0...b.count)
    for i in a.indices {
      var corner = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = corner + (a[i] == b[j] ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = min(replaced, corner + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}
