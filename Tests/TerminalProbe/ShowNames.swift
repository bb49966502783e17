import Glibc
import Terminal

/// Puts awkward names into a column ten wide with a mark beside it, and waits for `q`.
func showNames(_ capabilities: TerminalCapabilities) throws {
  let screen = try Screen(descriptor: 1, capabilities: capabilities)
  let names = [
    "walk_01", "a name that is too long", "漢字スプライトの名前", "x漢字スプライトの名前",
    "e\u{301}te\u{301}", "tab\there", "\u{1B}[31mred", "",
  ]
  for (row, name) in names.enumerated() {
    screen.put("##################", row: row, column: 0, width: 18)
    screen.put(name, row: row, column: 2, width: 10)
  }
  screen.put("far too wide", row: 8, column: 55, width: 40)
  screen.put("nowhere", row: 12, column: 0, width: 9)
  screen.put("nowhere", row: -1, column: 0, width: 9)
  screen.put("nowhere", row: 9, column: 60, width: 9)
  screen.put("corner", row: 11, column: 54, width: 6)
  screen.flush()
  var byte: UInt8 = 0
  while read(0, &byte, 1) == 1, byte != UInt8(ascii: "q") {}
}
