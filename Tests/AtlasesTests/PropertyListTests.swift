import Testing

@testable import Atlases

@Suite struct PropertyListTests {
  private func read(_ text: String, limits: PropertyList.Limits = .init()) throws -> PropertyList {
    try PropertyList(xml: Array(text.utf8), limits: limits)
  }

  @Test func entriesKeepTheirOrderAndRepetitions() throws {
    let list = try read(
      plist(
        "<key>b</key><string>1</string><key>a</key><string>2</string>"
          + "<key>b</key><string>3</string>"))
    #expect(list.root.children.map(\.key) == ["b", "a", "b"])
    #expect(list.root.children.map(\.string) == ["1", "2", "3"])
    #expect(list.root["b"]?.string == "1")
    #expect(list.root["c"] == nil)
  }

  @Test func textMayComeInPieces() throws {
    let list = try read(plist("<key>a&amp;b</key><string>x &lt;&#10;é<![CDATA[<&>]]></string>"))
    #expect(list.root.children.map(\.key) == ["a&b"])
    #expect(list.root["a&b"]?.string == "x <\né<&>")
  }

  @Test func containersNest() throws {
    let list = try read(
      plist(
        "<key>a</key><array><dict><key>k</key><array/></dict>"
          + "<string>s</string></array><key>z</key><integer>7</integer>"))
    let inner = try #require(list.root["a"])
    #expect(inner.children.map(\.kind) == [.dictionary, .string])
    #expect(inner.children.first { _ in true }?["k"]?.kind == .array)
    #expect(list.root["z"]?.number == 7)
  }

  @Test(
    arguments: [
      ("<true/>", true), ("<true></true>", true), ("<false/>", false),
      ("<string>true</string>", true), ("<string>YES</string>", true), ("<string>1</string>", true),
      ("<string>No</string>", false), ("<string>0</string>", false), ("<string></string>", false),
      ("<integer>1</integer>", true), ("<integer>0</integer>", false), ("<real>1.0</real>", true),
      ("<string>maybe</string>", nil), ("<array/>", nil), ("<integer>2</integer>", nil),
    ] as [(String, Bool?)])
  func booleans(element: String, expected: Bool?) throws {
    let list = try read(plist("<key>v</key>\(element)"))
    #expect(list.root["v"]?.bool == expected)
  }

  @Test(
    arguments: [
      ("<integer>12</integer>", 12), ("<real>-1.5</real>", -1.5), ("<string> 7 </string>", 7),
      ("<integer>\n 3\n</integer>", 3), ("<real>1e3</real>", 1000), ("<real>nan</real>", nil),
      ("<real>inf</real>", nil), ("<string>seven</string>", nil), ("<string>1,2</string>", nil),
      ("<true/>", nil),
    ] as [(String, Double?)])
  func numbers(element: String, expected: Double?) throws {
    let list = try read(plist("<key>v</key>\(element)"))
    #expect(list.root["v"]?.number == expected)
  }

  /// What real files have before and around their values.
  @Test(arguments: [
    "\u{FEFF}<?xml version='1.0'?><plist><dict><key>k</key><string>v</string></dict></plist>",
    "\n  \t<?xml version='1.0'?><plist><dict><key>k</key><string>v</string></dict></plist>",
    "\n\u{FEFF}\n<?xml version='1.0'?>\n<!DOCTYPE plist><plist><dict><key>k</key><string>v</string></dict></plist>",
    "<?xml version='1.0' encoding='UTF-16'?><plist><dict><key>k</key><string>v</string></dict></plist>",
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN><plist><dict><key>k</key><string>v</string></dict></plist>",
    "<!DOCTYPE><plist><dict><key>k</key><string>v</string></dict></plist>",
    "<!-- > --><!DOCTYPE plist SYSTEM \"x.dtd\" [ <!ENTITY e \"v\"> ]><plist><dict><key>k</key><string>&e;</string></dict></plist>",
    "<dict><key>k</key><string>v</string></dict>",
    "<plist\n version = \"1.0\" ><dict >\n<key >k</key ><string\n>v</string></dict></plist>\n\n",
    "<plist><dict><odd><key>x</key></odd><key>k</key><string>v</string></dict><dict/></plist>",
    "<plist><dict><date>2020-01-01T00:00:00Z</date><key>k</key><string>v</string></dict></plist>",
  ])
  func oddProlog(text: String) throws {
    let list = try read(text)
    #expect(list.root["k"]?.string == "v")
  }

  @Test func utf16WithItsMark() throws {
    let text =
      "<?xml version='1.0' encoding='UTF-16'?><plist><dict><key>k</key><string>é</string></dict></plist>"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(try PropertyList(xml: bytes).root["k"]?.string == "é")
  }

  @Test func linesCountFromTheTopOfTheFile() throws {
    let list = try read(
      "\n\n<?xml version='1.0'?>\n<plist><dict>\n<key>a</key><dict/>\n\n"
        + "<key>b</key>\n<string>x</string></dict></plist>")
    var lines = LineCounter(list)
    let values = Array(list.root.children)
    #expect(values.map { lines.line(of: $0) } == [5, 8])
    #expect(lines.line(of: list.root) == 4)
  }

  @Test(arguments: [
    ("<plist>\n<dict>\n <key>a</kex>\n</dict></plist>", "mismatched tag", 3, 10),
    ("\n\n <plist><dict></plist>", "mismatched tag", 3, 17),
    ("<plist><dict>", "no element found", 1, 14),
    ("<plist><dict><key>a & b</key></dict></plist>", "not well-formed (invalid token)", 1, 22),
  ])
  func notWellFormed(text: String, message: String, line: Int, column: Int) {
    #expect(throws: PropertyListError.notWellFormed(message: message, line: line, column: column)) {
      try read(text)
    }
  }

  @Test func withoutAValue() {
    #expect(throws: PropertyListError.noValue) { try read("<plist></plist>") }
  }

  @Test func depthAndCountAreLimited() throws {
    var limits = PropertyList.Limits()
    (limits.depth, limits.nodes) = (3, 5)
    func nested(_ n: Int) -> String {
      String(repeating: "<array>", count: n) + String(repeating: "</array>", count: n)
    }
    #expect(try read(nested(3), limits: limits).nodes.count == 3)
    #expect(throws: PropertyListError.tooDeep(limit: 3)) { try read(nested(4), limits: limits) }
    #expect(
      try read("<array><true/><true/><true/><true/></array>", limits: limits).nodes.count == 5)
    #expect(throws: PropertyListError.tooManyValues(limit: 5)) {
      try read("<array><true/><true/><true/><true/><true/></array>", limits: limits)
    }
  }

  @Test func entitiesMayNotBlowUpTheText() {
    let text =
      "<!DOCTYPE plist [<!ENTITY e \"\(String(repeating: "x", count: 1000))\">]>"
      + "<plist><string>\(String(repeating: "&e;", count: 100))</string></plist>"
    #expect(throws: PropertyListError.tooManyValues(limit: 2_000_000)) { try read(text) }
  }

  @Test func anyDamagedByteIsSurvived() {
    let bytes = Array(
      atlas2([("a.png", frame2("{{1,2},{3,4}}", rotated: true, source: "{5,6}"))]).utf8)
    for index in bytes.indices {
      for value in [0, 0x3C, 0x3E, 0xFF, bytes[index] ^ 1] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        _ = try? AtlasDescription(bytes: damaged)
        _ = try? AtlasDescription(bytes: Array(damaged[..<index]))
      }
    }
  }

  @Test func entitiesThatMultiplyAreRefused() {
    let levels = (1...9).map { n in
      "<!ENTITY e\(n) \"\(String(repeating: "&e\(n - 1);", count: 10))\">"
    }.joined()
    let text = "<!DOCTYPE plist [<!ENTITY e0 \"ha\">\(levels)]><plist><string>&e9;</string></plist>"
    #expect(throws: PropertyListError.self) { try read(text) }
  }
}
