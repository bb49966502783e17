/// The end of a file name that tells a variant for a screen or a device: `@2x`, `-hd`, `~ipad`.
struct NameTail: Hashable, Sendable {
  /// Pixels a point that it stands for; nil where it says nothing about it.
  let scale: Double?
  /// Its characters.
  let text: Substring

  /// The tail of a name without its ending; nil where there is none.
  init?(of stem: Substring) {
    switch stem.utf8.last {
    case UInt8(ascii: "d"), UInt8(ascii: "e"):
      guard let (text, scale) = Self.words.first(where: { stem.hasSuffix($0.text) }) else {
        return nil
      }
      self.scale = scale
      self.text = Substring(stem.utf8.suffix(text.utf8.count))
    case UInt8(ascii: "x"):
      guard let at = stem.utf8.lastIndex(of: UInt8(ascii: "@")) else { return nil }
      let factor = Substring(stem[at...].utf8.dropFirst().dropLast())
      guard (1...4).contains(factor.utf8.count),
        factor.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }),
        let scale = Double(factor), scale > 0
      else { return nil }
      self.scale = scale
      text = stem[at...]
    default: return nil
    }
  }

  // cocos2d's: each step doubles, from the first iPhone to the iPad with twice its pixels.
  private static let words: [(text: String, scale: Double?)] = [
    ("-ipadhd", 4), ("-uhd", 4), ("-hd", 2), ("-ipad", nil), ("~ipad", nil), ("~iphone", nil),
  ]

  /// Pixels a point by the tails of a name without its ending; nil where none says so.
  static func scale(of stem: String) -> Double? {
    var rest = stem[...]
    while let tail = NameTail(of: rest) {
      if let scale = tail.scale { return scale }
      rest = rest[..<tail.text.startIndex]
    }
    return nil
  }

  /// The names of a file's variants for a scale, the likeliest first: the tails that tell a scale are
  /// replaced, those that tell a device stay.
  static func variants(of stem: String, scale: Double) -> [String] {
    var base = stem[...]
    var devices = ""
    while let tail = NameTail(of: base), tail.text.startIndex != base.startIndex {
      if tail.scale == nil { devices = String(tail.text) + devices }
      base = base[..<tail.text.startIndex]
    }
    let number = Int(exactly: scale).map(String.init) ?? String(scale)
    var names = ["\(base)@\(number)x\(devices)"]
    for word in words.reversed() where word.scale == scale {
      names.append("\(base)\(devices)\(word.text)")
    }
    return scale == 1 ? ["\(base)\(devices)"] + names : names
  }
}
