import Geometry
import Imaging
import Layers
import Raster

/// Pictures as letters: one opaque colour a letter, `.` for clear, `?` for any other colour.
enum Letters {
  static let palette: [Character: Pixel] = [
    "r": Pixel(red: 255, green: 0, blue: 0), "g": Pixel(red: 0, green: 255, blue: 0),
    "b": Pixel(red: 0, green: 0, blue: 255), "w": Pixel(red: 255, green: 255, blue: 255),
    ".": .clear,
  ]

  static func bitmap(_ rows: String...) -> Bitmap {
    let pixels = rows.flatMap { row in row.map { palette[$0] ?? .clear } }
    return Bitmap(width: rows[0].count, height: rows.count, pixels: pixels)
  }

  static func rows(of bitmap: Bitmap) -> [String] {
    (0..<bitmap.height).map { y in
      String(
        (0..<bitmap.width).map { x in
          palette.first { $0.value == bitmap[x, y] }?.key ?? "?"
        })
    }
  }

  /// What a tree looks like on a new bitmap.
  static func drawing(_ layer: Layer, width: Int, height: Int) -> [String] {
    rows(of: Renderer().render(layer.snapshot(), width: width, height: height))
  }

  /// A layer that shows `picture` pixel by pixel, its top-left corner at (x, y).
  static func layer(_ picture: Bitmap, x: Double, y: Double) -> Layer {
    let layer = Layer()
    layer.bounds = Rect(
      x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    layer.anchorPoint = .zero
    layer.position = Point(x: x, y: y)
    layer.contents = picture
    layer.minificationFilter = .nearest
    layer.magnificationFilter = .nearest
    return layer
  }

  /// A layer of one colour, its top-left corner at (x, y).
  static func block(
    _ letter: Character, x: Double, y: Double, width: Double, height: Double
  ) -> Layer {
    let layer = Layer()
    layer.bounds = Rect(x: 0, y: 0, width: width, height: height)
    layer.anchorPoint = .zero
    layer.position = Point(x: x, y: y)
    layer.backgroundColor = palette[letter]
    return layer
  }
}
