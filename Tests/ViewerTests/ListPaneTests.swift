import LayerSprites
import SampleAtlases
import Stage
import Terminal
import Testing
import Viewer

@Suite struct ListPaneTests {
  private static func texts(_ state: ViewerState, rows: Int) -> [String] {
    ListPane(state, marks: Samples.marks).lines(rows: rows).map {
      $0.trailing.isEmpty ? $0.text : "\($0.text) [\($0.trailing)]"
    }
  }

  @Test func listsStandOneBelowTheOther() {
    let state = Samples.state(["a_1", "a_2", "a_3", "b_1", "b_2"])
    #expect(
      Self.texts(state, rows: 20) == [
        "Animations [1]", "▸ a [3]", "Possible [1]", "  b [2]", "Sprites [5]", "  a_1", "  a_2",
        "  a_3", "  b_1", "  b_2",
      ])
  }

  @Test func aliasesAreMarked() {
    var frame = SampleAtlas.frame("one", .init(x: 0, y: 0, width: 1, height: 1))
    frame.aliases = ["two"]
    let state = Samples.state(SampleAtlas.described([frame]))
    #expect(
      Self.texts(state, rows: 5) == [
        "Sprites [2]", "▸ one", "  two [=]", "Problems [1]", "  missing-texture",
      ])
  }

  @Test func spritesOfOneNameAreNumbered() {
    var frames = ["b", "walk", "walk", "a"].enumerated().map { i, name in
      SampleAtlas.frame(name, .init(x: Double(i), y: 0, width: 1, height: 1))
    }
    (frames[1].index, frames[2].index) = (12, 3)
    let state = Samples.state(SampleAtlas.described(frames))
    #expect(
      Self.texts(state, rows: 7).prefix(5) == [
        "Sprites [4]", "▸ a", "  b", "  walk #3", "  walk #12",
      ])
    #expect(ListPane(state, marks: Samples.marks).wantedColumns == 8 + 7)
  }

  @Test func theListInUseAndItsEntryStandOut() {
    let state = Samples.state(["a_1", "a_2", "a_3", "b_1", "b_2"])
    let lines = ListPane(state, marks: Samples.marks).lines(rows: 20)
    #expect(lines[0].style == [.bold, .accent])
    #expect(lines[1].style == .reverse)
    #expect(lines[2].style == .bold)
    #expect(lines[3].style == .dim)
    #expect(lines[4].style == .bold)
    #expect(lines[5].style == [])
  }

  /// Of 14 rows three are headings; of the other eleven each list may have three, and what is left
  /// over goes to the list in use first.
  @Test func sharesTheRows() {
    let state = Samples.state(Samples.many)
    let lines = Self.texts(state, rows: 14)
    #expect(lines.count == 14)
    #expect(
      Array(lines.prefix(6)) == [
        "Animations [2]", "▸ idle [4]", "  walk [12]", "Possible [1]", "  button [2]",
        "Sprites [30]",
      ])
    #expect(ListPane(state, marks: Samples.marks).pageLength(rows: 14) == 2)
  }

  /// Whatever is selected is seen, in however few rows, and there are never too many lines.
  @Test(arguments: ListKind.allCases) func theCursorIsAlwaysSeen(list: ListKind) {
    let count = min(30, Samples.state(Samples.many).catalog.count(list))
    for index in 0..<count {
      let state = Samples.state(Samples.many) { $0.entry = (list, index) }
      for rows in 0...40 {
        let lines = ListPane(state, marks: Samples.marks).lines(rows: rows)
        #expect(lines.count <= rows)
        let selected = lines.filter { $0.text.hasPrefix("▸ ") }.map(\.text)
        let name = state.catalog.names(of: list)[index]
        #expect(selected == (rows > 0 ? ["▸ \(name)"] : []), "\(rows) rows, entry \(index)")
      }
    }
  }

  @Test func scrollsWithTheCursorInTheMiddle() {
    let names = (0..<20).map { "s\(Character(Unicode.Scalar(97 + UInt8($0))))" }
    func seen(_ index: Int) -> [String] {
      Self.texts(Samples.state(names) { $0.entry = (.sprites, index) }, rows: 6)
    }
    #expect(seen(0) == ["Sprites [20]", "▸ sa", "  sb", "  sc", "  sd", "  se"])
    #expect(seen(10) == ["Sprites [20]", "  si", "  sj", "▸ sk", "  sl", "  sm"])
    #expect(seen(19) == ["Sprites [20]", "  sp", "  sq", "  sr", "  ss", "▸ st"])
  }

  @Test func pagesAreNeverOfNothing() {
    let state = Samples.state(Samples.many)
    for rows in 0...3 { #expect(ListPane(state, marks: Samples.marks).pageLength(rows: rows) >= 1) }
  }

  @Test func ofNothingIsNothing() {
    let pane = ListPane(Samples.state([]), marks: Samples.marks)
    #expect(pane.lines(rows: 10).isEmpty)
    #expect(pane.lines(rows: 0).isEmpty)
    #expect(pane.pageLength(rows: 10) == 1)
  }

  /// The longest entry with its pointer, a blank and the number behind it.
  @Test func wantsRoomForTheLongestEntry() {
    let state = Samples.state(["a", "twelve chars"])
    #expect(ListPane(state, marks: Samples.marks).wantedColumns >= 2 + 12 + 2)
    #expect(ListPane(state, marks: Samples.marks).wantedColumns <= 2 + 12 + 5)
  }
}
