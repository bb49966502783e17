import Geometry
import Imaging
import TestSupport
import Testing

@testable import Atlases

@Suite struct SpriteImageTests {
  private func sprite(_ frame: AtlasDescription.Frame, page: Page? = nil, scale: Double = 1)
    -> SpriteImage
  {
    SpriteImage(
      name: frame.name, aliasOf: nil, frame: frame,
      page: page ?? Page(missing: [], tried: ["a.png"], dataPath: "a.plist"), scale: scale)
  }

  /// The packed piece of W×H with a centre-to-centre offset, y up, in a canvas of 101×171.
  private func lostgarden(_ packed: Size, _ offset: Point, _ turn: QuarterTurn)
    -> AtlasDescription.Frame
  {
    let size = turn == .none ? packed : packed.transposed
    return .init(
      name: "a", textureRect: Rect(origin: Point(x: 2, y: 236), size: packed),
      storedRotation: turn, size: size,
      trimOffset: Point(
        x: (101 - size.width) / 2 + offset.x, y: (171 - size.height) / 2 - offset.y),
      sourceSize: Size(width: 101, height: 171))
  }

  @Test(
    arguments: [
      (67, 89, 0, -22, false, 0.5, 0.252808989, Rect(x: -33.5, y: -22.5, width: 67, height: 89)),
      (
        69, 91, 1, -21, false, 0.485507246, 0.269230769,
        Rect(x: -33.5, y: -24.5, width: 69, height: 91)
      ),
      (
        77, 91, -5, -21, false, 0.564935065, 0.269230769,
        Rect(x: -43.5, y: -24.5, width: 77, height: 91)
      ),
      (
        59, 99, -3, -21, false, 0.550847458, 0.287878788,
        Rect(x: -32.5, y: -28.5, width: 59, height: 99)
      ),
      (
        77, 99, -1, -30, true, 0.889610390, 0.510101010,
        Rect(x: -50.5, y: -8.5, width: 99, height: 77)
      ),
      (113, 101, 0, -29, true, 0.756637168, 0.5, Rect(x: -50.5, y: -27.5, width: 101, height: 113)),
      (107, 99, 0, -23, true, 0.714953271, 0.5, Rect(x: -49.5, y: -30.5, width: 99, height: 107)),
    ] as [(Double, Double, Double, Double, Bool, Double, Double, Rect)])
  func anchorOfLostgarden(
    width: Double, height: Double, offsetX: Double, offsetY: Double, isTurned: Bool,
    anchorX: Double, anchorY: Double, drawn: Rect
  ) {
    let sprite = sprite(
      lostgarden(
        Size(width: width, height: height), Point(x: offsetX, y: offsetY),
        isTurned ? .clockwise : .none))
    #expect(abs(sprite.anchorPoint.x - anchorX) < 1e-9)
    #expect(abs(sprite.anchorPoint.y - anchorY) < 1e-9)
    let rect = sprite.rectWhenDrawn(at: .zero)
    #expect(abs(rect.minX - drawn.minX) < 1e-9 && abs(rect.minY - drawn.minY) < 1e-9)
    #expect(abs(rect.width - drawn.width) < 1e-9 && abs(rect.height - drawn.height) < 1e-9)
  }

  @Test(arguments: QuarterTurn.allCases, [Point(x: 3, y: -7.5), Point(x: -11, y: 4)])
  func centreOfTheDrawnPieceIsTheOffset(turn: QuarterTurn, offset: Point) {
    let exchanges = turn == .clockwise || turn == .counterclockwise
    let packed = exchanges ? Size(width: 30, height: 50) : Size(width: 50, height: 30)
    let frame = AtlasDescription.Frame(
      name: "a", textureRect: Rect(origin: .zero, size: packed), storedRotation: turn,
      size: Size(width: 50, height: 30),
      trimOffset: Point(x: (101 - 50) / 2 + offset.x, y: (171 - 30) / 2 - offset.y),
      sourceSize: Size(width: 101, height: 171))
    let rect = sprite(frame).rectWhenDrawn(at: Point(x: 7, y: 11))
    #expect(abs(rect.center.x - 7 - offset.x) < 1e-9)
    #expect(abs(rect.center.y - 11 + offset.y) < 1e-9)
    #expect(abs(rect.width - 50) < 1e-9 && abs(rect.height - 30) < 1e-9)
  }

  @Test func transformsAreExact() {
    func transform(_ turn: QuarterTurn) -> AffineTransform {
      sprite(lostgarden(Size(width: 3, height: 4), .zero, turn)).transform
    }
    #expect(transform(.none) == .identity)
    #expect(transform(.clockwise) == AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(transform(.half) == AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    #expect(transform(.counterclockwise) == AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
  }

  @Test func sizesAreInPointsAndPixels() {
    let sprite = sprite(lostgarden(Size(width: 77, height: 99), .zero, .clockwise), scale: 2)
    #expect(sprite.size == Size(width: 38.5, height: 49.5))
    #expect(sprite.pixelSize == Size(width: 77, height: 99))
    #expect(sprite.displaySize == Size(width: 99, height: 77))
    #expect(sprite.contentsRect == .unit)
  }

  @Test func anchors() {
    var frame = lostgarden(Size(width: 3, height: 4), .zero, .none)
    #expect(sprite(frame).anchor == nil)
    #expect(sprite(frame).canvasAnchor == Point(x: 0.5, y: 0.5))
    frame.anchor = Point(x: 0.25, y: 1)
    #expect(sprite(frame).canvasAnchor == Point(x: 0.25, y: 1))
  }

  @Test func piecesWithoutAreaHaveAnAnchor() {
    #expect(sprite(lostgarden(.zero, .zero, .none)).anchorPoint == Point(x: 0.5, y: 0.5))
  }

  // MARK: Pixels

  private func page(_ folder: TemporaryFolder) throws -> Page {
    let path = try folder.writePicture(width: 12, height: 10, to: "p.png")
    return Page(
      image: "p.png", path: path, dataPath: folder.path + "/p.plist", limits: ImageLimits())
  }

  private func frame(
    _ rect: Rect, _ turn: QuarterTurn = .none, trim: Point = .zero, source: Size? = nil
  ) -> AtlasDescription.Frame {
    let size = turn == .none || turn == .half ? rect.size : rect.size.transposed
    return .init(
      name: "a", textureRect: rect, storedRotation: turn, size: size, trimOffset: trim,
      sourceSize: source ?? size)
  }

  @Test func contentsRectIsInUnitsOfThePage() throws {
    let sprite = sprite(
      frame(Rect(x: 3, y: 5, width: 6, height: 2)), page: try page(TemporaryFolder()))
    #expect(sprite.contentsRect == Rect(x: 0.25, y: 0.5, width: 0.5, height: 0.2))
  }

  @Test func turnedPiecesStandUpright() throws {
    let folder = TemporaryFolder()
    let page = try page(folder)
    let rect = Rect(x: 2, y: 3, width: 3, height: 2)
    func places(_ turn: QuarterTurn) throws -> [String] {
      try sprite(frame(rect, turn), page: page).bitmap(trimmed: true, alpha: .straight).places
    }
    #expect(try places(.none) == ["2,3 3,3 4,3", "2,4 3,4 4,4"])
    #expect(try places(.clockwise) == ["4,3 4,4", "3,3 3,4", "2,3 2,4"])
    #expect(try places(.half) == ["4,4 3,4 2,4", "4,3 3,3 2,3"])
    #expect(try places(.counterclockwise) == ["2,4 2,3", "3,4 3,3", "4,4 4,3"])
  }

  @Test func halvesAreRoundedDown() throws {
    let folder = TemporaryFolder()
    let sprite = sprite(
      frame(
        Rect(x: 2, y: 3, width: 3, height: 2), .clockwise, trim: Point(x: 1.5, y: 2.5),
        source: Size(width: 5, height: 5.5)), page: try page(folder))
    #expect(sprite.placedOffset == Point(x: 1, y: 2))
    let expected = [
      ". . . . .", ". . . . .", ". 4,3 4,4 . .", ". 3,3 3,4 . .", ". 2,3 2,4 . .",
      ". . . . .",
    ]
    #expect(try sprite.bitmap(alpha: .straight).places == expected)
    #expect(try sprite.bitmap().alpha == .premultiplied)
    #expect(try sprite.bitmap().places == expected)
    #expect(try sprite.bitmap(from: .places(width: 12, height: 10)).places == expected)
  }

  @Test func outsideThePageIsClearAndOutsideTheCanvasCutOff() throws {
    let folder = TemporaryFolder()
    let page = try page(folder)
    let outside = sprite(frame(Rect(x: 10, y: -1, width: 3, height: 2)), page: page)
    #expect(try outside.bitmap().places == [". . .", "10,0 11,0 ."])
    let cut = sprite(
      frame(
        Rect(x: 2, y: 3, width: 3, height: 2), trim: Point(x: -1, y: 1),
        source: Size(width: 2, height: 2)), page: page)
    #expect(try cut.bitmap().places == [". .", "3,3 4,3"])
  }

  /// A piece may reach out of its page on any side, and what is left of it out of its canvas.
  @Test(
    arguments: QuarterTurn.allCases,
    [
      Rect(x: -3, y: 2, width: 6, height: 3), Rect(x: 9, y: 1, width: 7, height: 4),
      Rect(x: 4, y: -2, width: 3, height: 5), Rect(x: 1, y: 7, width: 4, height: 9),
      Rect(x: -2, y: -1, width: 16, height: 13), Rect(x: 30, y: 2, width: 2, height: 3),
      Rect(x: 2, y: 3, width: 4, height: 3),
    ])
  func whatIsVisibleIsAllThereIs(turn: QuarterTurn, rect: Rect) throws {
    let folder = TemporaryFolder()
    let sprite = sprite(
      frame(rect, turn, trim: Point(x: -1, y: 2), source: Size(width: 9, height: 7)),
      page: try page(folder))
    let texture = try sprite.page.bitmap()
    let piece = texture.cropped(
      x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height)
    ).turned(turn.inverse)
    #expect(try sprite.bitmap(trimmed: true) == piece)
    var canvas = Bitmap(width: 9, height: 7)
    canvas.paste(piece, x: -1, y: 2)
    #expect(try sprite.bitmap() == canvas)
    let (part, corner) = try sprite.visibleBitmap()
    var composed = Bitmap(width: 9, height: 7)
    composed.paste(part, x: Int(corner.x), y: Int(corner.y))
    #expect(composed == canvas)
    #expect(corner.x >= 0 && corner.y >= 0)
    #expect(part.width <= 9 && part.height <= 7)
  }

  @Test func theVisiblePartOfAHugeCanvasIsSmall() throws {
    let folder = TemporaryFolder()
    let sprite = sprite(
      frame(
        Rect(x: -8000, y: 8, width: 8010, height: 8000), source: Size(width: 8010, height: 8000)),
      page: try page(folder))
    let (part, corner) = try sprite.visibleBitmap()
    #expect((part.width, part.height) == (10, 2))
    #expect(corner == Point(x: 8000, y: 0))
  }

  @Test func canvasesAreBounded() throws {
    let folder = TemporaryFolder()
    let page = try page(folder)
    let sprite = sprite(
      frame(
        Rect(x: 0, y: 0, width: 1, height: 1), source: Size(width: 1_048_576, height: 1_048_576)),
      page: page)
    #expect(
      throws: AtlasError(
        path: folder.path + "/p.plist",
        reason: .canvasTooLarge(sprite: "a", width: 1_048_576, height: 1_048_576))
    ) { try sprite.bitmap() }
    #expect(try sprite.bitmap(trimmed: true).places == ["0,0"])
  }

  @Test func aMissingTextureSaysWhatWasLookedFor() {
    let sprite = sprite(frame(Rect(x: 0, y: 0, width: 1, height: 1)))
    let expected = AtlasError(path: "a.plist", reason: .missingTexture(tried: ["a.png"]))
    #expect(throws: expected) { try sprite.bitmap() }
    #expect(throws: expected) { try sprite.bitmap(alpha: .straight) }
  }

  @Test func texturesAreDecodedOnceAndShared() async throws {
    let folder = TemporaryFolder()
    let page = try page(folder)
    let bitmaps = try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { try page.bitmap() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let addresses = Set(bitmaps.map { $0.pixels.withUnsafeBufferPointer(\.baseAddress) })
    #expect(bitmaps.count == 8 && addresses.count == 1)
    #expect(try page.decodingFault() == nil)
  }
}
