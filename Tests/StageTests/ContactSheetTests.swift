import LayerSprites
import SampleAtlases
import Stage
import TestSupport
import Testing

@Suite struct ContactSheetTests {
  private static func drawn(_ sheet: ContactSheet) -> Bitmap {
    sheet.bitmap()
  }

  private static func sprites(_ map: ImageMap) -> [SpriteImage] { (0..<map.count).map { map[$0] } }

  /// Twenty canvases of 64 × 64, two pixels apart.
  @Test(arguments: [(64, 1, 64), (129, 1, 64), (130, 2, 130), (200, 3, 196), (4_000, 20, 1_318)])
  func everySpriteIsAtItsPlace(room: Int, columns: Int, width: Int) throws {
    let sprites = Self.sprites(try SampleAtlas.shipped("hero.plist"))
    #expect(sprites.count == 20)
    let sheet = ContactSheet(sprites, width: room, background: .terminal)
    let rows = (20 + columns - 1) / columns
    #expect((sheet.width, sheet.height) == (width, rows * 66 - 2))
    var expected = Bitmap(width: sheet.width, height: sheet.height)
    for (i, sprite) in sprites.enumerated() {
      expected.paste(try sprite.bitmap(), x: i % columns * 66, y: i / columns * 66)
    }
    #expect(Self.drawn(sheet) == expected)
  }

  /// Small ones lie in the middle of cells that the largest one fills; between the cells is nothing.
  @Test func smallerSpritesLieInTheMiddleOfTheirCells() throws {
    let folder = TemporaryFolder()
    let map = try SampleAtlas.drawn(
      [
        SampleAtlas.frame("a", Rect(x: 0, y: 0, width: 11, height: 4)),
        SampleAtlas.frame("b", Rect(x: 3, y: 5, width: 4, height: 9)),
        SampleAtlas.frame("c", Rect(x: 15, y: 1, width: 2, height: 2)),
      ], on: SampleAtlas.pattern(width: 20, height: 15), in: folder)
    let violet = Pixel(red: 90, green: 30, blue: 200)
    let sheet = ContactSheet(Self.sprites(map), width: 30, background: .color(violet))
    #expect((sheet.width, sheet.height) == (24, 20))
    let drawn = Self.drawn(sheet)
    for y in 0..<20 {
      for x in 0..<24 {
        let isCell = x % 13 < 11 && y % 11 < 9 && (x < 13 || y < 11)
        #expect((drawn[x, y] == .clear) == !isCell, "\(x), \(y)")
      }
    }
    #expect(drawn[0, 2] == map[0].pixel(0, 0))
    #expect(drawn[13 + 3, 0] == map[1].pixel(0, 0))
    #expect(drawn[4, 11 + 3] == map[2].pixel(0, 0))
    #expect(drawn[0, 1] == violet)
  }

  @Test func squaresStayInTheirCells() throws {
    let folder = TemporaryFolder()
    let frames = (1...4).map {
      SampleAtlas.frame("s\($0)", Rect(x: 0, y: 0, width: 11, height: 9))
    }
    let map = try SampleAtlas.drawn(
      frames, on: SampleAtlas.pattern(width: 11, height: 9), in: folder)
    let drawn = Self.drawn(ContactSheet(Self.sprites(map), width: 24, background: .checker))
    for y in 0..<20 {
      for x in 0..<24 { #expect((drawn[x, y].alpha == 255) == (x % 13 < 11 && y % 11 < 9)) }
    }
  }

  @Test func whatIsWiderThanTheRoomIsAveraged() throws {
    let sprites = Self.sprites(try SampleAtlas.shipped("hero.plist"))
    let sheet = ContactSheet(sprites, width: 46, background: .terminal)
    #expect((sheet.width, sheet.height) == (32, 20 * 34 - 2))
    let (drawn, first) = (Self.drawn(sheet), try sprites[0].bitmap())
    let expected = HandPlaced.averaged(first, by: 2, left: 0, top: 0, width: 32, height: 32)
    #expect(drawn.cropped(x: 0, y: 0, width: 32, height: 32) == expected)
  }

  @Test(arguments: [
    (1, 1_048_576.0, 1_048_576.0, 80), (1, 1, 1_048_576, 80), (3, 5, 900_000, 80),
    (1, 1_048_576, 1, 80),
    (5_000, 64, 64, 64), (40_000, 1, 1, 1), (3, 64, 64, 0), (2, 0, 0, 80),
  ])
  func neverGrowsBeyondBounds(count: Int, width: Double, height: Double, room: Int) {
    let frames = (0..<count).map {
      SampleAtlas.frame(
        "s\($0)", Rect(x: 0, y: 0, width: 1, height: 1), canvas: Size(width: width, height: height))
    }
    let map = SampleAtlas.described(frames)
    let sheet = ContactSheet(Self.sprites(map), width: room, background: .checker)
    #expect((1...max(1, room)).contains(sheet.width))
    #expect((1...32_768).contains(sheet.height))
  }

  @Test func ofNothingIsOneClearPixel() {
    let sheet = ContactSheet([], width: 80, background: .checker)
    #expect((sheet.width, sheet.height) == (1, 1))
    #expect(Self.drawn(sheet).pixels == [.clear])
  }
}

extension SpriteImage {
  /// A pixel of the sprite over violet.
  fileprivate func pixel(_ x: Int, _ y: Int) -> Pixel? { try? bitmap()[x, y] }
}
