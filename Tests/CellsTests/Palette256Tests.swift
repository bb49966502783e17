import Cells
import Testing

@Suite struct Palette256Tests {
  @Test func findsTheNearestOfAll() {
    var random = SplitMix(seed: 256)
    var colors = (0..<6_000).map { _ in
      (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
    }
    colors += (0...255).map { [$0, $0, $0] }
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        colors += stride(from: 0, through: 255, by: 15).map { [red, green, $0] }
      }
    }
    for color in colors {
      let found = Palette256.nearest(red: color[0], green: color[1], blue: color[2])
      #expect(found == nearestByBruteForce(color[0], color[1], color[2]), "\(color)")
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
}
