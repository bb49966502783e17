import TestSupport
import Testing

@testable import Atlases

@Suite struct PixiTests {
  private let folder = TemporaryFolder()

  private func sheet(
    _ name: String, frames: [String], packs: [String] = [], animations: String? = nil
  ) throws -> String {
    let meta =
      "\"image\":\"\(name).png\",\"related_multi_packs\":["
      + packs.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    try folder.writePicture(width: 20 + frames.count, height: 9, to: "\(name).png")
    return try folder.write(
      jsonHash(
        frames.enumerated().map { ($1, jsonFrame("\($0) 2 3 4")) }, meta: meta,
        more: animations.map { "\"animations\":\($0)" } ?? ""),
      to: "\(name).json")
  }

  @Test func animationsAsDeclared() throws {
    let map = try ImageMap(
      path: sheet(
        "hero", frames: ["b.png", "a1.png", "a2.png"],
        animations: "{\"run\":[\"b.png\",\"a2\",\"a1.png\",\"b.png\"],\"odd\":7,\"none\":[]}"))
    #expect(map.format == .pixi)
    #expect(map.sequences.map(\.name) == ["run", "a"])
    #expect(map.sequences.map(\.origin) == [.pixi, .names])
    #expect(map.sequences[0].frames == ["b.png", "a2.png", "a1.png", "b.png"])
    #expect(map.sequences[0].durations == [100, 100, 100, 100])
    #expect(map.problems.map(\.message) == ["the animation none has no frames: left out"])
  }

  @Test func missingFramesAreSkippedAndTold() throws {
    let map = try ImageMap(
      path: sheet(
        "hero", frames: ["a", "b"], animations: "{\"run\":[\"a\",\"gone\",\"b\",7]}"))
    #expect(map.sequences.map(\.frames) == [["a", "b"]])
    #expect(map.problems.map(\.code) == [.missingFrame])
    #expect(
      map.problems.map(\.message)
        == ["the animation run names frames that are not there: gone, 7 (skipped)"])
  }

  @Test func guessesThatAreDeclaredAreNotRepeated() throws {
    let map = try ImageMap(
      path: sheet(
        "hero", frames: ["a1", "a2", "a3"], animations: "{\"run\":[\"a1\",\"a2\",\"a3\"]}"))
    #expect(map.sequences.map(\.name) == ["run"])
  }

  /// Each sheet of a pack names all others.
  @Test func packs() throws {
    let names = ["p-0", "p-1", "p-2"]
    func others(_ name: String) -> [String] { names.filter { $0 != name }.map { $0 + ".json" } }
    let path = try sheet(
      "p-0", frames: ["a"], packs: others("p-0"), animations: "{\"run\":[\"a\",\"c\",\"b\"]}")
    _ = try sheet("p-1", frames: ["b", "b2"], packs: others("p-1"))
    _ = try sheet("p-2", frames: ["c", "c2", "c3"], packs: others("p-2"))
    let map = try ImageMap(path: path)
    #expect(Array(map) == ["a", "b", "b2", "c", "c2", "c3"])
    #expect(map.pages.map(\.image) == ["p-0.png", "p-1.png", "p-2.png"])
    #expect(map["c"]?.page.width == 23 && map["c"]?.pageIndex == 2)
    #expect(map.sequences.first?.frames == ["a", "c", "b"])
    #expect(map.problems == [])
  }

  @Test func aMissingPackIsTold() throws {
    let map = try ImageMap(path: sheet("p-0", frames: ["a"], packs: ["p-1.json"]))
    #expect(Array(map) == ["a"])
    #expect(
      map.problems == [
        Problem(
          .error, .missingFrame,
          "p-1.json was not found beside the data file: its frames are missing")
      ])
  }
}
