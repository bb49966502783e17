import Geometry
import Imaging
import Layers
import Testing

/// Which filter applies, and the mean that one of them takes.
@Suite struct FilterTests {
  private static func layer(scale: Double, _ small: ContentsFilter, _ large: ContentsFilter)
    -> Layer
  {
    let root = Layer(0, 0, 60, 40)
    root.add(Layer(0, 0, 12, 8)) { layer in
      layer.anchorPoint = .zero
      layer.position = Point(x: 3, y: 2)
      layer.contents = Art.flag
      layer.transform = Matrix.scale(scale, scale, 1).transform
      (layer.minificationFilter, layer.magnificationFilter) = (small, large)
    }
    return root
  }

  /// Below its size the first, at it and above the second.
  @Test(arguments: [0.45, 0.8, 1, 1.3, 4])
  func sizeDecidesTheFilter(scale: Double) {
    for (small, large) in [(ContentsFilter.nearest, ContentsFilter.linear), (.linear, .nearest)] {
      let result = Comparison(Self.layer(scale: scale, small, large), width: 60, height: 40)
      #expect(result.differing == 0, "\(small), \(large): \(result.report())")
      #expect(result.compared * 2 > result.covered)
    }
  }

  /// A whole number of pixels in one, whole or cut by the edge: the mean is exact.
  @Test(arguments: [2.0, 3, 4, 5])
  func averagesAreExactAtWholeRatios(ratio: Double) {
    let root = Self.layer(scale: 1 / ratio, .trilinear, .nearest)
    let result = Comparison(root, width: 12, height: 8, allowed: 0)
    #expect(result.differing == 0, "\(result.report())")
    #expect(result.compared == Int((12 / ratio).rounded(.up)) * Int((8 / ratio).rounded(.up)))
  }
}
