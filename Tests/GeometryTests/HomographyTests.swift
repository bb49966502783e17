import Geometry
import TestSupport
import Testing

@Suite struct HomographyTests {
  /// Turned about y by 45° and seen from 500 points away.
  static let tilted = Transform3D.perspective(distance: 500).rotated(by: .pi / 4, x: 0, y: 1, z: 0)

  static func isNear(_ a: Point?, _ b: Point, within tolerance: Double = 1e-6) -> Bool {
    guard let a else { return false }
    return abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
  }

  @Test(arguments: [
    (Point(x: -50, y: -50), Point(x: -38.045566894, y: -53.804556689)),
    (Point(x: 50, y: -50), Point(x: 33.020441266, y: -46.697955873)),
    (Point(x: 0, y: 0), Point(x: 0, y: 0)),
  ])
  func projectsAndBack(point: Point, expected: Point) {
    let map = Homography(Self.tilted)
    #expect(Self.isNear(point.projected(by: map), expected))
    #expect(Self.isNear(expected.unprojected(by: map), point))
  }

  @Test func whatIsBehindTheEyeIsNotSeen() {
    let map = Homography(
      Transform3D.perspective(distance: 100).rotated(by: .pi / 3, x: 0, y: 1, z: 0))
    #expect(Point(x: 0, y: 0).projected(by: map) != nil)
    // The left side comes nearer: at x = −100/sin 60° it reaches the eye's plane.
    #expect(Point(x: -115, y: 0).projected(by: map) != nil)
    #expect(Point(x: -116, y: 0).projected(by: map) == nil)
  }

  @Test func aPlaneSeenFromItsEdgeHasNoWayBack() {
    let edge = Homography(.scale(x: 0, y: 1))
    #expect(edge.determinant == 0)
    #expect(edge.inverse == nil)
    #expect(Point(x: 1, y: 2).unprojected(by: edge) == nil)
  }

  @Test func mapsFollowEachOther() {
    let (first, second) = (
      Homography(Self.tilted), Homography(Transform3D.translation(x: 7, y: -3).scaledBy(x: 2, y: 5))
    )
    let point = Point(x: 12, y: -31)
    let step = point.projected(by: first)?.projected(by: second)
    #expect(
      step.map { Self.isNear(point.projected(by: first.concatenating(second)), $0) } == true)
  }

  @Test func theInverseLeadsBack() throws {
    var random = SplitMix(seed: 5)
    for _ in 0..<100 {
      let map = Homography(random.transform(perspective: true))
      let product = map.concatenating(try #require(map.inverse))
      let error =
        (product.row1 - SIMD3(1, 0, 0)) + (product.row2 - SIMD3(0, 1, 0))
        + (product.row3 - SIMD3(0, 0, 1))
      #expect(max(abs(error.x), abs(error.y), abs(error.z)) < 1e-9)
    }
  }

  static func degrees(_ angle: Double) -> Double { angle * .pi / 180 }

  @Test(arguments: [
    (Transform3D.identity, false), (.rotation(.pi, x: 0, y: 1, z: 0), true),
    (.rotation(.pi, x: 1, y: 0, z: 0), true), (.rotation(.pi, x: 0, y: 0, z: 1), false),
    (.rotation(degrees(89.4), x: 0, y: 1, z: 0), false),
    (.rotation(degrees(90.6), x: 0, y: 1, z: 0), true), (.scale(x: -1, y: 1), false),
    (.scale(x: 0, y: 1), false), (tilted, false),
  ])
  func backs(map: Transform3D, isBack: Bool) {
    #expect(map.isBackFacing == isBack)
  }

  /// Off the axis the edge is seen elsewhere than at 90°: 100 points to the right of an eye 500 away
  /// at arctan 5.
  @Test(arguments: [(78.0, false), (80.0, true)])
  func backsOffTheAxis(angle: Double, isBack: Bool) {
    let map = Transform3D.rotation(Self.degrees(angle), x: 0, y: 1, z: 0)
      .concatenating(.translation(x: 100, y: 0)).concatenating(.perspective(distance: 500))
    #expect(map.isBackFacing == isBack)
  }
}
