import Geometry
import Imaging
import Layers
import Raster
import Testing

/// Where contents lie in their layer, and what of them is shown.
@Suite struct GravityTests {
  /// A picture of 2 × 1 pixels in a layer of 6 × 5, two columns of the bitmap on either side of it.
  @Test(arguments: [
    (
      ContentsGravity.center,
      ["..........", "..........", "....rg....", "..........", ".........."]
    ),
    (.top, ["....rg....", "..........", "..........", "..........", ".........."]),
    (.bottom, ["..........", "..........", "..........", "..........", "....rg...."]),
    (.left, ["..........", "..........", "..rg......", "..........", ".........."]),
    (.right, ["..........", "..........", "......rg..", "..........", ".........."]),
    (.topLeft, ["..rg......", "..........", "..........", "..........", ".........."]),
    (.topRight, ["......rg..", "..........", "..........", "..........", ".........."]),
    (.bottomLeft, ["..........", "..........", "..........", "..........", "..rg......"]),
    (.bottomRight, ["..........", "..........", "..........", "..........", "......rg.."]),
    (.resize, ["..rrrggg..", "..rrrggg..", "..rrrggg..", "..rrrggg..", "..rrrggg.."]),
    (.resizeAspect, ["..........", "..rrrggg..", "..rrrggg..", "..rrrggg..", ".........."]),
    (.resizeAspectFill, ["rrrrrggggg", "rrrrrggggg", "rrrrrggggg", "rrrrrggggg", "rrrrrggggg"]),
  ])
  func contentsLieWhereTheirGravitySays(gravity: ContentsGravity, expected: [String]) {
    let layer = Letters.layer(Letters.bitmap("rg"), x: 2, y: 0)
    layer.bounds = Rect(x: 30, y: -7, width: 6, height: 5)
    layer.contentsGravity = gravity
    #expect(Letters.drawing(layer, width: 10, height: 5) == expected)
  }

  @Test func contentsScaleCountsWhereContentsAreNotResized() {
    let layer = Letters.layer(Letters.bitmap("rrgg", "rrgg"), x: 0, y: 0)
    layer.contentsScale = 2
    layer.contentsGravity = .bottomRight
    #expect(Letters.drawing(layer, width: 4, height: 2) == ["....", "..rg"])
    layer.contentsGravity = .resize
    #expect(Letters.drawing(layer, width: 4, height: 2) == ["rrgg", "rrgg"])
  }

  @Test func aPartOfThePictureCountsAsThePicture() {
    let layer = Letters.layer(Letters.bitmap("rgb", "wrg", "bwr"), x: 0, y: 0)
    layer.contentsRect = Rect(x: 1.0 / 3, y: 2.0 / 3, width: 2.0 / 3, height: 1.0 / 3)
    layer.contentsGravity = .topLeft
    #expect(Letters.drawing(layer, width: 3, height: 3) == ["wr.", "...", "..."])
  }

  /// The bounds' origin is where the layer's own space begins to be seen.
  @Test func scrollingMovesSublayersAndNotTheContents() {
    let layer = Letters.layer(Letters.bitmap("rg", "bw"), x: 1, y: 0)
    layer.bounds.origin = Point(x: 5, y: 8)
    layer.addSublayer(Letters.block("w", x: 6, y: 8, width: 2, height: 1))
    #expect(Letters.drawing(layer, width: 4, height: 2) == [".rww", ".bw."])
  }
}

/// Contents whose middle stretches.
@Suite struct NinePartTests {
  static let picture = Letters.bitmap("rgrg", "bwwb", "bwwb", "gbgr")

  static func layer(width: Double, height: Double) -> Layer {
    let layer = Letters.layer(picture, x: 0, y: 0)
    layer.bounds.size = Size(width: width, height: height)
    layer.contentsCenter = Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    return layer
  }

  @Test(
    arguments: [
      (4.0, 4.0, ["rgrg", "bwwb", "bwwb", "gbgr"]),
      (8, 5, ["rgggrrrg", "bwwwwwwb", "bwwwwwwb", "bwwwwwwb", "gbbbgggr"]),
      (5, 3, ["rgrrg", "bwwwb", "gbggr"]),
      // Borders that just fit leave nothing between; in less room they share it.
      (2, 2, ["rg", "gr"]),
      (1, 4, ["g", "b", "b", "r"]),
      (4, 1, ["gbgr"]),
    ] as [(Double, Double, [String])])
  func bordersKeepTheirSize(width: Double, height: Double, expected: [String]) {
    let layer = Self.layer(width: width, height: height)
    #expect(
      Letters.drawing(layer, width: Int(width), height: Int(height)) == expected)
  }

  /// A middle without extent is one line of pixels, the one behind the cut.
  @Test func aMiddleOfNothingIsPaintedWithOneLine() {
    let layer = Letters.layer(Letters.bitmap("rg", "bw"), x: 0, y: 0)
    layer.bounds.size = Size(width: 5, height: 4)
    layer.contentsCenter = Rect(x: 0.5, y: 0.5, width: 0, height: 0)
    #expect(
      Letters.drawing(layer, width: 5, height: 4) == ["rgggg", "bwwww", "bwwww", "bwwww"])
  }

  @Test func partsAreCutFromThePartOfThePictureShown() {
    let layer = Letters.layer(
      Letters.bitmap("wwwwrgrg", "wwwwbwwb", "wwwwbwwb", "wwwwgbgr"), x: 0, y: 0)
    layer.contentsRect = Rect(x: 0.5, y: 0, width: 0.5, height: 1)
    layer.contentsCenter = Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    layer.bounds.size = Size(width: 6, height: 3)
    #expect(Letters.drawing(layer, width: 6, height: 3) == ["rggrrg", "bwwwwb", "gbbggr"])
  }

  @Test func gravitiesThatDoNotResizeShowThePictureWhole() {
    let layer = Self.layer(width: 6, height: 4)
    layer.contentsGravity = .left
    #expect(
      Letters.drawing(layer, width: 6, height: 4) == ["rgrg..", "bwwb..", "bwwb..", "gbgr.."])
  }

  /// Half transparent parts show a place painted twice, or not at all.
  @Test(arguments: ContentsFilter.allCases, [0.0, 0.3, 1])
  func neighboursShareTheirEdges(filter: ContentsFilter, angle: Double) {
    let soft = Pixel(red: 0, green: 64, blue: 0, alpha: 128)
    let layer = Letters.layer(Bitmap(width: 4, height: 4, filledWith: soft), x: 20, y: 20)
    layer.bounds.size = Size(width: 23.3, height: 17.1)
    layer.contentsCenter = Rect(x: 0.3, y: 0.4, width: 0.3, height: 0.1)
    layer.minificationFilter = filter
    layer.magnificationFilter = filter
    layer.anchorPoint = Point(x: 0.5, y: 0.5)
    layer.transform = Transform3D.rotation(angle, x: 1, y: 2, z: 3)
      .concatenating(.perspective(distance: 100))
    let drawn = Renderer().render(layer.snapshot(), width: 40, height: 40)
    layer.contents = nil
    layer.backgroundColor = soft
    #expect(drawn == Renderer().render(layer.snapshot(), width: 40, height: 40))
  }
}
