import Geometry
import TestSupport
import Testing

@Suite struct Transform3DTests {
  @Test func theInverseLeadsBack() throws {
    var random = SplitMix(seed: 1)
    for i in 0..<200 {
      let map = random.transform(perspective: i.isMultiple(of: 2))
      let inverse = try #require(map.inverse)
      #expect(map.concatenating(inverse).distance(to: .identity) < 1e-9)
      #expect(inverse.concatenating(map).distance(to: .identity) < 1e-9)
    }
  }

  @Test func determinantsMultiply() {
    var random = SplitMix(seed: 2)
    for _ in 0..<50 {
      let (a, b) = (random.transform(perspective: true), random.transform(perspective: false))
      let product = a.determinant * b.determinant
      #expect(abs(a.concatenating(b).determinant - product) < 1e-9 * max(1, abs(product)))
    }
  }

  @Test func aSmallMapHasAnInverseAndAFlatOneHasNone() {
    #expect(Transform3D.scale(x: 1e-4, y: 1e-4, z: 1e-4).inverse != nil)
    let flat = Transform3D.scale(x: 2, y: 0, z: 3)
    #expect(flat.inverse == nil)
    #expect(flat.inverted() == flat)
  }

  /// Where a quarter turn about an axis takes one of the others.
  @Test(arguments: [
    ("z", SIMD3(0.0, 0, 1), SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0)),
    ("y", SIMD3(0.0, 1, 0), SIMD3(1.0, 0, 0), SIMD3(0.0, 0, -1)),
    ("x", SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1)),
  ])
  func senses(of name: String, axis: SIMD3<Double>, from: SIMD3<Double>, to: SIMD3<Double>) {
    let turn = Transform3D.rotation(.pi / 2, x: axis.x, y: axis.y, z: axis.z)
    let image = SIMD3(
      from.x * turn.m11 + from.y * turn.m21 + from.z * turn.m31,
      from.x * turn.m12 + from.y * turn.m22 + from.z * turn.m32,
      from.x * turn.m13 + from.y * turn.m23 + from.z * turn.m33)
    let difference = image - to
    #expect((difference * difference).sum() < 1e-24, "about \(name)")
  }

  @Test func theLengthOfAnAxisDoesNotCount() {
    let turn = Transform3D.rotation(0.7, x: 1, y: 2, z: 2)
    #expect(Transform3D.rotation(0.7, x: 10, y: 20, z: 20).distance(to: turn) < 1e-15)
    #expect(Transform3D.rotation(0.7, x: 0, y: 0, z: 0) == .identity)
    #expect(turn.rotated(by: 3, x: 0, y: 0, z: 0) == turn)
  }

  @Test func aTurnAboutZIsTheTurnOfThePlane() {
    let turn = Transform3D.rotation(0.3, x: 0, y: 0, z: 2)
    #expect(turn.isAffine)
    #expect(turn.affine == .rotation(0.3))
  }

  @Test func whatIsAddedHappensFirst() {
    let base = Transform3D.scale(x: 2, y: 3, z: 4)
    let moved = base.translatedBy(x: 5, y: 6, z: 7)
    #expect((moved.m41, moved.m42, moved.m43) == (10, 18, 28))
    let scaled = Transform3D.translation(x: 5, y: 6, z: 7).scaledBy(x: 2, y: 3, z: 4)
    #expect((scaled.m41, scaled.m42, scaled.m43) == (5, 6, 7))
    #expect((scaled.m11, scaled.m22, scaled.m33) == (2, 3, 4))
  }

  @Test(arguments: [
    (Transform3D.identity, true), (.translation(x: 3, y: 4), true), (.scale(x: 2, y: -3), true),
    (.scale(x: 2, y: 3, z: 4), false), (.translation(x: 0, y: 0, z: 1e-9), false),
    (.perspective(distance: 500), false), (.rotation(1, x: 1, y: 0, z: 0), false),
  ])
  func mapsOfThePlane(map: Transform3D, isAffine: Bool) {
    #expect(map.isAffine == isAffine)
  }

  @Test func aPlaneMapComesBackOutOfSpace() {
    let plane = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(Transform3D(plane).affine == plane)
    #expect(Transform3D(plane).isAffine)
  }

  @Test func anEyeInfinitelyFarAwaySeesNoPerspective() {
    #expect(Transform3D.perspective(distance: .infinity).isIdentity)
    #expect(Transform3D.perspective(distance: 500).m34 == -0.002)
  }
}
