import Cells
import TestSupport
import Testing

@Suite struct Palette256Tests {
  @Test func findsTheNearestOfAll() {
    var random = SplitMix(seed: 256)
    var colors = (0..<4_096).map { _ in
      (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
    }
    colors += (0...255).map { [$0, $0, $0] }
    for red in stride(from: 0, through: 255, by: 17) {
      for green in stride(from: 0, through: 255, by: 17) {
        colors += stride(from: 0, through: 255, by: 17).map { [red, green, $0] }
      }
    }
    for color in colors {
      let found = Palette256.nearest(red: color[0], green: color[1], blue: color[2])
      #expect(found == nearestOfAll(color[0], color[1], color[2]), "\(color)")
    }
  }

  @Test func everyEntryIsNearestToItselfOrItsTwin() {
    for entry in 16...255 {
      let color = Palette256.color(entry)
      let found = Palette256.nearest(red: color.red, green: color.green, blue: color.blue)
      #expect(found <= entry && Palette256.color(found) == color)
    }
  }

  @Test(arguments: [
    (16, 0, 0, 0), (17, 0, 0, 95), (110, 135, 175, 215), (231, 255, 255, 255), (232, 8, 8, 8),
    (255, 238, 238, 238),
  ])
  func hasXtermsColours(entry: Int, red: Int, green: Int, blue: Int) {
    #expect(Palette256.color(entry) == (red, green, blue))
  }

  private static let palette = (16...255).map { Palette256.color($0) }

  private func nearestOfAll(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    var nearest = 0
    var least = Int.max
    for (index, color) in Self.palette.enumerated() {
      let (r, g, b) = (red - color.red, green - color.green, blue - color.blue)
      let distance = r * r + g * g + b * b
      if distance < least { (nearest, least) = (index, distance) }
    }
    return 16 + nearest
  }
}
