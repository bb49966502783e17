public import Imaging
private import Geometry

extension SpriteImage {
  /// The sprite upright on its canvas, or just the trimmed piece.
  ///
  /// Straight alpha decodes the page at each call; to cut many sprites take the page's
  /// `straightBitmap` once and use `bitmap(from:trimmed:)`. Throws what `Page.bitmap` throws, and
  /// `canvasTooLarge`.
  public func bitmap(
    trimmed: Bool = false, alpha: AlphaFormat = .premultiplied
  ) throws(AtlasError) -> Bitmap {
    let texture: Bitmap
    switch alpha {
    case .premultiplied: texture = try page.bitmap()
    case .straight: texture = try page.straightBitmap()
    }
    return try bitmap(from: texture, trimmed: trimmed)
  }

  /// The same, cut from the page's pixels; the result has their alpha format.
  ///
  /// The canvas has the source size rounded up, and the piece lies at `placedOffset`. Where the
  /// piece reaches outside the page or its triangles it is clear, where it reaches outside the canvas
  /// it is cut off.
  public func bitmap(from texture: Bitmap, trimmed: Bool = false) throws(AtlasError) -> Bitmap {
    let upright = try uprightPiece(of: texture)
    guard !trimmed else { return upright }
    let canvas = try Self.pixels(sourceSize, self)
    let offset = placedOffset
    if offset == .zero, (canvas.width, canvas.height) == (upright.width, upright.height) {
      return upright
    }
    var result = Bitmap(width: canvas.width, height: canvas.height, alpha: texture.alpha)
    result.paste(upright, x: Int(offset.x), y: Int(offset.y))
    return result
  }

  /// The packed piece by itself, premultiplied, in the axes in which it is stored; clear outside
  /// of its triangles. Throws what `bitmap` throws.
  public func packedBitmap() throws(AtlasError) -> Bitmap {
    try uprightPiece(of: page.bitmap()).turned(storedRotation)
  }

  private func uprightPiece(of texture: Bitmap) throws(AtlasError) -> Bitmap {
    let packed = try Self.pixels(pixelSize, self)
    var upright = texture.cropped(
      x: Int(textureRect.origin.x.rounded(.down)), y: Int(textureRect.origin.y.rounded(.down)),
      width: packed.width, height: packed.height
    ).turned(storedRotation.inverse)
    mesh?.clearOutside(&upright, at: placedOffset)
    return upright
  }

  /// Numbers of a frame are bounded when it is read, so they fit; their product may not.
  private static func pixels(_ size: Size, _ sprite: SpriteImage) throws(AtlasError)
    -> (width: Int, height: Int)
  {
    let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    guard width * height <= largestArea else {
      throw AtlasError(
        path: sprite.page.dataPath,
        reason: .canvasTooLarge(sprite: sprite.name, width: width, height: height))
    }
    return (width, height)
  }

  /// 256 MiB of pixels.
  private static let largestArea = 8192 * 8192
}
