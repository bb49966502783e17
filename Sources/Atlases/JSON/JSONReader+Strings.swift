extension JSONReader {
  /// The range of a string's text, without quotes; decoded behind the file where it has escapes.
  mutating func readString(_ bytes: Bytes) throws(PropertyListError) -> Range<Int> {
    at += 1
    let first = at
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return first..<(at - 1)
      case UInt8(ascii: "\\"): return try readEscaped(bytes, from: first)
      case 0..<0x20: throw fault("a control character in a string", bytes)
      default: at += 1
      }
    }
    throw fault("the end of the file in a string", bytes)
  }

  private mutating func readEscaped(
    _ bytes: Bytes, from first: Int
  ) throws(PropertyListError) -> Range<Int> {
    let textStart = builder.text.count
    var plain = first
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        builder.appendText(bytes[plain..<at])
        at += 1
        if let fault = builder.fault { throw fault }
        return textStart..<builder.text.count
      case UInt8(ascii: "\\"):
        builder.appendText(bytes[plain..<at])
        try readEscape(bytes)
        plain = at
      case 0..<0x20: throw fault("a control character in a string", bytes)
      default: at += 1
      }
    }
    throw fault("the end of the file in a string", bytes)
  }

  private mutating func readEscape(_ bytes: Bytes) throws(PropertyListError) {
    let backslash = at
    at += 1
    guard let letter = peek(bytes) else { throw fault("the end of the file in a string", bytes) }
    at += 1
    if letter == UInt8(ascii: "u") {
      builder.appendText(UTF8.encode(try readScalar(bytes)) ?? UTF8.encodedReplacementCharacter)
    } else if let byte = Self.escapes[letter] {
      builder.appendText(CollectionOfOne(byte))
    } else {
      at = backslash
      throw fault("an unknown escape in a string", bytes)
    }
  }

  private mutating func readScalar(_ bytes: Bytes) throws(PropertyListError) -> Unicode.Scalar {
    let unit = try readUnit(bytes)
    guard unit & 0xFC00 == 0xD800 else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let after = at
    if take(UInt8(ascii: "\\"), bytes), take(UInt8(ascii: "u"), bytes) {
      let low = try readUnit(bytes)
      if low & 0xFC00 == 0xDC00 {
        return Unicode.Scalar(0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF)) ?? "\u{FFFD}"
      }
    }
    at = after
    return "\u{FFFD}"
  }

  private mutating func readUnit(_ bytes: Bytes) throws(PropertyListError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = peek(bytes)?.hexadecimalValue else {
        throw fault("no hexadecimal digit where one should be", bytes)
      }
      unit = unit << 4 | UInt32(digit)
      at += 1
    }
    return unit
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]
}
