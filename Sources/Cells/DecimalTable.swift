/// The numbers 0…255 as text with a semicolon after it, each ready for one four-byte store.
struct DecimalTable: ~Copyable {
  private let tokens: UnsafeMutablePointer<Token>

  init() {
    tokens = .allocate(capacity: 256)
    for number in 0...255 { (tokens + number).initialize(to: Token(parameter: number)) }
  }

  deinit { tokens.deallocate() }

  @inline(__always)
  subscript(_ number: Int) -> Token { tokens[number & 0xFF] }
}
