import Testing

@testable import Atlases

@Suite struct SequenceGuessTests {
  private func guess(_ names: [String], fourDigits: Bool = false) -> [FrameSequence] {
    SequenceGuess.sequences(names: names, fallbackName: "hero", fourDigitNumbers: fourDigits)
  }

  /// Names, and for each sequence its name, its frames and whether it is strong.
  struct Row: Sendable, CustomTestStringConvertible {
    let names: [String]
    let expected: [(name: String, frames: [String], isStrong: Bool)]

    init(_ names: [String], _ expected: (String, [String], Bool)...) {
      self.names = names
      self.expected = expected.map { (name: $0.0, frames: $0.1, isStrong: $0.2) }
    }

    var testDescription: String { names.joined(separator: " ") }
  }

  static let rows = [
    // Strong: three or more, from 0 or 1, without a gap.
    Row(["w1", "w2", "w3"], ("w", ["w1", "w2", "w3"], true)),
    Row(["w2", "w0", "w1"], ("w", ["w0", "w1", "w2"], true)),
    Row(["w1", "w2"], ("w", ["w1", "w2"], false)),
    Row(["w1", "w2", "w4"], ("w", ["w1", "w2", "w4"], false)),
    Row(["w2", "w3", "w4"], ("w", ["w2", "w3", "w4"], false)),
    Row(["w1"]), Row(["w"]), Row([]), Row(["w1", "v-1"]),
    // Endings, doubled and long ones, are no part of it.
    Row(["w1.png", "w2.png", "w3.PNG"], ("w", ["w1.png", "w2.png", "w3.PNG"], true)),
    Row(["w1.png.png", "w2.psd.png"], ("w", ["w1.png.png", "w2.psd.png"], false)),
    Row(["w_1.pvr.ccz", "w_2.pvr.ccz"], ("w", ["w_1.pvr.ccz", "w_2.pvr.ccz"], false)),
    Row(["w_1.ase", "w_2.aseprite"], ("w", ["w_1.ase", "w_2.aseprite"], false)),
    // A dot may be a separator, and a name may begin with one.
    Row(["w.1", "w.2"], ("w", ["w.1", "w.2"], false)),
    Row([".1.png", ".2.png"], ("hero", [".1.png", ".2.png"], false)),
    // Variants for screens keep apart.
    Row(["w1@2x", "w2@2x", "w1"], ("w@2x", ["w1@2x", "w2@2x"], false)),
    Row(
      ["w1-hd.png", "w2-hd.png", "w1~ipad", "w2~ipad"],
      ("w-hd", ["w1-hd.png", "w2-hd.png"], false), ("w~ipad", ["w1~ipad", "w2~ipad"], false)),
    Row(["w1@2x~ipad", "w2@2x~ipad"], ("w@2x~ipad", ["w1@2x~ipad", "w2@2x~ipad"], false)),
    // Folders.
    Row(["a/w1", "a/w2", "b/w3"], ("a/w", ["a/w1", "a/w2"], false)),
    Row(["a\\w1", "a\\w2"], ("a/w", ["a\\w1", "a\\w2"], false)),
    Row(
      ["g/walk/01", "g/walk/02", "g/walk/00"],
      ("g/walk", ["g/walk/00", "g/walk/01", "g/walk/02"], true)),
    Row(
      ["0001.png", "0002.png", "0003.png"], ("hero", ["0001.png", "0002.png", "0003.png"], true)),
    // Separators and brackets; the minus sign is no part of the number.
    Row(["w-1", "w-2", "w-3"], ("w", ["w-1", "w-2", "w-3"], true)),
    Row(["w (1)", "w (2)", "w (10)"], ("w", ["w (1)", "w (2)", "w (10)"], false)),
    Row(["w[0]", "w[1]"], ("w", ["w[0]", "w[1]"], false)),
    Row(["w(1", "w(2", "w1)", "w2)"], ("w(", ["w(1", "w(2"], false)),
    Row(["w_-_1", "w_-_2"], ("w", ["w_-_1", "w_-_2"], false)),
    Row(
      ["w_1", "w_2", "w-1", "w-2", "w (1)", "w (2)"],
      ("w (", ["w (1)", "w (2)"], false), ("w-", ["w-1", "w-2"], false),
      ("w_", ["w_1", "w_2"], false)),
    // Sizes and versions count no frames.
    Row(["icon_2x2", "icon_3x3", "icon_2x3"]),
    Row(["hero_v1", "hero_v2", "v1", "v2", "a V1", "a V2"]),
    Row(["wav1", "wav2"], ("wav", ["wav1", "wav2"], false)),
    Row(["ax1", "ax2"], ("ax", ["ax1", "ax2"], false)),
    Row(["a2x_1", "a2x_2"], ("a2x", ["a2x_1", "a2x_2"], false)),
    // Padding may differ; the same number twice stays two frames.
    Row(["w_1", "w_02", "w_003"], ("w", ["w_1", "w_02", "w_003"], true)),
    Row(["w_01", "w_1", "w_2", "w_3"], ("w", ["w_1", "w_01", "w_2", "w_3"], true)),
    Row(["w_1", "w_01"]),
    Row(["w_1", "w_1", "w_2"], ("w", ["w_1", "w_2"], false)),
    // Index and duration are not guessed.
    Row(["w_0_200", "w_1_200", "w_2_200"]),
    // Letters and words are not merged.
    Row(
      ["walk_a", "walk_b", "walk_left_1", "walk_left_2", "walk_right_1"],
      ("walk_left", ["walk_left_1", "walk_left_2"], false)),
    // Case tells apart.
    Row(["w1", "W2"]),
    // Too long to be the number of a frame.
    Row(["w1234567890123456", "w1234567890123457"]),
    // Strong ones first, each kind in natural order.
    Row(
      ["b1", "b2", "a10_0", "a10_1", "a10_2", "a9_0", "a9_1", "a9_2", "A1", "A2"],
      ("a9", ["a9_0", "a9_1", "a9_2"], true), ("a10", ["a10_0", "a10_1", "a10_2"], true),
      ("A", ["A1", "A2"], false), ("b", ["b1", "b2"], false)),
  ]

  @Test(arguments: rows)
  func rule(row: Row) {
    let found = guess(row.names)
    #expect(found.map(\.name) == row.expected.map(\.name))
    #expect(found.map(\.frames) == row.expected.map(\.frames))
    #expect(found.map(\.isStrong) == row.expected.map(\.isStrong))
  }

  @Test func lastFourDigitsOfAdobeAnimate() {
    let names = ["boss 10000", "boss 10001", "boss 10002", "boss 20000", "boss 20001"]
    #expect(guess(names).map(\.name) == ["boss"])
    let four = guess(names, fourDigits: true)
    #expect(four.map(\.name) == ["boss 1", "boss 2"])
    #expect(four.map(\.frames) == [Array(names[..<3]), Array(names[3...])])
    // One shorter number, and all are counted whole.
    #expect(guess(names + ["key1"], fourDigits: true).map(\.name) == ["boss"])
  }

  @Test func whatASequenceIs() throws {
    let walk = try #require(guess((1...8).map { "walk_0\($0).png" }).first)
    #expect(walk.origin == .names)
    #expect(walk.durations == Array(repeating: 100, count: 8))
    #expect(walk.direction == .forward)
    #expect(walk.loops == 0)
    #expect(walk.reason == "walk (8: walk_01…walk_08)")
  }
}
