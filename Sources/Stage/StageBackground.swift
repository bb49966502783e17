package import Imaging

/// What lies behind a sprite.
package enum StageBackground: Hashable, Sendable {
  /// Two greys in squares: the sign for "nothing here".
  case checker
  /// The terminal's own background.
  case terminal
  /// One opaque colour.
  case color(Pixel)

  /// The backgrounds that `b` goes through, a chosen colour last.
  package static func choices(with chosen: StageBackground?) -> [StageBackground] {
    let standard: [StageBackground] = [
      .checker, .terminal, .color(Pixel(red: 0, green: 0, blue: 0)),
      .color(Pixel(red: 255, green: 255, blue: 255)),
    ]
    guard let chosen, !standard.contains(chosen) else { return standard }
    return standard + [chosen]
  }

  /// The background that `text` names: `checker`, `none` (the terminal's own), `#rgb`, `#rrggbb` or
  /// one of a few plain colour names; nil for anything else.
  package init?(_ text: String) {
    switch text.lowercased() {
    case "checker": self = .checker
    case "none", "terminal": self = .terminal
    case let name:
      guard let color = Self.names[name] ?? Self.hexadecimal(name) else { return nil }
      self = .color(color)
    }
  }

  private static let names: [String: Pixel] = [
    "black": Pixel(red: 0, green: 0, blue: 0), "white": Pixel(red: 255, green: 255, blue: 255),
    "gray": Pixel(red: 128, green: 128, blue: 128), "grey": Pixel(red: 128, green: 128, blue: 128),
    "red": Pixel(red: 255, green: 0, blue: 0), "green": Pixel(red: 0, green: 128, blue: 0),
    "blue": Pixel(red: 0, green: 0, blue: 255), "yellow": Pixel(red: 255, green: 255, blue: 0),
    "cyan": Pixel(red: 0, green: 255, blue: 255), "magenta": Pixel(red: 255, green: 0, blue: 255),
  ]

  private static func hexadecimal(_ text: String) -> Pixel? {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    switch digits.count {
    case 3:
      return Pixel(
        red: UInt8(digits[0] * 17), green: UInt8(digits[1] * 17), blue: UInt8(digits[2] * 17))
    case 6:
      let bytes = stride(from: 0, to: 6, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
      return Pixel(red: bytes[0], green: bytes[1], blue: bytes[2])
    default:
      return nil
    }
  }
}
