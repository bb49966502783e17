extension Pixel {
  /// The pixel with its colour multiplied by alpha, each channel rounded to nearest:
  /// `(c × a + 127) / 255`.
  @inlinable public var premultiplied: Pixel {
    let alpha = bits >> 24
    // Two channels a multiplication; t + t/256 then makes the division by 255 exact.
    var redBlue = (bits & 0x00FF_00FF) &* alpha &+ 0x0080_0080
    redBlue = (redBlue &+ (redBlue >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    var green = (bits >> 8 & 0xFF) &* alpha &+ 0x80
    green = (green &+ green >> 8) & 0xFF00
    return Pixel(bits: redBlue | green | bits & 0xFF00_0000)
  }
}

extension Bitmap {
  /// The same picture in the form in which everything is drawn; itself where it has that form.
  ///
  /// Rounds to nearest, so what is nearly transparent loses colour. O(pixels).
  public func premultiplied() -> Bitmap {
    guard alpha == .straight else { return self }
    var pixels = pixels
    pixels.withUnsafeMutableBufferPointer(AlphaConversion.premultiply)
    return Bitmap(width: width, height: height, pixels: pixels, alpha: .premultiplied)
  }

  /// The same picture in the form in which files store it; itself where it has that form.
  ///
  /// Rounds to nearest; what is fully transparent becomes clear. O(pixels).
  public func straight() -> Bitmap {
    guard alpha == .premultiplied else { return self }
    var pixels = pixels
    pixels.withUnsafeMutableBufferPointer(AlphaConversion.unpremultiply)
    return Bitmap(width: width, height: height, pixels: pixels, alpha: .straight)
  }
}

/// Conversion of pixels in place.
enum AlphaConversion {
  static func premultiply(_ pixels: inout UnsafeMutableBufferPointer<Pixel>) {
    for index in pixels.indices { pixels[index] = pixels[index].premultiplied }
  }

  static func unpremultiply(_ pixels: inout UnsafeMutableBufferPointer<Pixel>) {
    reciprocals.withUnsafeBufferPointer { reciprocals in
      for index in pixels.indices {
        let bits = pixels[index].bits
        let alpha = bits >> 24
        let reciprocal = reciprocals[Int(alpha)]
        let red = divide(bits & 0xFF, alpha, reciprocal)
        let green = divide(bits >> 8 & 0xFF, alpha, reciprocal)
        let blue = divide(bits >> 16 & 0xFF, alpha, reciprocal)
        pixels[index] = Pixel(bits: red | green << 8 | blue << 16 | alpha << 24)
      }
    }
  }

  /// 2³² / alpha, rounded up: exact for the 16-bit numerators of `divide`. Nothing for alpha 0.
  private static let reciprocals: [UInt64] =
    [0] + (1...255).map { ((1 << 32) + $0 - 1) / $0 }

  /// `channel × 255 / alpha` to nearest; a channel above its alpha, which no conversion makes, is
  /// as bright as can be.
  @inline(__always)
  private static func divide(_ channel: UInt32, _ alpha: UInt32, _ reciprocal: UInt64) -> UInt32 {
    let numerator = UInt64(channel &* 255 &+ alpha >> 1)
    return min(UInt32(truncatingIfNeeded: (numerator &* reciprocal) >> 32), 255)
  }
}
