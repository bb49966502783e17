import Geometry
import Layers
import Testing

@Suite struct FrameTests {
  static let turn = AffineTransform.rotation(.pi / 6)

  static func isNear(_ a: Rect, _ b: Rect) -> Bool {
    a.origin.isNear(b.origin)
      && Point(x: a.size.width, y: a.size.height).isNear(Point(x: b.size.width, y: b.size.height))
  }

  @Test(arguments: [
    (
      Point(x: 0.5, y: 0.5),
      Rect(x: 144.198730, y: 253.349365, width: 111.602540, height: 93.301270)
    ),
    (Point(x: 0, y: 0), Rect(x: 175, y: 300, width: 111.602540, height: 93.301270)),
  ])
  func ofATurnedLayer(anchor: Point, expected: Rect) {
    let layer = Layer(x: 200, y: 300, width: 100, height: 50)
    layer.anchorPoint = anchor
    layer.affineTransform = Self.turn
    #expect(Self.isNear(layer.frame, expected))
  }

  @Test func onlyThePlaneCounts() {
    let layer = Layer(x: 200, y: 300, width: 100, height: 50)
    layer.anchorPoint = Point(x: 0.25, y: 1)
    let plain = Rect(x: 175, y: 250, width: 100, height: 50)
    #expect(layer.frame == plain)
    layer.bounds.origin = Point(x: 5, y: 6)
    layer.zPosition = 30
    layer.anchorPointZ = 7
    layer.isGeometryFlipped = true
    layer.contentsScale = 3
    layer.transform.m34 = -0.002
    layer.transform.m43 = 11
    Layer().holding(layer).sublayerTransform = .scale(x: 3, y: 5)
    #expect(layer.frame == plain)
  }

  @Test func settingItUnderATurnIsNotExact() {
    let layer = Layer()
    layer.affineTransform = Self.turn
    layer.frame = Rect(x: 10, y: 20, width: 200, height: 100)
    #expect(Self.isNear(layer.bounds, Rect(x: 0, y: 0, width: 223.205081, height: 13.397460)))
    #expect(layer.position.isNear(Point(x: 110, y: 81.602540)))
    #expect(Self.isNear(layer.frame, Rect(x: 10, y: 20, width: 200, height: 123.205081)))
  }

  @Test func settingANegativeSizeFoldsIt() {
    let layer = Layer()
    layer.bounds.origin = Point(x: 3, y: 4)
    layer.frame = Rect(x: 110, y: 70, width: -100, height: -50)
    #expect(layer.frame == Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(layer.bounds == Rect(x: 3, y: 4, width: 100, height: 50))
    #expect(layer.position == Point(x: 60, y: 45))
  }

  @Test func settingItOnAFlatLayerGivesNumbers() {
    let layer = Layer()
    layer.affineTransform = .scale(x: 0, y: 2)
    layer.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds.size == Size(width: 0, height: 80))
    #expect(layer.position.x.isFinite && layer.position.y.isFinite)
  }

  @Test func negativeBoundsAreFolded() {
    let layer = Layer()
    layer.bounds = Rect(x: 0, y: 0, width: -100, height: -50)
    #expect(layer.bounds == Rect(x: -100, y: -50, width: 100, height: 50))
  }

  @Test func theAffineTransformOfAMapOfSpaceIsTheIdentity() {
    let layer = Layer()
    layer.transform = .scale(x: 2, y: 3, z: 4)
    #expect(layer.affineTransform == .identity)
    layer.affineTransform = .scale(x: 2, y: 3)
    #expect(layer.transform == .scale(x: 2, y: 3))
  }
}
