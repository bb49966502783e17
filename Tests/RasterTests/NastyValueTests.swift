import Geometry
import Imaging
import Layers
import Raster
import Testing

/// Trees that no one should make; they may draw anything, but they come back.
@Suite(.timeLimit(.minutes(2))) struct NastyValueTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300,
    1e18, -1e18, 1e9, -1e9, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300, 1e-18, -0.0,
  ]

  static let changes: [(String, @Sendable (inout LayerProperties, Double) -> Void)] = [
    ("bounds.origin.x", { $0.bounds.origin.x = $1 }),
    ("bounds.origin", { $0.bounds.origin = Point(x: $1, y: $1) }),
    ("bounds.size.width", { $0.bounds.size.width = $1 }),
    ("bounds.size", { $0.bounds.size = Size(width: $1, height: $1) }),
    ("position", { $0.position = Point(x: $1, y: -$1) }),
    ("zPosition", { $0.zPosition = $1 }),
    ("anchorPoint", { $0.anchorPoint = Point(x: $1, y: $1) }),
    ("anchorPointZ", { $0.anchorPointZ = $1 }),
    ("scale", { $0.transform = .scale(x: $1, y: $1, z: $1) }),
    ("scale of x", { $0.transform = .scale(x: $1, y: 1) }),
    ("m12", { $0.transform.m12 = $1 }), ("m14", { $0.transform.m14 = $1 }),
    ("m34", { $0.transform.m34 = $1 }), ("m41", { $0.transform.m41 = $1 }),
    ("m44", { $0.transform.m44 = $1 }), ("sublayers' m34", { $0.sublayerTransform.m34 = $1 }),
    ("sublayers' m11", { $0.sublayerTransform.m11 = $1 }), ("opacity", { $0.opacity = $1 }),
    ("cornerRadius", { $0.cornerRadius = $1 }), ("borderWidth", { $0.borderWidth = $1 }),
    ("contentsScale", { $0.contentsScale = $1 }),
    ("contentsRect.origin", { $0.contentsRect.origin = Point(x: $1, y: $1) }),
    ("contentsRect.size", { $0.contentsRect.size = Size(width: $1, height: $1) }),
    ("contentsRect.width", { $0.contentsRect.size.width = $1 }),
    ("contentsCenter", { $0.contentsCenter = Rect(x: $1, y: 0.3, width: $1, height: 0.1) }),
    ("contentsCenter.width", { $0.contentsCenter.size.width = $1 }),
  ]

  /// A layer with everything on it, between one above and one below.
  static func tree(
    _ filter: ContentsFilter, turned: Bool, _ change: (inout LayerProperties) -> Void
  ) -> LayerSnapshot {
    var own = LayerProperties()
    own.bounds = Rect(x: 0, y: 0, width: 12, height: 9)
    own.position = Point(x: 8, y: 6)
    own.contents = Letters.bitmap("rgb", "w.r")
    own.contentsCenter = Rect(x: 0.3, y: 0.3, width: 0.2, height: 0.2)
    own.contentsGravity = turned ? .resizeAspectFill : .resize
    (own.minificationFilter, own.magnificationFilter) = (filter, filter)
    own.backgroundColor = Letters.palette["g"]
    (own.cornerRadius, own.borderWidth, own.opacity) = (2, 1, 0.5)
    own.masksToBounds = true
    own.sublayerTransform = .perspective(distance: 40)
    if turned {
      own.contentsCenter = .unit
      own.transform = Transform3D.rotation(0.7, x: 1, y: 1, z: 1)
        .concatenating(.perspective(distance: 30))
    }
    var inner = own
    change(&own)
    inner.isDoubleSided = false
    var root = LayerProperties()
    root.sublayerTransform = .perspective(distance: 100)
    let layer = LayerSnapshot(properties: own, sublayers: [LayerSnapshot(properties: inner)])
    return LayerSnapshot(properties: root, sublayers: [layer])
  }

  @Test(arguments: numbers)
  func anyNumberAnywhereComesBack(number: Double) {
    var bitmap = Bitmap(width: 17, height: 13)
    for (filter, turned) in Self.ways {
      let plain = Self.tree(filter, turned: turned) { _ in }
      let before = Renderer().render(plain, width: 17, height: 13)
      for (_, change) in Self.changes {
        let tree = Self.tree(filter, turned: turned) { change(&$0, number) }
        Renderer().render(tree, into: &bitmap)
        var redrawn = before
        redrawn.redraw(tree, after: plain)
        #expect(redrawn == bitmap)
        var fading = plain
        fading.fade = LayerSnapshot.Fade(from: tree, progress: number)
        Renderer().draw(fading, over: &bitmap)
      }
    }
  }

  static let ways: [(ContentsFilter, turned: Bool)] = [
    (.nearest, false), (.linear, true), (.trilinear, false), (.trilinear, true),
  ]

  @Test func bitmapsAndPicturesOfNoPixelsDrawNothing() {
    let tree = Self.tree(.linear, turned: false) { _ in }
    for (width, height) in [(0, 0), (5, 0), (0, 5)] {
      #expect(Renderer().render(tree, width: width, height: height).pixels.isEmpty)
      let empty = Self.tree(.linear, turned: true) {
        $0.contents = Bitmap(width: width, height: height)
      }
      _ = Renderer().render(empty, width: 9, height: 9)
    }
  }

  /// They are multiplied by alpha before they are drawn: blended as they are, channels would run over.
  @Test func straightPicturesAreConverted() {
    var layer = LayerProperties()
    layer.bounds.size = Size(width: 1, height: 1)
    layer.anchorPoint = .zero
    layer.contents = Bitmap(
      width: 1, height: 1, filledWith: Pixel(red: 255, green: 0, blue: 0, alpha: 128),
      alpha: .straight)
    let drawn = Renderer().render(LayerSnapshot(properties: layer), width: 1, height: 1)
    #expect(drawn.pixels == [Pixel(red: 128, green: 0, blue: 0, alpha: 128)])
  }

  @Test(arguments: [0.0, 0.01])
  func deepTreesAreDrawn(angle: Double) {
    var own = LayerProperties()
    own.bounds.size = Size(width: 30, height: 30)
    own.anchorPoint = .zero
    own.backgroundColor = Letters.palette["r"]
    own.masksToBounds = true
    own.transform = Transform3D(.rotation(angle))
    var tree = LayerSnapshot(properties: own)
    own.backgroundColor = nil
    own.opacity = 0.999
    own.cornerRadius = 1
    for _ in 0..<2_000 { tree = LayerSnapshot(properties: own, sublayers: [tree]) }
    let drawn = Renderer().render(tree, width: 30, height: 30)
    #expect(angle != 0 || drawn.pixels.contains { $0 != .clear })
    // 0.999 to the power of 2,000, but for a step of 1/65,536 each time.
    if angle == 0 { #expect((33...36).contains(drawn[15, 15].alpha)) }
  }
}
