import Geometry
import Imaging
import Layers
import Raster
import Testing

/// Trees that change step by step: what is redrawn comes to the same as drawing all anew.
@Suite struct RandomRedrawTests {
  private static let steps = 12

  @Test(arguments: TreeMaker.Kind.allCases) func redrawsWhatDiffers(kind: TreeMaker.Kind) {
    var (drawn, all) = (0.0, 0.0)
    for seed in 0..<25 {
      var maker = TreeMaker(kind, seed: seed)
      let root = maker.tree()
      let (width, height) = (TreeMaker.width, TreeMaker.height)
      var old = PreparedTree(root.snapshot(), width: width, height: height)
      var bitmap = Renderer().render(root.snapshot(), width: width, height: height)
      for step in 0..<Self.steps {
        let before = (tree: root.treeDescription, bitmap: bitmap)
        maker.change(root)
        let new = root.snapshot()
        let prepared = PreparedTree(new, width: width, height: height)
        let box = Renderer().redraw(prepared, after: old, in: &bitmap)
        old = prepared
        let whole = Renderer().render(new, width: width, height: height)
        let isKept = Self.differences(before.bitmap, bitmap).allSatisfy(box.contains)
        #expect(
          Self.differences(bitmap, whole).isEmpty && isKept,
          "\(kind), seed \(seed), step \(step): \(box)\n\(before.tree)\n->\n\(root.treeDescription)"
        )
        drawn += box.width * box.height
        all += Double(TreeMaker.width * TreeMaker.height)
      }
    }
    #expect(drawn < 0.6 * all, "\(drawn / all) of the pixels were drawn anew")
  }

  /// The middles of the pixels that differ.
  private static func differences(_ a: Bitmap, _ b: Bitmap) -> [Point] {
    a.pixels.indices.filter { a.pixels[$0] != b.pixels[$0] }.map {
      Point(x: Double($0 % a.width) + 0.5, y: Double($0 / a.width) + 0.5)
    }
  }
}
