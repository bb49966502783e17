import Geometry
import Imaging
import Layers

/// Pictures for the scenes, drawn in letters: one a colour.
enum Art {
  private static let colors: [Character: Pixel] = [
    "#": Pixel(red: 32, green: 28, blue: 44), "r": Pixel(red: 226, green: 78, blue: 66),
    "o": Pixel(red: 244, green: 162, blue: 60), "y": Pixel(red: 250, green: 220, blue: 110),
    "g": Pixel(red: 92, green: 180, blue: 92), "b": Pixel(red: 70, green: 130, blue: 220),
    "w": Pixel(red: 245, green: 245, blue: 240),
    "h": Pixel(red: 60, green: 20, blue: 80, alpha: 128),
    ".": .clear,
  ]

  static func picture(_ rows: [String]) -> Bitmap {
    Bitmap(
      width: rows[0].count, height: rows.count,
      pixels: rows.flatMap { $0.map { colors[$0] ?? .clear } })
  }

  static func color(_ letter: Character) -> Pixel { colors[letter] ?? .clear }

  /// Each edge and corner unlike every other; 12×8.
  static let flag = picture([
    "rrrrrrggoooo",
    "rrrwwwggwooo",
    "rrrwrrwwooob",
    "ywwwwrrh..bb",
    "yyyw####..bb",
    "yyyw#hh#bbbb",
    "yywww##bbbww",
    "yyyyyy#bbbbw",
  ])

  /// A frame of four different corners around a stretchable middle; 8×8.
  static let frame = picture([
    "rr####oo",
    "rrwwwwoo",
    "#wyyyyw#",
    "#wyhhyw#",
    "#wyhhyw#",
    "#wyyyyw#",
    "ggwwwwbb",
    "gg####bb",
  ])

  /// One square dark, one light, `size` a side.
  static func board(_ size: Int) -> Bitmap {
    picture(
      (0..<size).map { y in
        String((0..<size).map { x in (x + y) % 2 == 0 ? (x < size / 2 ? "b" : "g") : "w" })
      })
  }
}

extension Layer {
  /// A layer by its box in its superlayer.
  convenience init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init()
    bounds = Rect(x: 0, y: 0, width: width, height: height)
    position = Point(x: x + width / 2, y: y + height / 2)
  }

  /// What a closure makes of it, put into another.
  @discardableResult
  func add(_ layer: Layer, _ change: (Layer) -> Void = { _ in }) -> Layer {
    change(layer)
    addSublayer(layer)
    return layer
  }

  /// Shows a picture, sampled by one filter.
  func show(_ picture: Bitmap, _ filter: ContentsFilter = .nearest) {
    contents = picture
    (minificationFilter, magnificationFilter) = (filter, filter)
  }

  func turn(_ degrees: Double, _ x: Double, _ y: Double, _ z: Double) {
    transform = Matrix.turn(degrees * .pi / 180, x, y, z).transform
  }
}
