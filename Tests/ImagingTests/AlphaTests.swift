import Imaging
import Testing

@Suite struct AlphaTests {
  /// Every channel value (columns) with every alpha (rows).
  static let all = Bitmap(
    width: 256, height: 256,
    pixels: (0..<65536).map { index in
      let channel = UInt8(index % 256)
      return Pixel(
        red: channel, green: channel ^ 0xA5, blue: 255 - channel, alpha: UInt8(index / 256))
    }, alpha: .straight)

  @Test func premultiplyingRoundsToNearest() {
    let result = Self.all.premultiplied()
    let expected = Self.all.pixels.map { pixel in
      changing(pixel) { (channel, alpha) in (channel * alpha + 127) / 255 }
    }
    #expect(result.alpha == .premultiplied)
    #expect(firstDifference(result.pixels, expected) == nil)
  }

  @Test func dividingByAlphaRoundsToNearestAndStaysInRange() {
    let bitmap = Bitmap(width: 256, height: 256, pixels: Self.all.pixels)
    let result = bitmap.straight()
    let expected = bitmap.pixels.map { pixel in
      changing(pixel) { (channel, alpha) in
        alpha == 0 ? 0 : min((channel * 255 + alpha / 2) / alpha, 255)
      }
    }
    #expect(result.alpha == .straight)
    #expect(firstDifference(result.pixels, expected) == nil)
  }

  @Test func whatIsDrawnSurvivesTheWayThereAndBack() {
    let drawn = Self.all.premultiplied()
    #expect(firstDifference(drawn.straight().premultiplied().pixels, drawn.pixels) == nil)
  }

  @Test func theFormAlreadyHadIsKept() {
    #expect(firstDifference(Self.all.straight().pixels, Self.all.pixels) == nil)
    let drawn = Bitmap(width: 1, height: 1, filledWith: Pixel(bits: 0x1020_3040))
    #expect(drawn.premultiplied() == drawn)
  }

  /// So that a failure names one pixel of the 65536.
  private func firstDifference(_ pixels: [Pixel], _ expected: [Pixel]) -> Int? {
    zip(pixels, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  }

  private func changing(_ pixel: Pixel, _ change: (Int, Int) -> Int) -> Pixel {
    let alpha = Int(pixel.alpha)
    return Pixel(
      red: UInt8(change(Int(pixel.red), alpha)), green: UInt8(change(Int(pixel.green), alpha)),
      blue: UInt8(change(Int(pixel.blue), alpha)), alpha: pixel.alpha)
  }
}
