import LayerSprites
import SampleAtlases
import Stage
import Testing

/// The box in which no frame jumps.
@Suite struct UnionCanvasTests {
  private static func canvas(_ sizes: [(Double, Double)], anchors: [Point?] = []) -> UnionCanvas {
    let frames = sizes.enumerated().map { i, size in
      let size = Size(width: size.0, height: size.1)
      return SampleAtlas.frame(
        "frame_\(i)", Rect(origin: .zero, size: Size(width: 2, height: 2)), canvas: size,
        anchor: i < anchors.count ? anchors[i] : nil)
    }
    let map = SampleAtlas.described(frames)
    return UnionCanvas(of: (0..<map.count).map { map[$0] })
  }

  @Test func ofOneSizeIsThatSize() {
    let canvas = Self.canvas([(64, 48), (64, 48), (64, 48)])
    #expect((canvas.width, canvas.height) == (64, 48))
    #expect(canvas.origins == [.zero, .zero, .zero])
  }

  @Test func laysCentresOnOneAnother() {
    let canvas = Self.canvas([(64, 20), (32, 40), (10, 10)])
    #expect((canvas.width, canvas.height) == (64, 40))
    #expect(
      canvas.origins == [Point(x: 0, y: 10), Point(x: 16, y: 0), Point(x: 27, y: 15)])
  }

  /// Half a pixel is left over: canvases lie at whole ones, so the odd one reaches up and left.
  @Test func keepsToWholePixelsWhereOddMeetsEven() {
    let canvas = Self.canvas([(5, 4), (4, 7)])
    #expect((canvas.width, canvas.height) == (5, 7))
    #expect(canvas.origins == [Point(x: 0, y: 2), Point(x: 1, y: 0)])
  }

  @Test func usesTheAnchorsWhereEveryFrameHasOne() {
    let feet = [Point(x: 0.5, y: 1), Point(x: 0.25, y: 1), Point(x: 0, y: 0)]
    let canvas = Self.canvas([(10, 20), (8, 30), (3, 4)], anchors: feet)
    #expect((canvas.width, canvas.height) == (11, 34))
    #expect(canvas.origins == [Point(x: 0, y: 10), Point(x: 3, y: 0), Point(x: 5, y: 30)])
  }

  @Test func usesTheCentresWhereOneFrameHasNoAnchor() {
    let canvas = Self.canvas([(10, 20), (8, 30)], anchors: [Point(x: 0, y: 0), nil])
    #expect((canvas.width, canvas.height) == (10, 30))
    #expect(canvas.origins == [Point(x: 0, y: 5), Point(x: 1, y: 0)])
  }

  @Test func anAnchorOutsideTheCanvasMovesItOnly() {
    let canvas = Self.canvas([(10, 10), (10, 10)], anchors: [Point(x: -1, y: 2), .zero])
    #expect((canvas.width, canvas.height) == (20, 30))
    #expect(canvas.origins == [Point(x: 10, y: 0), Point(x: 0, y: 20)])
  }

  @Test func fractionsOfAPixelAreHeldWhole() {
    let canvas = Self.canvas([(10.5, 9.25)])
    #expect((canvas.width, canvas.height) == (11, 10))
  }

  @Test func ofNothingIsEmpty() {
    #expect(UnionCanvas(of: []).width == 0)
    #expect(UnionCanvas(of: []).origins.isEmpty)
    #expect(Self.canvas([(0, 0), (6, 4)]).origins == [Point(x: 3, y: 2), .zero])
  }
}
