extension ArraySlice<UInt8> {
  /// Four bytes at a distance from the beginning, the first the highest; there must be as many.
  func bigEndian(at offset: Int) -> Int {
    self[(startIndex + offset)...].prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Four bytes at a distance from the beginning, the first the lowest; there must be as many.
  func littleEndian(at offset: Int) -> Int {
    self[(startIndex + offset)...].prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Int {
  /// The low 32 bits as bytes, the highest first.
  var bigEndianBytes: [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) }
  }
}
