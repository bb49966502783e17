import Cells
import Imaging
import TestSupport
import Testing

/// The bytes themselves, for pictures small enough to know the best ones.
@Suite struct EncodingTests {
  static let red = Pixel(red: 255, green: 0, blue: 0)
  static let navy = Pixel(red: 0, green: 0, blue: 95)
  static let grey = Pixel(red: 8, green: 8, blue: 8)

  /// A painter at the screen's third row and eleventh column whose cells are all transparent.
  func painter(_ columns: Int, _ rows: Int, _ depth: ColorDepth = .trueColor) -> CellPainter {
    var painter = CellPainter(
      columns: columns, rows: rows, depth: depth, placement: .absolute(row: 2, column: 10))
    _ = painter.frame(Bitmap(width: columns, height: 2 * rows))
    return painter
  }

  /// A picture drawn with letters.
  func bitmap(_ rows: [String]) -> Bitmap {
    let colors: [Character: Pixel] = ["R": Self.red, "N": Self.navy, "G": Self.grey]
    let pixels = rows.joined().map { colors[$0] ?? .clear }
    return Bitmap(width: rows.first?.count ?? 0, height: rows.count, pixels: pixels)
  }

  @Test func theFirstFrameSendsEveryCell() {
    var painter = CellPainter(
      columns: 2, rows: 2, depth: .trueColor, placement: .absolute(row: 0, column: 0))
    #expect(
      visible(painter.frame(bitmap(["R.", "N.", ".G"])))
        == "␛7␛[m␛[1;1H␛[38;2;255;0;0;48;2;0;0;95m▀␛[49m ␛[2;1H ␛[38;2;8;8;8m▀␛8")
  }

  @Test(arguments: [
    (["R"], "␛[38;2;255;0;0m▀"),
    ([".", "R"], "␛[38;2;255;0;0m▄"),
    (["R", "R"], "␛[48;2;255;0;0m "),
    (["R", "N"], "␛[38;2;255;0;0;48;2;0;0;95m▀"),
    (["RR", ".R"], "␛[38;2;255;0;0m▀█"),
    (["RN", "NR"], "␛[38;2;255;0;0;48;2;0;0;95m▀▄"),
    (["RNN", "RRG"], "␛[48;2;255;0;0m ␛[38;2;0;0;95m▀␛[48;2;8;8;8m▀"),
    (["NNR", "N.."], "␛[48;2;0;0;95m ␛[38;2;0;0;95;49m▀␛[38;2;255;0;0m▀"),
  ])
  func picksTheCheapestGlyphs(rows: [String], cells: String) {
    let bitmap = bitmap(rows)
    var painter = painter(bitmap.width, 1)
    #expect(visible(painter.frame(bitmap)) == "␛7␛[m␛[3;11H\(cells)␛8")
  }

  @Test func knowsThePalette() {
    var painter = painter(3, 1, .palette256)
    #expect(
      visible(painter.frame(bitmap(["RNG", "N.G"])))
        == "␛7␛[m␛[3;11H␛[38;5;196;48;5;17m▀␛[38;5;17;49m▀␛[48;5;232m ␛8")
  }

  @Test(arguments: [
    // The changed cells of a row of red ones, and what lies between them.
    ([0, 2], "␛[48;2;0;0;95m ␛[C "), ([0, 3], "␛[48;2;0;0;95m ␛[2C "),
    ([1, 5], "␛[48;2;0;0;95m ␛[3C "),
  ])
  func stepsOverWhatWouldNeedColours(changed: [Int], part: String) {
    var picture = Bitmap(width: 7, height: 2, filledWith: Self.red)
    var painter = painter(7, 1)
    _ = painter.frame(picture)
    for x in changed {
      picture[x, 0] = Self.navy
      picture[x, 1] = Self.navy
    }
    #expect(visible(painter.frame(picture)).contains(part))
  }

  @Test func drawsAGapAgainThatNeedsNone() {
    var painter = painter(7, 1)
    _ = painter.frame(bitmap(["RNNNRRR", "R...RRR"]))
    #expect(
      visible(painter.frame(bitmap(["N.N.N..", "......."])))
        == "␛7␛[m␛[3;11H␛[38;2;0;0;95m▀ ▀ ▀  ␛8")
  }

  @Test(arguments: [
    // Left and right of the gap the upper half turns navy; in between nothing changes.
    ("R", "R", "▀ ▀"), ("N", "N", "▀█▀"), ("G", "R", "▀␛[C▀"), ("N", "R", "▀▀▀"), ("R", "N", "▀▄▀"),
  ])
  func drawsAGapAgainWhateverItsGlyph(upper: String, lower: String, cells: String) {
    var painter = painter(4, 1)
    _ = painter.frame(bitmap(["G\(upper)G.", "R\(lower)R."]))
    let bytes = visible(painter.frame(bitmap(["N\(upper)N.", "R\(lower)R."])))
    #expect(bytes == "␛7␛[m␛[3;11H␛[38;2;0;0;95;48;2;255;0;0m\(cells)␛8")
  }

  @Test func findsTheShortestWay() {
    var painter = painter(20, 30)
    var picture = Bitmap(width: 20, height: 60)
    for (x, y) in [(3, 0), (5, 6), (0, 10), (19, 12), (0, 14), (18, 58)] {
      picture[x, y] = Self.red
    }
    #expect(
      visible(painter.frame(picture))
        == "␛7␛[m␛[3;14H␛[38;2;255;0;0m▀\u{0B}\u{0B}\u{0B}␛[C▀\u{0B}\u{0B}␛[6D▀\u{0B}␛[18C▀"
        + "␛[10;11H▀␛[32;29H▀␛8")
  }

  @Test func findsTheShortestWayWithoutAddresses() {
    var painter = CellPainter(columns: 20, rows: 30, depth: .trueColor, placement: .inline)
    var picture = Bitmap(width: 20, height: 60)
    _ = painter.frame(picture)
    for (x, y) in [(12, 0), (1, 2), (2, 24), (2, 25), (14, 26), (0, 28)] {
      picture[x, y] = Self.red
    }
    #expect(
      visible(painter.frame(picture))
        == "␛[30A␛[12C␛[38;2;255;0;0m▀\r\u{0B}␛[C▀␛[11B█\u{0B}␛[11C▀\r\u{0B}▀\r␛[16B")
  }

  @Test func nothingNewIsNothingSent() {
    var painter = painter(4, 2)
    let picture = bitmap(["RNG.", "....", "G..G"])
    #expect(!painter.frame(picture).isEmpty)
    #expect(painter.frame(picture).isEmpty)
    var dirty = picture
    dirty[3, 0] = Pixel(red: 9, green: 9, blue: 9, alpha: 0)
    #expect(painter.frame(dirty).isEmpty)
  }

  @Test func aRectangleWithoutCellsIsSilent() {
    var painter = CellPainter(columns: 0, rows: 3, depth: .trueColor, placement: .inline)
    #expect(painter.frame(Bitmap(width: 0, height: 6)).isEmpty)
  }

  @Test(arguments: [CellPainter.Placement.absolute(row: 0, column: 0), .inline])
  func synchronizesLargeFrames(placement: CellPainter.Placement) {
    var random = SplitMix(seed: 5)
    func frame(_ painter: inout CellPainter, _ size: (Int, Int)) -> String {
      visible(painter.frame(random.bitmap(width: size.0, height: size.1, variety: 256)))
    }
    var painter = CellPainter(columns: 60, rows: 20, depth: .trueColor, placement: placement)
    let up = placement == .inline ? "␛[20A" : ""
    _ = frame(&painter, (60, 40))
    let large = frame(&painter, (60, 40))
    #expect(large.hasPrefix("\(up)␛[?2026h") && large.hasSuffix("␛[?2026l"))
    painter.synchronizesFrom = nil
    #expect(!frame(&painter, (60, 40)).contains("2026"))
    painter.synchronizesFrom = 100_000
    painter.resize(columns: 60, rows: 20)
    #expect(!frame(&painter, (60, 40)).contains("2026"))
  }
}
