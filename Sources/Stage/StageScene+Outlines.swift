internal import LayerSprites

// Lines round what the picture is made of.
extension StageScene {
  func outline(_ picture: Picture) {
    for layer in outlines { layer.isHidden = true }
    if picture.isOutlined { outlineCanvasAndPiece(picture) }
    switch picture.selection {
    case .sprite where picture.sprite != nil: outlineSprite()
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

  /// Draws a line round the sprite's layer, turned as it is, one stage pixel outside of its bounds. Four
  /// lines of the stage, for a border of the layer's own would be thinner where it is seen aslant.
  private func outlineSprite() {
    let corners = sprite.bounds.corners.map { sprite.convert($0, to: root) }
    guard !sprite.bounds.isEmpty, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return
    }
    let turn = Self.area(corners) < 0 ? -1.0 : 1
    for (i, edge) in edges.enumerated() {
      draw(edge, from: corners[i], to: corners[(i + 1) % 4], outside: turn)
    }
  }

  /// Lays a line beside a stretch, on its left where `outside` is 1, and a pixel longer at both ends.
  private func draw(_ edge: Layer, from start: Point, to end: Point, outside: Double) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let (c, s) = (dx / length, dy / length)
    edge.isHidden = false
    edge.bounds.size = Size(width: length + 2, height: 1)
    edge.affineTransform = AffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    edge.position = Point(
      x: (start.x + end.x + outside * s) / 2, y: (start.y + end.y - outside * c) / 2)
  }

  /// Twice the area of what some corners go round, positive where they do so clockwise.
  private static func area(_ corners: [Point]) -> Double {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { area, side in
      area + side.0.x * side.1.y - side.1.x * side.0.y
    }
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
