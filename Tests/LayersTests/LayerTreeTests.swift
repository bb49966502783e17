import Geometry
import Imaging
import Layers
import Testing

@Suite struct LayerTreeTests {
  static func tree() -> (root: Layer, a: Layer, b: Layer, c: Layer) {
    let (root, a, b, c) = (Layer(), Layer(), Layer(), Layer())
    (a.name, b.name, c.name) = ("a", "b", "c")
    return (root.holding(a, b, c), a, b, c)
  }

  @Test func addingAgainMovesToTheFront() {
    let (root, a, _, _) = Self.tree()
    root.addSublayer(a)
    #expect(root.names == ["b", "c", "a"])
  }

  /// The index counts without the layer itself.
  @Test(arguments: [
    (0, ["c", "a", "b"]), (1, ["a", "c", "b"]), (2, ["a", "b", "c"]), (9, ["a", "b", "c"]),
    (-4, ["c", "a", "b"]),
  ])
  func insertsAt(index: Int, expected: [String]) {
    let (root, _, _, c) = Self.tree()
    root.insertSublayer(c, at: index)
    #expect(root.names == expected)
  }

  @Test func insertsAboveAndBelow() {
    let (root, a, b, c) = Self.tree()
    root.insertSublayer(c, below: a)
    #expect(root.names == ["c", "a", "b"])
    root.insertSublayer(c, above: a)
    #expect(root.names == ["a", "c", "b"])
    root.insertSublayer(a, above: a)
    #expect(root.names == ["a", "c", "b"])
    let stranger = Layer()
    root.insertSublayer(a, above: stranger)
    #expect(root.names == ["c", "b", "a"])
    root.insertSublayer(b, below: stranger)
    #expect(root.names == ["b", "c", "a"])
    #expect(b.superlayer === root && c.superlayer === root)
  }

  @Test func replaces() {
    let (root, a, b, c) = Self.tree()
    let d = Layer()
    d.name = "d"
    root.replaceSublayer(b, with: d)
    #expect(root.names == ["a", "d", "c"])
    #expect(b.superlayer == nil && d.superlayer === root)
    root.replaceSublayer(a, with: c)
    #expect(root.names == ["c", "d"])
    root.replaceSublayer(b, with: a)
    #expect(root.names == ["c", "d"])
    #expect(a.superlayer == nil)
  }

  @Test func aSublayerDoesNotKeepItsSuperlayer() {
    let child = Layer()
    do { _ = Layer().holding(child) }
    #expect(child.superlayer == nil)
  }

  @Test func drawsByHeightThenInOrder() {
    let root = Layer()
    for (index, z) in [2.0, -1, 2, 0, -1, 0, 2].enumerated() {
      let layer = Layer()
      layer.name = "\(index)"
      layer.zPosition = z
      root.addSublayer(layer)
    }
    #expect(root.inDrawingOrder.map(\.name) == ["1", "4", "3", "5", "0", "2", "6"])
    #expect(root.names == ["0", "1", "2", "3", "4", "5", "6"])
    #expect(root.snapshot().sublayers.map(\.properties.zPosition) == [-1, -1, 0, 0, 2, 2, 2])
  }

  @Test func manyEqualHeightsKeepTheirOrder() {
    let root = Layer()
    for index in 0..<300 {
      let layer = Layer()
      layer.position.x = Double(index)
      layer.zPosition = index == 299 ? -1 : 0
      root.addSublayer(layer)
    }
    let places = root.inDrawingOrder.map(\.position.x)
    #expect(places == [299] + (0..<299).map(Double.init))
  }

  @Test func describesWhatDiffers() {
    let (root, a, b, c) = Self.tree()
    root.bounds = Rect(x: 0, y: 0, width: 64, height: 48.5)
    root.sublayerTransform = .perspective(distance: 500)
    a.position = Point(x: 1.25, y: -3)
    a.opacity = 0.3
    a.affineTransform = .scale(x: 2, y: 3)
    b.contents = Bitmap(width: 3, height: 4)
    b.contentsGravity = .topLeft
    b.contentsRect = Rect(x: 0.25, y: 0, width: 1.0 / 3, height: 1)
    b.magnificationFilter = .nearest
    b.isHidden = true
    let group = TransformLayer()
    group.zPosition = -7
    b.addSublayer(group)
    c.name = nil
    #expect(
      root.treeDescription == """
        Layer bounds=(0 0 64 48.5) sublayerTransform=(1 0 0 0 0 1 0 0 0 0 1 -0.002 0 0 0 1)
          Layer "a" position=(1.25 -3) transform=(2 0 0 3 0 0) opacity=0.3
          Layer "b" hidden=true contents=3x4 contentsGravity=topLeft \
        contentsRect=(0.25 0 0.3333 1) magnificationFilter=nearest
            TransformLayer zPosition=-7
          Layer
        """)
    #expect(group.description == "TransformLayer zPosition=-7")
  }
}
