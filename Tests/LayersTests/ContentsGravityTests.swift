import Geometry
import Layers
import Testing

@Suite struct ContentsGravityTests {
  /// 40 × 20 points in 100 × 100, and wider than high to tell the axes apart.
  @Test(arguments: [
    (ContentsGravity.center, Rect(x: 30, y: 40, width: 40, height: 20)),
    (.top, Rect(x: 30, y: 0, width: 40, height: 20)),
    (.bottom, Rect(x: 30, y: 80, width: 40, height: 20)),
    (.left, Rect(x: 0, y: 40, width: 40, height: 20)),
    (.right, Rect(x: 60, y: 40, width: 40, height: 20)),
    (.topLeft, Rect(x: 0, y: 0, width: 40, height: 20)),
    (.topRight, Rect(x: 60, y: 0, width: 40, height: 20)),
    (.bottomLeft, Rect(x: 0, y: 80, width: 40, height: 20)),
    (.bottomRight, Rect(x: 60, y: 80, width: 40, height: 20)),
    (.resize, Rect(x: 0, y: 0, width: 100, height: 100)),
    (.resizeAspect, Rect(x: 0, y: 25, width: 100, height: 50)),
    (.resizeAspectFill, Rect(x: -50, y: 0, width: 200, height: 100)),
  ])
  func places(gravity: ContentsGravity, expected: Rect) {
    let place = gravity.destination(
      of: Size(width: 40, height: 20), in: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(place == expected)
  }

  @Test func everyGravityIsTested() {
    #expect(ContentsGravity.allCases.count == 12)
  }

  @Test func contentsWithoutExtentTakeNoPlace() {
    let place = ContentsGravity.resize.destination(
      of: Size(width: 0, height: 20), in: Rect(x: 3, y: 4, width: 100, height: 100))
    #expect(place.isEmpty)
  }
}
