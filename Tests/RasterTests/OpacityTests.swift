import Geometry
import Imaging
import Layers
import Raster
import Testing

/// Layers that let others show through.
@Suite struct OpacityTests {
  static let red = Pixel(red: 255, green: 0, blue: 0)
  static let half = Pixel(red: 128, green: 0, blue: 0, alpha: 128)

  static func pixel(_ layer: Layer, _ x: Int = 0) -> Pixel {
    Renderer().render(layer.snapshot(), width: 4, height: 1)[x, 0]
  }

  @Test(
    arguments: [
      (0.5, half), (1, red), (7, red), (0, .clear), (-1, .clear), (.nan, .clear),
      (0.25, Pixel(red: 64, green: 0, blue: 0, alpha: 64)),
    ] as [(Double, Pixel)])
  func opacityIsClamped(opacity: Double, expected: Pixel) {
    let layer = Letters.block("r", x: 0, y: 0, width: 4, height: 1)
    layer.opacity = opacity
    #expect(Self.pixel(layer) == expected)
    let picture = Letters.layer(Letters.bitmap("rrrr"), x: 0, y: 0)
    picture.opacity = opacity
    #expect(Self.pixel(picture) == expected)
  }

  /// Blue below, red above, over white.
  static func pair() -> (root: Layer, group: Layer) {
    let root = Letters.block("w", x: 0, y: 0, width: 4, height: 1)
    let group = Letters.block("b", x: 0, y: 0, width: 3, height: 1)
    group.addSublayer(Letters.block("r", x: 1, y: 0, width: 3, height: 1))
    group.opacity = 0.5
    root.addSublayer(group)
    return (root, group)
  }

  @Test func aGroupFadesAsOnePicture() {
    let (root, _) = Self.pair()
    #expect(
      (0..<4).map { Self.pixel(root, $0) } == [
        Pixel(red: 127, green: 127, blue: 255), Pixel(red: 255, green: 127, blue: 127),
        Pixel(red: 255, green: 127, blue: 127), Pixel(red: 255, green: 127, blue: 127),
      ])
  }

  @Test func layersThatAreNoGroupFadeOneByOne() {
    let (root, group) = Self.pair()
    group.allowsGroupOpacity = false
    #expect(
      (0..<4).map { Self.pixel(root, $0) } == [
        Pixel(red: 127, green: 127, blue: 255), Pixel(red: 191, green: 63, blue: 127),
        Pixel(red: 191, green: 63, blue: 127), Pixel(red: 255, green: 127, blue: 127),
      ])
  }

  @Test func opacitiesMultiplyDownTheTree() {
    let (outer, middle) = (Layer(), Layer())
    let inner = Letters.block("r", x: 0, y: 0, width: 4, height: 1)
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    (outer.opacity, middle.opacity, inner.opacity) = (0.8, 0.5, 0.5)
    let expected = Pixel(red: 51, green: 0, blue: 0, alpha: 51)
    #expect(Self.pixel(outer) == expected)
    outer.allowsGroupOpacity = false
    middle.allowsGroupOpacity = false
    #expect(Self.pixel(outer) == expected)
  }

  @Test func groupsWithinGroupsFadeTwice() {
    let outer = Letters.block("b", x: 0, y: 0, width: 4, height: 1)
    let inner = Letters.block("g", x: 1, y: 0, width: 3, height: 1)
    inner.addSublayer(Letters.block("r", x: 1, y: 0, width: 2, height: 1))
    outer.addSublayer(inner)
    (outer.opacity, inner.opacity) = (0.8, 0.5)
    #expect(
      (0..<3).map { Self.pixel(outer, $0) } == [
        Pixel(red: 0, green: 0, blue: 204, alpha: 204),
        Pixel(red: 0, green: 102, blue: 102, alpha: 204),
        Pixel(red: 102, green: 0, blue: 102, alpha: 204),
      ])
  }

  /// A transform layer is no group, whatever it is told.
  @Test func aTransformLayerFadesItsSublayersOneByOne() {
    let root = Letters.block("w", x: 0, y: 0, width: 4, height: 1)
    let group = TransformLayer()
    group.addSublayer(Letters.block("b", x: 0, y: 0, width: 3, height: 1))
    group.addSublayer(Letters.block("r", x: 1, y: 0, width: 3, height: 1))
    group.opacity = 0.5
    root.addSublayer(group)
    #expect(
      (0..<4).map { Self.pixel(root, $0) } == [
        Pixel(red: 127, green: 127, blue: 255), Pixel(red: 191, green: 63, blue: 127),
        Pixel(red: 191, green: 63, blue: 127), Pixel(red: 255, green: 127, blue: 127),
      ])
  }

  @Test(
    arguments: [
      (0.0, Pixel(red: 255, green: 0, blue: 0)), (0.25, Pixel(red: 191, green: 0, blue: 64)),
      (0.5, Pixel(red: 128, green: 0, blue: 128)), (1, Pixel(red: 0, green: 0, blue: 255)),
      (1.5, Pixel(red: 0, green: 0, blue: 255)), (-2, Pixel(red: 255, green: 0, blue: 0)),
    ] as [(Double, Pixel)])
  func opaquePicturesStayOpaqueWhileTheyDissolve(progress: Double, expected: Pixel) {
    let old = Letters.layer(Letters.bitmap("rr"), x: 0, y: 0)
    let new = Letters.layer(Letters.bitmap("bb"), x: 0, y: 0)
    var snapshot = new.snapshot()
    snapshot.fade = LayerSnapshot.Fade(from: old.snapshot(), progress: progress)
    #expect(Renderer().render(snapshot, width: 1, height: 1).pixels == [expected])
  }

  @Test func whatIsInOnlyOneOfThePicturesFadesInOrOut() {
    let root = Letters.block("w", x: 0, y: 0, width: 4, height: 1)
    var new = Letters.block("b", x: 2, y: 0, width: 2, height: 1).snapshot()
    new.fade = LayerSnapshot.Fade(
      from: Letters.block("r", x: 0, y: 0, width: 3, height: 1).snapshot(), progress: 0.25)
    var snapshot = root.snapshot()
    snapshot.sublayers = [new]
    #expect(
      Renderer().render(snapshot, width: 4, height: 1).pixels == [
        Pixel(red: 255, green: 64, blue: 64), Pixel(red: 255, green: 64, blue: 64),
        Pixel(red: 191, green: 0, blue: 64), Pixel(red: 191, green: 191, blue: 255),
      ])
  }
}
