internal import Imaging

/// How much of a colour is left of it, in steps of 1/65,536: fine enough that a fade is as good as
/// exact.
struct Share: Hashable {
  /// 0…65,536.
  let value: UInt64

  private static let whole: UInt64 = 65_536
  /// A share of 0…1; what is less, more or no number counts as 0 or 1.
  init(_ share: Double) {
    value = UInt64((share > 0 ? min(share, 1) : 0) * 65_536 + 0.5)
  }

  private init(value: UInt64) { self.value = value }

  /// So much of another share.
  func of(_ share: Share) -> Share {
    Share(value: (value * share.value + Self.whole / 2) / Self.whole)
  }

  var isAll: Bool { value == Self.whole }
  var isNothing: Bool { value == 0 }

  /// So much of a pixel, every channel rounded to nearest.
  @inline(__always)
  func of(_ pixel: Pixel) -> Pixel {
    Self.pixel(Self.low(pixel) &* value, Self.high(pixel) &* value)
  }

  /// So much of every pixel of a run.
  func fade(
    _ target: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>, count: Int
  ) {
    for i in 0..<count { target[i] = of(source[i]) }
  }

  /// So much of `new` and the rest of what is in `target`, which takes the result.
  func mix(
    _ target: UnsafeMutablePointer<Pixel>, with new: UnsafePointer<Pixel>, count: Int
  ) {
    let rest = Self.whole &- value
    for i in 0..<count {
      target[i] = Self.pixel(
        Self.low(target[i]) &* rest &+ Self.low(new[i]) &* value,
        Self.high(target[i]) &* rest &+ Self.high(new[i]) &* value)
    }
  }

  // Two channels in a word, each with 32 bits of room.

  @inline(__always)
  private static func low(_ pixel: Pixel) -> UInt64 {
    UInt64(pixel.bits & 0xFF) | UInt64(pixel.bits & 0xFF00) << 24
  }

  @inline(__always)
  private static func high(_ pixel: Pixel) -> UInt64 {
    UInt64(pixel.bits >> 16 & 0xFF) | UInt64(pixel.bits >> 16 & 0xFF00) << 24
  }

  @inline(__always)
  private static func pixel(_ low: UInt64, _ high: UInt64) -> Pixel {
    Pixel(bits: word(low) | word(high) << 16)
  }

  @inline(__always)
  private static func word(_ sums: UInt64) -> UInt32 {
    let rounded = sums &+ 0x0000_8000_0000_8000
    return UInt32(truncatingIfNeeded: rounded >> 16 & 0xFF | rounded >> 40 & 0xFF00)
  }
}
