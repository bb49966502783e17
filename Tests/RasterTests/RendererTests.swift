import Geometry
import Imaging
import Layers
import Raster
import Testing

/// Layers drawn to bitmaps, read back as letters: one opaque colour a letter, `.` for clear.
@Suite struct RendererTests {
  static let palette: [Character: Pixel] = [
    "r": Pixel(red: 255, green: 0, blue: 0), "g": Pixel(red: 0, green: 255, blue: 0),
    "b": Pixel(red: 0, green: 0, blue: 255), "w": Pixel(red: 255, green: 255, blue: 255),
    ".": .clear,
  ]

  static func bitmap(_ rows: String...) -> Bitmap {
    let pixels = rows.flatMap { row in row.map { palette[$0] ?? .clear } }
    return Bitmap(width: rows[0].count, height: rows.count, pixels: pixels)
  }

  static func letters(_ bitmap: Bitmap) -> [String] {
    (0..<bitmap.height).map { y in
      String(
        (0..<bitmap.width).map { x in
          palette.first { $0.value == bitmap[x, y] }?.key ?? "?"
        })
    }
  }

  /// A layer that shows `picture`, its top-left corner at (x, y).
  static func layer(_ picture: Bitmap, x: Double, y: Double) -> Layer {
    let layer = Layer()
    layer.bounds = Rect(
      x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    layer.anchorPoint = .zero
    layer.position = Point(x: x, y: y)
    layer.contents = picture
    return layer
  }

  static let picture = bitmap("rg.", "bww")

  @Test func drawsAtItsPlaceAndClipsToTheBitmap() {
    let root = Layer()
    root.addSublayer(Self.layer(Self.picture, x: 1, y: -1))
    #expect(
      Self.letters(Renderer().render(root.snapshot(), width: 3, height: 2)) == [".bw", "..."])
  }

  @Test func wholeNumberZoomRepeatsPixels() {
    let layer = Self.layer(Self.picture, x: 0, y: 0)
    layer.affineTransform = .scale(x: 2, y: 3)
    #expect(
      Self.letters(Renderer().render(layer.snapshot(), width: 6, height: 6))
        == ["rrgg..", "rrgg..", "rrgg..", "bbwwww", "bbwwww", "bbwwww"])
  }

  @Test(arguments: [
    (AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), ["br", "wg", "w."]),
    (AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0), [".w", "gw", "rb"]),
    (AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0), ["wwb", ".gr"]),
    (AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0), [".gr", "wwb"]),
  ])
  func quarterTurnsAndMirrorsAreExact(transform: AffineTransform, expected: [String]) {
    let layer = Self.layer(Self.picture, x: 0, y: 0)
    layer.affineTransform = transform
    layer.frame.origin = .zero
    let drawn = Renderer().render(
      layer.snapshot(), width: expected[0].count, height: expected.count)
    #expect(Self.letters(drawn) == expected)
  }

  @Test func contentsRectCutsAndRepeatsTheEdgeBeyondThePicture() {
    let layer = Self.layer(Self.bitmap("rgbw"), x: 0, y: 0)
    layer.contentsRect = Rect(x: -0.25, y: 0, width: 1.5, height: 1)
    layer.bounds.size = Size(width: 6, height: 1)
    #expect(
      Self.letters(Renderer().render(layer.snapshot(), width: 6, height: 1)) == ["rrgbww"])
    layer.contentsRect = Rect(x: 0.5, y: 0, width: 0.25, height: 1)
    #expect(
      Self.letters(Renderer().render(layer.snapshot(), width: 6, height: 1)) == ["bbbbbb"])
  }

  @Test func backgroundContentsSublayersAndBorderLieInThisOrder() throws {
    let layer = Layer()
    layer.bounds = Rect(x: 0, y: 0, width: 4, height: 4)
    layer.anchorPoint = .zero
    layer.backgroundColor = Self.palette["b"]
    layer.contents = Self.bitmap("g")
    layer.contentsGravity = .topLeft
    layer.borderColor = try #require(Self.palette["w"])
    layer.borderWidth = 1
    layer.addSublayer(Self.layer(Self.bitmap("rr", "r."), x: 1, y: 1))
    #expect(
      Self.letters(Renderer().render(layer.snapshot(), width: 5, height: 4))
        == ["wwww.", "wrrw.", "wrbw.", "wwww."])
  }

  @Test func anyAngleIsSampledAtPixelMiddles() {
    let layer = Self.layer(Self.bitmap("rg"), x: 2.5, y: 1)
    layer.anchorPoint = Point(x: 0, y: 0.5)
    layer.affineTransform = .rotation(.pi / 2 + 0.001)
    #expect(
      Self.letters(Renderer().render(layer.snapshot(), width: 4, height: 4))
        == ["....", "..r.", "..g.", "...."])
  }

  @Test func averagingTakesTheMeanOfWhatAPixelCovers() {
    let layer = Self.layer(Self.bitmap("rr..", "bb.."), x: 0, y: 0)
    layer.affineTransform = .scale(x: 0.5, y: 0.5)
    layer.minificationFilter = .trilinear
    let drawn = Renderer().render(layer.snapshot(), width: 2, height: 1)
    #expect(drawn.pixels == [Pixel(red: 128, green: 0, blue: 128), .clear])
  }

  @Test func averagingKeepsAPartialLastPixel() {
    let layer = Self.layer(Self.bitmap("rrr"), x: 0, y: 0)
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
        let layer = Self.layer(Bitmap(width: 1, height: 1, pixels: [above]), x: 0, y: 0)
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
      let layer = Self.layer(Self.picture, x: 0, y: 0)
      layer.affineTransform = transform
      layer.backgroundColor = Self.palette["g"]
      layer.borderWidth = 1
      let drawn = Renderer().render(layer.snapshot(), width: 4, height: 4)
      #expect(Self.letters(drawn) == ["....", "....", "....", "...."])
    }
  }
}
