/// A JSON value on its way out; objects keep their order.
package indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// A string, or null.
  package static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// A whole number.
  package static func integer(_ value: Int) -> JSON { .number(Double(value)) }

  /// The text of the value, indented by two spaces; what holds only plain values stays on one line.
  package var text: String {
    var writer = JSONWriter()
    writer.write(self, indent: 0)
    return writer.text
  }

  var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}

private struct JSONWriter {
  var text = ""

  mutating func write(_ value: JSON, indent: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.number(value)
    case .string(let value): writeString(value)
    case .array(let values):
      writeAll(values, "[", "]", onOneLine: values.allSatisfy(\.isPlain), indent) {
        $0.write($1, indent: indent + 2)
      }
    case .object(let members):
      writeAll(members, "{", "}", onOneLine: members.allSatisfy(\.1.isPlain), indent) {
        $0.writeString($1.0)
        $0.text += ": "
        $0.write($1.1, indent: indent + 2)
      }
    }
  }

  private mutating func writeAll<Element>(
    _ elements: [Element], _ open: String, _ close: String, onOneLine: Bool, _ indent: Int,
    _ writeOne: (inout JSONWriter, Element) -> Void
  ) {
    let line = onOneLine || elements.isEmpty ? "" : "\n" + String(repeating: " ", count: indent)
    text += open
    for (i, element) in elements.enumerated() {
      if i > 0 { text += line.isEmpty ? ", " : "," }
      if !line.isEmpty { text += line + "  " }
      writeOne(&self, element)
    }
    text += line + close
  }

  /// Whole numbers without a fraction; what JSON has no number for becomes null.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }

  private mutating func writeString(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnsafeToPrint:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
