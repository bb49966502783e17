import Geometry
import Testing

@testable import Atlases

@Suite struct UnityTests {
  private let header = "# by hand\n:format=40000\n:texture=p.png\n:size=64x32\n\n"

  private func describe(_ text: String) throws -> AtlasDescription {
    try AtlasDescription(bytes: Array(text.utf8))
  }

  /// y and the pivot count from the bottom.
  @Test func spritesAndPivots() throws {
    let description = try describe(
      header + "ui/a%3Bb;3;5;10;20; 0.25;0.125; 0;0;0;0; 4;10;0\r\nplain;1;2;3;4\n")
    #expect(description.format == .unity)
    #expect(description.problems == [])
    #expect(description.pages.map(\.textureNames) == [["p.png"]])
    #expect(description.frames.map(\.name) == ["ui/a;b", "plain"])
    #expect(
      description.frames.map(\.textureRect) == [
        Rect(x: 3, y: 7, width: 10, height: 20), Rect(x: 1, y: 26, width: 3, height: 4),
      ])
    #expect(description.frames.map(\.anchor) == [Point(x: 0.25, y: 0.875), nil])
    #expect(description.frames.map(\.sourceSize.width) == [10, 3])
  }

  @Test func spritesThatCannotBeReadAreLeftOut() throws {
    let description = try describe(header + "a;1;2;3\nb;1;x;3;4\nc;1;2;3;4\n")
    #expect(description.frames.map(\.name) == ["c"])
    #expect(
      description.problems.map(\.message) == [
        "left out: lacks the key height in line 6",
        "left out: y is \"x\" (expected a number within ±1048576) in line 7",
      ])
  }

  @Test(arguments: ["a;1;2;3;4\n", ":size=64\na;1;2;3;4\n", ":size=64x-3\na;1;2;3;4\n"])
  func withoutASizeNothingCanBePlaced(text: String) {
    #expect(throws: AtlasError.Reason.notAnAtlas) { try describe(text) }
  }
}
