/// The end of a file name that tells a variant for a screen or a device: `@2x`, `-hd`, `~ipad`.
struct NameTail: Hashable, Sendable {
  /// Pixels a point that it stands for; nil where it says nothing about it.
  let scale: Double?
  /// Its characters.
  let text: Substring

  /// The tail of a name without its ending; nil where there is none.
  init?(of stem: Substring) {
    for (text, scale) in Self.known where stem.hasSuffix(text) {
      self.scale = scale
      self.text = stem.suffix(text.count)
      return
    }
    guard stem.last == "x", let at = stem.lastIndex(of: "@") else { return nil }
    let digits = stem[stem.index(after: at)...].dropLast()
    guard digits.first?.isNumber == true, digits.utf8.count <= 4, let factor = Double(digits),
      factor > 0
    else { return nil }
    scale = factor
    text = stem[at...]
  }

  // cocos2d's: each step doubles, from the first iPhone to the iPad with twice its pixels.
  private static let known: [(String, Double?)] = [
    ("-ipadhd", 4), ("-uhd", 4), ("-hd", 2), ("-ipad", nil), ("~ipad", nil), ("~iphone", nil),
  ]

  /// Pixels a point by the tails of a name without its ending; nil where none says so.
  static func scale(of stem: String) -> Double? {
    var rest = stem[...]
    while let tail = NameTail(of: rest) {
      if let scale = tail.scale { return scale }
      rest.removeLast(tail.text.count)
    }
    return nil
  }
}
