import Geometry
import Layers

extension Scene {
  /// All twelve, a picture of 12×8 points in a box of 26×20.
  static let gravities = Scene("gravities", 128, 96) { root in
    for (index, gravity) in ContentsGravity.allCases.enumerated() {
      root.add(cell(index, of: 4, 32, 32, 26, 20)) { layer in
        layer.show(Art.flag)
        layer.contentsGravity = gravity
      }
    }
  }

  /// All twelve where the picture, at half a pixel a point, is larger than the box.
  static let largeContents = Scene("gravities-large", 192, 120) { root in
    for (index, gravity) in ContentsGravity.allCases.enumerated() {
      root.add(cell(index, of: 4, 48, 40, 15, 11)) { layer in
        layer.show(Art.flag)
        layer.contentsScale = 0.5
        layer.contentsGravity = gravity
      }
    }
  }

  /// Sizes, scales and crops.
  static let nineParts = Scene("nine-parts", 160, 64) { root in
    let changes: [(Double, Double, (Layer) -> Void)] = [
      (26, 20, { _ in }),
      (8, 24, { _ in }),
      (28, 8, { _ in }),
      (24, 24, { $0.contentsScale = 0.5 }),
      (26, 20, { $0.contentsScale = 2 }),
      (26, 20, { $0.contentsCenter = Rect(x: 0.5, y: 0.5, width: 0, height: 0) }),
      (26, 20, { $0.contentsRect = Rect(x: 0.5, y: 0, width: 0.5, height: 1) }),
      (28, 14, { $0.contentsGravity = .resizeAspect }),
      (14, 10, { $0.contentsGravity = .resizeAspectFill }),
      (26, 20, { $0.contentsGravity = .center }),
    ]
    add(changes, to: root, 32, 32)
  }

  /// Destinations smaller than the fixed borders.
  static let narrowNineParts = Scene("nine-parts-narrow", 72, 36) { root in
    let changes: [(Double, Double, (Layer) -> Void)] = [
      (4, 4, { _ in }), (3, 14, { _ in }), (14, 3, { _ in }), (3, 3, { _ in }),
      (2, 1, { _ in }), (6, 4, { $0.contentsScale = 0.5 }),
      (12, 6, { $0.contentsScale = 0.25 }),
      (10, 3, { $0.contentsCenter = Rect(x: 0.75, y: 0.25, width: 0, height: 0.25) }),
    ]
    add(changes, to: root, 18, 18)
  }

  /// Nearest and linear; larger, smaller, turned, cropped.
  static let filters = Scene("filters", 132, 72) { root in
    for (row, filter) in [ContentsFilter.nearest, .linear].enumerated() {
      let y = Double(row) * 36
      root.add(Layer(2, y + 2, 36, 24)) { $0.show(Art.flag, filter) }
      root.add(Layer(42, y + 2, 7.3, 5.1)) { $0.show(Art.flag, filter) }
      root.add(Layer(56, y + 4, 30, 20)) { layer in
        layer.show(Art.flag, filter)
        layer.turn(25, 0, 0, 1)
      }
      root.add(Layer(92, y + 4, 36, 24)) { layer in
        layer.show(Art.flag, filter)
        layer.contentsRect = Rect(x: -0.25, y: 0.25, width: 0.75, height: 0.5)
      }
    }
  }

  private static func add(
    _ changes: [(Double, Double, (Layer) -> Void)], to root: Layer, _ width: Double,
    _ height: Double
  ) {
    let count = Int(root.bounds.width / width)
    for (index, change) in changes.enumerated() {
      root.add(cell(index, of: count, width, height, change.0, change.1)) { layer in
        layer.show(Art.frame)
        layer.contentsCenter = Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        change.2(layer)
      }
    }
  }

  /// A box in the middle of one of the cells that a picture is divided into.
  private static func cell(
    _ index: Int, of count: Int, _ cellWidth: Double, _ cellHeight: Double, _ width: Double,
    _ height: Double
  ) -> Layer {
    let layer = Layer(
      Double(index % count) * cellWidth + ((cellWidth - width) / 2).rounded(.down),
      Double(index / count) * cellHeight + ((cellHeight - height) / 2).rounded(.down), width, height
    )
    layer.backgroundColor = Art.color("#")
    return layer
  }
}
