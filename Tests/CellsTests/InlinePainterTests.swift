import Cells
import Imaging
import TestSupport
import Testing

/// A painter between the lines of a shell.
@Suite struct InlinePainterTests {
  static let matte = Pixel(red: 20, green: 190, blue: 255)

  @Test(arguments: 0..<80, [ColorDepth.trueColor, .palette256])
  func theScreenShowsTheBitmap(seed: Int, depth: ColorDepth) {
    var random = SplitMix(seed: seed)
    let screen = TerminalEmulator(columns: 30, rows: 12)
    let begin = Int.random(in: 0..<12, using: &random)
    for line in 0..<begin { screen.feed("line \(line)\r\n") }
    var columns = Int.random(in: 1...30, using: &random)
    var rows = Int.random(in: 1...11, using: &random)
    let variety = [1, 2, 3, 256].randomElement(using: &random) ?? 2
    var painter = CellPainter(columns: columns, rows: rows, depth: depth, placement: .inline)
    var bitmap = random.bitmap(width: columns, height: 2 * rows - seed % 2, variety: variety)
    var top = min(begin, 11 - rows)
    var scrolled = begin - top
    for step in 0..<12 {
      screen.feed(painter.frame(bitmap, matte: Self.matte))
      let faults = faults(
        of: screen, showing: bitmap, column: 0, row: top, rows: rows, matte: Self.matte,
        depth: depth)
      #expect(faults.isEmpty, "frame \(step)")
      #expect(screen.cursor == (0, top + rows))
      expectPlainText(screen, above: top, scrolled: scrolled)
      expectBlank(screen, besides: columns, rows: top..<top + rows)
      #expect(painter.frame(bitmap, matte: Self.matte).isEmpty)

      bitmap = random.changed(bitmap, variety: variety)
      switch step {
      case 5:
        painter.invalidate()
      case 8:
        columns = Int.random(in: 1...30, using: &random)
        rows = Int.random(in: 1...11, using: &random)
        painter.resize(columns: columns, rows: rows)
        bitmap = random.bitmap(width: columns, height: 2 * rows, variety: variety)
        let lower = max(0, top + rows - 11)
        top -= lower
        scrolled += lower
      default: break
      }
    }
    screen.feed(painter.finish { Array($0) })
    screen.feed("done")
    #expect(screen.text(row: top + rows) == "done")
    let cell = screen.cell(column: 0, row: top + rows)
    #expect(cell.foreground == .default && cell.background == .default)
  }

  @Test func laterFramesBeginByGoingUp() {
    var painter = CellPainter(columns: 3, rows: 4, depth: .trueColor, placement: .inline)
    let red = Pixel(red: 255, green: 0, blue: 0)
    _ = painter.frame(Bitmap(width: 3, height: 8))
    let bytes = painter.frame(Bitmap(width: 3, height: 8, filledWith: red))
    #expect(visible(bytes).hasPrefix("␛[4A␛[48;2;255;0;0m   \r"))
    #expect(!visible(bytes).contains("H"))
  }

  @Test func fillsAllButTheLastLine() {
    let screen = TerminalEmulator(columns: 9, rows: 5)
    var painter = CellPainter(columns: 9, rows: 4, depth: .trueColor, placement: .inline)
    var random = SplitMix(seed: 3)
    screen.feed("\u{1B}[5;1H")
    for _ in 0..<20 {
      var bitmap = random.bitmap(width: 9, height: 8, variety: 256)
      bitmap.pixels = bitmap.pixels.map { $0.alpha == 255 ? $0 : .clear }
      screen.feed(painter.frame(bitmap))
      #expect(screen.picture(column: 0, row: 0, columns: 9, rows: 4) == bitmap)
    }
  }

  @Test func aFinishedPictureIsFollowedByAnother() {
    let screen = TerminalEmulator(columns: 10, rows: 4)
    var painter = CellPainter(columns: 2, rows: 2, depth: .trueColor, placement: .inline)
    let picture = Bitmap(width: 2, height: 4, filledWith: Pixel(red: 1, green: 2, blue: 3))
    #expect(painter.finish { Array($0) }.isEmpty)
    screen.feed(painter.frame(picture))
    screen.feed(painter.finish { Array($0) })
    screen.feed(painter.frame(picture))
    // The upper line of the first one has left the screen.
    #expect(
      screen.picture(column: 0, row: 0, columns: 2, rows: 3)
        == Bitmap(width: 2, height: 6, filledWith: Pixel(red: 1, green: 2, blue: 3)))
    #expect(screen.cursor == (0, 3))
    expectBlank(screen, besides: 2, rows: 0..<4)
  }

  private func expectPlainText(_ screen: TerminalEmulator, above top: Int, scrolled: Int) {
    for row in 0..<top { #expect(screen.text(row: row) == "line \(row + scrolled)") }
  }

  private func expectBlank(_ screen: TerminalEmulator, besides columns: Int, rows: Range<Int>) {
    var written: [String] = []
    for row in rows {
      for column in columns..<screen.columns {
        let cell = screen.cell(column: column, row: row)
        if cell.text != " " || cell.background != .default { written.append("(\(column), \(row))") }
      }
    }
    #expect(written.isEmpty)
  }
}
