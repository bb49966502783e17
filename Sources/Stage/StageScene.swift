package import LayerSprites

/// The layer tree on the stage: background, canvas, sprite and outlines. One root point is one pixel
/// of the stage; below the canvas layer lengths are the sprite's own points.
package final class StageScene {
  /// What is drawn.
  package let root = Layer()
  private let background = Layer()
  private let canvas = Layer()
  private let sprite = Layer()
  private let canvasOutline = Layer()
  private let spriteOutline = Layer()
  private var shownBackground: StageBackground?

  /// Side of a square of the checkerboard, in stage pixels.
  private static let square = 8
  private static let light = Pixel(red: 0x3C, green: 0x3C, blue: 0x44)
  private static let dark = Pixel(red: 0x30, green: 0x30, blue: 0x38)

  /// An empty stage.
  package init() {
    for layer in [root, background, canvas, sprite, canvasOutline, spriteOutline] {
      layer.anchorPoint = .zero
    }
    background.magnificationFilter = .nearest
    sprite.magnificationFilter = .nearest
    sprite.minificationFilter = .trilinear
    canvasOutline.borderColor = Pixel(red: 0x60, green: 0x88, blue: 0xC0)
    spriteOutline.borderColor = Pixel(red: 0xE0, green: 0xA0, blue: 0x40)
    canvas.addSublayer(sprite)
    for layer in [background, canvas, canvasOutline, spriteOutline] { root.addSublayer(layer) }
  }

  /// What one picture shows.
  package struct Picture {
    /// Stage size in pixels.
    package var width: Int
    /// Stage size in pixels.
    package var height: Int
    /// The sprite that is due; nil shows the background alone.
    package var sprite: SpriteImage?
    /// The box in which the animation's canvases lie.
    package var canvas: UnionCanvas
    /// The sprite's canvas in that box, in pixels of the sprite.
    package var origin: Point
    /// Stage pixels for each pixel of the sprite.
    package var zoom: Zoom
    /// How far the box is moved from the middle of the stage, in stage pixels.
    package var pan: (x: Int, y: Int)
    /// What lies behind.
    package var background: StageBackground
    /// True where canvas and piece are outlined.
    package var isOutlined: Bool

    /// A picture from its parts.
    package init(
      width: Int, height: Int, sprite: SpriteImage?, canvas: UnionCanvas, origin: Point, zoom: Zoom,
      pan: (x: Int, y: Int) = (0, 0), background: StageBackground, isOutlined: Bool = false
    ) {
      (self.width, self.height) = (width, height)
      (self.sprite, self.canvas, self.origin) = (sprite, canvas, origin)
      (self.zoom, self.pan, self.background) = (zoom, pan, background)
      self.isOutlined = isOutlined
    }
  }

  /// Sets the layers to a picture.
  package func show(_ picture: Picture) {
    let stage = Size(width: Double(picture.width), height: Double(picture.height))
    if root.bounds.size != stage || shownBackground != picture.background {
      root.bounds = Rect(origin: .zero, size: stage)
      background.bounds = root.bounds
      paintBackground(picture)
    }
    placeCanvas(picture)
    placeSprite(picture)
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
    canvas.position = Point(
      x: ((Double(picture.width) - w * factor) / 2).rounded(.down) + Double(picture.pan.x),
      y: ((Double(picture.height) - h * factor) / 2).rounded(.down) + Double(picture.pan.y))
  }

  private func placeSprite(_ picture: Picture) {
    guard let image = picture.sprite else {
      sprite.isHidden = true
      return
    }
    sprite.isHidden = false
    sprite.setContents(image)
    sprite.setDimensions(image)
    let corner = picture.origin + (image.liesWhole ? image.placedOffset : compose(image))
    sprite.position = .zero
    let frame = sprite.frame
    sprite.position = Point(
      x: corner.x / image.scale - frame.minX, y: corner.y / image.scale - frame.minY)
  }

  /// Shows what can be seen of the sprite, cut out and put together, in place of a part of the
  /// page; gives its corner in the canvas.
  private func compose(_ image: SpriteImage) -> Point {
    let seen = try? image.visibleBitmap()
    sprite.contents = seen?.bitmap
    sprite.contentsRect = .unit
    sprite.affineTransform = .identity
    sprite.bounds.size = Size(
      width: Double(seen?.bitmap.width ?? 0) / image.scale,
      height: Double(seen?.bitmap.height ?? 0) / image.scale)
    return seen?.corner ?? .zero
  }

  private func outline(_ picture: Picture) {
    for layer in [canvasOutline, spriteOutline] { layer.isHidden = !picture.isOutlined }
    guard picture.isOutlined else { return }
    frame(canvas.bounds, with: canvasOutline)
    guard let image = picture.sprite else {
      spriteOutline.isHidden = true
      return
    }
    let (corner, scale) = (picture.origin + image.placedOffset, image.scale)
    frame(
      Rect(
        x: corner.x / scale, y: corner.y / scale, width: image.displaySize.width / scale,
        height: image.displaySize.height / scale), with: spriteOutline)
  }

  /// Draws a line round a rectangle of the canvas layer's space, one stage pixel outside of it.
  private func frame(_ rect: Rect, with outline: Layer) {
    let area = canvas.convert(rect, to: root)
    outline.borderWidth = 1
    outline.frame = Rect(
      x: area.minX - 1, y: area.minY - 1, width: area.width + 2, height: area.height + 2)
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
