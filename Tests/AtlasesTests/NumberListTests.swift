import Testing

@testable import Atlases

@Suite struct NumberListTests {
  @Test(
    arguments: [
      ("{{1,2},{3,4}}", [1, 2, 3, 4]),
      (" { { 1 , -2 } ,\n{3.25,\t4} } ", [1, -2, 3.25, 4]),
      ("{85, 121}", [85, 121]),
      ("{0.5,-0.5}", [0.5, -0.5]),
      ("+7", [7]),
      (".5", [0.5]),
      ("5.", [5]),
      ("1e2 1E-2", [100, 0.01]),
      ("123456789012345678", [123_456_789_012_345_680]),
      ("0.1234567890123456789", [0.123_456_789_012_345_68]),
      ("-0", [0]),
    ] as [(String, [Double])])
  func numbers(text: String, expected: [Double]) throws {
    let list = try #require(NumberList(text.utf8))
    #expect((0..<list.count).map { list.values[$0] } == expected)
  }

  @Test(arguments: [
    "", "{}", "{{,}}", "1 2 3 4 5", "nan", "{inf,1}", "{1,x}", "1-2", "--1", "-", ".", "1e",
    "1e999",
    "0x10", "1.2.3", "{{1,2},{3,4}};", "１",
  ])
  func notNumbers(text: String) {
    #expect(NumberList(text.utf8) == nil)
  }

  @Test func pairsAndQuads() {
    #expect(NumberList("{1,2}".utf8)?.pair ?? (0, 0) == (1, 2))
    #expect(NumberList("{1,2}".utf8)?.quad == nil)
    #expect(NumberList("{1,2,3}".utf8)?.pair == nil)
    #expect(NumberList("{{1,2},{3,4}}".utf8)?.quad ?? (0, 0, 0, 0) == (1, 2, 3, 4))
  }
}
