internal import LayerSprites

// Lines round what the picture is made of.
extension StageScene {
  func outline(_ picture: Picture) {
    for layer in outlines { layer.isHidden = true }
    if picture.isOutlined { outlineCanvasAndPiece(picture) }
    switch picture.selection {
    case .sprite where picture.sprite != nil: outlineSprite(picture)
    case .canvas: frame(canvas.bounds, with: selectionOutline)
    case .background: outlineStage()
    default: break
    }
  }

  private func outlineCanvasAndPiece(_ picture: Picture) {
    frame(canvas.bounds, with: canvasOutline)
    guard let image = picture.sprite else { return }
    let (corner, scale) = (picture.origin + image.placedOffset, image.scale)
    frame(
      Rect(
        x: corner.x / scale, y: corner.y / scale, width: image.displaySize.width / scale,
        height: image.displaySize.height / scale), with: spriteOutline)
  }

  /// Draws a line round the sprite's layer, turned as it is, one stage pixel outside of its bounds.
  private func outlineSprite(_ picture: Picture) {
    let width = 1 / (picture.zoom.factor * (picture.sprite?.scale ?? 1))
    let (bounds, anchor) = (sprite.bounds, sprite.anchorPoint)
    guard !bounds.isEmpty else { return }
    layerOutline.isHidden = false
    layerOutline.borderWidth = width
    layerOutline.bounds = Rect(
      x: bounds.minX - width, y: bounds.minY - width, width: bounds.width + 2 * width,
      height: bounds.height + 2 * width)
    layerOutline.anchorPoint = Point(
      x: (anchor.x * bounds.width + width) / layerOutline.bounds.width,
      y: (anchor.y * bounds.height + width) / layerOutline.bounds.height)
    layerOutline.position = sprite.position
    layerOutline.transform = sprite.transform
  }

  /// Nothing lies outside of the stage: the line goes round within.
  private func outlineStage() {
    selectionOutline.isHidden = false
    selectionOutline.borderWidth = 1
    selectionOutline.frame = background.frame
  }

  /// Draws a line round a rectangle of the canvas layer's space, one stage pixel outside of it.
  private func frame(_ rect: Rect, with outline: Layer) {
    let area = canvas.convert(rect, to: root)
    outline.isHidden = false
    outline.borderWidth = 1
    outline.frame = Rect(
      x: area.minX - 1, y: area.minY - 1, width: area.width + 2, height: area.height + 2)
  }
}
