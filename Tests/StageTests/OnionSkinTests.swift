import LayerSprites
import Stage
import Testing

/// Neighbours that shine through.
@Suite struct OnionSkinTests {
  private func skins(_ neighbours: Int, of order: [Int], at position: Int) -> [[Int]] {
    var onion = OnionSkin()
    onion.neighbours = neighbours
    return onion.skins(of: order, at: position).map { [$0.frame, $0.distance] }
  }

  @Test func theNearestAreDrawnLast() {
    #expect(skins(2, of: [0, 1, 2, 3, 4], at: 2) == [[0, -2], [4, 2], [1, -1], [3, 1]])
  }

  @Test func neighboursGoRoundTheEnds() {
    #expect(skins(1, of: [5, 6, 7], at: 0) == [[7, -1], [6, 1]])
  }

  @Test func noFrameIsThereTwice() {
    #expect(skins(3, of: [0, 1], at: 0) == [[1, 1]])
    #expect(skins(1, of: [0], at: 0).isEmpty)
    #expect(skins(1, of: [0, 1, 2, 1], at: 2) == [[1, 1]])
  }

  @Test func fartherOnesAreFainter() {
    var onion = OnionSkin()
    onion.neighbours = 3
    let opacities = onion.skins(of: Array(0..<9), at: 4).map(\.opacity)
    #expect(opacities == [0.5 / 3, 0.5 / 3, 0.25, 0.25, 0.5, 0.5])
  }

  @Test func theTintIsHalfway() {
    let picture = Bitmap(
      width: 2, height: 1,
      pixels: [Pixel(red: 100, green: 0, blue: 50), Pixel(red: 0, green: 0, blue: 0, alpha: 128)])
    let tinted = picture.tinted(Pixel(red: 200, green: 100, blue: 0))
    #expect(tinted[0, 0] == Pixel(red: 150, green: 50, blue: 25))
    #expect(tinted[1, 0] == Pixel(red: 50, green: 25, blue: 0, alpha: 128))
  }
}
