/// Up to eight bytes of output that are stored in one go; the first lies lowest.
struct Token {
  let bits: UInt64
  let count: Int

  /// A text of at most eight bytes, folded into a constant by the compiler.
  @inline(__always)
  init(_ text: StaticString) {
    precondition(text.utf8CodeUnitCount <= 8, "a token has at most eight bytes")
    var bits: UInt64 = 0
    for index in 0..<text.utf8CodeUnitCount {
      bits |= UInt64(text.utf8Start[index]) &<< UInt64(8 &* index)
    }
    self.bits = bits
    count = text.utf8CodeUnitCount
  }

  /// A number of at most seven digits and the semicolon that ends a parameter.
  init(parameter number: Int) {
    precondition(0..<10_000_000 ~= number, "a parameter has at most seven digits")
    var bits = UInt64(UInt8(ascii: ";"))
    var count = 1
    var rest = number
    repeat {
      bits = bits << 8 | UInt64(UInt8(ascii: "0")) + UInt64(rest % 10)
      count += 1
      rest /= 10
    } while rest > 0
    self.bits = bits
    self.count = count
  }
}
