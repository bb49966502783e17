package import LayerSprites

/// The layer tree on the stage: background, canvas, sprite and outlines. One root point is one pixel
/// of the stage; below the canvas layer lengths are the sprite's own points.
package final class StageScene {
  /// What is drawn.
  package let root = Layer()
  let background = Layer()
  let canvas = Layer()
  let sprite = Layer()
  let canvasOutline = Layer()
  let spriteOutline = Layer()
  let selectionOutline = Layer()
  /// The sides of the line round the sprite's layer, as its corners follow each other.
  let edges = (0..<4).map { _ in Layer() }
  /// The ground through the anchor, and the two strokes of the cross on it.
  let anchorLines = (0..<3).map { _ in Layer() }
  /// Neighbours that shine through, behind the sprite.
  let skins = (0..<2 * OnionSkin.most).map { _ in Layer() }
  var skinPictures = SkinPictures()
  let scheduler: TransactionScheduler
  var shown: Picture?
  private var shownBackground: StageBackground?

  /// Side of a square of the checkerboard, in stage pixels.
  private static let square = 8
  private static let light = Pixel(red: 0x3C, green: 0x3C, blue: 0x44)
  private static let dark = Pixel(red: 0x30, green: 0x30, blue: 0x38)

  /// An empty stage.
  package init() {
    scheduler = TransactionScheduler(root: root)
    scheduler.disableActions = true
    for layer in [root, background, canvas, sprite] + outlines + skins {
      layer.anchorPoint = .zero
    }
    background.magnificationFilter = .nearest
    sprite.magnificationFilter = .nearest
    sprite.minificationFilter = .trilinear
    canvasOutline.borderColor = Pixel(red: 0x60, green: 0x88, blue: 0xC0)
    spriteOutline.borderColor = Pixel(red: 0xE0, green: 0xA0, blue: 0x40)
    let highlight = Pixel(red: 0x50, green: 0xE0, blue: 0xA0)
    selectionOutline.borderColor = highlight
    for edge in edges {
      edge.backgroundColor = highlight
      edge.anchorPoint = Point(x: 0.5, y: 0.5)
    }
    for line in anchorLines { line.backgroundColor = Pixel(red: 0xE8, green: 0x50, blue: 0xD0) }
    anchorLines[0].backgroundColor = Pixel(red: 0x78, green: 0x40, blue: 0x70)
    for layer in skins + [sprite] { canvas.addSublayer(layer) }
    for layer in [background, canvas] + outlines { root.addSublayer(layer) }
    scheduler.flush()
  }

  /// The layers that only draw a line.
  var outlines: [Layer] {
    [canvasOutline, spriteOutline, selectionOutline] + anchorLines + edges
  }

  /// The frontmost layer that a hit test of the tree finds at a point of the stage in pixels, lines
  /// not counted; nil beside the stage.
  package func layer(at point: Point) -> StageLayer? {
    let lines = outlines.filter { !$0.isHidden }
    let found = scheduler.transaction(disableActions: true) {
      for layer in lines { layer.isHidden = true }
      defer { for layer in lines { layer.isHidden = false } }
      return root.hitTest(point)
    }
    return [(StageLayer.sprite, sprite), (.canvas, canvas), (.background, background)]
      .first { $0.1 === found }?.0
  }

  /// Sets the layers to a picture.
  func set(_ picture: Picture) {
    let stage = Size(width: Double(picture.width), height: Double(picture.height))
    if root.bounds.size != stage || shownBackground != picture.background {
      root.bounds = Rect(origin: .zero, size: stage)
      background.bounds = root.bounds
      paintBackground(picture)
    }
    placeCanvas(picture)
    placeSprite(picture)
    placeSkins(picture)
    outline(picture)
  }

  private func paintBackground(_ picture: Picture) {
    shownBackground = picture.background
    background.contents = nil
    background.backgroundColor = nil
    switch picture.background {
    case .terminal: break
    case .color(let pixel): background.backgroundColor = pixel
    case .checker:
      let columns = (picture.width + Self.square - 1) / Self.square
      let rows = (picture.height + Self.square - 1) / Self.square
      background.contents = Self.checkerboard(columns: columns, rows: rows)
      // The last squares end with the stage.
      background.contentsRect.size = Size(
        width: Double(picture.width) / Double(columns * Self.square),
        height: Double(picture.height) / Double(rows * Self.square))
    }
  }

  /// One pixel for each square.
  private static func checkerboard(columns: Int, rows: Int) -> Bitmap {
    let pixels = (0..<rows).flatMap { y in
      (0..<columns).map { x in (x + y).isMultiple(of: 2) ? light : dark }
    }
    return Bitmap(width: columns, height: rows, pixels: pixels)
  }

  private func placeCanvas(_ picture: Picture) {
    let factor = picture.zoom.factor
    let (w, h) = (Double(picture.canvas.width), Double(picture.canvas.height))
    let scale = picture.sprite?.scale ?? 1
    canvas.bounds = Rect(x: 0, y: 0, width: w / scale, height: h / scale)
    canvas.affineTransform = .scale(x: factor * scale, y: factor * scale)
    let corner = Point(
      x: ((Double(picture.width) - w * factor) / 2).rounded(.down) + Double(picture.pan.x),
      y: ((Double(picture.height) - h * factor) / 2).rounded(.down) + Double(picture.pan.y))
    guard let mode = picture.layerMode else {
      (canvas.anchorPoint, canvas.position) = (.zero, corner)
      canvas.sublayerTransform = .identity
      return
    }
    // A perspective vanishes at the anchor, which therefore lies in the middle.
    canvas.anchorPoint = Point(x: 0.5, y: 0.5)
    canvas.position = corner + Point(x: w * factor / 2, y: h * factor / 2)
    canvas.sublayerTransform = mode.perspective
  }

  private func placeSprite(_ picture: Picture) {
    guard let image = picture.sprite else {
      sprite.isHidden = true
      return
    }
    sprite.isHidden = false
    setLooks(picture.layerMode ?? LayerMode(), isReduced: picture.zoom.factor < 1)
    if let mode = picture.layerMode {
      show(image, at: picture.origin, as: mode)
      return
    }
    var (corner, box) = (picture.origin, Rect.zero)
    if image.liesWhole {
      sprite.setContents(image)
      sprite.setDimensions(image)
      (corner, box) = (corner + image.placedOffset, image.rectWhenDrawn(at: .zero))
    } else {
      corner = corner + compose(image)
    }
    sprite.position = Point(
      x: corner.x / image.scale - box.minX, y: corner.y / image.scale - box.minY)
  }

  /// Sets what layer mode changes besides size and place. Pixels of the sprite keep their edges, except
  /// where several fall on one of the stage: these are averaged.
  private func setLooks(_ mode: LayerMode, isReduced: Bool) {
    sprite.contentsGravity = mode.gravity
    sprite.contentsCenter = mode.contentsCenter
    sprite.masksToBounds = mode.masksToBounds
    sprite.isDoubleSided = mode.isDoubleSided
    sprite.minificationFilter = isReduced ? .trilinear : .nearest
  }

  /// Shows the piece upright in bounds of its own, anchored where the sprite is: what turns, turns
  /// about that, and bounds grow from there.
  private func show(_ image: SpriteImage, at origin: Point, as mode: LayerMode) {
    let corner = compose(image)
    let (piece, scale) = (sprite.bounds.size, image.scale)
    let anchor = Point(
      x: image.canvasAnchor.x * image.sourceSize.width,
      y: image.canvasAnchor.y * image.sourceSize.height)
    sprite.anchorPoint = Point(
      x: piece.width > 0 ? (anchor.x - corner.x) / scale / piece.width : 0.5,
      y: piece.height > 0 ? (anchor.y - corner.y) / scale / piece.height : 0.5)
    sprite.position = Point(x: (origin.x + anchor.x) / scale, y: (origin.y + anchor.y) / scale)
    sprite.bounds = Rect(origin: .zero, size: mode.boundsSize(of: piece))
    sprite.transform = mode.transform
  }

  /// Shows what can be seen of the sprite, cut out and put together, in place of a part of the
  /// page; gives its corner in the canvas.
  private func compose(_ image: SpriteImage) -> Point {
    let seen = try? image.visibleBitmap()
    sprite.contents = seen?.bitmap
    sprite.contentsScale = image.scale
    sprite.contentsRect = .unit
    sprite.affineTransform = .identity
    sprite.anchorPoint = .zero
    sprite.bounds = Rect(
      x: 0, y: 0, width: Double(seen?.bitmap.width ?? 0) / image.scale,
      height: Double(seen?.bitmap.height ?? 0) / image.scale)
    return seen?.corner ?? .zero
  }
}

extension SpriteImage {
  /// True where a layer can show it as a part of its page: whole pixels of the page, all of them
  /// there, and all of them within the canvas.
  fileprivate var liesWhole: Bool {
    let rect = textureRect
    let isAligned = [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0 == $0.rounded() }
    let texture = Size(width: Double(page.width ?? 0), height: Double(page.height ?? 0))
    let canvas = Size(width: sourceSize.width.rounded(.up), height: sourceSize.height.rounded(.up))
    return isAligned && Rect(origin: .zero, size: texture).contains(rect)
      && Rect(origin: .zero, size: canvas).contains(Rect(origin: placedOffset, size: displaySize))
  }
}
