import Testing

@testable import Atlases

@Suite struct NamePatternTests {
  private let names = ["f_2_walk", "f_10_walk", "f_1_run", "f_1_walk", "other", "f_x_run"]

  private func sequences(_ pattern: String, _ names: [String]? = nil) throws -> [String] {
    try #require(NamePattern(pattern)).sequences(names: names ?? self.names)
      .map { "\($0.name): " + $0.frames.joined(separator: " ") }
  }

  @Test(arguments: [
    (#"^f_(?<n>\d+)_(?<name>.+)$"#, ["run: f_1_run", "walk: f_1_walk f_2_walk f_10_walk"]),
    (#"^f_(?P<n>[\d]+)_(?<name>w.*)"#, ["walk: f_1_walk f_2_walk f_10_walk"]),
    (#"(?:f|g)_(?<n>[^]_]+)_(?<name>run)"#, ["run: f_1_run f_x_run"]),
    (#"f_(?<n>\d{2})_(?<name>[a-z]{1,9})"#, ["walk: f_10_walk"]),
    (#"(?<name>f)_(?<n>\d+)_(walk|run)"#, ["f: f_1_run f_1_walk f_2_walk f_10_walk"]),
  ])
  func groups(pattern: String, expected: [String]) throws {
    #expect(try sequences(pattern) == expected)
  }

  @Test(arguments: [
    "walk", "(?<name>.+)", #"(?<n>\d+)"#, "(?<name>a", "(?<name>a)(?<n>b))(", "(?<name>a)(?<n>[b)",
    #"(?<name>.)(?<n>\d)\1"#, "(?=a)(?<name>a)(?<n>b)", "(?<name>(a{50}){3})(?<n>b)",
    "(?<name>a{2,101})(?<n>b)", "(?<name>a{1)(?<n>b)", #"(?<name>a)(?<n>b)\"#,
    String(repeating: "a", count: 250) + "(?<name>a)(?<n>b)", "(?<name>a)(?<n>b)\0",
  ])
  func whatIsNoPattern(text: String) {
    #expect(NamePattern(text) == nil)
  }

  @Test func hardPatternsTakeNoLongTime() throws {
    let names = (0..<200).map { String(repeating: "a", count: 900) + "\($0)" }
    let start = ContinuousClock.now
    #expect(try sequences(#"^(?<name>(a+)+)+b(?<n>\d+)$"#, names) == [])
    #expect(try sequences(#"(?<name>(a|aa|aaa)*)(?<n>\d+)$"#, names).count == 1)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func longNamesAreLeftAlone() throws {
    #expect(
      try sequences(#"(?<name>a+)(?<n>1)"#, [String(repeating: "a", count: 2000) + "1"]) == [])
  }

  @Test func optionsChooseAmongNames() throws {
    let frame = frame2("{{0,0},{1,1}}")
    let data = Array(
      atlas2(["a_1", "a_2", "b_1", "b_2", "b_3", "c1x", "c2x"].map { ($0, frame) }).utf8)
    func names(_ grouping: NameGrouping, _ minFrames: Int = 2) throws -> [String] {
      var options = ImageMap.Options()
      options.grouping = grouping
      options.minFrames = minFrames
      return try ImageMap(bytes: data, path: "x.plist", options: options).sequences.map(\.name)
    }
    let pattern = try #require(NamePattern(#"(?<name>c)(?<n>\d)x"#))
    #expect(try names(.automatic) == ["b", "a"])
    #expect(try names(.automatic, 3) == ["b"])
    #expect(try names(.off) == [])
    #expect(try names(.pattern(pattern)) == ["c"])
    #expect(try names(.pattern(pattern), 3) == [])
  }
}
