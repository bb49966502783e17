import LayerSprites

/// Pictures of the kinds that differ in cost.
enum Picture {
  /// Opaque, no two neighbours alike.
  static func opaque(_ width: Int, _ height: Int) -> Bitmap {
    make(width, height) { x, y in
      Pixel(bits: noise(x, y) | 0xFF00_0000)
    }
  }

  /// Half transparent everywhere, so that every pixel is blended.
  static func translucent(_ width: Int, _ height: Int) -> Bitmap {
    make(width, height) { x, y in
      Pixel(bits: noise(x, y) & 0x007F_7F7F | (128 + noise(y, x) % 127) << 24)
    }
  }

  /// An opaque disc in a clear frame, as sprites mostly are.
  static func cutOut(_ width: Int, _ height: Int) -> Bitmap {
    make(width, height) { x, y in
      let (dx, dy) = (2 * x - width, 2 * y - height)
      let isInside =
        dx * dx * height * height + dy * dy * width * width
        < width * width * height * height
      return isInside ? Pixel(bits: noise(x, y) | 0xFF00_0000) : .clear
    }
  }

  private static func make(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel
  ) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } })
  }

  private static func noise(_ x: Int, _ y: Int) -> UInt32 {
    let mixed = UInt64(x &* 7919 &+ y &* 104_729) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: mixed >> 32)
  }
}
