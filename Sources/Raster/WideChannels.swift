internal import Imaging

/// The four channels of a pixel, two in each word with 32 bits of room: so that a multiplication weighs
/// two at once, and weighted sums do not run over.
struct WideChannels {
  /// Red in the lower half, green in the upper.
  var low: UInt64
  /// Blue in the lower half, alpha in the upper.
  var high: UInt64

  @inline(__always)
  init(_ pixel: Pixel) {
    low = UInt64(pixel.bits & 0xFF) | UInt64(pixel.bits & 0xFF00) << 24
    high = UInt64(pixel.bits >> 16 & 0xFF) | UInt64(pixel.bits >> 16 & 0xFF00) << 24
  }

  @inline(__always)
  private init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  /// Every channel as often as a weight says; what comes out must fit its 32 bits.
  @inline(__always)
  static func * (channels: WideChannels, weight: UInt64) -> WideChannels {
    WideChannels(low: channels.low &* weight, high: channels.high &* weight)
  }

  @inline(__always)
  static func + (a: WideChannels, b: WideChannels) -> WideChannels {
    WideChannels(low: a.low &+ b.low, high: a.high &+ b.high)
  }

  /// Channels of 24 bits as ones of 16, each rounded to nearest.
  @inline(__always)
  var droppingEightBits: WideChannels {
    let (half, mask): (UInt64, UInt64) = (0x0000_0080_0000_0080, 0x0000_FFFF_0000_FFFF)
    return WideChannels(low: (low &+ half) >> 8 & mask, high: (high &+ half) >> 8 & mask)
  }

  /// The pixel whose channels these are 2ᵇⁱᵗˢ times, each rounded to nearest.
  @inline(__always)
  func pixel(droppingBits bits: UInt64) -> Pixel {
    Pixel(bits: Self.word(low, bits) | Self.word(high, bits) << 16)
  }

  @inline(__always)
  private static func word(_ sums: UInt64, _ bits: UInt64) -> UInt32 {
    let rounded = sums &+ 0x0000_0001_0000_0001 &<< (bits &- 1)
    return UInt32(
      truncatingIfNeeded: rounded &>> bits & 0xFF | rounded &>> (bits &+ 24) & 0xFF00)
  }
}
