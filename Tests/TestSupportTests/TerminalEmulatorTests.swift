import Imaging
import TestSupport
import Testing

@Suite struct TerminalEmulatorTests {
  let terminal = TerminalEmulator(columns: 12, rows: 3)

  @Test func showsTextColoursAndAttributes() {
    terminal.feed("\u{1B}[2;3H\u{1B}[1;38;2;1;20;255;48;5;196mé\u{1B}[0;4;7m漢x")
    let cell = terminal.cell(column: 2, row: 1)
    #expect(cell.text == "é" && cell.bold && !cell.reverse && !cell.underline)
    #expect(cell.foreground == .rgb(1, 20, 255) && cell.background == .indexed(196))
    let wide = terminal.cell(column: 3, row: 1)
    #expect(wide.text == "漢" && wide.width == 2 && wide.reverse && wide.underline && !wide.bold)
    #expect(wide.foreground == .default && wide.background == .default)
    #expect(terminal.text(row: 1) == "  é漢x")
    #expect(terminal.screenText == "\n  é漢x\n")
    #expect(terminal.cursor == (6, 1))
  }

  @Test func knowsItsModes() {
    #expect(terminal.cursorIsVisible && !terminal.showsAlternateScreen)
    terminal.feed("main\u{1B}[?25l\u{1B}[?1049h\u{1B}]2;hero\u{07}")
    #expect(!terminal.cursorIsVisible && terminal.showsAlternateScreen)
    #expect(terminal.title == "hero" && terminal.text(row: 0) == "")
    terminal.feed("\u{1B}[?1049l\u{1B}[?25h")
    #expect(terminal.cursorIsVisible && !terminal.showsAlternateScreen)
    #expect(terminal.text(row: 0) == "main")
  }

  @Test func answersOnce() {
    terminal.feed("\u{1B}[2;5H\u{1B}[6n")
    #expect(terminal.drainReplies() == Array("\u{1B}[2;5R".utf8))
    #expect(terminal.drainReplies().isEmpty)
  }

  @Test func takesANewSize() {
    terminal.resize(columns: 20, rows: 5)
    terminal.feed("\u{1B}[5;20H!")
    #expect(terminal.cell(column: 19, row: 4).text == "!")
  }

  @Test(arguments: [
    (" ", EmulatedColor.indexed(20), EmulatedColor.indexed(20)),
    ("▀", .rgb(1, 2, 3), .indexed(20)),
    ("▄", .indexed(20), .rgb(1, 2, 3)),
    ("█", .rgb(1, 2, 3), .rgb(1, 2, 3)),
  ])
  func splitsACellIntoHalves(glyph: String, upper: EmulatedColor, lower: EmulatedColor) throws {
    terminal.feed("\u{1B}[38;2;1;2;3;48;5;20m\(glyph)\u{1B}[7m\(glyph)")
    let halves = try #require(terminal.cell(column: 0, row: 0).halves)
    #expect(halves == (upper, lower))
    let reversed = try #require(terminal.cell(column: 1, row: 0).halves)
    let swapped: [EmulatedColor: EmulatedColor] = [
      .indexed(20): .rgb(1, 2, 3), .rgb(1, 2, 3): .indexed(20),
    ]
    #expect(reversed.upper == swapped[upper] && reversed.lower == swapped[lower])
  }

  @Test func textHasNoHalves() {
    terminal.feed("A")
    #expect(terminal.cell(column: 0, row: 0).halves == nil)
  }

  @Test func readsAPicture() {
    terminal.feed("\u{1B}[2;3H\u{1B}[38;2;1;2;3m▀\u{1B}[48;5;110m▄\u{1B}[48;5;233m \u{1B}[44mx")
    let tone = Pixel(red: 18, green: 18, blue: 18)
    #expect(
      terminal.picture(column: 1, row: 1, columns: 4, rows: 1)
        == Bitmap(
          width: 4, height: 2,
          pixels: [
            .clear, Pixel(red: 1, green: 2, blue: 3), Pixel(red: 135, green: 175, blue: 215), tone,
            .clear, .clear, Pixel(red: 1, green: 2, blue: 3), tone,
          ]))
    #expect(terminal.picture(column: 1, row: 1, columns: 5, rows: 1) == nil)
    terminal.feed("\u{1B}[3;1H ")
    #expect(terminal.picture(column: 0, row: 2, columns: 1, rows: 1) == nil)
  }

  @Test(arguments: 0..<12) func aTitleMayComeInPieces(cut: Int) {
    let terminal = TerminalEmulator(columns: 20, rows: 3)
    let bytes = Array("\u{1B}]2;walk 1\u{07}x".utf8)
    terminal.feed(bytes[..<cut])
    terminal.feed(bytes[cut...])
    #expect(terminal.title == "walk 1")
    #expect(terminal.screenText.hasPrefix("x"))
  }
}
