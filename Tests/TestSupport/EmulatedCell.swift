package import Imaging

/// A colour as a terminal program asked for it.
package enum EmulatedColor: Hashable, Sendable {
  /// The terminal's own.
  case `default`
  /// One of the palette's 256.
  case indexed(Int)
  case rgb(UInt8, UInt8, UInt8)
}

/// One character cell of the emulated screen.
package struct EmulatedCell: Hashable, Sendable {
  /// The character with its combining marks; a space where nothing was written.
  package var text: String
  /// Columns it takes: 1 or 2.
  package var width: Int
  package var foreground: EmulatedColor
  package var background: EmulatedColor
  package var bold: Bool
  package var italic: Bool
  package var underline: Bool
  package var blink: Bool
  package var reverse: Bool
  package var strike: Bool
}

extension EmulatedCell {
  /// The colours an eye sees in the two halves of the cell; nil where it holds something else than
  /// a space or a half block.
  package var halves: (upper: EmulatedColor, lower: EmulatedColor)? {
    let front = reverse ? background : foreground
    let back = reverse ? foreground : background
    return switch text {
    case " ": (back, back)
    case "▀": (front, back)
    case "▄": (back, front)
    case "█": (front, front)
    default: nil
    }
  }
}

extension EmulatedColor {
  /// The colour of an opaque pixel in 24 bits, `.default` for a clear one.
  package init(_ pixel: Pixel) {
    self = pixel.alpha == 0 ? .default : .rgb(pixel.red, pixel.green, pixel.blue)
  }
}
