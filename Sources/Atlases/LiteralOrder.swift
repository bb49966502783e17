/// The order of Unicode scalar values, in which sprites are indexed.
package enum LiteralOrder {
  /// True where `a` stands before `b`.
  package static func precedes(_ a: String, _ b: String) -> Bool { compare(a, b) < 0 }

  /// True where both have the same scalars; `==` would also take differently composed ones as equal.
  package static func areSame(_ a: String, _ b: String) -> Bool { compare(a, b) == 0 }

  /// Negative where `a` is first. In UTF-8 bytes have the order of scalars.
  package static func compare(_ a: String, _ b: String) -> Int {
    let fast = a.utf8.withContiguousStorageIfAvailable { x in
      b.utf8.withContiguousStorageIfAvailable { y in compare(x, y) }
    }
    if case .some(.some(let order)) = fast { return order }
    return Array(a.utf8).withUnsafeBufferPointer { x in
      Array(b.utf8).withUnsafeBufferPointer { y in compare(x, y) }
    }
  }

  private static func compare(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>)
    -> Int
  {
    for i in 0..<min(a.count, b.count) where a[i] != b[i] { return Int(a[i]) - Int(b[i]) }
    return a.count - b.count
  }
}
