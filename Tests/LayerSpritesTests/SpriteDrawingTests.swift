import LayerSprites
import Testing

/// Sprites made by hand, drawn and put into views.
@Suite struct SpriteDrawingTests {
  /// 4 × 2 pixels: red, green, blue and white above, and the same four darker below.
  static let picture = Bitmap(
    width: 4, height: 2,
    pixels: [
      Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 255, blue: 0),
      Pixel(red: 0, green: 0, blue: 255), Pixel(red: 255, green: 255, blue: 255),
      Pixel(red: 99, green: 0, blue: 0), Pixel(red: 0, green: 99, blue: 0),
      Pixel(red: 0, green: 0, blue: 99), Pixel(red: 99, green: 99, blue: 99),
    ])

  @Test(arguments: [
    (Point(x: 0.5, y: 0.5), false), (Point(x: 0.25, y: 1), false), (Point(x: 0.25, y: 0.75), true),
    (Point(x: -0.5, y: 2), true),
  ])
  func byHandItHasWhatItWasGiven(anchor: Point, rotated: Bool) {
    let part = Rect(x: 0.25, y: 0, width: 0.5, height: 1)
    let sprite = SpriteImage(
      bitmap: Self.picture, contentsRect: part, anchorPoint: anchor, rotated: rotated)
    #expect(sprite.contentsRect == part)
    #expect(sprite.anchorPoint == anchor)
    #expect(sprite.size == Size(width: 2, height: 2))
    #expect(
      sprite.transform
        == (rotated ? AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0) : .identity))
    #expect(sprite.scale == 1)
  }

  @Test func drawsAtItsAnchorOverWhatIsThere() {
    let sprite = SpriteImage(
      bitmap: Self.picture, contentsRect: Rect(x: 0, y: 0, width: 0.5, height: 1),
      anchorPoint: Point(x: 1, y: 0))
    var canvas = Bitmap(width: 4, height: 3, filledWith: Pixel(red: 7, green: 7, blue: 7))
    sprite.draw(at: Point(x: 3, y: 1), in: &canvas)
    #expect(canvas[0, 1] == Pixel(red: 7, green: 7, blue: 7))
    #expect(canvas[1, 1] == Self.picture[0, 0] && canvas[2, 1] == Self.picture[1, 0])
    #expect(canvas[1, 2] == Self.picture[0, 1] && canvas[2, 2] == Self.picture[1, 1])
    #expect(canvas[3, 1] == Pixel(red: 7, green: 7, blue: 7))
    #expect(sprite.rectWhenDrawn(at: Point(x: 3, y: 1)) == Rect(x: 1, y: 1, width: 2, height: 2))
  }

  /// Stored turned clockwise, it is shown turned back: its left column becomes its lowest row.
  @Test func fillsARectangleUpright() {
    let sprite = SpriteImage(bitmap: Self.picture, rotated: true)
    var canvas = Bitmap(width: 4, height: 8)
    sprite.draw(in: Rect(x: 0, y: 0, width: 4, height: 8), of: &canvas)
    for (column, row, source) in [
      (0, 7, (0, 0)), (3, 7, (0, 1)), (0, 0, (3, 0)), (3, 1, (3, 1)), (1, 3, (2, 0)),
      (2, 4, (1, 1)),
    ] {
      #expect(canvas[column, row] == Self.picture[source.0, source.1], "\(column),\(row)")
    }
  }

  @Test func aViewIsTheSmallestBoxAroundTheAnchor() {
    let sprite = SpriteImage(bitmap: Self.picture, anchorPoint: Point(x: 0.25, y: 0.5))
    let view = SpriteView(image: sprite)
    #expect(view.bounds.size == Size(width: 6, height: 2))
    let drawn = Renderer().render(Self.atOrigin(view), width: 6, height: 2)
    #expect(drawn[1, 0] == .clear && drawn[2, 0] == Self.picture[0, 0])
    #expect(drawn[5, 1] == Self.picture[3, 1])
  }

  @Test(arguments: [
    (ContentMode.center, Rect(x: 2, y: 4, width: 4, height: 2)),
    (.topLeft, Rect(x: 0, y: 0, width: 4, height: 2)),
    (.bottom, Rect(x: 2, y: 8, width: 4, height: 2)),
    (.right, Rect(x: 4, y: 4, width: 4, height: 2)),
    (.scaleAspectFit, Rect(x: 0, y: 3, width: 8, height: 4)),
    (.scaleAspectFill, Rect(x: -6, y: 0, width: 20, height: 10)),
    (.scaleToFill, Rect(x: 0, y: 0, width: 8, height: 10)),
    (.redraw, Rect(x: 0, y: 0, width: 8, height: 10)),
  ])
  func contentModesPlaceTheNaturalBox(mode: ContentMode, place: Rect) {
    let view = SpriteView(image: SpriteImage(bitmap: Self.picture))
    view.contentMode = mode
    view.bounds = Rect(x: 0, y: 0, width: 8, height: 10)
    #expect(view.layer.sublayers[0].frame == place)
  }

  @Test func settingTheImageKeepsTheSize() {
    let view = SpriteView(image: SpriteImage(bitmap: Self.picture))
    view.image = SpriteImage(bitmap: Bitmap(width: 9, height: 9))
    #expect(view.bounds.size == Size(width: 4, height: 2))
    #expect(view.sizeThatFits == Size(width: 9, height: 9))
    view.image = nil
    #expect(view.sizeThatFits == .zero && view.layer.sublayers[0].contents == nil)
  }

  @Test func stretchedItFitsTheUprightPiece() {
    let view = SpriteView(
      image: SpriteImage(
        bitmap: Self.picture, anchorPoint: Point(x: 0, y: 0), rotated: true))
    view.contentMode = .scaleToFill
    #expect(view.sizeThatFits == Size(width: 2, height: 4))
  }

  /// The picture given counts, whatever the file calls its own.
  @Test func anAtlasFromMemoryTakesThePictureGiven() throws {
    let data = """
      <plist version="1.0"><dict><key>frames</key><dict><key>a.png</key><dict>
      <key>frame</key><string>{{1,0},{2,2}}</string></dict></dict>
      <key>metadata</key><dict><key>textureFileName</key><string>other.png</string></dict></dict></plist>
      """
    let map = try ImageMap(bytes: Array(data.utf8), image: Self.picture)
    let sprite = try #require(map["a"])
    #expect(map.problems.isEmpty)
    #expect(sprite.contentsRect == Rect(x: 0.25, y: 0, width: 0.5, height: 1))
    #expect(try sprite.bitmap().pixels == [1, 2, 5, 6].map { Self.picture.pixels[$0] })
    #expect(
      try sprite.bitmap(alpha: .straight).pixels == [1, 2, 5, 6].map { Self.picture.pixels[$0] })
  }

  private static func atOrigin(_ view: SpriteView) -> LayerSnapshot {
    view.layer.anchorPoint = .zero
    return view.layer.snapshot()
  }
}
