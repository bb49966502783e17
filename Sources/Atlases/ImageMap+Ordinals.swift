extension ImageMap {
  /// What tells entries of one name apart, by their positions: the numbers that the file gives them,
  /// else their place among them, from 1. Entries whose name is their own have none. O(n).
  package var ordinals: [Int: Int] {
    var ordinals: [Int: Int] = [:]
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, LiteralOrder.areSame(name(at: end), name(at: start)) { end += 1 }
      if end - start > 1 {
        let indexes = (start..<end).compactMap { self[$0].index }
        let areDistinct = Set(indexes).count == end - start
        for i in start..<end { ordinals[i] = areDistinct ? indexes[i - start] : i - start + 1 }
      }
      start = end
    }
    return ordinals
  }
}
