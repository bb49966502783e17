/// The lines of a text, without their ends (LF or CR LF) and without a byte order mark.
enum TextLines {
  /// None where the bytes are no text.
  static func of(_ bytes: [UInt8]) -> [Substring] {
    guard !bytes.prefix(4096).contains(0) else { return [] }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    return content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)[...]
    }
  }
}

extension Substring {
  /// The text without spaces and tabs at either end.
  var trimmed: Substring {
    var bytes = utf8
    while let first = bytes.first, first == 32 || first == 9 { bytes = bytes.dropFirst() }
    while let last = bytes.last, last == 32 || last == 9 { bytes = bytes.dropLast() }
    return Substring(bytes)
  }
}
