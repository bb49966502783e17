import Cells
import Imaging
import TestSupport
import Testing

/// A painter beside other writers on one screen.
@Suite struct AbsolutePainterTests {
  static let matte = Pixel(red: 200, green: 90, blue: 30)

  @Test(arguments: 0..<80, [ColorDepth.trueColor, .palette256])
  func theScreenShowsTheBitmap(seed: Int, depth: ColorDepth) {
    var random = SplitMix(seed: seed)
    let screen = TerminalEmulator(columns: 40, rows: 14)
    var columns = Int.random(in: 1...40, using: &random)
    var rows = Int.random(in: 1...14, using: &random)
    var left = Int.random(in: 0...40 - columns, using: &random)
    var top = Int.random(in: 0...14 - rows, using: &random)
    let variety = [1, 2, 3, 256].randomElement(using: &random) ?? 2
    fill(screen)
    var painter = CellPainter(
      columns: columns, rows: rows, depth: depth, placement: .absolute(row: top, column: left))
    var bitmap = random.bitmap(
      width: columns, height: 2 * rows - seed % 2, variety: variety)
    for step in 0..<12 {
      screen.feed(painter.frame(bitmap, matte: Self.matte))
      let faults = faults(
        of: screen, showing: bitmap, column: left, row: top, rows: rows, matte: Self.matte,
        depth: depth)
      #expect(faults.isEmpty, "frame \(step)")
      expectUntouched(screen, left..<left + columns, top..<top + rows)
      #expect(painter.frame(bitmap, matte: Self.matte).isEmpty)

      disturb(screen, &random)
      bitmap = random.changed(bitmap, variety: variety)
      switch step {
      case 5:
        fill(screen)
        painter.invalidate()
      case 8:
        columns = Int.random(in: 1...40, using: &random)
        rows = Int.random(in: 1...14, using: &random)
        left = Int.random(in: 0...40 - columns, using: &random)
        top = Int.random(in: 0...14 - rows, using: &random)
        fill(screen)
        painter.resize(
          columns: columns, rows: rows, placement: .absolute(row: top, column: left))
        bitmap = random.bitmap(width: columns, height: 2 * rows, variety: variety)
      default: break
      }
    }
  }

  @Test func leavesCursorAndColoursAsTheyWere() {
    let screen = TerminalEmulator(columns: 20, rows: 6)
    var painter = CellPainter(
      columns: 5, rows: 3, depth: .trueColor, placement: .absolute(row: 2, column: 7))
    var random = SplitMix(seed: 1)
    screen.feed("\u{1B}[2;4H\u{1B}[1;4;31m")
    screen.feed(painter.frame(random.bitmap(width: 5, height: 6, variety: 256)))
    #expect(screen.cursor == (3, 1))
    screen.feed("x")
    let cell = screen.cell(column: 3, row: 1)
    #expect(cell.bold && cell.underline && cell.foreground == .indexed(1))
  }

  @Test func fillsTheScreenWithoutScrollingIt() {
    let screen = TerminalEmulator(columns: 9, rows: 4)
    var painter = CellPainter(
      columns: 9, rows: 4, depth: .trueColor, placement: .absolute(row: 0, column: 0))
    var random = SplitMix(seed: 2)
    for _ in 0..<20 {
      var bitmap = random.bitmap(width: 9, height: 8, variety: 256)
      bitmap.pixels = bitmap.pixels.map { $0.alpha == 255 ? $0 : .clear }
      screen.feed(painter.frame(bitmap))
      #expect(screen.picture(column: 0, row: 0, columns: 9, rows: 4) == bitmap)
    }
  }

  @Test func anotherMatteShowsInSoftPixelsOnly() {
    let screen = TerminalEmulator(columns: 4, rows: 1)
    var painter = CellPainter(
      columns: 4, rows: 1, depth: .trueColor, placement: .absolute(row: 0, column: 0))
    let soft = Pixel(red: 60, green: 0, blue: 100, alpha: 102)
    let bitmap = Bitmap(
      width: 4, height: 1, pixels: [.clear, soft, Pixel(red: 9, green: 8, blue: 7), soft])
    screen.feed(painter.frame(bitmap))
    let bytes = painter.frame(bitmap, matte: Pixel(red: 255, green: 10, blue: 0))
    #expect(visible(bytes) == "␛7␛[m␛[1;2H␛[38;2;213;6;100m▀␛[C▀␛8")
    screen.feed(bytes)
    let blended = Pixel(red: 213, green: 6, blue: 100)
    #expect(
      screen.picture(column: 0, row: 0, columns: 4, rows: 1)?.pixels.prefix(4)
        == [.clear, blended, Pixel(red: 9, green: 8, blue: 7), blended])
  }

  /// Writes a letter into every cell.
  private func fill(_ screen: TerminalEmulator) {
    for row in 1...screen.rows {
      screen.feed("\u{1B}[0;33;44m\u{1B}[\(row)H" + String(repeating: "#", count: screen.columns))
    }
  }

  /// Leaves the cursor and the colours somewhere else, as another writer would.
  private func disturb(_ screen: TerminalEmulator, _ random: inout SplitMix) {
    let row = Int.random(in: 1...screen.rows, using: &random)
    let column = Int.random(in: 1...screen.columns, using: &random)
    screen.feed("\u{1B}[\(row);\(column)H\u{1B}[1;7;38;5;9m")
  }

  private func expectUntouched(
    _ screen: TerminalEmulator, _ columns: Range<Int>, _ rows: Range<Int>
  ) {
    var touched: [String] = []
    for row in 0..<screen.rows {
      for column in 0..<screen.columns where !(columns ~= column && rows ~= row) {
        let cell = screen.cell(column: column, row: row)
        if cell.text != "#" || cell.background != .indexed(4) {
          touched.append("(\(column), \(row))")
        }
      }
    }
    #expect(touched.isEmpty)
  }
}
