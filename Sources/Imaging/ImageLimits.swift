/// How large a picture may be before it is refused, unread.
///
/// A picture file of a hundred bytes can declare a thousand million pixels; these bounds are checked
/// against its header, before any memory is taken for pixels.
public struct ImageLimits: Hashable, Sendable {
  /// The largest width and the largest height, in pixels.
  public var maxSide: Int
  /// The largest number of pixels; each takes four bytes.
  public var maxPixels: Int

  /// Bounds; without arguments those of a large texture, 16384 × 16384 (1 GiB).
  public init(maxSide: Int = 16384, maxPixels: Int = 16384 * 16384) {
    self.maxSide = maxSide
    self.maxPixels = maxPixels
  }

  /// Throws `tooLarge` for a picture past the limits.
  package func check(_ header: ImageHeader) throws(ImageError) {
    // No side of any kind has more than 31 bits, so the product fits.
    let count = header.width * header.height
    guard max(header.width, header.height) <= maxSide, count <= maxPixels else {
      throw ImageError(.tooLarge(width: header.width, height: header.height, limits: self))
    }
  }
}
