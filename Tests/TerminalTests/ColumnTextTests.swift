import Terminal
import Testing

@Suite struct ColumnTextTests {
  /// CJK and emoji are two columns wide, combining marks none.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F: 0
    case 0x3000...0x9FFF, 0x1F300...0x1FAFF: 2
    case 0xE000...0xF8FF: -1
    default: 1
    }
  }

  @Test(
    arguments: [
      ("walk_01", 4, "walk", 4),
      ("walk", 4, "walk", 4),
      ("walk", 0, "", 0),
      ("漢字x", 5, "漢字x", 5),
      ("漢字x", 4, "漢字", 4),
      ("漢字x", 3, "漢", 2),
      ("e\u{301}\u{302}f", 1, "e\u{301}\u{302}", 1),
      ("\u{301}e", 3, "e", 1),
      ("a\u{1B}[31m\n", 9, "a?[31m?", 7),
      ("a\u{202E}b\u{2028}", 9, "a?b?", 4),
      ("\u{E000}", 9, "?", 1),
      ("👩\u{200D}👧❤\u{FE0F}", 9, "👩👧❤", 5),
      ("👍\u{1F3FD}", 9, "👍", 2),
    ] as [(String, Int, String, Int)])
  func textIsCutByColumns(raw: String, limit: Int, text: String, columns: Int) {
    let fitted = ColumnText(raw, limit: limit, width: Self.width)
    #expect(Array(fitted.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(fitted.columns == columns)
  }
}
