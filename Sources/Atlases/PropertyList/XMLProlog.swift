/// What stands before the first element of an XML file.
enum XMLProlog {
  /// The bytes as the parser can take them (no white space or byte order mark in front, no DOCTYPE),
  /// and how far that moves positions.
  static func prepare(_ bytes: [UInt8]) -> (bytes: [UInt8], skipped: (lines: Int, columns: Int)) {
    guard !isUTF16(bytes), missingMark(bytes) == nil else { return (bytes, (0, 0)) }
    let start = contentStart(bytes)
    var lines = 0
    var columns = 0
    for byte in bytes[..<start] {
      if byte == UInt8(ascii: "\n") {
        lines += 1
        columns = 0
      } else {
        columns += 1
      }
    }
    var prepared = start == 0 ? bytes : Array(bytes[start...])
    blankDocumentType(&prepared)
    return (prepared, (lines, columns))
  }

  /// The name of the outermost element, or nil where the bytes do not look like XML.
  static func rootName(_ bytes: [UInt8]) -> String? {
    if isUTF16(bytes) {
      // Names that matter are plain ASCII: dropping the zeros is enough to find one.
      return rootName(bytes.dropFirst(2).prefix(8192).filter { $0 != 0 })
    }
    if let mark = missingMark(bytes) { return rootName(mark + bytes) }
    var i = contentStart(bytes)
    while i < bytes.count, bytes[i] == UInt8(ascii: "<") {
      guard i + 1 < bytes.count else { return nil }
      switch bytes[i + 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        guard let end = markupEnd(bytes, i) else { return nil }
        i = end
        while i < bytes.count, isSpace(bytes[i]) { i += 1 }
      default:
        let name = bytes[(i + 1)...].prefix { !isSpace($0) && $0 != UInt8(ascii: ">") && $0 != 47 }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
      }
    }
    return nil
  }

  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// The byte order mark that UTF-16 lacks, seen from the zero beside its first `<`.
  private static func missingMark(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0x3C, 0]) { return [0xFF, 0xFE] }
    if bytes.starts(with: [0, 0x3C]) { return [0xFE, 0xFF] }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }

  private static func contentStart(_ bytes: [UInt8]) -> Int {
    var i = 0
    while i < bytes.count {
      if isSpace(bytes[i]) {
        i += 1
      } else if bytes[i] == 0xEF, bytes[i...].starts(with: [0xEF, 0xBB, 0xBF]) {
        i += 3
      } else {
        break
      }
    }
    return i
  }

  /// Past the end of the declaration, comment or document type that begins at `start`.
  private static func markupEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    if bytes[start...].starts(with: Array("<!--".utf8)) {
      var i = start + 4
      while i + 2 < bytes.count {
        if bytes[i] == 45, bytes[i + 1] == 45, bytes[i + 2] == UInt8(ascii: ">") { return i + 3 }
        i += 1
      }
      return nil
    }
    var i = start
    var brackets = 0
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0: return i + 1
      default: break
      }
      i += 1
    }
    return nil
  }

  /// Overwrites a document type with spaces: real ones have unclosed quotes and missing names, and
  /// none says anything that is needed. One with entities of its own is left to the parser.
  private static func blankDocumentType(_ bytes: inout [UInt8]) {
    var i = 0
    while i + 1 < bytes.count, bytes[i] == UInt8(ascii: "<"),
      bytes[i + 1] == 33 || bytes[i + 1] == 63
    {
      guard let end = markupEnd(bytes, i) else { return }
      let isType = bytes[i + 1] == 33 && bytes[i + 2] != 45
      if isType, !bytes[i..<end].contains(UInt8(ascii: "[")) {
        for j in i..<end where !isSpace(bytes[j]) { bytes[j] = 32 }
      }
      i = end
      while i < bytes.count, isSpace(bytes[i]) { i += 1 }
    }
  }
}
