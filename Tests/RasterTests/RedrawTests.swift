import Geometry
import Imaging
import Layers
import Raster
import Testing

/// Drawing only what has changed.
@Suite struct RedrawTests {
  /// A colour that no test draws.
  static let poison = Pixel(bits: 0x0102_0304)

  /// The box that is drawn anew, and how many pixels are touched, on a bitmap of 20 × 10.
  static func redraw(_ new: Layer, after old: LayerSnapshot) -> (box: Rect, touched: Int) {
    var bitmap = Bitmap(width: 20, height: 10, filledWith: poison)
    let box = bitmap.redraw(new.snapshot(), after: old)
    return (box, bitmap.pixels.filter { $0 != poison }.count)
  }

  /// A full screen with a group on it, and a layer in that.
  static func scene() -> (root: Layer, group: Layer, leaf: Layer) {
    let root = Letters.block("w", x: 0, y: 0, width: 20, height: 10)
    let group = Letters.block("b", x: 2, y: 1, width: 8, height: 6)
    let leaf = Letters.block("r", x: 1, y: 2, width: 3, height: 2)
    root.addSublayer(group)
    group.addSublayer(leaf)
    return (root, group, leaf)
  }

  /// Without a tree before, and after one of another size, all of it is drawn.
  @Test func whatIsNotKnownIsDrawnWhole() {
    let tree = PreparedTree(Self.scene().root.snapshot(), width: 20, height: 10)
    let larger = PreparedTree(Self.scene().root.snapshot(), width: 21, height: 10)
    for old in [nil, larger] {
      var bitmap = Bitmap(width: 20, height: 10, filledWith: Self.poison)
      let box = Renderer().redraw(tree, after: old, in: &bitmap)
      #expect(box == Rect(x: 0, y: 0, width: 20, height: 10))
      #expect(!bitmap.pixels.contains(Self.poison))
    }
  }

  @Test func nothingIsTouchedWhereNothingChanges() {
    let (root, _, _) = Self.scene()
    let redrawn = Self.redraw(root, after: root.snapshot())
    #expect(redrawn.box == .zero && redrawn.touched == 0)
  }

  @Test func aChangeOfLooksTouchesTheLayerAlone() {
    let (root, _, leaf) = Self.scene()
    let old = root.snapshot()
    leaf.backgroundColor = Letters.palette["g"]
    let redrawn = Self.redraw(root, after: old)
    #expect(redrawn.box == Rect(x: 3, y: 3, width: 3, height: 2) && redrawn.touched == 6)
  }

  @Test func aMoveTouchesBothPlaces() {
    let (root, _, leaf) = Self.scene()
    let old = root.snapshot()
    leaf.position.x += 4
    let redrawn = Self.redraw(root, after: old)
    #expect(redrawn.box == Rect(x: 3, y: 3, width: 7, height: 2) && redrawn.touched == 14)
  }

  @Test func aMoveTakesSublayersAlong() {
    let (root, group, leaf) = Self.scene()
    leaf.position = Point(x: 9, y: 2)
    let old = root.snapshot()
    group.position.y += 1
    let redrawn = Self.redraw(root, after: old)
    #expect(redrawn.box == Rect(x: 2, y: 1, width: 12, height: 7) && redrawn.touched == 84)
  }

  @Test func masksMakeWhatIsTouchedSmaller() {
    let (root, group, leaf) = Self.scene()
    group.masksToBounds = true
    leaf.position.x = 6
    let old = root.snapshot()
    leaf.backgroundColor = Letters.palette["g"]
    let redrawn = Self.redraw(root, after: old)
    #expect(redrawn.box == Rect(x: 8, y: 3, width: 2, height: 2) && redrawn.touched == 4)
  }

  @Test func aFadeOfAGroupTouchesAllOfIt() {
    let (root, group, leaf) = Self.scene()
    group.opacity = 0.5
    let old = root.snapshot()
    leaf.backgroundColor = Letters.palette["g"]
    #expect(Self.redraw(root, after: old).touched == 6)
    group.opacity = 0.6
    #expect(Self.redraw(root, after: old).touched == 48)
  }

  @Test func layersThatComeAndGoTouchTheirPlaces() {
    let (root, _, _) = Self.scene()
    let old = root.snapshot()
    let added = Letters.block("g", x: 15, y: 8, width: 9, height: 9)
    root.insertSublayer(added, at: 0)
    #expect(Self.redraw(root, after: old).box == Rect(x: 15, y: 8, width: 5, height: 2))
    let both = root.snapshot()
    added.removeFromSuperlayer()
    #expect(Self.redraw(root, after: both).box == Rect(x: 15, y: 8, width: 5, height: 2))
  }

  @Test func equalPixelsInAnotherPlaceOfMemoryAreNoChange() {
    let (root, group, _) = Self.scene()
    group.contents = Letters.bitmap("rg", "bw")
    let old = root.snapshot()
    group.contents = Letters.bitmap("rg", "bw")
    #expect(Self.redraw(root, after: old).touched == 0)
  }

  /// Whatever changes, what has been redrawn is what is drawn from nothing; outside of the box
  /// nothing is touched.
  @Test(arguments: 0..<8)
  func redrawingEqualsDrawingAnew(seed: Int) {
    var maker = TreeMaker(seed: seed)
    var (drawnAnew, touched) = (0, 0)
    for _ in 0..<20 {
      var tree = maker.tree(depth: 3)
      var bitmap = Renderer().render(tree, width: 41, height: 33)
      for _ in 0..<6 {
        let old = tree
        for _ in 0...maker.index(2) { maker.edit(&tree) }
        var marked = Bitmap(width: 41, height: 33, filledWith: Self.poison)
        let box = marked.redraw(tree, after: old)
        let again = bitmap.redraw(tree, after: old)
        #expect(again == box)
        let full = Renderer().render(tree, width: 41, height: 33)
        #expect(bitmap == full)
        let expected = (0..<33 * 41).allSatisfy { i in
          let middle = Point(x: Double(i % 41) + 0.5, y: Double(i / 41) + 0.5)
          return marked.pixels[i] == (box.contains(middle) ? full.pixels[i] : Self.poison)
        }
        #expect(expected)
        drawnAnew += 33 * 41
        touched += Int(box.width * box.height)
      }
    }
    #expect(touched < drawnAnew * 2 / 3)
  }
}

extension Bitmap {
  /// Brings the picture of one tree to that of another.
  @discardableResult
  mutating func redraw(_ tree: LayerSnapshot, after old: LayerSnapshot) -> Rect {
    Renderer().redraw(
      PreparedTree(tree, width: width, height: height),
      after: PreparedTree(old, width: width, height: height), in: &self)
  }
}
