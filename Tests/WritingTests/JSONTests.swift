import Testing
import Writing

@Suite struct JSONTests {
  @Test(arguments: [
    (JSON.null, "null"), (.bool(true), "true"), (.bool(false), "false"),
    (.integer(0), "0"), (.integer(-7), "-7"), (.number(3), "3"), (.number(-0.0), "0"),
    (.number(0.5), "0.5"), (.number(-12.5), "-12.5"), (.number(0.1), "0.1"),
    (.number(1_000_000_000_000_000), "1000000000000000"), (.number(1e300), "1e+300"),
    (.number(1e-7), "1e-07"), (.number(.nan), "null"), (.number(.infinity), "null"),
    (.number(-.infinity), "null"),
    (.optional(nil), "null"), (.optional("a"), "\"a\""), (.string(""), "\"\""),
    (.array([]), "[]"), (.object([]), "{}"),
  ])
  func plainValues(value: JSON, text: String) {
    #expect(value.text == text)
  }

  @Test(arguments: [
    ("a\"b", #""a\"b""#), (#"a\b"#, #""a\\b""#), ("a/b", #""a/b""#), ("\n\r\t", #""\n\r\t""#),
    ("\r\n", #""\r\n""#), ("\u{0}\u{1}\u{1F}\u{7F}", #""\u0000\u0001\u001f\u007f""#),
    ("\u{8}\u{C}", #""\u0008\u000c""#), ("größe 🦊", #""größe 🦊""#),
    ("a\u{2028}b\u{2029}c", #""a\u2028b\u2029c""#),
    ("\u{80}\u{9B}31m\u{9F}\u{A0}", "\"\\u0080\\u009b31m\\u009f\u{A0}\""),
    ("\u{202E}\u{2066}\u{200D}", "\"\\u202e\\u2066\u{200D}\""), ("\"\u{301}", "\"\\\"\u{301}\""),
    ("e\u{301}", "\"e\u{301}\""),
  ])
  func strings(value: String, text: String) {
    #expect(Array(JSON.string(value).text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func objectsKeepTheirOrderAndDuplicates() {
    let object = JSON.object([("z", .integer(1)), ("a", .bool(true)), ("z", .null), ("\n", .null)])
    #expect(object.text == #"{"z": 1, "a": true, "z": null, "\n": null}"#)
  }

  @Test func whatHoldsMoreThanPlainValuesIsIndented() {
    let value = JSON.object([
      ("plain", .array([.integer(1), .integer(2)])), ("empty", .array([])),
      ("deep", .array([.object([("a", .number(0.5))]), .array([.array([])])])),
    ])
    let text = """
      {
        "plain": [1, 2],
        "empty": [],
        "deep": [
          {"a": 0.5},
          [
            []
          ]
        ]
      }
      """
    #expect(value.text == text)
  }
}
