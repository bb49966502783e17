/// Names in which some characters are written as `%` and two hexadecimal digits.
enum PercentEscape {
  /// The name as it was meant; as it stands where an escape is not one, or where the bytes are no
  /// text in UTF-8.
  static func decoded(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "%")) else { return name }
    var bytes: [UInt8] = []
    var rest = name.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalValue,
        let low = rest.popFirst()?.hexadecimalValue,
        high << 4 | low != 0
      else { return name }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self) ?? name
  }
}
