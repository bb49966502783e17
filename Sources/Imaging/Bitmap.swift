/// How the colour channels of a bitmap relate to its alpha.
public enum AlphaFormat: Hashable, Sendable {
  /// Colour already multiplied by alpha: the form in which everything is drawn.
  case premultiplied
  /// Colour as files store it: the form in which pixels leave the program unchanged.
  case straight
}

/// A picture in memory: rows of 8-bit RGBA pixels from the top, without padding.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Whether colours are multiplied by alpha.
  public let alpha: AlphaFormat
  /// `width × height` pixels, row by row from the top-left.
  public var pixels: [Pixel]

  /// A bitmap of one colour.
  ///
  /// Negative extents are a programmer's mistake and trap; sizes that come from a file are bounded
  /// by `ImageLimits` before they get here.
  public init(
    width: Int, height: Int, filledWith pixel: Pixel = .clear, alpha: AlphaFormat = .premultiplied
  ) {
    precondition(width >= 0 && height >= 0, "a bitmap's extents are not negative")
    self.width = width
    self.height = height
    self.alpha = alpha
    pixels = Array(repeating: pixel, count: width * height)
  }

  /// A bitmap from its rows; traps where the count is not `width × height`.
  public init(width: Int, height: Int, pixels: [Pixel], alpha: AlphaFormat = .premultiplied) {
    precondition(pixels.count == width * height, "a bitmap holds width × height pixels")
    self.width = width
    self.height = height
    self.alpha = alpha
    self.pixels = pixels
  }

  /// The pixel at column `x` of row `y`; traps outside. For single pixels; loops index `pixels`.
  public subscript(x: Int, y: Int) -> Pixel {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
