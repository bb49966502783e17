import Geometry
import Imaging
import Layers
import Testing

@Suite struct LayerTests {
  static func layer(anchor: Point) -> Layer {
    let layer = Layer()
    layer.bounds = Rect(x: 0, y: 0, width: 100, height: 50)
    layer.position = Point(x: 200, y: 300)
    layer.anchorPoint = anchor
    return layer
  }

  @Test(arguments: [
    (Point(x: 0.5, y: 0.5), Rect(x: 150, y: 275, width: 100, height: 50)),
    (Point(x: 0, y: 0), Rect(x: 200, y: 300, width: 100, height: 50)),
    (Point(x: 1, y: 0.2), Rect(x: 100, y: 290, width: 100, height: 50)),
    (Point(x: -0.5, y: 2), Rect(x: 250, y: 200, width: 100, height: 50)),
  ])
  func frameFollowsTheAnchor(anchor: Point, expected: Rect) {
    #expect(Self.layer(anchor: anchor).frame == expected)
  }

  @Test func frameOfAQuarterTurnSwapsTheSides() {
    let layer = Self.layer(anchor: Point(x: 0.25, y: 0.5))
    layer.affineTransform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(layer.frame == Rect(x: 175, y: 275, width: 50, height: 100))
  }

  @Test func settingTheFrameSizesAndMoves() {
    let layer = Self.layer(anchor: Point(x: 0.25, y: 0.5))
    layer.affineTransform = .scale(x: 2, y: 4)
    layer.frame = Rect(x: 10, y: 20, width: 80, height: 120)
    #expect(layer.bounds.size == Size(width: 40, height: 30))
    #expect(layer.position == Point(x: 30, y: 80))
    #expect(layer.frame == Rect(x: 10, y: 20, width: 80, height: 120))
  }

  @Test func boundsOriginScrollsAndMovesNoFrame() {
    let layer = Self.layer(anchor: Point(x: 0.5, y: 0.5))
    layer.bounds.origin = Point(x: 7, y: 9)
    #expect(layer.frame == Rect(x: 150, y: 275, width: 100, height: 50))
    #expect(layer.convert(Point(x: 7, y: 9), to: nil) == Point(x: 150, y: 275))
  }

  @Test func aLayerLivesInOneTreeAtATime() {
    let (first, second, child) = (Layer(), Layer(), Layer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers.isEmpty)
    #expect(second.sublayers.count == 1 && child.superlayer === second)
    child.removeFromSuperlayer()
    #expect(second.sublayers.isEmpty && child.superlayer == nil)
  }

  @Test func hiddenLayersAreNotInTheSnapshot() {
    let (root, shown, hidden) = (Layer(), Layer(), Layer())
    shown.position = Point(x: 3, y: 5)
    hidden.isHidden = true
    root.addSublayer(hidden)
    root.addSublayer(shown)
    let snapshot = root.snapshot()
    #expect(snapshot.sublayers.map(\.properties.position) == [Point(x: 3, y: 5)])
  }

  @Test func contentsScaleDividesTheSizeInPoints() {
    let layer = Layer()
    layer.bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    layer.contents = Bitmap(width: 80, height: 40)
    layer.contentsGravity = .topRight
    layer.contentsScale = 2
    let whole = layer.properties.contentsDestination
    #expect(whole == Rect(x: 60, y: 0, width: 40, height: 20))
    layer.contentsRect = Rect(x: 0.5, y: 0, width: 0.25, height: 0.5)
    let part = layer.properties.contentsDestination
    #expect(part == Rect(x: 90, y: 0, width: 10, height: 10))
    layer.contentsScale = 0
    #expect(layer.properties.contentsDestination.width == 20)
  }
}
