/// How many single changes lead from one word to another.
package enum EditDistance {
  /// Insertions, deletions and replacements (Levenshtein's distance); as good as endless for
  /// words of more than 256 elements. O(lengths' product).
  package static func between<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Int {
    guard a.count <= 256, b.count <= 256 else { return Int.max }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let replaced = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
