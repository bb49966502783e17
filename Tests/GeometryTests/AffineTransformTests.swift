import Geometry
import Testing

@Suite struct AffineTransformTests {
  static let chain = AffineTransform.scale(x: 2, y: 3)
    .concatenating(.translation(x: 5, y: 7))

  @Test func concatenatingAppliesTheReceiverFirst() {
    #expect(Point(x: 1, y: 10).applying(Self.chain) == Point(x: 7, y: 37))
  }

  @Test func inverseLeadsBack() throws {
    let back = try #require(Self.chain.inverse)
    let point = Point(x: 7, y: 37).applying(back)
    #expect(abs(point.x - 1) < 1e-12 && abs(point.y - 10) < 1e-12)
  }

  @Test func aFlatMapHasNoInverse() {
    #expect(AffineTransform.scale(x: 0, y: 4).inverse == nil)
  }

  @Test func aPositiveTurnTakesXTowardsY() {
    let turned = Point(x: 2, y: 0).applying(.rotation(.pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 2) < 1e-12)
  }

  @Test func aRectBecomesItsBoundingBox() {
    let box = Rect(x: 1, y: 2, width: 3, height: 5)
      .applying(AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(box == Rect(x: 2, y: -4, width: 5, height: 3))
  }
}
