extension Pixel: CustomStringConvertible {
  /// `RRGGBBAA` in hexadecimal digits, or `········` for nothing at all.
  public var description: String {
    guard self != .clear else { return "········" }
    let digits = String(bits.byteSwapped, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Bitmap: CustomStringConvertible, CustomReflectable {
  /// Size and alpha; of a small bitmap, of at most 16 pixels a side, the rows of pixels too.
  public var description: String {
    let summary = "\(width)×\(height) \(alpha)"
    guard max(width, height) <= 16 else { return summary }
    return (0..<height).reduce(into: summary + ":") { text, row in
      let pixels = pixels[row * width..<(row + 1) * width]
      text += "\n" + pixels.map(\.description).joined(separator: " ")
    }
  }

  /// Nothing to look into, or a test that fails over a large bitmap prints for minutes.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
