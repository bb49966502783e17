import Geometry
import Imaging
import Layers
import Raster
import Testing

/// The ways of drawing one layer's picture.
@Suite struct RendererTests {
  static let picture = Letters.bitmap("rg.", "bww")

  @Test func drawsAtItsPlaceAndClipsToTheBitmap() {
    let root = Layer()
    root.addSublayer(Letters.layer(Self.picture, x: 1, y: -1))
    #expect(
      Letters.rows(of: Renderer().render(root.snapshot(), width: 3, height: 2)) == [".bw", "..."])
  }

  @Test func wholeNumberZoomRepeatsPixels() {
    let layer = Letters.layer(Self.picture, x: 0, y: 0)
    layer.affineTransform = .scale(x: 2, y: 3)
    #expect(
      Letters.rows(of: Renderer().render(layer.snapshot(), width: 6, height: 6))
        == ["rrgg..", "rrgg..", "rrgg..", "bbwwww", "bbwwww", "bbwwww"])
  }

  @Test(arguments: [
    (AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), ["br", "wg", "w."]),
    (AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0), [".w", "gw", "rb"]),
    (AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0), ["wwb", ".gr"]),
    (AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0), [".gr", "wwb"]),
  ])
  func quarterTurnsAndMirrorsAreExact(transform: AffineTransform, expected: [String]) {
    let layer = Letters.layer(Self.picture, x: 0, y: 0)
    layer.affineTransform = transform
    layer.frame.origin = .zero
    let drawn = Renderer().render(
      layer.snapshot(), width: expected[0].count, height: expected.count)
    #expect(Letters.rows(of: drawn) == expected)
  }

  @Test func contentsRectCutsAndRepeatsTheEdgeBeyondThePicture() {
    let layer = Letters.layer(Letters.bitmap("rgbw"), x: 0, y: 0)
    layer.contentsRect = Rect(x: -0.25, y: 0, width: 1.5, height: 1)
    layer.bounds.size = Size(width: 6, height: 1)
    #expect(
      Letters.rows(of: Renderer().render(layer.snapshot(), width: 6, height: 1)) == ["rrgbww"])
    layer.contentsRect = Rect(x: 0.5, y: 0, width: 0.25, height: 1)
    #expect(
      Letters.rows(of: Renderer().render(layer.snapshot(), width: 6, height: 1)) == ["bbbbbb"])
  }

  @Test func backgroundContentsSublayersAndBorderLieInThisOrder() throws {
    let layer = Layer()
    layer.bounds = Rect(x: 0, y: 0, width: 4, height: 4)
    layer.anchorPoint = .zero
    layer.backgroundColor = Letters.palette["b"]
    layer.contents = Letters.bitmap("g")
    layer.magnificationFilter = .nearest
    layer.contentsGravity = .topLeft
    layer.borderColor = try #require(Letters.palette["w"])
    layer.borderWidth = 1
    layer.addSublayer(Letters.layer(Letters.bitmap("rr", "r."), x: 1, y: 1))
    #expect(
      Letters.rows(of: Renderer().render(layer.snapshot(), width: 5, height: 4))
        == ["wwww.", "wrrw.", "wrbw.", "wwww."])
  }

  @Test func anyAngleIsSampledAtPixelMiddles() {
    let layer = Letters.layer(Letters.bitmap("rg"), x: 2.5, y: 1)
    layer.anchorPoint = Point(x: 0, y: 0.5)
    layer.affineTransform = .rotation(.pi / 2 + 0.001)
    #expect(
      Letters.rows(of: Renderer().render(layer.snapshot(), width: 4, height: 4))
        == ["....", "..r.", "..g.", "...."])
  }

  @Test func averagingTakesTheMeanOfWhatAPixelCovers() {
    let layer = Letters.layer(Letters.bitmap("rr..", "bb.."), x: 0, y: 0)
    layer.affineTransform = .scale(x: 0.5, y: 0.5)
    layer.minificationFilter = .trilinear
    let drawn = Renderer().render(layer.snapshot(), width: 2, height: 1)
    #expect(drawn.pixels == [Pixel(red: 128, green: 0, blue: 128), .clear])
  }

  @Test func averagingKeepsAPartialLastPixel() {
    let layer = Letters.layer(Letters.bitmap("rrr"), x: 0, y: 0)
    layer.affineTransform = .scale(x: 0.5, y: 1)
    layer.minificationFilter = .trilinear
    let drawn = Renderer().render(layer.snapshot(), width: 2, height: 1)
    #expect(
      drawn.pixels == [
        Pixel(red: 255, green: 0, blue: 0), Pixel(red: 128, green: 0, blue: 0, alpha: 128),
      ])
  }

  /// Every pair of alphas and colours, against the formula in floating point.
  @Test func sourceOverIsExact() {
    var worst = 0
    for alpha in stride(from: 0, through: 255, by: 5) {
      for below in stride(from: 0, through: 255, by: 3) {
        let above = Pixel(red: UInt8(alpha / 2), green: 0, blue: 0, alpha: UInt8(alpha))
        let layer = Letters.layer(Bitmap(width: 1, height: 1, pixels: [above]), x: 0, y: 0)
        layer.backgroundColor = Pixel(red: UInt8(below), green: 0, blue: 0)
        let drawn = Renderer().render(layer.snapshot(), width: 1, height: 1)[0, 0]
        let exact = Double(alpha / 2) + (Double(below) * Double(255 - alpha) / 255).rounded()
        worst = max(worst, abs(Int(drawn.red) - Int(exact)))
        #expect(drawn.alpha == 255)
      }
    }
    #expect(worst == 0)
  }

  @Test func mapsThatFlattenOrAreNoNumbersDrawNothing() {
    for transform in [
      AffineTransform.scale(x: 0, y: 1), .scale(x: .nan, y: 1), .scale(x: .infinity, y: 1),
      .translation(x: .nan, y: 0), .translation(x: 1e300, y: -1e300),
    ] {
      let layer = Letters.layer(Self.picture, x: 0, y: 0)
      layer.affineTransform = transform
      layer.backgroundColor = Letters.palette["g"]
      layer.borderWidth = 1
      let drawn = Renderer().render(layer.snapshot(), width: 4, height: 4)
      #expect(Letters.rows(of: drawn) == ["....", "....", "....", "...."])
    }
  }
}
