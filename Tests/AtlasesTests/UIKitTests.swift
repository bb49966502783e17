import Geometry
import Imaging
import Testing

@testable import Atlases

@Suite struct UIKitTests {
  private func describe(_ frames: [(String, [(String, String)])]) throws -> AtlasDescription {
    let entries = frames.map { name, keys in
      let keys = keys.map { "<key>\($0.0)</key><real>\($0.1)</real>" }.joined()
      return "<key>\(name)</key><dict>\(keys)</dict>\n"
    }
    return try AtlasDescription(
      bytes: Array(plist("<key>frames</key><dict>\n\(entries.joined())</dict>").utf8))
  }

  private let rect = [("x", "3"), ("y", "5"), ("w", "10"), ("h", "20")]

  /// Everything counts from the top-left: the offset is that of the piece in its canvas.
  @Test func trimmedAndWhole() throws {
    let description = try describe([
      ("trimmed", rect + [("oX", "4"), ("oY", "7"), ("oW", "15"), ("oH", "30")]), ("whole", rect),
    ])
    #expect(description.format == .uiKit)
    #expect(description.problems == [])
    #expect(description.frames.map(\.name) == ["trimmed", "whole"])
    for frame in description.frames {
      #expect(frame.textureRect == Rect(x: 3, y: 5, width: 10, height: 20))
      #expect(frame.size == Size(width: 10, height: 20))
      #expect(frame.storedRotation == .none)
    }
    #expect(description.frames.map(\.trimOffset) == [Point(x: 4, y: 7), .zero])
    #expect(
      description.frames.map(\.sourceSize)
        == [Size(width: 15, height: 30), Size(width: 10, height: 20)])
  }

  @Test func framesThatCannotBeReadAreLeftOut() throws {
    let description = try describe([
      ("good", rect), ("short", Array(rect.dropLast())), ("far", [("x", "2e9")] + rect.dropFirst()),
      ("odd", rect + [("r", "1")]),
    ])
    #expect(description.frames.map(\.name) == ["good", "odd"])
    #expect(
      description.problems.map(\.message) == [
        "left out: lacks the key h in line 4",
        "left out: x is \"2e9\" (expected a number within ±1048576) in line 5",
        "the key r is not known: ignored",
      ])
  }
}
