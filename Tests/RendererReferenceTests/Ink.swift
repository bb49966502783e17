import Imaging

/// A premultiplied colour, 0…255 a channel.
///
/// Bitmaps hold whole numbers, so colours are rounded where they are sampled, faded and laid on others;
/// all between is exact.
struct Ink {
  var red, green, blue, alpha: Double

  static let clear = Ink(red: 0, green: 0, blue: 0, alpha: 0)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ pixel: Pixel) {
    self.init(
      red: Double(pixel.red), green: Double(pixel.green), blue: Double(pixel.blue),
      alpha: Double(pixel.alpha))
  }

  static func * (ink: Ink, share: Double) -> Ink {
    Ink(
      red: ink.red * share, green: ink.green * share, blue: ink.blue * share,
      alpha: ink.alpha * share)
  }

  static func + (a: Ink, b: Ink) -> Ink {
    Ink(
      red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha)
  }

  /// To the nearest whole numbers.
  var rounded: Ink {
    Ink(
      red: red.rounded(), green: green.rounded(), blue: blue.rounded(), alpha: alpha.rounded())
  }

  /// So much of it.
  func faded(to share: Double) -> Ink { share < 1 ? (self * share).rounded : self }

  /// Source-over.
  func over(_ below: Ink) -> Ink { (self + below * (1 - alpha / 255)).rounded }

  /// The largest difference of a channel.
  func distance(to pixel: Pixel) -> Int {
    let other = Ink(pixel)
    return Int(
      max(
        abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
        abs(alpha - other.alpha)
      ).rounded())
  }

  /// As a bitmap holds it.
  var pixel: Pixel {
    Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: UInt8(alpha))
  }
}
