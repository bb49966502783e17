internal import LayerSprites

// Lines round what the picture is made of.
extension StageScene {
  func outline(_ picture: Picture) {
    var shown: [Layer] = []
    if picture.isOutlined { shown += outlineCanvasAndPiece(picture) }
    if picture.marksAnchor { shown += markAnchor(picture) }
    switch picture.selection {
    case .sprite where picture.sprite != nil: shown += outlineSprite()
    case .canvas: shown.append(frame(canvas.bounds, with: selectionOutline))
    case .background: shown.append(outlineStage())
    default: break
    }
    for layer in outlines { layer.isHidden = !shown.contains { $0 === layer } }
  }

  private func outlineCanvasAndPiece(_ picture: Picture) -> [Layer] {
    let whole = frame(canvas.bounds, with: canvasOutline)
    guard let image = picture.sprite else { return [whole] }
    let (corner, scale) = (picture.origin + image.placedOffset, image.scale)
    let piece = Rect(
      x: corner.x / scale, y: corner.y / scale, width: image.displaySize.width / scale,
      height: image.displaySize.height / scale)
    return [whole, frame(piece, with: spriteOutline)]
  }

  /// The ground across the canvas, and a cross where the anchor is: on the stage pixel that holds it.
  private func markAnchor(_ picture: Picture) -> [Layer] {
    guard let image = picture.sprite else { return [] }
    let anchor = Point(
      x: picture.origin.x + image.canvasAnchor.x * image.sourceSize.width,
      y: picture.origin.y + image.canvasAnchor.y * image.sourceSize.height)
    let place = canvas.convert(
      Point(x: anchor.x / image.scale, y: anchor.y / image.scale), to: root)
    let area = canvas.convert(canvas.bounds, to: root)
    let (x, y, arm) = (place.x.rounded(.down), place.y.rounded(.down), 3.0)
    anchorLines[0].frame = Rect(x: area.minX, y: y, width: area.width, height: 1)
    anchorLines[1].frame = Rect(x: x - arm, y: y, width: 2 * arm + 1, height: 1)
    anchorLines[2].frame = Rect(x: x, y: y - arm, width: 1, height: 2 * arm + 1)
    return anchorLines
  }

  /// Draws a line round the sprite's layer, turned as it is, one stage pixel outside of its bounds. Four
  /// lines of the stage, for a border of the layer's own would be thinner where it is seen aslant.
  private func outlineSprite() -> [Layer] {
    let corners = sprite.bounds.corners.map { sprite.convert($0, to: root) }
    guard !sprite.bounds.isEmpty, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return []
    }
    let turn = Self.area(corners) < 0 ? -1.0 : 1
    return edges.indices.compactMap { i in
      draw(edges[i], from: corners[i], to: corners[(i + 1) % 4], outside: turn)
    }
  }

  /// Lays a line beside a stretch, on its left where `outside` is 1, and a pixel longer at both ends; nil
  /// where there is no length.
  private func draw(
    _ edge: Layer, from start: Point, to end: Point, outside: Double
  ) -> Layer? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return nil }
    let (c, s) = (dx / length, dy / length)
    edge.bounds.size = Size(width: length + 2, height: 1)
    edge.affineTransform = AffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    edge.position = Point(
      x: (start.x + end.x + outside * s) / 2, y: (start.y + end.y - outside * c) / 2)
    return edge
  }

  /// Twice the area of what some corners go round, positive where they do so clockwise.
  private static func area(_ corners: [Point]) -> Double {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { area, side in
      area + side.0.x * side.1.y - side.1.x * side.0.y
    }
  }

  /// Nothing lies outside of the stage: the line goes round within.
  private func outlineStage() -> Layer {
    selectionOutline.borderWidth = 1
    selectionOutline.frame = background.frame
    return selectionOutline
  }

  /// Draws a line round a rectangle of the canvas layer's space, one stage pixel outside of it.
  private func frame(_ rect: Rect, with outline: Layer) -> Layer {
    let area = canvas.convert(rect, to: root)
    outline.borderWidth = 1
    outline.frame = Rect(
      x: area.minX - 1, y: area.minY - 1, width: area.width + 2, height: area.height + 2)
    return outline
  }
}
