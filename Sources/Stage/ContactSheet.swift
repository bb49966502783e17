package import LayerSprites

/// All sprites of an atlas side by side, each on its canvas.
package struct ContactSheet {
  /// Pixels of the sheet.
  package let width: Int
  /// Pixels of the sheet.
  package let height: Int

  /// Between two sprites, in pixels.
  private static let gap = 2
  /// No sheet is higher, and nothing that is printed, whatever there is to show.
  package static let limit = 32_768

  private let sprites: ArraySlice<SpriteImage>
  private let background: StageBackground
  private let zoom: Zoom
  private let cell: (width: Int, height: Int)
  private let columns: Int

  /// A sheet of some sprites in so many pixels across; larger ones are averaged down to fit, and
  /// what a sheet of the greatest height has no room for is left out.
  package init(_ sprites: [SpriteImage], width room: Int, background: StageBackground) {
    let widest = sprites.map(\.sourceSize.width).max() ?? 1
    let highest = sprites.map(\.sourceSize.height).max() ?? 1
    let room = max(1, room)
    let shrink = max(1, widest / Double(room), highest / Double(Self.limit)).rounded(.up)
    cell = (
      width: max(1, Int((widest / shrink).rounded(.up))),
      height: max(1, Int((highest / shrink).rounded(.up)))
    )
    let perRow = max(1, (room + Self.gap) / (cell.width + Self.gap))
    columns = min(perRow, max(1, sprites.count))
    let rows = min(
      (sprites.count + columns - 1) / columns, max(1, Self.limit / (cell.height + Self.gap)))
    width = min(room, columns * (cell.width + Self.gap) - Self.gap)
    height = max(1, rows * (cell.height + Self.gap) - Self.gap)
    zoom = shrink > 1 ? .divided(Int(shrink)) : .actual
    self.sprites = sprites.prefix(columns * rows)
    self.background = background
  }

  /// The sheet, or as many rows of pixels from its top. Sprites are drawn one after another, so
  /// that what one needs is gone when the next one comes.
  package func bitmap(height limit: Int = .max) -> Bitmap {
    var sheet = Bitmap(width: width, height: min(height, limit))
    var picture = Bitmap(width: cell.width, height: cell.height)
    let (scene, renderer) = (StageScene(), Renderer())
    for (i, sprite) in sprites.enumerated() {
      let (x, y) = (i % columns * (cell.width + Self.gap), i / columns * (cell.height + Self.gap))
      guard y < sheet.height else { break }
      let tree = scene.snapshot(
        of: StageScene.Picture(
          width: cell.width, height: cell.height, sprite: sprite,
          canvas: UnionCanvas(of: [sprite]), origin: .zero, zoom: zoom, background: background))
      renderer.render(tree, into: &picture)
      sheet.paste(picture, x: x, y: y)
    }
    return sheet
  }
}
