/// A sprite's name taken apart: what it is of, and the number of the frame.
struct NumberedName: Sendable {
  /// Frames with equal keys are of one animation.
  struct Key: Hashable, Sendable {
    /// Everything before the last slash.
    var folder: Substring
    /// What stands before the number, without separators.
    var text: Substring
    /// What parts text and number.
    var separator: Substring
    /// The bracket around the number, if any.
    var bracket: Character?
    /// Variants for screens and devices, which never mix.
    var tails: Substring
  }

  let key: Key
  /// The number as it is written.
  let digits: Substring
  let value: Int
  /// The name without folder and endings.
  let base: Substring

  /// Takes a name apart; nil where it does not end in the number of a frame.
  ///
  /// With `lastFourDigits` digits before the last four belong to the text, as Adobe Animate names
  /// its frames.
  init?(_ name: String, lastFourDigits: Bool = false) {
    let (stem, tails) = Self.split(name)
    let slash = stem.lastIndex { $0 == "/" || $0 == "\\" }
    let base = slash.map { stem[stem.index(after: $0)...] } ?? stem
    var rest = base
    let bracket = Self.openingBracket(for: rest.last)
    if bracket != nil { rest.removeLast() }
    var digits = rest[
      (rest.lastIndex { !Self.isDigit($0) }.map(rest.index(after:)) ?? rest.startIndex)...]
    if lastFourDigits { digits = digits.suffix(4) }
    guard !digits.isEmpty, digits.utf8.count <= 15, let value = Int(digits) else { return nil }
    rest = rest[..<digits.startIndex]
    if let bracket {
      guard rest.last == bracket else { return nil }
      rest.removeLast()
    }
    let text = rest[
      ..<(rest.lastIndex { !" _-.".contains($0) }.map(rest.index(after:)) ?? rest.startIndex)]
    let separator = rest[text.endIndex...]
    if bracket == nil, separator.isEmpty, Self.isSizeOrVersion(text) { return nil }
    key = Key(
      folder: slash.map { stem[..<$0] } ?? "", text: text, separator: separator, bracket: bracket,
      tails: tails)
    (self.digits, self.value, self.base) = (digits, value, base)
  }

  /// A name without endings and tails, and the tails.
  static func split(_ name: String) -> (stem: Substring, tails: Substring) {
    var stem = name[...]
    while let dot = stem.lastIndex(of: "."), dot != stem.startIndex,
      stem[stem.index(before: dot)] != "/",
      endings.contains(stem[stem.index(after: dot)...].lowercased())
    {
      stem = stem[..<dot]
    }
    let whole = stem
    while let tail = NameTail(of: stem), tail.text.count < stem.count {
      stem.removeLast(tail.text.count)
    }
    return (stem, whole[stem.endIndex...])
  }

  /// `2x` of `icon_2x2`, `v` of `hero_v2`: the number after it counts no frames.
  private static func isSizeOrVersion(_ text: Substring) -> Bool {
    let before = text.dropLast().last
    switch text.last {
    case "x", "X": return before.map(isDigit) ?? false
    case "v", "V": return before.map { !$0.isLetter } ?? true
    default: return false
    }
  }

  private static func openingBracket(for closing: Character?) -> Character? {
    switch closing {
    case ")": "("
    case "]": "["
    default: nil
    }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "bmp", "tga", "tif", "tiff", "webp", "qoi", "psd", "psb", "ase",
    "aseprite", "svg", "ai", "xcf", "kra", "pvr", "ccz", "gz", "pkm", "ktx", "dds", "astc", "swf",
  ]
}
