public import Atlases
internal import Geometry
internal import Imaging
public import Layers

extension Layer {
  /// Shows a sprite: sets contents, contentsScale, contentsRect and affineTransform, which turns a
  /// sprite that is stored turned upright. A sprite whose page can't be decoded shows nothing.
  ///
  /// A sprite that is cut out by triangles gets contents of its own, so that none of its neighbours
  /// show; all others share the page.
  ///
  /// An own transform is concatenated afterwards: `sprite.transform.concatenating(yours)`. `nil`
  /// shows nothing and leaves the defaults. Source: LayerSprites' `setContentsWithLSImage:`.
  public func setContents(_ sprite: SpriteImage?) {
    if let sprite, sprite.mesh != nil {
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
  /// is left alone, so the sprite's anchor stays where it is.
  ///
  /// Source: LayerSprites' `setDimensionsWithLSImage:`.
  public func setDimensions(_ sprite: SpriteImage?) {
    anchorPoint = sprite?.anchorPoint ?? Point(x: 0.5, y: 0.5)
    bounds = Rect(origin: .zero, size: sprite?.size ?? .zero)
  }
}
