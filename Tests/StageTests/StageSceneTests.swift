import LayerSprites
import SampleAtlases
import Stage
import TestSupport
import Testing

/// The layer tree of the stage, drawn, against pictures put together by hand.
@Suite struct StageSceneTests {
  private static let shipped = ["hero.plist", "coin.plist", "slime.plist"]
  private static let violet = Pixel(red: 90, green: 30, blue: 200)

  /// Frames as they occur, and as they should not: every turn, trimmed by halves, out of the page on
  /// each side or wholly, out of the canvas, between pixels, of no area.
  private static let frames: [AtlasDescription.Frame] = [
    SampleAtlas.frame("plain", Rect(x: 3, y: 4, width: 9, height: 6)),
    SampleAtlas.frame(
      "turned", Rect(x: 1, y: 2, width: 6, height: 9), turned: .clockwise,
      offset: Point(x: 2.5, y: 1.5), canvas: Size(width: 15, height: 10)),
    SampleAtlas.frame(
      "turned-back", Rect(x: 5, y: 7, width: 4, height: 11), turned: .counterclockwise,
      offset: Point(x: 3, y: 0.5), canvas: Size(width: 17, height: 9)),
    SampleAtlas.frame(
      "upside-down", Rect(x: 13, y: 11, width: 12, height: 5), turned: .half,
      offset: Point(x: 1, y: 4), canvas: Size(width: 14, height: 13)),
    SampleAtlas.frame("out-left", Rect(x: -4, y: 3, width: 9, height: 6)),
    SampleAtlas.frame("out-top", Rect(x: 6, y: -3, width: 5, height: 8)),
    SampleAtlas.frame("out-right", Rect(x: 27, y: 5, width: 9, height: 6)),
    SampleAtlas.frame(
      "out-bottom", Rect(x: 2, y: 17, width: 8, height: 7), turned: .clockwise,
      offset: Point(x: 1, y: 2), canvas: Size(width: 11, height: 12)),
    SampleAtlas.frame("lost", Rect(x: 50, y: 60, width: 7, height: 5)),
    SampleAtlas.frame(
      "over-left", Rect(x: 2, y: 2, width: 10, height: 8), offset: Point(x: -3, y: -2),
      canvas: Size(width: 9, height: 12)),
    SampleAtlas.frame(
      "over-right", Rect(x: 2, y: 2, width: 8, height: 10), turned: .counterclockwise,
      offset: Point(x: 4, y: 3), canvas: Size(width: 11, height: 9)),
    SampleAtlas.frame(
      "between", Rect(x: 4.5, y: 3.25, width: 6.5, height: 5), offset: Point(x: 1, y: 1),
      canvas: Size(width: 9.5, height: 8)),
    SampleAtlas.frame("nothing", Rect(x: 4, y: 4, width: 0, height: 3)),
    cutOut("polygon", Rect(x: 3, y: 2, width: 9, height: 7)),
    cutOut("polygon-turned", Rect(x: 12, y: 4, width: 7, height: 9), turned: .clockwise),
    cutOut("polygon-out", Rect(x: 26, y: 5, width: 9, height: 7)),
  ]

  /// A frame of which only a triangle and a bar are shown.
  private static func cutOut(_ name: String, _ rect: Rect, turned: QuarterTurn = .none)
    -> AtlasDescription.Frame
  {
    var frame = SampleAtlas.frame(
      name, rect, turned: turned, offset: Point(x: 2.5, y: 1), canvas: Size(width: 14, height: 10))
    let corners = [(3.0, 2.0), (9, 1), (5, 8), (9, 6), (12, 6), (12, 7), (9, 7)]
    frame.mesh = Mesh(
      vertices: corners.map { Point(x: $0.0, y: $0.1) },
      triangles: [0, 1, 2, 3, 4, 5, 3, 5, 6])
    return frame
  }

  private static func handMade(in folder: TemporaryFolder, scale: Double? = nil) throws -> ImageMap
  {
    try SampleAtlas.drawn(
      frames, on: SampleAtlas.pattern(width: 31, height: 21), in: folder, scale: scale)
  }

  private static func drawn(_ picture: StageScene.Picture) -> Bitmap {
    let scene = StageScene()
    return Renderer().render(
      scene.snapshot(of: picture), width: picture.width, height: picture.height)
  }

  private static func picture(
    _ sprite: SpriteImage, zoom: Zoom, pan: (x: Int, y: Int) = (0, 0),
    background: StageBackground = .terminal
  ) -> StageScene.Picture {
    StageScene.Picture(
      width: 61, height: 47, sprite: sprite, canvas: UnionCanvas(of: [sprite]), origin: .zero,
      zoom: zoom, pan: pan, background: background)
  }

  private static func sprites(_ map: ImageMap) -> [SpriteImage] { (0..<map.count).map { map[$0] } }

  // MARK: Whole zooms

  @Test(arguments: shipped, [1, 2, 3]) func shippedSpritesAreExact(atlas: String, zoom: Int) throws
  {
    for sprite in Self.sprites(try SampleAtlas.shipped(atlas)) {
      let picture = Self.picture(sprite, zoom: .times(zoom))
      let expected = try HandPlaced.picture(picture) { _, _ in .clear }
      #expect(Self.drawn(picture) == expected, "\(sprite.name)")
    }
  }

  @Test(arguments: [1.0, 2.0], [1, 2, 3]) func handMadeSpritesAreExact(scale: Double, zoom: Int)
    throws
  {
    let folder = TemporaryFolder()
    for sprite in Self.sprites(try Self.handMade(in: folder, scale: scale)) {
      #expect(sprite.scale == scale)
      let picture = Self.picture(sprite, zoom: .times(zoom))
      let expected = try HandPlaced.picture(picture) { _, _ in .clear }
      #expect(Self.drawn(picture) == expected, "\(sprite.name)")
    }
  }

  /// One scene shows all of them one after another: nothing of the one before stays.
  @Test func oneSceneShowsManySprites() throws {
    let (folder, scene) = (TemporaryFolder(), StageScene())
    for (i, sprite) in Self.sprites(try Self.handMade(in: folder)).enumerated() {
      let color = StageBackground.color(Self.violet)
      let picture = Self.picture(
        sprite, zoom: .times(1 + i % 3), background: i % 2 == 0 ? .terminal : color)
      let expected = try HandPlaced.picture(picture) { _, _ in i % 2 == 0 ? .clear : Self.violet }
      let drawn = Renderer().render(
        scene.snapshot(of: picture), width: picture.width, height: picture.height)
      #expect(drawn == expected, "\(sprite.name)")
    }
  }

  @Test(arguments: [(0, 0), (7, -5), (-40, 30), (55, 3), (500, 0)])
  func isPannedAndClippedByTheStage(pan: (Int, Int)) throws {
    let map = try SampleAtlas.shipped("hero.plist")
    let sprite = try #require(map["jump_01"])
    #expect(sprite.storedRotation == .clockwise)
    for zoom in 1...3 {
      let picture = Self.picture(
        sprite, zoom: .times(zoom), pan: pan, background: .color(Self.violet))
      #expect(Self.drawn(picture) == (try HandPlaced.picture(picture) { _, _ in Self.violet }))
    }
  }

  @Test(arguments: [1, 2]) func softPixelsLieOverTheSquares(zoom: Int) throws {
    let folder = TemporaryFolder()
    let map = try Self.handMade(in: folder)
    let (light, dark) = try Self.squares()
    let picture = Self.picture(map[0], zoom: .times(zoom), background: .checker)
    let expected = try HandPlaced.picture(picture) { x, y in
      (x / 8 + y / 8).isMultiple(of: 2) ? light : dark
    }
    #expect(Self.drawn(picture) == expected)
  }

  /// Frames of several sizes lie in the box of all.
  @Test func framesLieInTheBoxOfAll() throws {
    let folder = TemporaryFolder()
    let sprites = Self.sprites(try Self.handMade(in: folder))
    let canvas = UnionCanvas(of: sprites)
    for (sprite, origin) in zip(sprites, canvas.origins) {
      let picture = StageScene.Picture(
        width: 50, height: 40, sprite: sprite, canvas: canvas, origin: origin, zoom: .times(2),
        background: .terminal)
      #expect(
        Self.drawn(picture) == (try HandPlaced.picture(picture) { _, _ in .clear }),
        "\(sprite.name)")
    }
  }

  // MARK: Background

  private static func empty(_ background: StageBackground, width: Int, height: Int) -> Bitmap {
    drawn(
      StageScene.Picture(
        width: width, height: height, sprite: nil, canvas: UnionCanvas(of: []), origin: .zero,
        zoom: .actual, background: background))
  }

  /// The two greys, which are opaque and differ.
  private static func squares() throws -> (light: Pixel, dark: Pixel) {
    let bitmap = empty(.checker, width: 16, height: 1)
    let (light, dark) = (bitmap[0, 0], bitmap[8, 0])
    try #require(light != dark && light.alpha == 255 && dark.alpha == 255)
    return (light, dark)
  }

  @Test func squaresAreEightPixelsWide() throws {
    let (light, dark) = try Self.squares()
    let bitmap = Self.empty(.checker, width: 29, height: 19)
    let expected = (0..<19).flatMap { y in
      (0..<29).map { x in (x / 8 + y / 8).isMultiple(of: 2) ? light : dark }
    }
    #expect(bitmap.pixels == expected)
  }

  /// Where the stage is part of something larger, nothing is drawn beside it.
  @Test func squaresEndWithTheStage() {
    let scene = StageScene()
    let tree = scene.snapshot(
      of: StageScene.Picture(
        width: 11, height: 5, sprite: nil, canvas: UnionCanvas(of: []), origin: .zero,
        zoom: .actual, background: .checker))
    let bitmap = Renderer().render(tree, width: 20, height: 20)
    for y in 0..<20 {
      for x in 0..<20 { #expect((bitmap[x, y] != .clear) == (x < 11 && y < 5)) }
    }
  }

  @Test func theTerminalsOwnIsClearAndAColourIsThatColour() {
    #expect(Self.empty(.terminal, width: 5, height: 3).pixels.allSatisfy { $0 == .clear })
    #expect(
      Self.empty(.color(Self.violet), width: 5, height: 3).pixels.allSatisfy { $0 == Self.violet })
  }

  @Test func backgroundFollowsChangesOfColourAndSize() {
    let scene = StageScene()
    for (background, width) in [
      (StageBackground.checker, 9), (.terminal, 9), (.color(Self.violet), 9), (.checker, 17),
    ] {
      let tree = scene.snapshot(
        of: StageScene.Picture(
          width: width, height: 9, sprite: nil, canvas: UnionCanvas(of: []), origin: .zero,
          zoom: .actual, background: background))
      let drawn = Renderer().render(tree, width: width, height: 9)
      #expect(drawn == Self.empty(background, width: width, height: 9))
    }
  }

  @Test func aStageWithoutPixelsIsNothing() throws {
    let map = try SampleAtlas.shipped("coin.plist")
    let drawn = Self.drawn(
      StageScene.Picture(
        width: 0, height: 0, sprite: map[0], canvas: UnionCanvas(of: [map[0]]), origin: .zero,
        zoom: .actual, background: .checker, isOutlined: true))
    #expect(drawn.pixels.isEmpty)
  }

  @Test func aPageThatCannotBeReadShowsTheBackgroundAlone() {
    let sprite = SampleAtlas.named(["a"])[0]
    let picture = Self.picture(sprite, zoom: .times(2), background: .color(Self.violet))
    #expect(Self.drawn(picture).pixels.allSatisfy { $0 == Self.violet })
  }

  // MARK: Averages

  @Test(arguments: [2, 3, 4, 5, 7, 12]) func smallerThanOneToOneIsTheMean(n: Int) throws {
    let folder = TemporaryFolder()
    let maps = [try SampleAtlas.shipped("hero.plist"), try Self.handMade(in: folder)]
    for sprite in maps.flatMap(Self.sprites) {
      let canvas = try sprite.bitmap()
      let picture = Self.picture(sprite, zoom: .divided(n))
      let left = Int(((61 - Double(canvas.width) / Double(n)) / 2).rounded(.down))
      let top = Int(((47 - Double(canvas.height) / Double(n)) / 2).rounded(.down))
      let expected = HandPlaced.averaged(
        canvas, by: n, left: left, top: top, width: 61, height: 47)
      #expect(Self.drawn(picture) == expected, "\(sprite.name)")
    }
  }

  // MARK: Outlines

  /// Lines one pixel outside of canvas and piece; the piece's goes over the canvas's.
  @Test(arguments: [1, 3]) func outlinesLieAroundCanvasAndPiece(zoom: Int) throws {
    let frame = SampleAtlas.frame(
      "a", Rect(x: 0, y: 0, width: 3, height: 5), turned: .clockwise, offset: Point(x: 4.5, y: 2),
      canvas: Size(width: 12, height: 8))
    let sprite = SampleAtlas.described([frame])[0]
    var picture = Self.picture(sprite, zoom: .times(zoom))
    picture.isOutlined = true
    let drawn = Self.drawn(picture)
    let (left, top) = (HandPlaced.half(61 - 12 * zoom), HandPlaced.half(47 - 8 * zoom))
    func isRing(_ x: Int, _ y: Int, _ box: (x: Int, y: Int, w: Int, h: Int)) -> Bool {
      let (dx, dy) = (x - left - box.x * zoom, y - top - box.y * zoom)
      let (w, h) = (box.w * zoom, box.h * zoom)
      let isWithin = dx >= -1 && dy >= -1 && dx <= w && dy <= h
      return isWithin && (dx == -1 || dy == -1 || dx == w || dy == h)
    }
    let (canvasColor, pieceColor) = (
      drawn[left - 1, top - 1], drawn[left + 4 * zoom - 1, top + 2 * zoom - 1]
    )
    #expect(canvasColor != pieceColor)
    #expect(canvasColor.alpha == 255 && pieceColor.alpha == 255)
    for y in 0..<47 {
      for x in 0..<61 {
        let expected =
          isRing(x, y, (4, 2, 5, 3))
          ? pieceColor : isRing(x, y, (0, 0, 12, 8)) ? canvasColor : .clear
        #expect(drawn[x, y] == expected, "\(x), \(y)")
      }
    }
  }

  // MARK: The anchor

  /// A cross of seven pixels each way on the pixel that holds the anchor, and the ground below it as
  /// wide as the canvas.
  @Test(arguments: [1, 3]) func theAnchorIsMarked(zoom: Int) throws {
    let frame = SampleAtlas.frame(
      "a", Rect(x: 0, y: 0, width: 3, height: 5), turned: .clockwise, offset: Point(x: 4.5, y: 2),
      canvas: Size(width: 12, height: 8), anchor: Point(x: 0.25, y: 1))
    var picture = Self.picture(SampleAtlas.described([frame])[0], zoom: .times(zoom))
    picture.marksAnchor = true
    let drawn = Self.drawn(picture)
    let (left, top) = (HandPlaced.half(61 - 12 * zoom), HandPlaced.half(47 - 8 * zoom))
    let (x, y) = (left + 3 * zoom, top + 8 * zoom)
    let (cross, ground) = (drawn[x, y], drawn[left + 12 * zoom - 1, y])
    #expect(cross.alpha == 255 && ground.alpha == 255 && cross != ground)
    for row in 0..<47 {
      for column in 0..<61 {
        let isCross =
          (row == y && abs(column - x) <= 3) || (column == x && abs(row - y) <= 3)
        let isGround = row == y && (left..<left + 12 * zoom).contains(column)
        let expected = isCross ? cross : isGround ? ground : .clear
        #expect(drawn[column, row] == expected, "\(column), \(row)")
      }
    }
  }
}
