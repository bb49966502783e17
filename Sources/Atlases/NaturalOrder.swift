/// The order in which a person expects names: letters without case, runs of digits by their value,
/// ties by fewer digits and then by the plain string.
public enum NaturalOrder {
  /// True where `a` stands before `b`. A strict order: of two different names one is first.
  public static func precedes(_ a: String, _ b: String) -> Bool {
    precedes(Key(a), Key(b))
  }

  /// The positions of the names in natural order; equal names keep theirs. O(n log n).
  public static func indices(of names: [String]) -> [Int] {
    let keys = names.map(Key.init)
    return keys.indices.sorted { a, b in
      if precedes(keys[a], keys[b]) { return true }
      return a < b && !precedes(keys[b], keys[a])
    }
  }

  /// A name and its lower-case form, made once for many comparisons.
  private struct Key {
    let plain: String
    let folded: [UInt8]

    init(_ name: String) {
      plain = name
      folded = Array(name.lowercased().utf8)
    }
  }

  private static func precedes(_ a: Key, _ b: Key) -> Bool {
    let order = a.folded.withUnsafeBufferPointer { x in
      b.folded.withUnsafeBufferPointer { y in compare(x, y) }
    }
    return order != 0 ? order < 0 : LiteralOrder.precedes(a.plain, b.plain)
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Negative where `a` is first; 0 where only the plain strings can tell.
  private static func compare(_ a: Bytes, _ b: Bytes) -> Int {
    var (i, j, padding) = (0, 0, 0)
    while i < a.count, j < b.count {
      guard a[i].isDigit, b[j].isDigit else {
        if a[i] != b[j] { return Int(a[i]) - Int(b[j]) }
        i += 1
        j += 1
        continue
      }
      let (m, n) = (runEnd(a, i), runEnd(b, j))
      let order = compareRuns(a[i..<m], b[j..<n])
      if order != 0 { return order }
      if padding == 0 { padding = (m - i) - (n - j) }
      (i, j) = (m, n)
    }
    let rest = (a.count - i) - (b.count - j)
    return rest != 0 ? rest : padding
  }

  private static func runEnd(_ bytes: Bytes, _ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    return end
  }

  private static func compareRuns(_ a: Slice<Bytes>, _ b: Slice<Bytes>) -> Int {
    let (x, y) = (a.drop { $0 == 48 }, b.drop { $0 == 48 })
    if x.count != y.count { return x.count - y.count }
    for (p, q) in zip(x, y) where p != q { return Int(p) - Int(q) }
    return 0
  }
}
