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
    let (stem, tails) = Self.split(name)
    // All that is looked for is ASCII, so bytes do, and they are much faster than characters.
    var bytes = stem
    guard let places = bytes.withUTF8({ Places($0, lastFourDigits: lastFourDigits) }) else {
      return nil
    }
    func part(_ start: Int, _ end: Int) -> Substring {
      let first = stem.utf8.index(stem.startIndex, offsetBy: start)
      return stem[first..<stem.utf8.index(first, offsetBy: end - start)]
    }
    digits = part(places.digits, places.digitsEnd)
    value = places.value
    text = part(places.base, places.textEnd)
    folder = part(0, max(0, places.base - 1))
    base = part(places.base, stem.utf8.count)
    key = Key(
      prefix: part(0, places.digits), isBracketed: places.isBracketed, tails: tails)
  }

  /// Where the parts of a name without endings lie, in bytes.
  private struct Places {
    var base = 0
    var textEnd = 0
    var digits = 0
    var digitsEnd: Int
    var isBracketed = false
    var value = 0

    init?(_ name: UnsafeBufferPointer<UInt8>, lastFourDigits: Bool) {
      digitsEnd = name.count
      base = (name.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") } ?? -1) + 1
      let opening = name.last.flatMap(NumberedName.opening(of:))
      if opening != nil { digitsEnd -= 1 }
      digits = digitsEnd
      let furthest = lastFourDigits ? max(base, digitsEnd - 4) : base
      while digits > furthest, name[digits - 1].isDigit { digits -= 1 }
      guard (1...15).contains(digitsEnd - digits) else { return nil }
      for digit in name[digits..<digitsEnd] { value = value * 10 + Int(digit - UInt8(ascii: "0")) }
      textEnd = digits
      if let opening {
        guard textEnd > base, name[textEnd - 1] == opening else { return nil }
        textEnd -= 1
        isBracketed = true
      }
      let separators = textEnd
      while textEnd > base, NumberedName.isSeparator(name[textEnd - 1]) { textEnd -= 1 }
      let isBare = opening == nil && separators == textEnd
      if isBare, NumberedName.isSizeOrVersion(name[base..<textEnd]) { return nil }
    }
  }

  /// A name without endings and tails, and the tails.
  static func split(_ name: String) -> (stem: Substring, tails: Substring) {
    var name = name
    let length = name.withUTF8 { lengthWithoutEndings($0) }
    let whole = name[..<name.utf8.index(name.startIndex, offsetBy: length)]
    var stem = whole
    while let tail = NameTail(of: stem), tail.text.startIndex != stem.startIndex {
      stem = stem[..<tail.text.startIndex]
    }
    return (stem, whole[stem.endIndex...])
  }

  /// The bytes before the first of the endings that are known.
  private static func lengthWithoutEndings(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var length = name.count
    while let dot = name[..<length].lastIndex(of: UInt8(ascii: ".")), dot > 0,
      name[dot - 1] != UInt8(ascii: "/"), endings.contains(packed(name[(dot + 1)..<length]))
    {
      length = dot
    }
    return length
  }

  /// `2x` of `icon_2x2`, `v` of `hero_v2`: the number after it counts no frames.
  private static func isSizeOrVersion(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let before = text.dropLast().last
    switch text.last {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return before?.isDigit ?? false
    case UInt8(ascii: "v"), UInt8(ascii: "V"): return before.map { !isLetter($0) } ?? true
    default: return false
    }
  }

  /// What a closing bracket closes.
  private static func opening(of closing: UInt8) -> UInt8? {
    switch closing {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: nil
    }
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

  /// Up to eight bytes as one number, ASCII letters in lower case; 0 for more, which no ending is.
  private static func packed(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var (number, count) = (UInt64(0), 0)
    for byte in bytes {
      count += 1
      guard count <= 8 else { return 0 }
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      number = number << 8 | UInt64(isCapital ? byte | 0x20 : byte)
    }
    return number
  }

  private static let endings: Set<UInt64> = Set(
    [
      "png", "jpg", "jpeg", "gif", "bmp", "tga", "tif", "tiff", "webp", "qoi", "psd", "psb", "ase",
      "aseprite", "svg", "ai", "xcf", "kra", "pvr", "ccz", "gz", "pkm", "ktx", "dds", "astc", "swf",
    ].map { packed($0.utf8) })
}
