import TestSupport
import Testing

/// Whatever happens to the text around it, ncurses must not touch the stage.
@Suite struct StageTests {
  struct Layout: CustomTestStringConvertible {
    var name: String
    var row = 0
    var column = 22
    var rows = 19
    var columns = 40

    var testDescription: String { name }
  }

  static let layouts = [
    (Layout(name: "lists on both sides"), "xterm-256color"),
    (Layout(name: "lists on both sides"), "tmux-256color"),
    (Layout(name: "at the left edge", column: 0, columns: 50), "xterm-256color"),
    (Layout(name: "at the right edge", column: 40, columns: 40), "tmux-256color"),
    (Layout(name: "amid text", row: 3, column: 30, rows: 9, columns: 21), "xterm-256color"),
  ]

  @Test(arguments: layouts)
  func fourHundredChangesLeaveTheStageAlone(layout: Layout, terminal: String) throws {
    let place = "\(layout.row),\(layout.column),\(layout.rows),\(layout.columns),1"
    let run = try ProgramRun(
      ProgramRun.path(ofProduct: "TerminalProbe"), ["stage", place], columns: 80, rows: 20,
      environment: ["TERM": terminal])
    for update in 1...400 {
      run.send("n")
      try run.waitFor("update \(update)") { $0.title == "update \(update)" }
      let damage = damage(to: layout, on: run.emulator)
      try #require(damage == nil, "update \(update)")
    }
    let text = run.emulator.screenText
    run.send("r")
    try run.waitFor("everything anew") { $0.title == "redrawn" }
    #expect(run.emulator.screenText == text)
    run.send("q")
    #expect(run.exitStatus == .exited(0))
  }

  /// The first cell that is not as it was painted.
  private func damage(to layout: Layout, on screen: TerminalEmulator) -> String? {
    for row in 0..<layout.rows {
      for column in 0..<layout.columns {
        let cell = screen.cell(column: layout.column + column, row: layout.row + row)
        let letter = UInt8(97 + (row * 7 + column * 3) % 26)
        let color = EmulatedColor.rgb(UInt8(row), UInt8(column), 9)
        if cell.background != color || Array(cell.text.utf8) != [letter] {
          return "row \(row), column \(column): '\(cell.text)' on \(cell.background)"
        }
      }
    }
    return nil
  }
}
