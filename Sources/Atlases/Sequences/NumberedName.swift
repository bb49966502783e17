/// A sprite's name taken apart: what it is of, and the number of the frame.
struct NumberedName: Sendable {
  /// Frames with equal keys are of one animation.
  struct Key: Hashable, Sendable {
    /// All that stands before the number: folder, text, separator, opening bracket.
    var prefix: Substring
    /// True where the number stands in brackets.
    var isBracketed: Bool
    /// Variants for screens and devices, which never mix.
    var tails: Substring
  }

  let key: Key
  /// The number as it is written.
  let digits: Substring
  let value: Int
  /// The name without folder and endings.
  let base: Substring
  /// Everything before the last slash.
  let folder: Substring
  /// What stands between the folder and the number, without separators.
  let text: Substring

  /// Takes a name apart; nil where it does not end in the number of a frame.
  ///
  /// With `lastFourDigits` digits before the last four belong to the text, as Adobe Animate names
  /// its frames.
  init?(_ name: String, lastFourDigits: Bool = false) {
    // All that is looked for is ASCII, so bytes do, and they are much faster than characters.
    let (stem, tails) = Self.split(name)
    let base = stem.suffix(while: { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") })
    var rest = base
    let opening = Self.openings[rest.utf8.last ?? 0]
    if opening != nil { rest = rest.dropLastByte() }
    var digits = rest.suffix(while: Self.isDigit)
    if lastFourDigits { digits = Substring(digits.utf8.suffix(4)) }
    guard !digits.isEmpty, digits.utf8.count <= 15, let value = Int(digits) else { return nil }
    rest = rest[..<digits.startIndex]
    let prefix = stem[..<digits.startIndex]
    if let opening {
      guard rest.utf8.last == opening else { return nil }
      rest = rest.dropLastByte()
    }
    let separator = rest.suffix(while: Self.isSeparator)
    text = rest[..<separator.startIndex]
    if opening == nil, separator.isEmpty, Self.isSizeOrVersion(text) { return nil }
    folder = base.startIndex == stem.startIndex ? "" : stem[..<base.startIndex].dropLastByte()
    key = Key(prefix: prefix, isBracketed: opening != nil, tails: tails)
    (self.digits, self.value, self.base) = (digits, value, base)
  }

  /// A name without endings and tails, and the tails.
  static func split(_ name: String) -> (stem: Substring, tails: Substring) {
    var stem = name[...]
    while let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")), dot != stem.startIndex,
      stem.utf8[stem.utf8.index(before: dot)] != UInt8(ascii: "/"),
      endings.contains(stem[stem.utf8.index(after: dot)...].lowercased())
    {
      stem = stem[..<dot]
    }
    let whole = stem
    while let tail = NameTail(of: stem), tail.text.startIndex != stem.startIndex {
      stem = stem[..<tail.text.startIndex]
    }
    return (stem, whole[stem.endIndex...])
  }

  /// `2x` of `icon_2x2`, `v` of `hero_v2`: the number after it counts no frames.
  private static func isSizeOrVersion(_ text: Substring) -> Bool {
    let before = text.utf8.dropLast().last
    switch text.utf8.last {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return before.map(isDigit) ?? false
    case UInt8(ascii: "v"), UInt8(ascii: "V"): return before.map { !isLetter($0) } ?? true
    default: return false
    }
  }

  private static let openings = [
    UInt8(ascii: ")"): UInt8(ascii: "("), UInt8(ascii: "]"): UInt8(ascii: "["),
  ]

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Anything outside ASCII is taken for a letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    let folded = byte | 0x20
    return byte >= 0x80 || folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z")
  }

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "bmp", "tga", "tif", "tiff", "webp", "qoi", "psd", "psb", "ase",
    "aseprite", "svg", "ai", "xcf", "kra", "pvr", "ccz", "gz", "pkm", "ktx", "dds", "astc", "swf",
  ]
}

extension Substring {
  /// The longest end of it whose bytes all pass.
  fileprivate func suffix(while passes: (UInt8) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex {
      let before = utf8.index(before: start)
      guard passes(utf8[before]) else { break }
      start = before
    }
    return self[start...]
  }

  fileprivate func dropLastByte() -> Substring { Substring(utf8.dropLast()) }
}
