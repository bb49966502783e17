import Imaging
import Testing

/// What is said of pictures that are not alike.
@Suite struct PictureDifferenceTests {
  private let expected = Bitmap(width: 4, height: 3, filledWith: Pixel(red: 9, green: 8, blue: 7))

  @Test func ofEqualPicturesNothing() {
    #expect(PictureDifference(expected, from: expected) == nil)
  }

  @Test func whereAndWhat() {
    var drawn = expected
    drawn[1, 0] = .clear
    drawn[3, 2] = Pixel(red: 1, green: 2, blue: 3)
    #expect(
      PictureDifference(drawn, from: expected)?.description == """
        2 of 12 pixels differ, in columns 1 to 3 and rows 0 to 2:
          (1, 0): rgba(0 0 0 0), expected rgba(9 8 7 255)
          (3, 2): rgba(1 2 3 255), expected rgba(9 8 7 255)
        """)
  }

  @Test func anotherSize() {
    #expect(
      PictureDifference(Bitmap(width: 2, height: 3), from: expected)?.description
        == "2×3 pixels, expected 4×3")
  }
}
