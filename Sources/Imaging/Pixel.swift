/// One pixel: four 8-bit channels packed so that memory holds R, G, B, A in this order.
///
/// Whether the colour is multiplied by alpha is said by the `Bitmap` that holds it.
@frozen
public struct Pixel: Hashable, Sendable {
  /// Red in the low byte, then green, blue and alpha.
  public var bits: UInt32

  /// A pixel from its packed form.
  @inlinable
  public init(bits: UInt32) { self.bits = bits }

  /// A pixel from its channels, taken as they are.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Nothing at all.
  public static let clear = Pixel(bits: 0)

  /// 0…255.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  /// 0…255.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// 0…255.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// 0 (nothing) … 255 (opaque).
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
}
