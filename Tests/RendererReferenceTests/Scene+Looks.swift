import Geometry
import Layers

extension Scene {
  /// Upright, rounded, turned, nested, in perspective; and a corner that cuts nothing.
  static let masks = Scene("masks", 160, 56) { root in
    let shapes: [(Double, (Layer) -> Void)] = [
      (0, { _ in }),
      (9, { _ in }),
      (9, { $0.turn(30, 0, 0, 1) }),
      (
        6,
        { layer in
          layer.transform = (Matrix.turn(0.9, 0, 1, 0) * .eye(60)).transform
        }
      ),
      (9, { $0.masksToBounds = false }),
    ]
    for (index, shape) in shapes.enumerated() {
      root.add(Layer(Double(index) * 32 + 3, 14, 26, 28)) { mask in
        mask.backgroundColor = Art.color("#")
        mask.masksToBounds = true
        mask.cornerRadius = shape.0
        shape.1(mask)
        mask.add(Layer(-8, 6, 42, 28)) { inner in
          inner.show(Art.flag)
          inner.turn(-20, 0, 0, 1)
          inner.masksToBounds = true
          inner.cornerRadius = 8
          inner.add(Layer(-10, 20, 60, 14)) { $0.backgroundColor = Art.color("h") }
        }
      }
    }
  }

  /// Thin, thick, thicker than the layer, translucent, around corners and above sublayers.
  static let borders = Scene("borders", 150, 36) { root in
    let widths = [(1.0, 0.0), (3, 6), (5, 12), (20, 9), (2.5, 20)]
    for (index, (width, radius)) in widths.enumerated() {
      root.add(Layer(Double(index) * 30 + 3, 4, 24, 28)) { layer in
        layer.backgroundColor = Art.color("y")
        layer.borderWidth = width
        layer.borderColor = index == 2 ? Art.color("h") : Art.color("r")
        layer.cornerRadius = radius
        layer.add(Layer(8, 10, 30, 10)) { $0.show(Art.flag) }
        if index == 4 { layer.turn(15, 0, 0, 1) }
      }
    }
  }

  /// Two discs that overlap: faded as a group, each by itself, in a transform layer, twice, and not.
  static let groups = Scene("group-opacity", 160, 40) { root in
    root.add(Layer(0, 14, 160, 8)) { $0.backgroundColor = Art.color("#") }
    func discs(_ layer: Layer) {
      for (index, letter) in ["r", "b"].enumerated() {
        layer.add(Layer(Double(index) * 8 + 2, Double(index) * 8 + 2, 18, 18)) { disc in
          disc.cornerRadius = 9
          disc.backgroundColor = Art.color(Character(letter))
        }
      }
    }
    let kinds: [(Layer, (Layer) -> Void)] = [
      (Layer(), { $0.opacity = 0.5 }),
      (
        Layer(),
        { layer in
          layer.opacity = 0.5
          layer.allowsGroupOpacity = false
        }
      ),
      (TransformLayer(), { $0.opacity = 0.5 }),
      (
        Layer(),
        { layer in
          layer.opacity = 0.75
          layer.sublayers[1].opacity = 0.5
        }
      ),
      (Layer(), { $0.opacity = 7 }),
    ]
    for (index, (layer, change)) in kinds.enumerated() {
      layer.bounds = Rect(x: 0, y: 0, width: 30, height: 30)
      layer.position = Point(x: Double(index) * 32 + 16, y: 20)
      discs(layer)
      change(layer)
      root.addSublayer(layer)
    }
  }

  /// By `zPosition`, then by index; a layer below 0 is still above what holds it.
  static let order = Scene("order", 64, 40) { root in
    root.backgroundColor = Art.color("#")
    for (index, z) in [0.0, 2, -3, 0, 1].enumerated() {
      root.add(Layer(Double(index) * 9 + 2, Double(index % 3) * 5 + 3, 20, 20)) { layer in
        layer.backgroundColor = Art.color(Array("roygb")[index])
        layer.zPosition = z
        layer.borderWidth = 1
        layer.add(Layer(4, 4, 6, 6)) { inner in
          inner.backgroundColor = Art.color("w")
          inner.zPosition = -5
        }
      }
    }
  }

  /// Sublayers of flipped layers lie from the lower edge, turned the other way; pictures are upright.
  static let flips = Scene("flips", 112, 40) { root in
    for index in 0..<4 {
      root.add(Layer(Double(index) * 28 + 2, 4, 24, 32)) { layer in
        layer.backgroundColor = Art.color("#")
        layer.isGeometryFlipped = index % 2 == 1
        layer.bounds.origin = index < 2 ? .zero : Point(x: -3, y: 5)
        layer.show(Art.flag)
        layer.contentsGravity = .topLeft
        layer.add(Layer(4, 8, 16, 12)) { inner in
          inner.show(Art.flag)
          inner.turn(20, 0, 0, 1)
          inner.isGeometryFlipped = index == 3
          inner.add(Layer(0, 8, 6, 6)) { $0.backgroundColor = Art.color("r") }
        }
      }
    }
  }
}
