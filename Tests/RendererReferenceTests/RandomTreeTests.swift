import Layers
import Testing

/// Trees made by chance, drawn by the renderer and by a sampler that knows nothing of it.
@Suite struct RandomTreeTests {
  private static let batch = 30

  @Test(arguments: TreeMaker.Kind.allCases, 0..<6)
  func drawsAsTheReference(kind: TreeMaker.Kind, part: Int) {
    var (covered, compared) = (0, 0)
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      var maker = TreeMaker(kind, seed: seed)
      let root = maker.tree()
      let result = Comparison(root, width: TreeMaker.width, height: TreeMaker.height)
      covered += result.covered
      compared += result.compared
      #expect(
        result.differing == 0,
        "\(kind), seed \(seed): \(result.report())\n\(root.treeDescription)")
    }
    #expect(Double(compared) >= 0.6 * Double(covered), "too few pixels were compared")
    #expect(covered > Self.batch * TreeMaker.width * TreeMaker.height / 4)
  }
}
