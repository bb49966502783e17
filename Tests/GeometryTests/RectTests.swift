import Geometry
import Testing

@Suite struct RectTests {
  /// The same area as (−2, −6, 12, 8), from the other corner.
  static let folded = Rect(x: 10, y: 2, width: -12, height: -8)

  @Test func edgesOfANegativeSize() {
    #expect(
      (Self.folded.minX, Self.folded.minY, Self.folded.maxX, Self.folded.maxY) == (-2, -6, 10, 2))
    #expect((Self.folded.width, Self.folded.height) == (12, 8))
    #expect(Self.folded.center == Point(x: 4, y: -2))
    #expect(Self.folded.standardized == Rect(x: -2, y: -6, width: 12, height: 8))
    #expect(!Self.folded.isEmpty)
  }

  @Test func cornersGoClockwise() {
    let corners = [(-2.0, -6.0), (10, -6), (10, 2), (-2, 2)].map { Point(x: $0.0, y: $0.1) }
    #expect(Self.folded.corners == corners)
    #expect(Rect(around: corners) == Self.folded.standardized)
    #expect(Rect(around: [Point]()) == .zero)
  }

  @Test(arguments: [
    (Point(x: 3, y: 4), true), (Point(x: 7.999, y: 4), true), (Point(x: 8, y: 4), false),
    (Point(x: 3, y: 9.999), true), (Point(x: 3, y: 10), false), (Point(x: 2.999, y: 5), false),
    (Point(x: .nan, y: 5), false),
  ])
  func holdsPoints(point: Point, inside: Bool) {
    #expect(Rect(x: 3, y: 4, width: 5, height: 6).contains(point) == inside)
  }

  @Test func holdsRectangles() {
    let box = Rect(x: 3, y: 4, width: 5, height: 6)
    #expect(box.contains(box))
    #expect(box.contains(Rect(x: 4, y: 5, width: 1, height: 1)))
    #expect(!box.contains(Rect(x: 4, y: 5, width: 4.1, height: 1)))
  }

  @Test func unions() {
    let (a, b) = (Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 10, y: -1, width: 2, height: 1))
    #expect(a.union(b) == Rect(x: 1, y: -1, width: 11, height: 7))
    #expect(a.union(.zero) == a)
    #expect(Rect.zero.union(b) == b)
  }

  @Test func emptyIsWhatCoversNothing() {
    #expect(Rect(x: 1, y: 2, width: 0, height: 4).isEmpty)
    #expect(Rect(x: 1, y: 2, width: 3, height: .nan).isEmpty)
  }
}
