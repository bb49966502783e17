import LayerSprites
import SampleAtlases
import TestSupport
import Testing

/// What a sprite sets on a layer.
@Suite struct LayerSpriteImageTests {
  /// Numbers of lostgarden.plist: packed extents, offset (y up), turned or not, and what follows.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let packed: Size
    let offset: Point
    let isTurned: Bool
    let anchor: Point
    let drawn: Rect

    var testDescription: String { name }

    init(
      _ name: String, _ w: Double, _ h: Double, _ x: Double, _ y: Double, _ isTurned: Bool,
      _ anchor: (Double, Double), _ drawn: (Double, Double, Double, Double)
    ) {
      (self.name, self.isTurned) = (name, isTurned)
      (packed, offset) = (Size(width: w, height: h), Point(x: x, y: y))
      self.anchor = Point(x: anchor.0, y: anchor.1)
      self.drawn = Rect(x: drawn.0, y: drawn.1, width: drawn.2, height: drawn.3)
    }

    /// The sprite on a canvas of 101 × 171 pixels.
    var sprite: SpriteImage {
      let size = isTurned ? packed.transposed : packed
      let canvas = Size(width: 101, height: 171)
      let frame = SampleAtlas.frame(
        name, Rect(origin: Point(x: 2, y: 236), size: packed),
        turned: isTurned ? .clockwise : .none,
        offset: Point(
          x: (canvas.width - size.width) / 2 + offset.x,
          y: (canvas.height - size.height) / 2 - offset.y), canvas: canvas)
      return SampleAtlas.described([frame])[0]
    }
  }

  static let rows = [
    Row("Character Boy", 67, 89, 0, -22, false, (0.5, 0.252808989), (-33.5, -22.5, 67, 89)),
    Row(
      "Character Cat Girl", 69, 91, 1, -21, false, (0.485507246, 0.269230769),
      (-33.5, -24.5, 69, 91)),
    Row(
      "Character Horn Girl", 77, 91, -5, -21, false, (0.564935065, 0.269230769),
      (-43.5, -24.5, 77, 91)),
    Row("Key", 59, 99, -3, -21, false, (0.550847458, 0.287878788), (-32.5, -28.5, 59, 99)),
    Row("Enemy Bug", 77, 99, -1, -30, true, (0.889610390, 0.510101010), (-50.5, -8.5, 99, 77)),
    Row("Gem Green", 113, 101, 0, -29, true, (0.756637168, 0.5), (-50.5, -27.5, 101, 113)),
    Row("Tree Short", 107, 99, 0, -23, true, (0.714953271, 0.5), (-49.5, -30.5, 99, 107)),
  ]

  @Test(arguments: rows) func dimensionsAndAnchorPoint(row: Row) {
    let layer = Layer()
    layer.position = Point(x: 70, y: 90)
    layer.setDimensions(row.sprite)
    #expect(layer.bounds == Rect(origin: .zero, size: row.packed))
    #expect(abs(layer.anchorPoint.x - row.anchor.x) < 1e-9)
    #expect(abs(layer.anchorPoint.y - row.anchor.y) < 1e-9)
    #expect(layer.position == Point(x: 70, y: 90))
  }

  /// The rectangle drawn, and its middle at (ox, −oy) from the position, turned or not.
  @Test(arguments: rows) func isDrawnAroundTheMiddleOfItsCanvas(row: Row) {
    let layer = Layer()
    layer.setContents(row.sprite)
    layer.setDimensions(row.sprite)
    let frame = layer.frame
    #expect(abs(frame.minX - row.drawn.minX) < 1e-9)
    #expect(abs(frame.minY - row.drawn.minY) < 1e-9)
    #expect(abs(frame.width - row.drawn.width) < 1e-9)
    #expect(abs(frame.height - row.drawn.height) < 1e-9)
    layer.position = Point(x: 1_000, y: -40)
    #expect(abs(layer.frame.center.x - 1_000 - row.offset.x) < 1e-9)
    #expect(abs(layer.frame.center.y + 40 + row.offset.y) < 1e-9)
  }

  @Test func contentsOfAPieceOfThePage() throws {
    let folder = TemporaryFolder()
    let page = SampleAtlas.pattern(width: 32, height: 16)
    let frame = SampleAtlas.frame(
      "a", Rect(x: 4, y: 2, width: 8, height: 6), turned: .clockwise)
    let map = try SampleAtlas.drawn([frame], on: page, in: folder, scale: 2)
    let layer = Layer()
    layer.position = Point(x: 3, y: 5)
    layer.setContents(map["a"])
    layer.setDimensions(map["a"])
    #expect(layer.contents == page.premultiplied())
    #expect(layer.contentsScale == 2)
    #expect(layer.contentsRect == Rect(x: 0.125, y: 0.125, width: 0.25, height: 0.375))
    #expect(layer.affineTransform == AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(layer.bounds == Rect(x: 0, y: 0, width: 4, height: 3))
    #expect(layer.anchorPoint == Point(x: 0.5, y: 0.5))
    #expect(layer.position == Point(x: 3, y: 5))
  }

  /// None of the page's other pixels are in reach of the layer.
  @Test func contentsOfAPieceCutOutByTriangles() throws {
    let folder = TemporaryFolder()
    var frame = SampleAtlas.frame(
      "a", Rect(x: 4, y: 2, width: 3, height: 2), turned: .clockwise,
      offset: Point(x: 1, y: 5), canvas: Size(width: 6, height: 9))
    let corners = [Point(x: 1, y: 5), Point(x: 2, y: 5), Point(x: 2, y: 8), Point(x: 1, y: 8)]
    frame.mesh = Mesh(vertices: corners, triangles: [0, 1, 2, 0, 2, 3])
    let page = SampleAtlas.pattern(width: 32, height: 16)
    let map = try SampleAtlas.drawn([frame], on: page, in: folder, scale: 2)
    let layer = Layer()
    layer.setContents(map["a"])
    layer.setDimensions(map["a"])
    // The left column of the upright piece is the upper row of the packed one.
    var expected = Bitmap(width: 3, height: 2)
    for x in 0..<3 { expected[x, 0] = page.premultiplied()[4 + x, 2] }
    #expect(layer.contents == expected)
    #expect(layer.contentsRect == .unit)
    #expect(layer.contentsScale == 2)
    #expect(layer.affineTransform == AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(layer.bounds == Rect(x: 0, y: 0, width: 1.5, height: 1))
  }

  @Test func noSpriteLeavesTheDefaults() throws {
    let map = try SampleAtlas.shipped("hero.plist")
    let layer = Layer()
    layer.position = Point(x: 3, y: 5)
    layer.setContents(map["jump_01"])
    layer.setDimensions(map["jump_01"])
    #expect(layer.contents != nil)
    layer.setContents(nil)
    layer.setDimensions(nil)
    #expect(layer.contents == nil)
    #expect(layer.contentsScale == 1)
    #expect(layer.contentsRect == .unit)
    #expect(layer.affineTransform == .identity)
    #expect(layer.anchorPoint == Point(x: 0.5, y: 0.5))
    #expect(layer.bounds == .zero)
    #expect(layer.position == Point(x: 3, y: 5))
  }

  @Test func aPageThatCannotBeReadShowsNothing() {
    let layer = Layer()
    layer.setContents(SampleAtlas.named(["a"], hasPicture: false)[0])
    #expect(layer.contents == nil)
  }

  /// The sprite's turn first, then the layer's own: mirrored sideways it shows mirrored columns.
  @Test(arguments: ["jump_01", "jump_02"]) func anOwnTransformComesAfterwards(name: String) throws {
    let map = try SampleAtlas.shipped("hero.plist")
    let sprite = try #require(map[name])
    let layer = Layer()
    layer.setContents(sprite)
    layer.setDimensions(sprite)
    layer.affineTransform = sprite.transform.concatenating(.scale(x: -1, y: 1))
    layer.frame.origin = .zero
    let (width, height) = (Int(sprite.displaySize.width), Int(sprite.displaySize.height))
    let drawn = Renderer().render(layer.snapshot(), width: width, height: height)
    let upright = try sprite.bitmap(trimmed: true)
    for y in 0..<height {
      for x in 0..<width { #expect(drawn[x, y] == upright[width - 1 - x, y]) }
    }
  }
}
