import Geometry
import Layers
import Testing

@Suite struct HitTestingTests {
  /// Two sublayers over each other in the middle of a square of 200.
  static func pair() -> (root: Layer, first: Layer, second: Layer) {
    let first = Layer("first", x: 100, y: 100, width: 50, height: 50)
    let second = Layer("second", x: 100, y: 100, width: 50, height: 50)
    let root = Layer("root", x: 100, y: 100, width: 200, height: 200).holding(first, second)
    return (root, first, second)
  }

  static let middle = Point(x: 100, y: 100)

  @Test func theOneInFrontIsHit() {
    let (root, first, second) = Self.pair()
    #expect(root.hitTest(Self.middle) === second)
    first.zPosition = 1
    #expect(root.hitTest(Self.middle) === first)
    second.zPosition = 1
    #expect(root.hitTest(Self.middle) === second)
    #expect(root.hitTest(Point(x: 10, y: 10)) === root)
    #expect(root.hitTest(Point(x: 200, y: 10)) == nil)
  }

  @Test func whatIsNotSeenIsNotHit() {
    let (root, first, second) = Self.pair()
    second.isHidden = true
    #expect(root.hitTest(Self.middle) === first)
    second.isHidden = false
    second.opacity = 0
    #expect(root.hitTest(Self.middle) === first)
    second.opacity = 0.001
    #expect(root.hitTest(Self.middle) === second)
    root.opacity = 0
    #expect(root.hitTest(Self.middle) == nil)
  }

  @Test func backsAreNotHitWhereTheyDoNotShow() {
    let (root, first, second) = Self.pair()
    second.transform = .rotation(.pi, x: 0, y: 1, z: 0)
    #expect(root.hitTest(Self.middle) === second)
    second.isDoubleSided = false
    #expect(root.hitTest(Self.middle) === first)
    second.transform = .scale(x: -1, y: 1)
    #expect(root.hitTest(Self.middle) === second)
  }

  @Test func aLayerSeenFromItsEdgeIsNotHit() {
    let (root, first, second) = Self.pair()
    second.transform = .scale(x: 0, y: 1)
    #expect(root.hitTest(Self.middle) === first)
  }

  @Test func thePointIsInTheSuperlayersSpace() {
    let (root, first, second) = Self.pair()
    second.removeFromSuperlayer()
    root.bounds.origin = Point(x: 1000, y: 0)
    first.position = Point(x: 1100, y: 100)
    #expect(root.hitTest(Self.middle) === first)
    #expect(first.hitTest(Point(x: 1100, y: 100)) === first)
    #expect(first.hitTest(Self.middle) == nil)
  }

  @Test func whatHangsOutIsNotHit() {
    let (root, first, _) = Self.pair()
    let child = Layer("child", x: 60, y: 25, width: 40, height: 10)
    first.zPosition = 1
    first.addSublayer(child)
    #expect(root.hitTest(Point(x: 124, y: 100)) === child)
    #expect(root.hitTest(Point(x: 126, y: 100)) === root)
  }

  @Test func aTransformLayerIsNeverHitAndHoldsNothingBack() {
    let child = Layer("child", x: 80, y: 10, width: 20, height: 10)
    let group = TransformLayer()
    group.position = Point(x: 100, y: 100)
    group.bounds = Rect(x: 0, y: 0, width: 50, height: 50)
    let root = Layer("root", x: 100, y: 100, width: 200, height: 200).holding(group.holding(child))
    #expect(root.hitTest(Point(x: 100, y: 100)) === root)
    #expect(root.hitTest(Point(x: 155, y: 85)) === child)
    #expect(group.hitTest(Point(x: 155, y: 85)) === child)
    #expect(group.hitTest(Point(x: 100, y: 100)) == nil)
  }

  @Test func hitsInPerspective() {
    let child = Layer("child", x: 100, y: 100, width: 100, height: 100)
    let root = Layer("root", x: 200, y: 100, width: 400, height: 200).holding(child)
    root.sublayerTransform = .perspective(distance: 500)
    child.transform = .rotation(.pi / 4, x: 0, y: 1, z: 0)
    // The right side is 93.4 points high, the left one 107.6.
    #expect(root.hitTest(Point(x: 56, y: 48)) === child)
    #expect(root.hitTest(Point(x: 138, y: 52)) === root)
    #expect(root.hitTest(Point(x: 138, y: 54)) === child)
    #expect(root.hitTest(Point(x: 145, y: 100)) === root)
  }
}
