package import LayerSprites

/// All sprites of an atlas side by side, each on its canvas, as a layer tree.
package struct ContactSheet {
  /// What is drawn; one point is one pixel of the sheet.
  package let root = Layer()
  /// Pixels of the sheet.
  package let width: Int
  /// Pixels of the sheet.
  package let height: Int

  /// Between two sprites, in pixels.
  private static let gap = 2
  /// No sheet is higher, whatever there is to show.
  private static let limit = 32_768

  /// A sheet of some sprites in so many pixels across; larger ones are averaged down to fit, and
  /// what a sheet of the greatest height has no room for is left out.
  package init(_ sprites: [SpriteImage], width room: Int, background: StageBackground) {
    let widest = sprites.map(\.sourceSize.width).max() ?? 1
    let highest = sprites.map(\.sourceSize.height).max() ?? 1
    let room = max(1, room)
    let shrink = max(1, widest / Double(room), highest / Double(Self.limit)).rounded(.up)
    let cell = (
      width: max(1, Int((widest / shrink).rounded(.up))),
      height: max(1, Int((highest / shrink).rounded(.up)))
    )
    let perRow = max(1, (room + Self.gap) / (cell.width + Self.gap))
    let columns = min(perRow, max(1, sprites.count))
    let rows = min(
      (sprites.count + columns - 1) / columns, max(1, Self.limit / (cell.height + Self.gap)))
    width = min(room, columns * (cell.width + Self.gap) - Self.gap)
    height = max(1, rows * (cell.height + Self.gap) - Self.gap)
    let zoom: Zoom = shrink > 1 ? .divided(Int(shrink)) : .actual
    root.anchorPoint = .zero
    root.bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    for (i, sprite) in sprites.prefix(columns * rows).enumerated() {
      let scene = StageScene()
      scene.show(
        StageScene.Picture(
          width: cell.width, height: cell.height, sprite: sprite,
          canvas: UnionCanvas(of: [sprite]), origin: .zero, zoom: zoom, background: background))
      scene.root.position = Point(
        x: Double(i % columns * (cell.width + Self.gap)),
        y: Double(i / columns * (cell.height + Self.gap)))
      root.addSublayer(scene.root)
    }
  }
}
