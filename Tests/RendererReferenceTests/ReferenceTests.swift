import Geometry
import Imaging
import Layers
import Testing

/// The reference held against worked values, so that it is no second guess.
@Suite struct ReferenceTests {
  /// A layer seen as a shape with given corners: just within each it is there, just beyond it is not.
  private func expect(
    _ root: Layer, corners: [(x: Double, y: Double)], _ location: SourceLocation = #_sourceLocation
  ) {
    let reference = ReferenceLayer(root)
    let middle = (
      x: corners.map(\.x).reduce(0, +) / 4, y: corners.map(\.y).reduce(0, +) / 4
    )
    for corner in corners {
      for (share, isThere) in [(0.999, true), (1.001, false)] {
        var edges = Edges()
        let sight = Sight(
          x: middle.x + (corner.x - middle.x) * share, y: middle.y + (corner.y - middle.y) * share)
        let ink = reference.ink(at: sight, over: .clear, &edges)
        #expect((ink.alpha > 0) == isThere, "\(corner), \(share)", sourceLocation: location)
      }
    }
  }

  private func container(_ width: Double, _ height: Double, distance: Double) -> Layer {
    let container = Layer()
    container.bounds = Rect(x: 0, y: 0, width: width, height: height)
    container.position = Point(x: width / 2, y: height / 2)
    container.sublayerTransform.m34 = -1 / distance
    return container
  }

  private func square(_ side: Double, x: Double, y: Double) -> Layer {
    let layer = Layer()
    layer.bounds = Rect(x: 0, y: 0, width: side, height: side)
    layer.position = Point(x: x, y: y)
    layer.backgroundColor = Pixel(red: 255, green: 255, blue: 255)
    return layer
  }

  @Test(arguments: [
    (
      100.0, 45.0,
      [
        (54.345320, 46.195443), (139.624530, 53.302044), (139.624530, 146.697956),
        (54.345320, 153.804557),
      ]
    ),
    (
      300, -45,
      [
        (260.375470, 53.302044), (345.654680, 46.195443), (345.654680, 153.804557),
        (260.375470, 146.697956),
      ]
    ),
  ])
  func twoLayersShareAVanishingPoint(x: Double, degrees: Double, corners: [(Double, Double)]) {
    let root = container(400, 200, distance: 500)
    let child = square(100, x: x, y: 100)
    child.transform = Matrix.turn(degrees * .pi / 180, 0, 1, 0).transform
    root.addSublayer(child)
    expect(root, corners: corners.map { (x: $0.0, y: $0.1) })
  }

  @Test func heightCountsInPerspective() {
    let root = container(400, 200, distance: 500)
    let child = square(100, x: 100, y: 100)
    child.zPosition = 100
    root.addSublayer(child)
    expect(root, corners: [(12.5, 37.5), (137.5, 37.5), (137.5, 162.5), (12.5, 162.5)])
  }

  @Test(arguments: [(78.0, true), (80, false)])
  func aBackTurnsAwayOffTheAxisBeforeNinetyDegrees(degrees: Double, isSeen: Bool) {
    let root = container(400, 200, distance: 500)
    let child = square(100, x: 300, y: 100)
    child.transform = Matrix.turn(degrees * .pi / 180, 0, 1, 0).transform
    child.isDoubleSided = false
    root.addSublayer(child)
    var edges = Edges()
    let ink = ReferenceLayer(root).ink(at: Sight(x: 300, y: 100), over: .clear, &edges)
    #expect((ink.alpha > 0) == isSeen)
  }

  @Test func aMirrorInThePlaneIsNoBack() {
    let root = square(100, x: 50, y: 50)
    root.transform = Matrix.scale(-1, 1, 1).transform
    root.isDoubleSided = false
    expect(root, corners: [(0, 0), (100, 0), (100, 100), (0, 100)])
  }

  @Test func sublayerTransformTurnsAboutTheAnchor() {
    let root = container(200, 200, distance: .infinity)
    root.position = Point(x: 100, y: 100)
    root.sublayerTransform = Matrix.scale(2, 2, 1).transform
    let child = square(50, x: 100, y: 50)
    child.transform = Matrix.move(5, 6, 0).transform
    root.addSublayer(child)
    expect(root, corners: [(60, -38), (160, -38), (160, 62), (60, 62)])
  }

  @Test func aFlippedLayerCountsFromItsLowerEdge() {
    let root = Layer()
    let parent = Layer()
    parent.bounds = Rect(x: 5, y: 7, width: 100, height: 80)
    parent.anchorPoint = .zero
    parent.position = Point(x: 20, y: 30)
    parent.isGeometryFlipped = true
    let child = square(10, x: 15, y: 17)
    child.anchorPoint = .zero
    root.addSublayer(parent)
    parent.addSublayer(child)
    expect(root, corners: [(30, 100), (40, 100), (40, 90), (30, 90)])
  }

  @Test(arguments: [
    (ContentsGravity.center, 30.0, 40.0, 40.0, 20.0), (.top, 30, 0, 40, 20),
    (.bottom, 30, 80, 40, 20), (.left, 0, 40, 40, 20), (.right, 60, 40, 40, 20),
    (.topLeft, 0, 0, 40, 20), (.topRight, 60, 0, 40, 20), (.bottomLeft, 0, 80, 40, 20),
    (.bottomRight, 60, 80, 40, 20), (.resize, 0, 0, 100, 100), (.resizeAspect, 0, 25, 100, 50),
    (.resizeAspectFill, -50, 0, 200, 100),
  ])
  func gravityPlacesContents(
    gravity: ContentsGravity, x: Double, y: Double, width: Double, height: Double
  ) {
    let root = square(100, x: 50, y: 50)
    root.backgroundColor = nil
    root.contents = Bitmap(
      width: 80, height: 40, filledWith: Pixel(red: 9, green: 9, blue: 9))
    root.contentsScale = 2
    root.contentsGravity = gravity
    expect(
      root, corners: [(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  /// Along the middle row, reds of a picture that counts its columns.
  private func reds(_ root: Layer, count: Int, y: Double) -> [Int] {
    let reference = ReferenceLayer(root)
    return (0..<count).map { column in
      var edges = Edges()
      return Int(reference.ink(at: Sight(x: Double(column) + 0.5, y: y), over: .clear, &edges).red)
    }
  }

  private func strip(_ reds: [UInt8], width: Double) -> Layer {
    let layer = Layer()
    layer.contents = Bitmap(
      width: reds.count, height: 1, pixels: reds.map { Pixel(red: $0, green: 0, blue: 0) })
    layer.bounds = Rect(x: 0, y: 0, width: width, height: 1)
    layer.anchorPoint = .zero
    (layer.minificationFilter, layer.magnificationFilter) = (.nearest, .nearest)
    return layer
  }

  @Test func aCropBeyondThePictureRepeatsItsEdge() {
    let layer = strip([10, 20, 30, 40], width: 6)
    layer.contentsRect = Rect(x: -0.25, y: 0, width: 1.5, height: 1)
    #expect(reds(layer, count: 6, y: 0.5) == [10, 10, 20, 30, 40, 40])
  }

  @Test(arguments: [[1, 2, 2, 2, 3, 3, 3, 4], [1, 2, 3, 4], [1, 4]])
  func nineParts(expected: [Int]) {
    let layer = strip([1, 2, 3, 4], width: Double(expected.count))
    layer.contentsCenter = Rect(x: 0.25, y: 0, width: 0.5, height: 1)
    #expect(reds(layer, count: expected.count, y: 0.5) == expected)
  }

  @Test func aMiddleOfNoWidthTakesThePixelAfterTheCut() {
    let layer = strip([1, 2, 3, 4], width: 7)
    layer.contentsCenter = Rect(x: 0.5, y: 0, width: 0, height: 1)
    #expect(reds(layer, count: 7, y: 0.5) == [1, 2, 3, 3, 3, 3, 4])
  }

  @Test func linearStaysWithinTheCrop() {
    let layer = strip([0, 100, 200, 50], width: 8)
    layer.magnificationFilter = .linear
    layer.contentsRect = Rect(x: 0.25, y: 0, width: 0.5, height: 1)
    #expect(reds(layer, count: 8, y: 0.5) == [100, 100, 113, 138, 163, 188, 200, 200])
  }
}
