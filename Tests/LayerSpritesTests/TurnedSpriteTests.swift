import LayerSprites
import SampleAtlases
import TestSupport
import Testing

/// A sprite that is trimmed off its middle and stored turned, drawn in trees of layers: exact pixels.
@Suite struct TurnedSpriteTests {
  /// How the piece lies in the page; 6×8 pixels upright, at (3, 5) of a canvas of 20×16.
  struct Storage: Sendable, CustomTestStringConvertible {
    let turn: QuarterTurn
    let scale: Double
    var isMesh = false

    var testDescription: String { "\(turn) @\(scale)x\(isMesh ? " mesh" : "")" }

    static let all =
      QuarterTurn.allCases.flatMap { turn in [1.0, 2.0].map { Storage(turn: turn, scale: $0) } }
      + [Storage(turn: .clockwise, scale: 1, isMesh: true)]

    func sprite(in folder: TemporaryFolder) throws -> SpriteImage {
      let size = turn.swapsAxes ? Size(width: 8, height: 6) : Size(width: 6, height: 8)
      var frame = SampleAtlas.frame(
        "a", Rect(origin: Point(x: 7, y: 4), size: size), turned: turn,
        offset: Point(x: 3, y: 5), canvas: Size(width: 20, height: 16))
      if isMesh {
        let corners = [
          Point(x: 3, y: 5), Point(x: 9, y: 5), Point(x: 9, y: 10), Point(x: 3, y: 13),
        ]
        frame.mesh = Mesh(vertices: corners, triangles: [0, 1, 2, 0, 2, 3])
      }
      let page = SampleAtlas.pattern(width: 32, height: 16)
      let map = try SampleAtlas.drawn([frame], on: page, in: folder, scale: scale)
      return map[0]
    }
  }

  private let folder = TemporaryFolder()

  /// A superlayer turned by a quarter shows the canvas turned by a quarter.
  @Test(arguments: Storage.all, QuarterTurn.allCases)
  func inATurnedLayer(storage: Storage, turn: QuarterTurn) throws {
    let sprite = try storage.sprite(in: folder)
    let canvas = try sprite.bitmap().turned(turn)
    let drawn = Self.draw(
      sprite, under: Self.affine(turn), width: canvas.width, height: canvas.height)
    #expect(drawn == canvas)
  }

  /// At any angle it looks like a sprite that was never trimmed nor turned.
  @Test(arguments: Storage.all, [0.3, 1.1, 2.9, -0.7])
  func inALayerAtAnAngle(storage: Storage, angle: Double) throws {
    let sprite = try storage.sprite(in: folder)
    let untrimmed = SpriteImage(bitmap: try sprite.bitmap(), scale: storage.scale)
    let turn = AffineTransform.rotation(angle)
    let drawn = Self.draw(sprite, under: turn, width: 26, height: 24)
    #expect(drawn == Self.draw(untrimmed, under: turn, width: 26, height: 24))
    #expect(drawn.pixels.contains { $0 != .clear })
  }

  /// The sprite's turn first, then one's own, in the plane or in space.
  @Test(arguments: Storage.all) func anOwnTransformActsOnWhatIsSeen(storage: Storage) throws {
    let sprite = try storage.sprite(in: folder)
    let canvas = try sprite.bitmap()
    let mirrored = Self.bitmap(width: 20, height: 16) { x, y in canvas[19 - x, y] }
    let (inPlane, inSpace) = (Self.layer(of: sprite), Self.layer(of: sprite))
    inPlane.affineTransform = inPlane.affineTransform.concatenating(.scale(x: -1, y: 1))
    inSpace.transform = inSpace.transform.concatenating(.rotation(.pi, x: 0, y: 1, z: 0))
    for layer in [inPlane, inSpace] {
      #expect(Self.draw(layer, scale: sprite.scale, width: 20, height: 16) == mirrored)
    }
  }

  /// Turned out of the plane before an eye, it looks like a sprite that was never trimmed nor turned.
  @Test(arguments: Storage.all) func anOwnTransformInPerspective(storage: Storage) throws {
    let sprite = try storage.sprite(in: folder)
    let untrimmed = SpriteImage(bitmap: try sprite.bitmap(), scale: storage.scale)
    let own = Transform3D.perspective(distance: 40).rotated(by: 0.6, x: 1, y: 2, z: 0)
    let pictures = [sprite, untrimmed].map { sprite in
      let layer = Self.layer(of: sprite)
      layer.transform = layer.transform.concatenating(own)
      return Self.draw(layer, scale: sprite.scale, width: 26, height: 24)
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0].pixels.contains { $0 != .clear })
  }

  /// With the middle of its canvas at a point.
  @Test(arguments: Storage.all.filter { $0.scale == 1 }) func drawnAtAPoint(storage: Storage) throws
  {
    let sprite = try storage.sprite(in: folder)
    var drawn = Bitmap(width: 20, height: 16)
    sprite.draw(at: Point(x: 10, y: 8), in: &drawn)
    #expect(try drawn == sprite.bitmap())
  }

  /// Three times as wide and twice as high, its trimming forgotten.
  @Test(arguments: Storage.all) func drawnInARectangle(storage: Storage) throws {
    let sprite = try storage.sprite(in: folder)
    let piece = try sprite.bitmap(trimmed: true)
    var drawn = Bitmap(width: 20, height: 18)
    sprite.draw(in: Rect(x: 19, y: 1, width: -18, height: 16), of: &drawn)
    let expected = Self.bitmap(width: 20, height: 18) { x, y in
      let isInside = (1..<19).contains(x) && (1..<17).contains(y)
      return isInside ? piece[(x - 1) / 3, (y - 1) / 2] : .clear
    }
    #expect(drawn == expected)
  }

  /// A sprite that reaches beyond its page is clear there, and not smeared with the page's edge.
  @Test(arguments: QuarterTurn.allCases) func beyondThePageItIsClear(turn: QuarterTurn) throws {
    let size = turn.swapsAxes ? Size(width: 8, height: 6) : Size(width: 6, height: 8)
    let frame = SampleAtlas.frame("a", Rect(origin: Point(x: 28, y: -2), size: size), turned: turn)
    let page = SampleAtlas.pattern(width: 32, height: 16)
    let sprite = try SampleAtlas.drawn([frame], on: page, in: folder)[0]
    let drawn = Self.draw(sprite, under: .identity, width: 6, height: 8)
    #expect(try drawn == sprite.bitmap())
    #expect(drawn.pixels.filter { $0 == .clear }.count > 10)
  }

  // MARK: - Trees

  private static func layer(of sprite: SpriteImage) -> Layer {
    let layer = Layer()
    layer.minificationFilter = .nearest
    layer.magnificationFilter = .nearest
    layer.setContents(sprite)
    layer.setDimensions(sprite)
    return layer
  }

  private static func draw(
    _ sprite: SpriteImage, under turn: AffineTransform, width: Int, height: Int
  ) -> Bitmap {
    let box = Layer()
    box.affineTransform = turn
    box.addSublayer(layer(of: sprite))
    return draw(box, scale: sprite.scale, width: width, height: height)
  }

  /// A layer in the middle of a bitmap on which a pixel of the sprite is one.
  private static func draw(_ layer: Layer, scale: Double, width: Int, height: Int) -> Bitmap {
    let root = Layer()
    root.affineTransform = .scale(x: scale, y: scale)
    root.position = Point(x: Double(width) / 2, y: Double(height) / 2)
    root.addSublayer(layer)
    return Renderer().render(root.snapshot(), width: width, height: height)
  }

  private static func affine(_ turn: QuarterTurn) -> AffineTransform {
    switch turn {
    case .none: .identity
    case .clockwise: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .half: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .counterclockwise: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }

  private static func bitmap(
    width: Int, height: Int, pixel: (Int, Int) -> Pixel
  ) -> Bitmap {
    let pixels = (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
