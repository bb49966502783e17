import Geometry
import Imaging
import Layers
import Raster
import Testing

/// How pictures are sampled.
@Suite struct FilterTests {
  static func gray(_ values: UInt8...) -> Bitmap {
    Bitmap(
      width: values.count, height: 1,
      pixels: values.map { Pixel(red: $0, green: $0, blue: $0) })
  }

  static func values(_ layer: Layer, _ width: Int) -> [Int] {
    Renderer().render(layer.snapshot(), width: width, height: 1).pixels.map { Int($0.red) }
  }

  static func linear(_ picture: Bitmap, width: Double) -> Layer {
    let layer = Letters.layer(picture, x: 0, y: 0)
    layer.bounds.size.width = width
    layer.minificationFilter = .linear
    layer.magnificationFilter = .linear
    return layer
  }

  @Test func linearMixesWhatLiesBetweenTwoMiddles() {
    #expect(
      Self.values(Self.linear(Self.gray(0, 80, 240), width: 12), 12)
        == [0, 0, 10, 30, 50, 70, 100, 140, 180, 220, 240, 240])
    #expect(Self.values(Self.linear(Self.gray(0, 80, 240, 40), width: 2), 2) == [40, 140])
  }

  @Test func linearMixesBothWays() {
    let picture = Bitmap(
      width: 2, height: 2,
      pixels: [0, 100, 200, 40].map { Pixel(red: $0, green: 0, blue: 0) })
    let layer = Self.linear(picture, width: 4)
    layer.bounds.size.height = 4
    let drawn = Renderer().render(layer.snapshot(), width: 4, height: 4)
    #expect(
      drawn.pixels.map { Int($0.red) } == [
        0, 25, 75, 100, 50, 59, 76, 85, 150, 126, 79, 55, 200, 160, 80, 40,
      ])
  }

  /// Pixels of 200 lie on both sides of the part that is shown.
  @Test func neighboursInAnAtlasDoNotBleedIn() {
    let layer = Self.linear(Self.gray(200, 10, 30, 200), width: 8)
    layer.contentsRect = Rect(x: 0.25, y: 0, width: 0.5, height: 1)
    #expect(Self.values(layer, 8) == [10, 10, 13, 18, 23, 28, 30, 30])
    layer.bounds.size.width = 1
    #expect(Self.values(layer, 1) == [20])
  }

  @Test func aPartOfOnePixelIsThatPixel() {
    let layer = Self.linear(Self.gray(200, 10, 200), width: 5)
    layer.contentsRect = Rect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    #expect(Self.values(layer, 5) == [10, 10, 10, 10, 10])
  }

  /// Less than a pixel is shown, off its middle: still nothing of those beside it.
  @Test(arguments: [(0.34, 0.3), (0.4, 0.26), (0.36, 0.05)])
  func aPartOfLessThanAPixelIsThatPixel(start: Double, width: Double) {
    let layer = Self.linear(Self.gray(200, 10, 200), width: 5)
    layer.contentsRect = Rect(x: start, y: 0, width: width, height: 1)
    #expect(Self.values(layer, 5) == [10, 10, 10, 10, 10])
  }

  @Test func beyondThePictureItsEdgeGoesOn() {
    let layer = Self.linear(Self.gray(10, 50), width: 8)
    layer.contentsRect = Rect(x: -0.5, y: 0, width: 2, height: 1)
    #expect(Self.values(layer, 8) == [10, 10, 10, 20, 40, 50, 50, 50])
    layer.contentsRect = Rect(x: 3, y: 0, width: 1, height: 1)
    #expect(Self.values(layer, 3) == [50, 50, 50])
    layer.contentsRect = Rect(x: -1e300, y: 0, width: 1, height: 1)
    _ = Self.values(layer, 3)
  }

  static let noise = Bitmap(
    width: 9, height: 7,
    pixels: (0..<63).map { i in
      let alpha = UInt8(truncatingIfNeeded: i * 37)
      return Pixel(red: alpha / 3, green: alpha / 2, blue: alpha, alpha: alpha)
    })

  /// Pixel by pixel there is nothing to mix, at any place in any quarter turn.
  @Test(arguments: [
    AffineTransform.identity, .rotation(.pi / 2), .rotation(.pi), .rotation(-.pi / 2),
    .scale(x: -1, y: 1), .scale(x: 1, y: -1),
  ])
  func unscaledLinearEqualsNearest(transform: AffineTransform) {
    let layer = Letters.layer(Self.noise, x: 8, y: 8)
    layer.affineTransform = transform
    layer.contentsRect = Rect(x: 2.0 / 9, y: 1.0 / 7, width: 6.0 / 9, height: 5.0 / 7)
    layer.contentsGravity = .topLeft
    let nearest = Renderer().render(layer.snapshot(), width: 16, height: 16)
    layer.minificationFilter = .linear
    layer.magnificationFilter = .linear
    #expect(nearest == Renderer().render(layer.snapshot(), width: 16, height: 16))
    #expect(nearest.pixels.contains { $0 != .clear })
  }

  @Test func theFilterIsThatForSmallerOrForLarger() {
    let layer = Letters.layer(Self.gray(0, 80, 240, 40), x: 0, y: 0)
    layer.minificationFilter = .linear
    layer.magnificationFilter = .nearest
    layer.bounds.size.width = 8
    #expect(Self.values(layer, 8) == [0, 0, 80, 80, 240, 240, 40, 40])
    layer.bounds.size.width = 2
    #expect(Self.values(layer, 2) == [40, 140])
    layer.bounds.size.width = 4
    #expect(Self.values(layer, 4) == [0, 80, 240, 40])
  }

  @Test func trilinearEnlargesAsLinearDoes() {
    let layer = Self.linear(Self.noise, width: 30)
    layer.bounds.size.height = 20
    let linear = Renderer().render(layer.snapshot(), width: 30, height: 20)
    layer.magnificationFilter = .trilinear
    layer.minificationFilter = .trilinear
    #expect(Renderer().render(layer.snapshot(), width: 30, height: 20) == linear)
  }

  /// A picture that recedes is large in front and small behind, and each part has its filter.
  @Test func underPerspectiveEachPixelHasItsFilter() {
    let layer = Letters.layer(Self.noise, x: 20, y: 15)
    layer.bounds.size = Size(width: 40, height: 12)
    layer.contentsRect.size.width = 4
    layer.anchorPoint = Point(x: 0.5, y: 0.5)
    layer.transform = Transform3D.rotation(1.2, x: 0, y: 1, z: 0)
      .concatenating(.perspective(distance: 30))
    func drawn(_ small: ContentsFilter, _ large: ContentsFilter) -> Bitmap {
      layer.minificationFilter = small
      layer.magnificationFilter = large
      return Renderer().render(layer.snapshot(), width: 40, height: 30)
    }
    let (nearest, linear) = (drawn(.nearest, .nearest), drawn(.linear, .linear))
    let mixed = drawn(.nearest, .linear)
    let isNearest = zip(mixed.pixels, nearest.pixels).map { $0 == $1 }
    let isLinear = zip(mixed.pixels, linear.pixels).map { $0 == $1 }
    #expect(zip(isNearest, isLinear).allSatisfy { $0 || $1 })
    #expect(isNearest.contains(false) && isLinear.contains(false))
  }
}
