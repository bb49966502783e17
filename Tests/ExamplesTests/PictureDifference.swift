import Imaging

/// In what way a picture is not the one that was expected; nil where they are alike.
struct PictureDifference: CustomStringConvertible {
  let description: String

  init?(_ drawn: Bitmap, from expected: Bitmap) {
    guard drawn != expected else { return nil }
    guard (drawn.width, drawn.height) == (expected.width, expected.height) else {
      description =
        "\(drawn.width)×\(drawn.height) pixels, expected \(expected.width)×\(expected.height)"
      return
    }
    let places = drawn.pixels.indices.filter { drawn.pixels[$0] != expected.pixels[$0] }
    let (columns, rows) = (places.map { $0 % drawn.width }, places.map { $0 / drawn.width })
    let first = places.prefix(5).map { place in
      "  (\(place % drawn.width), \(place / drawn.width)): \(Self.text(drawn.pixels[place])), "
        + "expected \(Self.text(expected.pixels[place]))"
    }
    description =
      "\(places.count) of \(drawn.pixels.count) pixels differ, "
      + "in columns \(columns.min() ?? 0) to \(columns.max() ?? 0) "
      + "and rows \(rows.min() ?? 0) to \(rows.max() ?? 0):\n" + first.joined(separator: "\n")
  }

  private static func text(_ pixel: Pixel) -> String {
    "rgba(\(pixel.red) \(pixel.green) \(pixel.blue) \(pixel.alpha))"
  }
}
