import Geometry
import Imaging
import Layers
import Raster
import Testing

/// Layers out of the plane of the bitmap.
@Suite struct PerspectiveTests {
  /// 400 × 200 with an eye 500 before it, in which sublayers of 100 × 100 lie.
  static func container() -> Layer {
    let container = Layer()
    container.bounds.size = Size(width: 400, height: 200)
    container.position = Point(x: 200, y: 100)
    container.sublayerTransform = .perspective(distance: 500)
    return container
  }

  static func leaf(x: Double, angle: Double, letter: Character = "r") -> Layer {
    let leaf = Layer()
    leaf.bounds.size = Size(width: 100, height: 100)
    leaf.position = Point(x: x, y: 100)
    leaf.transform = .rotation(angle, x: 0, y: 1, z: 0)
    leaf.backgroundColor = Letters.palette[letter]
    return leaf
  }

  /// For each row the columns that are not clear.
  static func runs(_ bitmap: Bitmap) -> [Range<Int>] {
    (0..<bitmap.height).map { y in
      let drawn = (0..<bitmap.width).filter { bitmap[$0, y] != .clear }
      return drawn.first.map { $0..<$0 + drawn.count } ?? 0..<0
    }
  }

  /// Pixels whose middles lie within a quadrilateral, clockwise from the top-left.
  static func expectedRuns(_ corners: [Point], width: Int, height: Int) -> [Range<Int>] {
    (0..<height).map { y in
      let inside = (0..<width).filter { x in
        zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { a, b in
          let p = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= 0
        }
      }
      return inside.first.map { $0..<$0 + inside.count } ?? 0..<0
    }
  }

  static let sheets: [(x: Double, angle: Double, corners: [Point])] = [
    (
      100, .pi / 4,
      [
        Point(x: 54.345320, y: 46.195443), Point(x: 139.624530, y: 53.302044),
        Point(x: 139.624530, y: 146.697956), Point(x: 54.345320, y: 153.804557),
      ]
    ),
    (
      300, -.pi / 4,
      [
        Point(x: 260.375470, y: 53.302044), Point(x: 345.654680, y: 46.195443),
        Point(x: 345.654680, y: 153.804557), Point(x: 260.375470, y: 146.697956),
      ]
    ),
  ]

  /// The worked example of two sheets that share a vanishing point.
  @Test(arguments: sheets)
  func sheetsUnderOnePerspectiveLieWhereTheyShould(x: Double, angle: Double, corners: [Point]) {
    let container = Self.container()
    container.addSublayer(Self.leaf(x: x, angle: angle))
    let drawn = Renderer().render(container.snapshot(), width: 400, height: 200)
    #expect(Self.runs(drawn) == Self.expectedRuns(corners, width: 400, height: 200))
  }

  @Test func theTwoSheetsMirrorEachOther() {
    let container = Self.container()
    let pages = (0..<2).map { Self.leaf(x: $0 == 0 ? 100 : 300, angle: $0 == 0 ? 0.7 : -0.7) }
    for (i, page) in pages.enumerated() {
      page.contents = i == 0 ? Letters.bitmap("rgb", "wrg") : Letters.bitmap("bgr", "grw")
      page.magnificationFilter = .nearest
      container.addSublayer(page)
    }
    let drawn = Renderer().render(container.snapshot(), width: 400, height: 200)
    let rows = Letters.rows(of: drawn)
    #expect(rows.allSatisfy { $0 == String($0.reversed()) })
    #expect(rows.contains { $0.contains("w") } && rows.contains { $0.contains("b") })
  }

  /// What recedes gets narrower: of 85 columns the nearer half of a picture takes more.
  @Test func picturesAreForeshortened() {
    let container = Self.container()
    let page = Self.leaf(x: 100, angle: .pi / 4)
    page.contents = Letters.bitmap("rg")
    page.magnificationFilter = .nearest
    container.addSublayer(page)
    let row = Letters.rows(of: Renderer().render(container.snapshot(), width: 400, height: 200))[
      100]
    // The middle stays at 100, where the layer's position is.
    #expect(row.prefix { $0 == "." }.count == 54)
    #expect(row.filter { $0 == "r" }.count == 46)
    #expect(row.filter { $0 == "g" }.count == 40)
  }

  @Test func whatLiesNearerIsLarger() {
    let container = Self.container()
    let page = Self.leaf(x: 100, angle: 0)
    page.zPosition = 100
    container.addSublayer(page)
    let drawn = Renderer().render(container.snapshot(), width: 400, height: 200)
    let runs = Self.runs(drawn)
    #expect(runs[36].isEmpty && runs[163].isEmpty)
    #expect(runs[38...161].allSatisfy { (12...13).contains($0.lowerBound) && $0.count == 125 })
  }

  /// Off the axis a sheet shows its edge at 78.69°, not at 90°.
  @Test(arguments: [
    (78.0, true), (80, false), (90, false), (180, false), (280, false), (282, true),
  ])
  func backsAreHiddenAsTheEyeSeesThem(degrees: Double, isShown: Bool) {
    let container = Self.container()
    // At 282 degrees, as far to the other side.
    let page = Self.leaf(x: degrees > 180 ? 100 : 300, angle: degrees * .pi / 180)
    page.isDoubleSided = false
    let spot = Self.leaf(x: 50, angle: 0, letter: "b")
    page.addSublayer(spot)
    container.addSublayer(page)
    func isDrawn() -> Bool {
      Renderer().render(container.snapshot(), width: 400, height: 200).pixels
        .contains { $0 != .clear }
    }
    #expect(isDrawn() == isShown)
    page.isDoubleSided = true
    #expect(isDrawn())
  }

  @Test(arguments: [(89.4, true), (90.6, false), (180, false)])
  func withoutPerspectiveBacksBeginAtARightAngle(degrees: Double, isShown: Bool) {
    let page = Self.leaf(x: 50, angle: degrees * .pi / 180)
    page.bounds.size.width = 1000
    page.isDoubleSided = false
    page.position = Point(x: 50.2, y: 50)
    let drawn = Renderer().render(page.snapshot(), width: 100, height: 100)
    #expect(drawn.pixels.contains { $0 != .clear } == isShown)
  }

  @Test func theBackOfASheetIsItsMirrorImageAndAMirrorIsNoBack() {
    let layer = Letters.layer(Letters.bitmap("rg", "bw"), x: 1, y: 1)
    layer.anchorPoint = Point(x: 0.5, y: 0.5)
    layer.transform = .rotation(.pi, x: 0, y: 1, z: 0)
    #expect(Letters.drawing(layer, width: 2, height: 2) == ["gr", "wb"])
    layer.isDoubleSided = false
    #expect(Letters.drawing(layer, width: 2, height: 2) == ["..", ".."])
    layer.transform = .scale(x: -1, y: 1)
    #expect(Letters.drawing(layer, width: 2, height: 2) == ["gr", "wb"])
    layer.transform = .rotation(.pi, x: 0, y: 0, z: 1)
    #expect(Letters.drawing(layer, width: 2, height: 2) == ["wb", "gr"])
  }

  @Test func aLayerSeenFromItsEdgeDrawsNothing() {
    let layer = Letters.block("r", x: 2, y: 2, width: 4, height: 4)
    layer.transform = Transform3D(
      SIMD4(0, 0, 1, 0), SIMD4(0, 1, 0, 0), SIMD4(1, 0, 0, 0), SIMD4(0, 0, 0, 1))
    layer.addSublayer(Letters.block("g", x: 0, y: 0, width: 9, height: 9))
    #expect(Letters.drawing(layer, width: 8, height: 8) == Array(repeating: "........", count: 8))
  }

  /// A floor that runs from before the picture to behind the eye: only what lies before the eye is
  /// seen, and it ends at the horizon.
  @Test func whatLiesBehindTheEyeIsCutOff() {
    let floor = Letters.block("r", x: 20, y: 5, width: 20, height: 4000)
    floor.anchorPoint = Point(x: 0.5, y: 0.5)
    floor.transform = Transform3D.rotation(.pi / 2 - 0.1, x: 1, y: 0, z: 0)
      .concatenating(.perspective(distance: 50))
    let drawn = Renderer().render(floor.snapshot(), width: 40, height: 40)
    let runs = Self.runs(drawn)
    // The far end, 2,000 from the middle, is seen 2000·cos φ / (1 + 2000·sin φ / 50) above the middle
    // at φ = π/2 − 0.1; that is 4.89, and so just within the first row.
    #expect(!runs[0].isEmpty && drawn[20, 39] != .clear)
    #expect(runs[39].count == 40)
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.count <= $1.count })
    floor.position.y = 25
    let lower = Self.runs(Renderer().render(floor.snapshot(), width: 40, height: 40))
    #expect(lower.prefix(20).allSatisfy { $0.isEmpty } && !lower[20].isEmpty)
  }

  @Test func aSheetWhollyBehindTheEyeDrawsNothing() {
    let container = Self.container()
    let page = Self.leaf(x: 100, angle: 0.2)
    page.zPosition = 700
    container.addSublayer(page)
    let drawn = Renderer().render(container.snapshot(), width: 400, height: 200)
    #expect(drawn.pixels.allSatisfy { $0 == .clear })
  }

  /// Two levels behind their eyes do not make one before them.
  @Test func everyLevelHasItsOwnEye() {
    let outer = Letters.block("b", x: 10, y: 10, width: 20, height: 20)
    outer.anchorPoint = Point(x: 0.5, y: 0.5)
    outer.sublayerTransform = .perspective(distance: 10)
    let inner = Letters.block("r", x: 10, y: 10, width: 5, height: 5)
    inner.zPosition = 30
    outer.addSublayer(inner)
    let root = Layer()
    root.sublayerTransform = .perspective(distance: 10)
    outer.zPosition = 30
    root.addSublayer(outer)
    let drawn = Renderer().render(root.snapshot(), width: 20, height: 20)
    #expect(drawn.pixels.allSatisfy { $0 == .clear })
  }

  /// A plane flattens what lies in it, a transform layer does not.
  @Test func transformLayersKeepDepth() {
    func drawn(in box: Layer) -> [Range<Int>] {
      let container = Self.container()
      box.bounds.size = Size(width: 100, height: 100)
      box.position = Point(x: 200, y: 100)
      let page = Self.leaf(x: 50, angle: 0)
      page.position.y = 50
      page.zPosition = 100
      box.addSublayer(page)
      container.addSublayer(box)
      return Self.runs(Renderer().render(container.snapshot(), width: 400, height: 200))
    }
    #expect(drawn(in: Layer())[100] == 150..<250)
    // 100 before the plane, 500 from the eye: 1.25 times as large.
    let deep = drawn(in: TransformLayer())
    #expect((deep[100].count, deep[37].isEmpty, deep[38].isEmpty) == (125, false, false))
    #expect(deep[36].isEmpty)
  }

  @Test func aTransformLayerShowsAndMasksNothingItself() {
    let box = TransformLayer()
    box.bounds.size = Size(width: 2, height: 2)
    box.anchorPoint = .zero
    box.backgroundColor = Letters.palette["w"]
    box.contents = Letters.bitmap("g")
    box.borderWidth = 1
    box.masksToBounds = true
    box.addSublayer(Letters.block("r", x: 1, y: 1, width: 2, height: 1))
    #expect(Letters.drawing(box, width: 4, height: 3) == ["....", ".rr.", "...."])
  }

  /// A mask in perspective cuts sublayers off where its own background ends.
  @Test func masksLieInPerspectiveToo() {
    let container = Self.container()
    let page = Self.leaf(x: 100, angle: 0.8)
    container.addSublayer(page)
    for radius in [0.0, 30] {
      page.cornerRadius = radius
      page.masksToBounds = false
      page.backgroundColor = Letters.palette["r"]
      page.sublayers.first?.removeFromSuperlayer()
      let shape = Renderer().render(container.snapshot(), width: 400, height: 200)
      page.backgroundColor = nil
      page.masksToBounds = true
      page.addSublayer(Letters.block("r", x: -40, y: -30, width: 190, height: 170))
      #expect(Renderer().render(container.snapshot(), width: 400, height: 200) == shape)
    }
  }
}
