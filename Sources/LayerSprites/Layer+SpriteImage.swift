public import Atlases
internal import Geometry
internal import Imaging
public import Layers

extension Layer {
  /// Shows a sprite: sets contents, contentsScale, contentsRect and transform, which turns a sprite
  /// that is stored turned upright. A sprite whose page can't be decoded shows nothing; `nil` shows
  /// nothing and leaves the defaults.
  ///
  /// A transform of one's own follows the sprite's, so that it acts on what is seen, however the
  /// sprite is stored:
  ///
  ///     layer.setContents(sprite)
  ///     layer.transform = layer.transform.concatenating(yours)
  ///
  /// Set alone it would take the sprite's place, and what is stored turned would lie on its side.
  /// Maps of the plane do the same: `layer.affineTransform.concatenating(yours)`.
  ///
  /// Sprites of a page share its pixels: O(1). One that is cut out by triangles or reaches beyond its
  /// page gets contents of its own, so that nothing else shows: O(pixels). Source: LayerSprites'
  /// `setContentsWithLSImage:`.
  public func setContents(_ sprite: SpriteImage?) {
    if let sprite, !sprite.isWholeRectangleOfPage {
      contents = try? sprite.packedBitmap()
      contentsRect = .unit
    } else {
      contents = sprite.flatMap { try? $0.page.bitmap() }
      contentsRect = sprite?.contentsRect ?? .unit
    }
    contentsScale = sprite?.scale ?? 1
    affineTransform = sprite?.transform ?? .identity
  }

  /// Gives the layer a sprite's size and anchor point, in the axes in which it is stored; position
  /// is left alone, so the sprite's anchor stays where it is. `nil` leaves no size and the middle as
  /// anchor.
  ///
  /// Source: LayerSprites' `setDimensionsWithLSImage:`.
  public func setDimensions(_ sprite: SpriteImage?) {
    anchorPoint = sprite?.anchorPoint ?? Point(x: 0.5, y: 0.5)
    bounds = Rect(origin: .zero, size: sprite?.size ?? .zero)
  }
}

extension SpriteImage {
  /// True where the packed rectangle holds the sprite and nothing else.
  fileprivate var isWholeRectangleOfPage: Bool {
    guard mesh == nil else { return false }
    guard let width = page.width, let height = page.height else { return true }
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    return whole.contains(textureRect)
  }
}
