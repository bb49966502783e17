import Testing

@testable import Atlases

/// What RFC 8259 takes and refuses; and what it leaves open, as this reader has it.
@Suite struct JSONReaderTests {
  private func read(_ text: String, limits: PropertyList.Limits = .json) throws -> PropertyList {
    try PropertyList(json: Array(text.utf8), limits: limits)
  }

  /// The tree in a spelling of its own: kinds can be told apart, members keep their order.
  private func tree(_ value: PropertyList.Value) -> String {
    switch value.kind {
    case .dictionary:
      "{" + value.children.map { "\($0.key)=\(tree($0))" }.joined(separator: " ") + "}"
    case .array: "[" + value.children.map { tree($0) }.joined(separator: " ") + "]"
    case .string: "'\(value.written)'"
    case .number: value.number.map { "\($0)" } ?? "?"
    case .bool: value.written
    case .other: "null"
    }
  }

  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), (" \t\r\n[ \t\r\n] \n", "[]"), ("[1]", "[1.0]"),
    ("[1,2]", "[1.0 2.0]"), ("[1 , 2\n,3]", "[1.0 2.0 3.0]"), ("true", "true"),
    ("false", "false"), ("null", "null"), ("[true,false,null]", "[true false null]"),
    ("\"a\"", "'a'"), ("\"\"", "''"), ("42", "42.0"), ("-1", "-1.0"), ("0", "0.0"),
    ("-0", "-0.0"), ("0.5", "0.5"), ("-0.25", "-0.25"), ("1.0", "1.0"), ("10", "10.0"),
    ("1e2", "100.0"), ("1E2", "100.0"), ("1e+2", "100.0"), ("1e-2", "0.01"), ("0e1", "0.0"),
    ("0e+1", "0.0"), ("1.5e1", "15.0"), ("1.5E-1", "0.15"), ("123456789", "123456789.0"),
    ("9007199254740993", "9007199254740992.0"), ("0.1", "0.1"), ("1e-400", "0.0"),
    ("[0.0000000000000000000000000000000001]", "[1e-34]"), ("{\"a\":1}", "{a=1.0}"),
    ("{\"a\":1,\"b\":2}", "{a=1.0 b=2.0}"), ("{\"b\":1,\"a\":2}", "{b=1.0 a=2.0}"),
    ("{\"a\":1,\"a\":2}", "{a=1.0 a=2.0}"), ("{\"\":1}", "{=1.0}"),
    ("{ \"a\" : 1 , \"b\" : [ ] }", "{a=1.0 b=[]}"), ("{\"a\":{\"b\":{}}}", "{a={b={}}}"),
    ("[[[]]]", "[[[]]]"), ("[[],[]]", "[[] []]"), ("[{},{}]", "[{} {}]"),
    ("{\"a\":[{\"b\":null}]}", "{a=[{b=null}]}"), ("\"\\\"\"", "'\"'"), ("\"\\\\\"", "'\\'"),
    ("\"\\/\"", "'/'"), ("\"/\"", "'/'"), ("\"\\b\\f\\n\\r\\t\"", "'\u{8}\u{C}\n\r\t'"),
    ("\"\\u0041\"", "'A'"), ("\"\\u00e9\\u00E9\"", "'éé'"), ("\"\\u20aC\"", "'€'"),
    ("\"\\uD83D\\uDE00\"", "'😀'"), ("\"\\ud83d\\ude00x\"", "'😀x'"), ("\"é\"", "'é'"),
    ("\"位图 2\"", "'位图 2'"), ("\"😀\"", "'😀'"), ("\"\u{7F}\"", "'\u{7F}'"),
    ("\"\u{2028}\"", "'\u{2028}'"), ("\"\\u0000\"", "'\0'"), ("\"a\\u0000b\"", "'a\0b'"),
    ("{\"a\\u0062\":1}", "{ab=1.0}"), ("{\"a\\\"b\":\"c\\\\d\"}", "{a\"b='c\\d'}"),
    ("\"x\\ny\\nz\"", "'x\ny\nz'"), ("\"\\uFFFF\"", "'\u{FFFF}'"),
    ("\u{FEFF}{}", "{}"), ("\u{FEFF} [1]", "[1.0]"), ("\"[{\"", "'[{'"), ("\"1\"", "'1'"),
    ("[\"a\",1,true,null,{},[]]", "['a' 1.0 true null {} []]"),
  ])
  func taken(text: String, expected: String) throws {
    #expect(tree(try read(text).root) == expected)
  }

  /// Valid by the grammar, with nothing that could stand for the value.
  @Test(arguments: [
    ("1e400", "?"), ("-1e400", "?"), ("[1e99999999999999999999]", "[?]"),
    ("[0.4e00669999999999999999999999999999999999999999999999999999]", "[?]"),
    ("\"\\uD800\"", "'\u{FFFD}'"), ("\"\\uDC00\"", "'\u{FFFD}'"),
    ("\"\\uD800x\"", "'\u{FFFD}x'"), ("\"\\uD800\\n\"", "'\u{FFFD}\n'"),
    ("\"\\uD800\\uD800\\uDC00\"", "'\u{FFFD}\u{10000}'"),
    ("\"\\uDE00\\uD83D\"", "'\u{FFFD}\u{FFFD}'"), ("\"\\uD800\\u0041\"", "'\u{FFFD}A'"),
  ])
  func leftOpen(text: String, expected: String) throws {
    #expect(tree(try read(text).root) == expected)
  }

  @Test(arguments: [
    "", " ", "\u{FEFF}", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]",
    "[1;2]", "[1]]", "[1] 2", "[][]", "{}{}", "{}x", "[}", "{]", "{\"a\"", "{\"a\":", "{\"a\":1",
    "{\"a\":1,", "{\"a\":1,}", "{,}", "{,\"a\":1}", "{\"a\" 1}", "{\"a\"::1}", "{\"a\":1 \"b\":2}",
    "{\"a\":1,,\"b\":2}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{\"a\":}", "{[]:1}",
    "{\"a\":1 // no\n}", "/* no */ {}", "# no\n1", "'a'", "\"", "\"a", "\"a\\\"", "\"\\",
    "\"\\x41\"", "\"\\a\"", "\"\\U0041\"", "\"\\'\"", "\"\\u\"", "\"\\u004\"", "\"\\u004G\"",
    "\"\\u-041\"", "\"\\u 041\"", "\"\\uD83D\\u00\"", "\"\\é\"", "\"a\nb\"", "\"a\tb\"",
    "\"a\0b\"", "\"\\n\u{1F}\"", "+1", "-", "--1", "- 1", "01", "-01", "00", "1.", "-1.", ".5",
    "-.5", "1.e1", "1e", "1e+", "1E-", "1e1.5", "1ee1", "1+1", "1.2.3", "0x10", "1_000", "1,000",
    "1f", "NaN", "nan", "Infinity", "-Infinity", "inf", "True", "TRUE", "tru", "truex", "nul",
    "null1", "fals", "undefined", "a", "\u{0B}1", "\u{0C}1", "\u{A0}1", "1\u{A0}", "é", "[1\0]",
    "\u{2060}[]", "[\"a\":1]", "{\"a\"}", "{\"a\",1}", "[(1)]", "<a/>",
  ])
  func refused(text: String) {
    #expect { try read(text) } throws: { error in
      guard case .notWellFormed(_, _, _, .json) = error as? PropertyListError else { return false }
      return true
    }
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xE0, 0x80, 0x80, 0x22],
      [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xC3, 0x22],
      [0x22, 0x80, 0x22], [0xFF], [0xFE, 0xFF, 0x00, 0x5B], [0xEF, 0xBB], [0x22, 0xE2, 0x82],
    ] as [[UInt8]])
  func refusedBytes(bytes: [UInt8]) {
    #expect(throws: PropertyListError.self) { try PropertyList(json: bytes) }
  }

  @Test(
    arguments: [
      ("[1,]", "no value where one should be", 1, 4),
      ("{\n  \"a\": 1,\n}", "no key in quotes where one should be", 3, 1),
      ("{\n  \"é\" 1}", "no colon after a key", 2, 7),
      ("[1 2]", "neither a comma nor the end of an array", 1, 4),
      ("{\"a\":1;", "neither a comma nor the end of an object", 1, 7),
      ("\u{FEFF}x", "no value where one should be", 1, 1),
      ("[\"a\n\"]", "a control character in a string", 1, 4),
      ("[\"a\\x\"]", "an unknown escape in a string", 1, 4),
      ("[\"\\u00g0\"]", "no hexadecimal digit where one should be", 1, 7),
      ("[1.]", "no digit where one should be", 1, 4),
      ("[]\n[]", "something after the end", 2, 1),
      ("[", "the end of the file where a value should be", 1, 2),
      ("[\"a", "the end of the file in a string", 1, 4),
    ] as [(String, String, Int, Int)])
  func places(text: String, message: String, line: Int, column: Int) {
    #expect(
      throws: PropertyListError.notWellFormed(
        message: message, line: line, column: column, syntax: .json)
    ) { try read(text) }
  }

  @Test func placeOfBytesThatAreNotUTF8() {
    #expect(
      throws: PropertyListError.notWellFormed(
        message: "bytes that are not UTF-8", line: 2, column: 3, syntax: .json)
    ) { try PropertyList(json: Array("[\n \"".utf8) + [0xFF] + Array("\"]".utf8)) }
  }

  @Test(arguments: ["[", "{\"a\":"])
  func depth(opening: String) throws {
    let closing = opening == "[" ? "]" : "}"
    let deepest =
      String(repeating: opening, count: 511) + "[]" + String(repeating: closing, count: 511)
    #expect(throws: Never.self) { try read(deepest) }
    #expect(throws: PropertyListError.tooDeep(limit: 512)) {
      try read(String(repeating: opening, count: 512) + "[")
    }
    #expect(throws: PropertyListError.tooDeep(limit: 512)) {
      try read(String(repeating: opening, count: 100_000))
    }
  }

  @Test func values() throws {
    var limits = PropertyList.Limits.json
    limits.nodes = 4
    #expect(try read("[1,2,3]", limits: limits).root.children.map(\.number) == [1, 2, 3])
    #expect(throws: PropertyListError.tooManyValues(limit: 4)) {
      try read("[1,2,3,4]", limits: limits)
    }
  }

  @Test func lines() throws {
    let list = try read("{\n\"a\": 1,\n\n\"b\":\n[]}")
    var counter = LineCounter(list)
    #expect(list.root.children.map { counter.line(of: $0) } == [2, 5])
  }
}
