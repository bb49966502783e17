import Geometry
import Imaging
import Layers
import LayerSprites

extension Matrix {
  /// The perspective of an eye so far before the plane.
  static func eye(_ distance: Double) -> Matrix {
    var matrix = identity
    matrix.entries[11] = -1 / distance
    return matrix
  }
}

extension Scene {
  /// Two cards under one `sublayerTransform`, turned towards each other: mirror images about x = 200.
  static let pair = Scene("perspective-pair", 400, 200) { root in
    root.sublayerTransform = Matrix.eye(500).transform
    for (x, degrees) in [(100.0, 45.0), (300, -45)] {
      root.add(Layer(x - 50, 50, 100, 100)) { layer in
        layer.show(Art.frame)
        layer.turn(degrees, 0, 1, 0)
      }
    }
  }

  /// Off its axis a layer shows its back before 90°: at 78° not yet, at 80° it does. Left one-sided,
  /// right two-sided; eight times as large.
  static let backs = Scene("back-faces", 128, 144) { root in
    for (index, degrees) in [78.0, 80, 78, 80].enumerated() {
      let place = Point(x: Double(index) * 32 + 16, y: 72)
      root.add(Layer()) { stage in
        stage.bounds = Rect(x: 0, y: 0, width: 400, height: 200)
        stage.anchorPoint = Point(x: 0.75, y: 0.5)
        stage.position = place
        stage.transform = Matrix.scale(8, 1, 1).transform
        stage.add(Layer()) { container in
          container.bounds = stage.bounds
          container.position = Point(x: 200, y: 100)
          container.sublayerTransform = Matrix.eye(500).transform
          container.add(Layer(250, 50, 100, 100)) { card in
            card.show(Art.frame)
            card.turn(degrees, 0, 1, 0)
            card.isDoubleSided = index >= 2
          }
        }
      }
    }
  }

  /// A floor that reaches behind the eye, with a card that lies on it.
  static let floor = Scene("behind-the-eye", 160, 100) { root in
    root.backgroundColor = Art.color("b")
    root.add(Layer(-120, -110, 400, 400)) { floor in
      floor.show(Art.board(16))
      floor.transform = (Matrix.turn(1.2, 1, 0, 0) * .move(0, 16, 30) * .eye(80)).transform
      floor.add(Layer(170, 130, 70, 80)) { card in
        card.show(Art.flag)
        card.opacity = 0.8
      }
    }
  }

  /// Planes within planes, each reaching behind the eye of the one that holds it: what lies behind two
  /// eyes is not before them.
  static let folded = Scene("behind-two-eyes", 120, 90) { root in
    root.backgroundColor = Art.color("b")
    func map(_ angle: Double) -> Matrix {
      .turn(angle, 1, 0.2, 0) * .move(0, 12, 20) * .eye(60)
    }
    root.add(Layer(-140, -155, 400, 400)) { floor in
      floor.backgroundColor = Art.color("#")
      floor.transform = map(1.1).transform
      floor.add(Layer(0, 0, 400, 400)) { wall in
        wall.show(Art.board(16))
        wall.transform = map(-1.1).transform
        wall.opacity = 0.75
      }
    }
  }

  /// Three sides of a box in a transform layer that is turned as a whole; the same in a layer, flat.
  static let depth = Scene("depth", 144, 72) { root in
    for (index, box) in [TransformLayer(), Layer()].enumerated() {
      let side = 32.0
      box.bounds = Rect(x: 0, y: 0, width: side, height: side)
      box.position = Point(x: Double(index) * 72 + 36, y: 36)
      box.transform = (Matrix.turn(-0.6, 1, 0, 0) * .turn(0.5, 0, 1, 0) * .eye(140)).transform
      let sides: [(Matrix, [String])] = [
        (.turn(.pi / 2, 1, 0, 0) * .move(0, -side / 2, 0), ["yo", "ow"]),
        (.turn(-.pi / 2, 0, 1, 0) * .move(-side / 2, 0, 0), ["rr#", "#rr", "r#r"]),
        (.move(0, 0, side / 2), ["gw", "wb"]),
      ]
      for (z, (map, rows)) in sides.enumerated() {
        box.add(Layer(0, 0, side, side)) { face in
          face.show(Art.picture(rows))
          face.transform = (map * .move(0, 0, -Double(z))).transform
          face.zPosition = Double(z)
        }
      }
      root.addSublayer(box)
    }
  }

  /// Sprites of a sheet, trimmed, one of them stored turned, on a board that is turned; the anchors
  /// lie on the dots.
  static let sprites = Scene("sprites", 128, 64) { root in
    // The flag as it is, and beside it turned by a quarter, clockwise.
    let flag = Art.flag
    var sheet = Bitmap(width: 20, height: 12)
    for y in 0..<flag.height {
      for x in 0..<flag.width {
        sheet[x, y] = flag[x, y]
        sheet[12 + flag.height - 1 - y, x] = flag[x, y]
      }
    }
    let stored = SpriteImage(
      bitmap: sheet, contentsRect: Rect(x: 0.6, y: 0, width: 0.4, height: 1),
      anchorPoint: Point(x: -0.25, y: 0.25), rotated: true)
    let upright = SpriteImage(
      bitmap: sheet, contentsRect: Rect(x: 0, y: 0, width: 0.6, height: 2.0 / 3),
      anchorPoint: Point(x: 0.25, y: 1.25))
    for (index, sprite) in [upright, stored].enumerated() {
      root.add(Layer(Double(index) * 64 + 14, 14, 36, 36)) { board in
        board.backgroundColor = Art.color("#")
        board.turn(-30, 0, 0, 1)
        board.add(Layer()) { layer in
          layer.setContents(sprite)
          layer.setDimensions(sprite)
          (layer.minificationFilter, layer.magnificationFilter) = (.nearest, .nearest)
          layer.position = Point(x: 16, y: 20)
          layer.affineTransform = sprite.transform.concatenating(.scale(x: 1.5, y: 1.5))
        }
        board.add(Layer(14, 18, 4, 4)) { $0.backgroundColor = Art.color("w") }
      }
    }
  }
}
