import Geometry
import Layers
import Testing

@Suite struct ConversionTests {
  static let tilt = Transform3D.rotation(.pi / 4, x: 0, y: 1, z: 0)

  @Test func aFlippedLayerCountsFromBelow() {
    let (root, parent, child) = (Layer(), Layer(), Layer())
    for layer in [root, parent, child] { layer.anchorPoint = .zero }
    parent.bounds = Rect(x: 5, y: 7, width: 100, height: 80)
    parent.position = Point(x: 20, y: 30)
    parent.isGeometryFlipped = true
    child.bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    child.position = Point(x: 15, y: 17)
    _ = root.holding(parent.holding(child))
    #expect(child.convert(Point(x: 0, y: 0), to: root) == Point(x: 30, y: 100))
    #expect(child.convert(Point(x: 0, y: 10), to: root) == Point(x: 30, y: 90))
    #expect(root.convert(Point(x: 30, y: 90), to: child) == Point(x: 0, y: 10))
  }

  @Test func sublayersTurnAboutTheAnchor() {
    let child = Layer(x: 100, y: 50, width: 50, height: 50)
    let parent = Layer(x: 7, y: 9, width: 200, height: 200).holding(child)
    parent.sublayerTransform = .scale(x: 2, y: 2)
    child.transform = .translation(x: 5, y: 6)
    #expect(child.convert(Point(x: 0, y: 0), to: parent) == Point(x: 60, y: -38))
    parent.bounds.origin = Point(x: 10, y: 20)
    #expect(child.convert(Point(x: 0, y: 0), to: parent) == Point(x: 50, y: -58))
  }

  @Test func perspectiveBothWays() {
    let (left, right) = (
      Layer(x: 100, y: 100, width: 100, height: 100), Layer(x: 300, y: 100, width: 100, height: 100)
    )
    let container = Layer(x: 0, y: 0, width: 400, height: 200).holding(left, right)
    container.sublayerTransform = .perspective(distance: 500)
    left.transform = Self.tilt
    right.transform = .rotation(-.pi / 4, x: 0, y: 1, z: 0)
    let corner = left.convert(Point(x: 100, y: 0), to: container)
    #expect(corner.isNear(Point(x: 139.624530, y: 53.302044)))
    #expect(left.convert(corner, from: container).isNear(Point(x: 100, y: 0)))
    let inRight = left.convert(Point(x: 100, y: 0), to: right)
    #expect(right.convert(inRight, to: container).isNear(corner))
    let box = left.convert(Rect(x: 0, y: 0, width: 100, height: 100), to: container)
    #expect(box.origin.isNear(Point(x: 54.345320, y: 46.195443)))
    #expect(
      Point(x: box.maxX, y: box.maxY).isNear(Point(x: 139.624530, y: 153.804557)))
  }

  @Test func heightCountsUnderAPerspective() {
    let child = Layer(x: 100, y: 100, width: 100, height: 100)
    let container = Layer(x: 0, y: 0, width: 400, height: 200).holding(child)
    container.sublayerTransform = .perspective(distance: 500)
    child.zPosition = 100
    #expect(child.convert(Point(x: 0, y: 0), to: container).isNear(Point(x: 12.5, y: 37.5)))
    child.anchorPointZ = 100
    #expect(child.convert(Point(x: 0, y: 0), to: container).isNear(Point(x: 50, y: 50)))
  }

  /// A plain layer flattens what lies in it; a transform layer keeps its depth.
  @Test(arguments: [(false, 50.0), (true, 0.0)])
  func depthThroughALayer(keepsDepth: Bool, x: Double) {
    let middle: Layer = keepsDepth ? TransformLayer() : Layer()
    let child = Layer(x: 50, y: 50, width: 100, height: 100)
    child.zPosition = 250
    middle.bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    middle.position = Point(x: 100, y: 100)
    let root = Layer(x: 100, y: 100, width: 200, height: 200).holding(middle.holding(child))
    root.sublayerTransform = .perspective(distance: 500)
    #expect(child.convert(Point(x: 0, y: 0), to: root).isNear(Point(x: x, y: x)))
    #expect(child.convert(Point(x: x, y: x), from: root).isNear(Point(x: 0, y: 0)))
  }

  @Test func differentTreesShareASpace() {
    let a = Layer(x: 25, y: 25, width: 50, height: 50)
    let b = Layer(x: 500, y: 600, width: 50, height: 50)
    #expect(a.convert(Point(x: 0, y: 0), to: b) == Point(x: -475, y: -575))
    #expect(a.convert(Point(x: 1, y: 2), to: nil) == Point(x: 1, y: 2))
    #expect(b.convert(Point(x: 1, y: 2), from: nil) == Point(x: -474, y: -573))
  }

  @Test func onALayerSeenFromItsEdgeThereIsNoPoint() {
    let child = Layer(x: 10, y: 20, width: 30, height: 40)
    let root = Layer(x: 50, y: 50, width: 100, height: 100).holding(child)
    child.transform = .scale(x: 0, y: 1)
    let point = root.convert(Point(x: 10, y: 20), to: child)
    #expect(point.x.isNaN && point.y.isNaN)
    let box = child.convert(Rect(x: 1, y: 2, width: 3, height: 4), from: root)
    #expect(box.origin.x.isNaN && box.size.height.isNaN)
  }

  @Test func behindTheEyeThereIsNoPoint() {
    let child = Layer(x: 50, y: 50, width: 400, height: 100)
    let root = Layer(x: 50, y: 50, width: 100, height: 100).holding(child)
    root.sublayerTransform = .perspective(distance: 100)
    child.transform = .rotation(.pi / 3, x: 0, y: 1, z: 0)
    #expect(child.convert(Point(x: 0, y: 0), to: root).x.isNaN)
    #expect(child.convert(Point(x: 400, y: 0), to: root).x.isFinite)
    // One corner behind the eye: no rectangle holds it.
    #expect(child.convert(Rect(x: 0, y: 0, width: 400, height: 100), to: root).origin.x.isNaN)
  }
}
