import Geometry
import Layers

extension Layer {
  /// A layer of a size at a position, by its middle.
  convenience init(
    _ name: String = "", x: Double, y: Double, width: Double, height: Double
  ) {
    self.init()
    self.name = name
    position = Point(x: x, y: y)
    bounds = Rect(x: 0, y: 0, width: width, height: height)
  }

  /// The layer with sublayers put into it.
  func holding(_ layers: Layer...) -> Self {
    for layer in layers { addSublayer(layer) }
    return self
  }

  /// The names of the sublayers.
  var names: [String] { sublayers.map { $0.name ?? "" } }
}

extension Point {
  func isNear(_ other: Point, within tolerance: Double = 1e-6) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}
