public import Geometry
public import Imaging

extension SpriteImage {
  /// A sprite made by hand: a part of a picture, with an anchor.
  ///
  /// Its canvas is the smallest box around the anchor that holds the piece. Source: LayerSprites'
  /// `LSImage`.
  ///
  /// - Parameters:
  ///   - bitmap: the whole picture.
  ///   - contentsRect: the part, in unit coordinates of the picture.
  ///   - anchorPoint: in unit coordinates of the part as it lies in the picture.
  ///   - rotated: true where the part lies turned clockwise by 90°; it is shown turned back.
  ///   - scale: pixels a point; 1 is taken where it is not positive.
  public init(
    bitmap: Bitmap, contentsRect: Rect = .unit, anchorPoint: Point = Point(x: 0.5, y: 0.5),
    rotated: Bool = false, scale: Double = 1, name: String = ""
  ) {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let rect = Rect(
      x: contentsRect.minX * width, y: contentsRect.minY * height,
      width: contentsRect.width * width, height: contentsRect.height * height)
    let size = rotated ? rect.size.transposed : rect.size
    let anchor = rotated ? Point(x: anchorPoint.y, y: 1 - anchorPoint.x) : anchorPoint
    let reach = Point(
      x: max(abs(anchor.x), abs(1 - anchor.x)) * size.width,
      y: max(abs(anchor.y), abs(1 - anchor.y)) * size.height)
    let frame = AtlasDescription.Frame(
      name: name, textureRect: rect, storedRotation: rotated ? .clockwise : .none, size: size,
      trimOffset: Point(x: reach.x - anchor.x * size.width, y: reach.y - anchor.y * size.height),
      sourceSize: Size(width: 2 * reach.x, height: 2 * reach.y))
    self.init(
      name: name, aliasOf: nil, frame: frame, page: Page(bitmap, dataPath: name),
      scale: scale > 0 ? scale : 1)
  }
}
