import Testing
import Writing

@Suite struct TableTests {
  @Test(arguments: [
    ([[String]](), ""),
    ([["a"]], "a\n"),
    ([["a", "bb", "c"], ["long", "b", "cc"]], "a     bb  c\nlong  b   cc\n"),
    ([["a", ""], ["bbb", "c"]], "a\nbbb  c\n"),
    ([["a", "", "c"], ["bbb", "dd", "e"]], "a        c\nbbb  dd  e\n"),
    ([["", "b"], ["aa", "c"]], "    b\naa  c\n"),
    ([["größe", "x"], ["a", "y"]], "größe  x\na      y\n"),
    ([["a"], ["b", "c"]], "a\nb  c\n"),
  ])
  func columnsAreAsWideAsTheirWidestCell(rows: [[String]], text: String) {
    #expect(Table(rows).text == text)
  }
}
