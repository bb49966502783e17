import Imaging
import Testing

@Suite struct BitmapGeometryTests {
  /// Rows of digits, 0 for clear.
  private func bitmap(_ rows: String...) -> Bitmap {
    let pixels = rows.joined().unicodeScalars.map { Pixel(bits: $0.value - 48) }
    return Bitmap(width: rows.first?.count ?? 0, height: rows.count, pixels: pixels)
  }

  @Test(arguments: [
    (QuarterTurn.none, ["123", "456"]), (.clockwise, ["41", "52", "63"]),
    (.half, ["654", "321"]), (.counterclockwise, ["36", "25", "14"]),
  ])
  func turning(_ turn: QuarterTurn, rows: [String]) {
    let turned = bitmap("123", "456").turned(turn)
    #expect(turned.width == rows[0].count && turned.height == rows.count)
    #expect(turned.pixels == rows.joined().unicodeScalars.map { Pixel(bits: $0.value - 48) })
    #expect(turned.turned(turn.inverse) == bitmap("123", "456"))
  }

  @Test(arguments: QuarterTurn.allCases)
  func turningNothing(_ turn: QuarterTurn) {
    let turned = Bitmap(width: 0, height: 4).turned(turn)
    let isQuarter = turn == .clockwise || turn == .counterclockwise
    #expect((turned.width, turned.height) == (isQuarter ? (4, 0) : (0, 4)))
  }

  @Test func croppingInside() {
    #expect(
      bitmap("1234", "5678", "9123").cropped(x: 1, y: 1, width: 3, height: 2)
        == bitmap("678", "123"))
  }

  @Test func croppingPastEveryEdgeIsClearThere() {
    #expect(
      bitmap("12", "34", "56").cropped(x: -1, y: -2, width: 4, height: 6)
        == bitmap("0000", "0000", "0120", "0340", "0560", "0000"))
  }

  @Test(arguments: [(9, 0), (0, 9), (-9, 0), (Int.max, 1), (1, Int.min)])
  func croppingElsewhereIsAllClear(x: Int, y: Int) {
    #expect(bitmap("12", "34").cropped(x: x, y: y, width: 3, height: 1) == bitmap("000"))
  }

  @Test func croppingKeepsTheAlphaFormat() {
    let straight = Bitmap(width: 2, height: 1, filledWith: Pixel(bits: 7), alpha: .straight)
    #expect(straight.cropped(x: 0, y: 0, width: 1, height: 1).alpha == .straight)
  }

  @Test(arguments: [
    (1, 1, ["9999", "9129", "9349"]), (-1, 0, ["2999", "4999", "9999"]),
    (3, 2, ["9999", "9999", "9991"]), (0, -1, ["3499", "9999", "9999"]),
    (4, 0, ["9999", "9999", "9999"]), (Int.max, Int.min, ["9999", "9999", "9999"]),
  ])
  func pastingIsClipped(x: Int, y: Int, rows: [String]) {
    var target = bitmap("9999", "9999", "9999")
    target.paste(bitmap("12", "34"), x: x, y: y)
    #expect(target.pixels == rows.joined().unicodeScalars.map { Pixel(bits: $0.value - 48) })
  }

  @Test func pastingCopiesWhatIsClearToo() {
    var target = bitmap("999")
    target.paste(bitmap("10"), x: 1, y: 0)
    #expect(target == bitmap("910"))
  }

  @Test func pastingTakesOnTheAlphaFormat() {
    var target = Bitmap(width: 2, height: 1)
    let half = Pixel(red: 255, green: 100, blue: 0, alpha: 128)
    target.paste(Bitmap(width: 1, height: 1, filledWith: half, alpha: .straight), x: 1, y: 0)
    #expect(target[1, 0] == Pixel(red: 128, green: 50, blue: 0, alpha: 128))
  }
}
