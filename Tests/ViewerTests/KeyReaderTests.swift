import Stage
import Terminal
import Testing
import Viewer

/// Presses one after another. Keys are written as characters, `^` for Esc.
@Suite struct KeyReaderTests {
  private static func presses(
    _ text: String, in mode: KeyMap.Mode = .base
  ) -> [KeyReader.Press] {
    var reader = KeyReader()
    return text.map { reader.press($0 == "^" ? .escape : .character($0), in: mode) }
  }

  @Test(
    arguments: [
      ("gg", [.nothing, .action(.goTop)]),
      ("ggg", [.nothing, .action(.goTop), .nothing]),
      ("gj", [.nothing, .action(.moveCursor(1))]),
      ("gjg", [.nothing, .action(.moveCursor(1)), .nothing]),
      ("gGgg", [.nothing, .action(.goToEntry), .nothing, .action(.goTop)]),
      ("g^", [.nothing, .action(.dropCount)]),
      ("gXj", [.nothing, .nothing, .action(.moveCursor(1))]),
      ("g5j", [.nothing, .digit(5), .action(.moveCursor(1))]),
      ("12.", [.digit(1), .digit(2), .action(.step(1))]),
      ("0", [.digit(0)]),
      ("30G", [.digit(3), .digit(0), .action(.goToEntry)]),
      ("7gg", [.digit(7), .nothing, .action(.goTop)]),
      ("X", [.nothing]),
      ("٣", [.nothing]),
    ] as [(String, [KeyReader.Press])])
  func understands(text: String, presses: [KeyReader.Press]) {
    #expect(Self.presses(text) == presses)
  }

  /// Nothing longer begins with what layer mode takes; digits are a count's there, too.
  @Test(
    arguments: [
      ("gg", [.action(.layer(.gravity(1))), .action(.layer(.gravity(1)))]),
      ("gG", [.action(.layer(.gravity(1))), .action(.layer(.gravity(-1)))]),
      ("3l", [.digit(3), .action(.layer(.turn(x: 0, y: 1, z: 0)))]),
      ("3.", [.digit(3), .action(.step(1))]),
      ("0", [.digit(0)]),
      ("^", [.action(.toggleLayerMode)]),
      ("u/n", [.nothing, .nothing, .nothing]),
    ] as [(String, [KeyReader.Press])])
  func understandsInLayerMode(text: String, presses: [KeyReader.Press]) {
    #expect(Self.presses(text, in: .layer) == presses)
  }

  @Test(arguments: [Key.alt("5"), .control("5"), .function(5)]) func onlyPlainDigitsCount(key: Key)
  {
    var reader = KeyReader()
    #expect(reader.press(key, in: .base) == .nothing)
  }
}
