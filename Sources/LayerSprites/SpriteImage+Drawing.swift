public import Atlases
public import Geometry
public import Imaging
private import Layers
private import Raster

extension SpriteImage {
  /// Draws the sprite over a bitmap, its anchor at a point, upright, in points; the part that lies
  /// beyond the bitmap is left out. A sprite whose page can't be decoded draws nothing.
  ///
  /// Source: LayerSprites' `drawAtPoint:`; the place is `rectWhenDrawn(at:)`.
  public func draw(at point: Point, in bitmap: inout Bitmap) {
    let layer = pixelExactLayer()
    layer.position = point
    Renderer().draw(layer.snapshot(), over: &bitmap)
  }

  /// Draws the sprite over a bitmap, upright and scaled to fill a rectangle; trimming does not count.
  ///
  /// Source: LayerSprites' `drawInRect:`, with the exact quotient where that rounded up.
  public func draw(in rect: Rect, of bitmap: inout Bitmap) {
    let shown = Rect(origin: .zero, size: size).applying(transform)
    guard !shown.isEmpty, !rect.isEmpty else { return }
    let layer = pixelExactLayer()
    layer.affineTransform = transform.concatenating(
      .scale(x: rect.width / shown.width, y: rect.height / shown.height))
    layer.position = rect.standardized.origin - layer.frame.origin
    Renderer().draw(layer.snapshot(), over: &bitmap)
  }

  /// A layer that shows the sprite, sampled as pixel art is.
  private func pixelExactLayer() -> Layer {
    let layer = Layer()
    layer.minificationFilter = .nearest
    layer.magnificationFilter = .nearest
    layer.setContents(self)
    layer.setDimensions(self)
    return layer
  }
}
