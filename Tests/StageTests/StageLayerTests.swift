import Glibc
import LayerSprites
import SampleAtlases
import Stage
import TestSupport
import Testing

/// The sprite's layer in layer mode, and what is found by pointing at the stage.
@Suite struct StageLayerTests {
  private static let frames = [
    SampleAtlas.frame(
      "plain", Rect(x: 2, y: 3, width: 8, height: 5), offset: Point(x: 3.5, y: 1),
      canvas: Size(width: 13, height: 9), anchor: Point(x: 0.25, y: 1)),
    SampleAtlas.frame(
      "turned", Rect(x: 1, y: 2, width: 6, height: 9), turned: .clockwise,
      offset: Point(x: 2.5, y: 1.5), canvas: Size(width: 15, height: 10)),
    SampleAtlas.frame("out", Rect(x: 27, y: 5, width: 9, height: 6)),
    SampleAtlas.frame(
      "over", Rect(x: 2, y: 2, width: 10, height: 8), offset: Point(x: -3, y: -2),
      canvas: Size(width: 9, height: 12)),
    SampleAtlas.frame("nothing", Rect(x: 4, y: 4, width: 0, height: 3)),
  ]

  private static func sprites(in folder: TemporaryFolder, scale: Double = 1) throws -> [SpriteImage]
  {
    let map = try SampleAtlas.drawn(
      frames, on: SampleAtlas.pattern(width: 31, height: 21), in: folder, scale: scale)
    return frames.compactMap { map[$0.name] }
  }

  private static func mode(_ changes: LayerChange...) -> LayerMode {
    var mode = LayerMode()
    for change in changes { mode.apply(change, size: Size(width: 100, height: 100)) }
    return mode
  }

  private static func picture(
    _ sprite: SpriteImage, _ mode: LayerMode?, zoom: Zoom = .times(2),
    selection: StageLayer? = nil
  ) -> StageScene.Picture {
    StageScene.Picture(
      width: 61, height: 47, sprite: sprite, canvas: UnionCanvas(of: [sprite]), origin: .zero,
      zoom: zoom, pan: (3, -2), background: .terminal, layerMode: mode, selection: selection)
  }

  private static func drawn(_ picture: StageScene.Picture, by scene: StageScene) -> Bitmap {
    Renderer().render(scene.snapshot(of: picture), width: picture.width, height: picture.height)
  }

  /// A layer as it comes shows what the plain picture shows, and leaves nothing behind.
  @Test(arguments: [1.0, 2.0], [Zoom.times(1), .times(3), .divided(2), .divided(3)])
  func atItsDefaultsNothingDiffers(scale: Double, zoom: Zoom) throws {
    let (folder, scene) = (TemporaryFolder(), StageScene())
    let shipped = try SampleAtlas.shipped("hero.plist")
    let wild = Self.mode(
      .turn(x: 3, y: 5, z: 7), .gravity(4), .resize(width: 3, height: -2), .toggleNinePart,
      .toggleMask, .toggleDoubleSided, .cyclePerspective)
    for sprite in try Self.sprites(in: folder, scale: scale)
      + (0..<shipped.count).map({ shipped[$0] })
    {
      let plain = Self.drawn(Self.picture(sprite, nil, zoom: zoom), by: StageScene())
      _ = Self.drawn(Self.picture(sprite, wild, zoom: zoom, selection: .sprite), by: scene)
      #expect(Self.drawn(Self.picture(sprite, nil, zoom: zoom), by: scene) == plain)
      #expect(
        Self.drawn(Self.picture(sprite, LayerMode(), zoom: zoom), by: scene) == plain,
        "\(sprite.name)")
    }
  }

  /// Half a turn about the anchor, which is at (3.25, 9) of the canvas: the pixel at (x, y) goes to
  /// (6.5 − x, 18 − y).
  @Test func turnsAboutTheAnchorThatTheFileGives() throws {
    let folder = TemporaryFolder()
    let sprite = try Self.sprites(in: folder)[0]
    let zoom = 4
    var picture = Self.picture(sprite, Self.mode(.turn(x: 0, y: 0, z: 36)), zoom: .times(zoom))
    (picture.width, picture.height, picture.pan) = (200, 200, (0, 0))
    let drawn = Self.drawn(picture, by: StageScene())
    let canvas = try sprite.bitmap()
    let (left, top) = ((200 - 13 * zoom) / 2, (200 - 9 * zoom) / 2)
    var expected = Bitmap(width: 200, height: 200)
    for y in 0..<9 * zoom {
      for x in 0..<13 * zoom {
        expected[left + 26 - 1 - x, top + 72 - 1 - y] = canvas[x / zoom, y / zoom]
      }
    }
    #expect(drawn == expected)
  }

  @Test func pointingFindsWhatLiesThere() throws {
    let folder = TemporaryFolder()
    let sprite = try Self.sprites(in: folder)[0]
    let scene = StageScene()
    #expect(scene.layer(at: Point(x: 0.5, y: 0.5)) == nil)
    // The canvas begins at (20, 12), the piece, of 16 × 10, at (26, 14).
    for selection in [nil, StageLayer.background, .canvas, .sprite] {
      let before = scene.snapshot(of: Self.picture(sprite, nil, selection: selection))
      for (x, y, layer) in [
        (26.5, 14.5, StageLayer.sprite), (41.5, 23.5, .sprite), (42.5, 14.5, .canvas),
        (25.5, 14.5, .canvas), (20.5, 12.5, .canvas), (19.5, 12.5, .background),
        (45.5, 29.5, .canvas), (46.5, 29.5, .background), (0.5, 0.5, .background),
      ] {
        #expect(scene.layer(at: Point(x: x, y: y)) == layer, "\(x), \(y)")
      }
      #expect(scene.layer(at: Point(x: 61.5, y: 3)) == nil)
      #expect(scene.root.snapshot() == before)
    }
  }

  /// A quarter turn about the middle of the canvas; seen from its edge or from behind where that is
  /// hidden, it is not there.
  @Test func pointingFollowsTheTurn() throws {
    let folder = TemporaryFolder()
    let sprite = try Self.sprites(in: folder)[2]
    let scene = StageScene()
    for (mode, found) in [
      (Self.mode(), StageLayer.sprite), (Self.mode(.turn(x: 0, y: 18, z: 0)), .canvas),
      (Self.mode(.turn(x: 36, y: 0, z: 0)), .sprite),
      (Self.mode(.turn(x: 36, y: 0, z: 0), .toggleDoubleSided), .canvas),
    ] {
      _ = scene.snapshot(of: Self.picture(sprite, mode))
      // The piece has four of nine columns, those at the left.
      #expect(scene.layer(at: Point(x: 30.5, y: 21.5)) == found, "\(mode)")
    }
  }

  /// Turned, a piece of 2000 points reaches behind an eye that is 250 points away once 1000 times the sine
  /// is more than that: then nothing traps, and no line is drawn round it.
  @Test func aPieceBehindTheEyeIsNoTrouble() throws {
    let folder = TemporaryFolder()
    let map = try SampleAtlas.drawn(
      [SampleAtlas.frame("wide", Rect(x: 0, y: 0, width: 2000, height: 3))],
      on: Bitmap(
        width: 2000, height: 3, filledWith: Pixel(red: 1, green: 2, blue: 3)), in: folder)
    for step in 0..<72 {
      let mode = Self.mode(
        .turn(x: 0, y: step, z: 0), .cyclePerspective, .cyclePerspective, .cyclePerspective)
      let drawn = Self.drawn(Self.picture(map[0], mode, selection: .sprite), by: StageScene())
      let reachesBehind = 1000 * abs(sin(Double(5 * step) * .pi / 180)) > 250
      let line = Pixel(red: 0x50, green: 0xE0, blue: 0xA0)
      #expect(drawn.pixels.contains(line) == !reachesBehind, "\(5 * step) degrees")
    }
  }
}
