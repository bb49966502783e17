public import Imaging
package import Geometry

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
    let (part, corner) = try uprightPart(of: texture)
    let size = try Self.pixels(trimmed ? uprightSize : sourceSize, self)
    let place = trimmed ? corner : corner + placedOffset
    if place == .zero, size == (part.width, part.height) { return part }
    var result = Bitmap(width: size.width, height: size.height, alpha: texture.alpha)
    result.paste(part, x: Int(place.x), y: Int(place.y))
    return result
  }

  /// The packed piece by itself, premultiplied, in the axes in which it is stored; clear outside
  /// of its triangles. Throws what `bitmap` throws.
  public func packedBitmap() throws(AtlasError) -> Bitmap {
    try bitmap(trimmed: true).turned(storedRotation)
  }

  private var uprightSize: Size {
    storedRotation.swapsAxes ? pixelSize.transposed : pixelSize
  }

  /// What there is to see of the sprite, premultiplied, and its top-left corner in the canvas: no
  /// more than both the page and the canvas have, however large the file says that they are.
  package func visibleBitmap() throws(AtlasError) -> (bitmap: Bitmap, corner: Point) {
    let (part, inPiece) = try uprightPart(of: page.bitmap())
    let corner = inPiece + placedOffset
    let canvas = Rect(
      x: 0, y: 0, width: sourceSize.width.rounded(.up), height: sourceSize.height.rounded(.up))
    let (left, top) = (max(corner.x, 0), max(corner.y, 0))
    let right = max(left, min(corner.x + Double(part.width), canvas.maxX))
    let bottom = max(top, min(corner.y + Double(part.height), canvas.maxY))
    let isWhole = (right - left, bottom - top) == (Double(part.width), Double(part.height))
    if isWhole { return (part, Point(x: left, y: top)) }
    let seen = part.cropped(
      x: Int(left - corner.x), y: Int(top - corner.y), width: Int(right - left),
      height: Int(bottom - top))
    return (seen, Point(x: left, y: top))
  }

  /// The part of the piece that lies in the page, upright, and its top-left corner in the upright
  /// piece.
  private func uprightPart(
    of texture: Bitmap
  ) throws(AtlasError) -> (bitmap: Bitmap, corner: Point) {
    let (width, height) = try Self.pixels(pixelSize, self)
    let (left, top) = (Int(textureRect.minX.rounded(.down)), Int(textureRect.minY.rounded(.down)))
    let columns = (left..<left + width).clamped(to: 0..<texture.width)
    let rows = (top..<top + height).clamped(to: 0..<texture.height)
    var part = texture.cropped(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count
    ).turned(storedRotation.inverse)
    // What is missing of the piece on each side.
    let (before, above) = (columns.lowerBound - left, rows.lowerBound - top)
    let (behind, below) = (left + width - columns.upperBound, top + height - rows.upperBound)
    let missing =
      switch storedRotation {
      case .none: (before, above)
      case .clockwise: (above, behind)
      case .half: (behind, below)
      case .counterclockwise: (below, before)
      }
    let corner = Point(x: Double(missing.0), y: Double(missing.1))
    mesh?.clearOutside(&part, at: corner + placedOffset)
    return (part, corner)
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

  /// Pixels of a canvas, or of a piece by itself: 256 MiB.
  static let largestArea = 8192 * 8192
}
