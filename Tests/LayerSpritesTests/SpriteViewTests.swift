import LayerSprites
import SampleAtlases
import TestSupport
import Testing

/// Views of a sprite that is trimmed off its middle and stored turned, in every content mode.
@Suite struct SpriteViewTests {
  /// The piece is 6×8 upright, at (3, 5) of a canvas of 20×16: from (−7, −3) to (−1, 5) around the
  /// middle, so that the natural box is 14×10 and has the piece at (0, 2).
  private static let natural = Size(width: 14, height: 10)

  private let folder = TemporaryFolder()

  private func sprite(_ turn: QuarterTurn, scale: Double = 1) throws -> SpriteImage {
    let size = turn.swapsAxes ? Size(width: 8, height: 6) : Size(width: 6, height: 8)
    let frame = SampleAtlas.frame(
      "a", Rect(origin: Point(x: 7, y: 4), size: size), turned: turn, offset: Point(x: 3, y: 5),
      canvas: Size(width: 20, height: 16))
    let page = SampleAtlas.pattern(width: 32, height: 16)
    return try SampleAtlas.drawn([frame], on: page, in: folder, scale: scale)[0]
  }

  /// Where the natural box lies in a view of 28×40; nil where the piece is stretched over all of it.
  static let places: [(ContentMode, Rect?)] = [
    (.scaleToFill, nil), (.redraw, nil),
    (.scaleAspectFit, Rect(x: 0, y: 10, width: 28, height: 20)),
    (.scaleAspectFill, Rect(x: -14, y: 0, width: 56, height: 40)),
    (.center, Rect(x: 7, y: 15, width: 14, height: 10)),
    (.top, Rect(x: 7, y: 0, width: 14, height: 10)),
    (.bottom, Rect(x: 7, y: 30, width: 14, height: 10)),
    (.left, Rect(x: 0, y: 15, width: 14, height: 10)),
    (.right, Rect(x: 14, y: 15, width: 14, height: 10)),
    (.topLeft, Rect(x: 0, y: 0, width: 14, height: 10)),
    (.topRight, Rect(x: 14, y: 0, width: 14, height: 10)),
    (.bottomLeft, Rect(x: 0, y: 30, width: 14, height: 10)),
    (.bottomRight, Rect(x: 14, y: 30, width: 14, height: 10)),
  ]

  @Test func everyModeHasItsPlace() {
    #expect(Self.places.map(\.0.rawValue).sorted() == ContentMode.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: places, QuarterTurn.allCases)
  func everyModeShowsTheSpriteUpright(row: (mode: ContentMode, box: Rect?), turn: QuarterTurn)
    throws
  {
    let sprite = try sprite(turn)
    let piece = try sprite.bitmap(trimmed: true)
    let view = SpriteView(image: sprite)
    view.contentMode = row.mode
    view.bounds = Rect(x: 2, y: -3, width: 28, height: 40)
    view.layer.anchorPoint = .zero
    view.layer.position = Point(x: 16, y: 4)
    let drawn = Renderer().render(view.layer.snapshot(), width: 64, height: 50)
    let place = row.box.map(Self.piece) ?? Rect(x: 0, y: 0, width: 28, height: 40)
    #expect(drawn == Self.stretched(piece, over: place.offset(by: Point(x: 16, y: 4))))
  }

  /// The part of a scaled natural box that the piece fills.
  private static func piece(of box: Rect) -> Rect {
    let scale = box.width / natural.width
    return Rect(x: box.minX, y: box.minY + 2 * scale, width: 6 * scale, height: 8 * scale)
  }

  /// Each pixel of a bitmap of 64×50 that lies in the place takes the piece's pixel under its middle.
  private static func stretched(_ piece: Bitmap, over place: Rect) -> Bitmap {
    var result = Bitmap(width: 64, height: 50)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        guard place.contains(middle) else { continue }
        let column = (middle.x - place.minX) / place.width * Double(piece.width)
        let row = (middle.y - place.minY) / place.height * Double(piece.height)
        result[x, y] = piece[Int(column), Int(row)]
      }
    }
    return result
  }

  @Test(arguments: QuarterTurn.allCases) func sizesThatFitAreUpright(turn: QuarterTurn) throws {
    let view = SpriteView(image: try sprite(turn))
    #expect(view.bounds == Rect(origin: .zero, size: Self.natural))
    for mode in ContentMode.allCases {
      view.contentMode = mode
      let isStretched = mode == .scaleToFill || mode == .redraw
      #expect(
        view.sizeThatFits == (isStretched ? Size(width: 6, height: 8) : Self.natural), "\(mode)")
    }
    #expect(view.bounds == Rect(origin: .zero, size: Self.natural))
  }

  /// A view of an `@2x` sprite is half as large, and shows every pixel of it where a point is two.
  @Test(arguments: QuarterTurn.allCases) func twoPixelsAPoint(turn: QuarterTurn) throws {
    let sprite = try sprite(turn, scale: 2)
    let view = SpriteView(image: sprite)
    #expect(view.bounds.size == Size(width: 7, height: 5))
    view.layer.anchorPoint = .zero
    view.layer.affineTransform = .scale(x: 2, y: 2)
    let drawn = Renderer().render(view.layer.snapshot(), width: 64, height: 50)
    let place = Rect(x: 0, y: 2, width: 6, height: 8)
    #expect(try drawn == Self.stretched(sprite.bitmap(trimmed: true), over: place))
  }

  @Test func modesLayOutAsGravitiesDo() {
    #expect(ContentMode.scaleToFill.gravity == .resize && ContentMode.redraw.gravity == .resize)
    #expect(ContentMode.scaleAspectFit.gravity == .resizeAspect)
    #expect(ContentMode.scaleAspectFill.gravity == .resizeAspectFill)
    for mode in ContentMode.allCases.dropFirst(4) {
      #expect(mode.gravity.rawValue == mode.rawValue)
    }
  }
}
