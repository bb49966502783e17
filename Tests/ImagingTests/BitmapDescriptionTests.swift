import Imaging
import Testing

@Suite struct BitmapDescriptionTests {
  @Test func smallBitmapsShowTheirPixels() {
    var bitmap = Bitmap(width: 3, height: 2, alpha: .straight)
    bitmap[1, 0] = Pixel(red: 1, green: 0xAB, blue: 3, alpha: 0xFF)
    #expect(
      bitmap.description == """
        3×2 straight:
        ········ 01AB03FF ········
        ········ ········ ········
        """)
  }

  @Test func largeOnesDoNot() {
    #expect(Bitmap(width: 17, height: 1).description == "17×1 premultiplied")
  }
}
