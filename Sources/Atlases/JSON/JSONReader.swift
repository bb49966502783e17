extension PropertyList {
  /// Reads JSON (RFC 8259) into the same tree as a property list: objects keep the order of their
  /// members and every repetition, `null` is `.other`.
  ///
  /// Strict, but for a byte order mark, which is skipped, and for half of a surrogate pair, which
  /// becomes U+FFFD. O(size); text is only copied where it has escapes.
  package init(json bytes: [UInt8], limits: Limits = .json) throws(PropertyListError) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var reader = JSONReader(bytes, start: start, limits: limits)
    try Self.checkEncoding(bytes, start)
    let fault = bytes.withUnsafeBufferPointer { buffer -> PropertyListError? in
      do throws(PropertyListError) {
        try reader.readDocument(buffer)
        return nil
      } catch {
        return error
      }
    }
    if let fault { throw fault }
    self.init(
      text: reader.builder.text, nodes: reader.builder.nodes, source: bytes, skippedLines: 0)
  }

  private static func checkEncoding(_ bytes: [UInt8], _ start: Int) throws(PropertyListError) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw JSONReader.fault(
        "bytes that are not UTF-8", bytes, at: error.byteOffsets.lowerBound, start: start)
    }
  }
}

extension PropertyList.Limits {
  /// The limits for JSON, whose readers usually go this deep.
  package static var json: Self {
    var limits = Self()
    limits.depth = 512
    return limits
  }
}

/// Goes through the bytes of a JSON text once. The text of the tree begins as a copy of the file,
/// so that whatever has no escapes is just a range of it.
struct JSONReader {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  var builder: PropertyListBuilder
  private let start: Int
  var at: Int

  init(_ bytes: [UInt8], start: Int, limits: PropertyList.Limits) {
    builder = PropertyListBuilder(limits: limits, fileSize: bytes.count)
    builder.appendText(bytes)
    self.start = start
    at = start
  }

  mutating func readDocument(_ bytes: Bytes) throws(PropertyListError) {
    skipSpace(bytes)
    try readValue(bytes)
    skipSpace(bytes)
    guard at == bytes.count else { throw fault("something after the end", bytes) }
  }

  private mutating func readValue(_ bytes: Bytes) throws(PropertyListError) {
    let offset = Int32(truncatingIfNeeded: at)
    switch peek(bytes) {
    case UInt8(ascii: "{"): try readObject(bytes, offset)
    case UInt8(ascii: "["): try readArray(bytes, offset)
    case UInt8(ascii: "\""): builder.append(.string, try readString(bytes), offset: offset)
    case UInt8(ascii: "t"): try readWord("true", .bool, bytes)
    case UInt8(ascii: "f"): try readWord("false", .bool, bytes)
    case UInt8(ascii: "n"): try readWord("null", .other, bytes)
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit:
      builder.append(.number, try readNumber(bytes), offset: offset)
    case nil: throw fault("the end of the file where a value should be", bytes)
    default: throw fault("no value where one should be", bytes)
    }
    if let fault = builder.fault { throw fault }
  }

  private mutating func readObject(_ bytes: Bytes, _ offset: Int32) throws(PropertyListError) {
    builder.begin(.dictionary, offset: offset)
    if let fault = builder.fault { throw fault }
    at += 1
    skipSpace(bytes)
    if !take(UInt8(ascii: "}"), bytes) {
      repeat {
        skipSpace(bytes)
        guard peek(bytes) == UInt8(ascii: "\"") else {
          throw fault("no key in quotes where one should be", bytes)
        }
        let key = try readString(bytes)
        skipSpace(bytes)
        guard take(UInt8(ascii: ":"), bytes) else { throw fault("no colon after a key", bytes) }
        skipSpace(bytes)
        builder.setKey(key)
        try readValue(bytes)
        skipSpace(bytes)
      } while take(UInt8(ascii: ","), bytes)
      guard take(UInt8(ascii: "}"), bytes) else {
        throw fault("neither a comma nor the end of an object", bytes)
      }
    }
    builder.close()
  }

  private mutating func readArray(_ bytes: Bytes, _ offset: Int32) throws(PropertyListError) {
    builder.begin(.array, offset: offset)
    if let fault = builder.fault { throw fault }
    at += 1
    skipSpace(bytes)
    if !take(UInt8(ascii: "]"), bytes) {
      repeat {
        skipSpace(bytes)
        try readValue(bytes)
        skipSpace(bytes)
      } while take(UInt8(ascii: ","), bytes)
      guard take(UInt8(ascii: "]"), bytes) else {
        throw fault("neither a comma nor the end of an array", bytes)
      }
    }
    builder.close()
  }
}

// MARK: - Words and numbers

extension JSONReader {
  private mutating func readWord(
    _ word: StaticString, _ kind: PropertyList.Kind, _ bytes: Bytes
  ) throws(PropertyListError) {
    let end = at + word.utf8CodeUnitCount
    let isThere =
      end <= bytes.count
      && word.withUTF8Buffer { wanted in wanted.indices.allSatisfy { wanted[$0] == bytes[at + $0] }
      }
    guard isThere else { throw fault("no value where one should be", bytes) }
    builder.append(kind, at..<end, offset: Int32(truncatingIfNeeded: at))
    at = end
  }

  /// The range of a number. Whether it is one that fits is seen where it is used.
  private mutating func readNumber(_ bytes: Bytes) throws(PropertyListError) -> Range<Int> {
    let first = at
    _ = take(UInt8(ascii: "-"), bytes)
    if !take(UInt8(ascii: "0"), bytes) { try skipDigits(bytes) }
    if take(UInt8(ascii: "."), bytes) { try skipDigits(bytes) }
    if take(UInt8(ascii: "e"), bytes) || take(UInt8(ascii: "E"), bytes) {
      if !take(UInt8(ascii: "+"), bytes) { _ = take(UInt8(ascii: "-"), bytes) }
      try skipDigits(bytes)
    }
    return first..<at
  }

  private mutating func skipDigits(_ bytes: Bytes) throws(PropertyListError) {
    let first = at
    while let byte = peek(bytes), byte.isDigit { at += 1 }
    guard at > first else { throw fault("no digit where one should be", bytes) }
  }

  func peek(_ bytes: Bytes) -> UInt8? { at < bytes.count ? bytes[at] : nil }

  mutating func take(_ byte: UInt8, _ bytes: Bytes) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func skipSpace(_ bytes: Bytes) {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D, 0x09: at += 1
      default: return
      }
    }
  }
}

// MARK: - Faults

extension JSONReader {
  func fault(_ message: String, _ bytes: Bytes) -> PropertyListError {
    Self.fault(message, bytes, at: at, start: start)
  }

  /// A fault at a byte, by line and column; columns count characters.
  static func fault(_ message: String, _ bytes: some Collection<UInt8>, at place: Int, start: Int)
    -> PropertyListError
  {
    var (line, column) = (1, 1)
    for byte in bytes.prefix(place).dropFirst(start) {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return .notWellFormed(message: message, line: line, column: column, syntax: .json)
  }
}
