import Terminal
import Testing
import Viewer

/// The help of an 80 × 24 screen has the 22 rows between title and status line.
@Suite struct HelpScreenTests {
  @Test(
    arguments: [(22, 80), (22, 100), (58, 200), (80, 80), (40, 80), (41, 80), (36, 132)],
    KeyMap.Mode.allCases)
  func everyBindingIsOnTheScreen(size: (rows: Int, columns: Int), mode: KeyMap.Mode) {
    let (rows, columns) = size
    let lines = HelpScreen.lines(rows: rows, columns: columns, mode: mode)
    #expect(lines.count <= rows)
    #expect(lines.allSatisfy { $0.text.count <= columns })
    for section in mode == .base ? KeyMap.baseSections : [KeyMap.layerSection] {
      #expect(lines.contains { $0.text.contains(section.title) }, "\(section.title)")
      for binding in section.bindings {
        let isThere = lines.contains { line in
          guard let keys = line.text.firstRange(of: " \(binding.keyNames) ") else { return false }
          let text = line.text[keys.upperBound...]
          return text.contains(binding.brief) || text.contains(binding.help)
        }
        #expect(isThere, "\(binding.keyNames): \(binding.brief)")
      }
    }
    #expect(lines.contains { $0.text == KeyMap.note(in: mode) })
    #expect(lines.last?.text == "? or q goes back")
  }

  @Test func everyTextFitsItsColumn() {
    for binding in KeyMap.sections.flatMap(\.bindings) {
      #expect((1...20).contains(binding.brief.count), "\(binding.brief)")
    }
  }

  /// No text runs into the next: a blank at least stands before the second column.
  @Test func columnsStandApart() {
    for line in HelpScreen.lines(rows: 22, columns: 80, mode: .base).dropLast(3) {
      let characters = Array(line.text)
      #expect(characters.count >= 40)
      #expect(characters[39] == " ", "\(line.text)")
    }
  }

  @Test func aTallScreenHasHeadingsOfTheirOwn() {
    let lines = HelpScreen.lines(rows: 80, columns: 200, mode: .base)
    #expect(
      lines.filter { $0.style == [.bold, .accent] }.map(\.text) == KeyMap.sections.map(\.title))
  }

  @Test func neverHasMoreLinesThanRows() {
    for rows in 0...60 {
      for columns in [1, 10, 40, 80, 200] {
        for mode in KeyMap.Mode.allCases {
          #expect(HelpScreen.lines(rows: rows, columns: columns, mode: mode).count <= rows)
        }
      }
    }
  }
}
