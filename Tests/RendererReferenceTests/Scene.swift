import Geometry
import Layers
import Testing

/// A tree and the size of the picture it makes.
struct Scene: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int
  private let fill: @Sendable (Layer) -> Void

  init(_ name: String, _ width: Int, _ height: Int, _ fill: @escaping @Sendable (Layer) -> Void) {
    (self.name, self.width, self.height, self.fill) = (name, width, height, fill)
  }

  var testDescription: String { name }

  /// The root covers the whole picture.
  func root() -> Layer {
    let root = Layer(0, 0, Double(width), Double(height))
    fill(root)
    return root
  }
}

extension Scene {
  static let all = [
    gravities, largeContents, nineParts, narrowNineParts, filters, masks, borders, groups, order,
    pair, backs, floor, folded, depth, flips, sprites,
  ]
}
