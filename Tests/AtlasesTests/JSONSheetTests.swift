import Geometry
import Imaging
import TestSupport
import Testing

@testable import Atlases

/// The frame of a sheet in JSON; whatever is nil is not in it.
func jsonFrame(
  _ frame: String, rotated: String? = "false", trimmed: String? = nil, place: String? = nil,
  source: String? = nil, more: String = ""
) -> String {
  func box(_ key: String, _ text: String?) -> String {
    guard let text else { return "" }
    let numbers = text.split(separator: " ")
    let keys = numbers.count == 2 ? ["w", "h"] : ["x", "y", "w", "h"]
    return ",\"\(key)\":{"
      + zip(keys, numbers).map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }
  return "{\"frame\":" + box("", frame).dropFirst(4)
    + (rotated.map { ",\"rotated\":\($0)" } ?? "") + (trimmed.map { ",\"trimmed\":\($0)" } ?? "")
    + box("spriteSourceSize", place) + box("sourceSize", source)
    + (more.isEmpty ? "" : "," + more) + "}"
}

/// A sheet with an object of frames.
func jsonHash(
  _ frames: [(String, String)], meta: String = "\"image\":\"hero.png\"", more: String = ""
)
  -> String
{
  "{\"frames\":{" + frames.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",\n") + "}"
    + (more.isEmpty ? "" : "," + more) + ",\"meta\":{\(meta)}}"
}

func describe(_ text: String) throws -> AtlasDescription {
  try AtlasDescription(bytes: Array(text.utf8))
}

@Suite struct JSONSheetTests {
  private func frame(_ text: String, problems: [Problem] = []) throws -> AtlasDescription.Frame {
    let description = try describe(jsonHash([("a", text)]))
    #expect(description.problems == problems)
    return try #require(description.frames.first)
  }

  // MARK: Frames

  @Test func upright() throws {
    let frame = try frame(
      jsonFrame("3 5 10 20", trimmed: "true", place: "4 7 10 20", source: "15 30"))
    #expect(frame.textureRect == Rect(x: 3, y: 5, width: 10, height: 20))
    #expect(frame.storedRotation == .none)
    #expect(frame.size == Size(width: 10, height: 20))
    #expect(frame.trimOffset == Point(x: 4, y: 7))
    #expect(frame.sourceSize == Size(width: 15, height: 30))
    #expect(frame.anchor == nil && frame.duration == nil)
  }

  /// `frame` has the upright size, so the packed one has its axes exchanged.
  @Test func turned() throws {
    let frame = try frame(
      jsonFrame("3 5 10 20", rotated: "true", trimmed: "true", place: "4 7 10 20", source: "15 30"))
    #expect(frame.textureRect == Rect(x: 3, y: 5, width: 20, height: 10))
    #expect(frame.storedRotation == .clockwise)
    #expect(frame.size == Size(width: 10, height: 20))
    #expect(frame.trimOffset == Point(x: 4, y: 7))
  }

  /// A turned frame that only fits with its axes exchanged is within the page.
  @Test func turnedFramesAreHeldAgainstThePageAsTheyLie() throws {
    let folder = TemporaryFolder()
    try folder.writePicture(width: 64, height: 32, to: "hero.png")
    let map = try ImageMap(
      path: folder.write(
        jsonHash([
          ("fits", jsonFrame("34 12 20 30", rotated: "true")),
          ("not", jsonFrame("35 12 20 30", rotated: "true")),
          ("upright", jsonFrame("34 12 20 30")),
        ]), to: "hero.json"))
    #expect(map.problems.map(\.sprite) == ["not", "upright"])
    #expect(map.problems.map(\.code) == [.outOfBounds, .outOfBounds])
  }

  /// A pure quarter turn back: no mirroring, no scaling.
  @Test func turnedPixels() throws {
    let folder = TemporaryFolder()
    try folder.writePicture(width: 16, height: 16, to: "hero.png")
    let map = try ImageMap(
      path: folder.write(
        jsonHash([
          ("a", jsonFrame("5 3 2 3", rotated: "true", place: "1 0 2 3", source: "4 4"))
        ]), to: "hero.json"))
    #expect(
      try map[0].bitmap().places == [
        ". 7,3 7,4 .", ". 6,3 6,4 .", ". 5,3 5,4 .", ". . . .",
      ])
  }

  @Test(
    arguments: [
      ("true", .clockwise), ("\"true\"", .clockwise), ("1", .clockwise), ("\"1\"", .clockwise),
      ("\"yes\"", .clockwise), ("false", .none), ("\"false\"", .none), ("0", .none),
      ("\"\"", .none), ("null", .none), (nil, .none), ("{}", .none),
    ] as [(String?, QuarterTurn)])
  func spellingsOfRotated(text: String?, expected: QuarterTurn) throws {
    #expect(try frame(jsonFrame("3 5 10 20", rotated: text)).storedRotation == expected)
  }

  @Test func withoutSourceAndPlace() throws {
    let bare = try frame(jsonFrame("3 5 10 20", rotated: nil))
    #expect(bare.trimOffset == .zero && bare.sourceSize == Size(width: 10, height: 20))
    let source = try frame(jsonFrame("3 5 10 20", source: "15 30"))
    #expect(source.trimOffset == .zero && source.sourceSize == Size(width: 15, height: 30))
  }

  /// All of the canvas is there, so the piece cannot lie anywhere but at its corner.
  @Test(arguments: ["false", "\"false\"", "0"])
  func untrimmedFramesAreNotMoved(trimmed: String) throws {
    let problem = Problem(
      .warning, .trimOutside, sprite: "a",
      "spriteSourceSize moves a picture that is not trimmed: taken as if it did not")
    let frame = try frame(
      jsonFrame("3 5 48 45", trimmed: trimmed, place: "8 9 48 45", source: "48 45"),
      problems: [problem])
    #expect(frame.trimOffset == .zero)
  }

  @Test(arguments: ["true", "\"true\"", "1"])
  func trimmedFramesAreMovedEvenOutOfTheirCanvas(trimmed: String) throws {
    let frame = try frame(
      jsonFrame("3 5 48 45", trimmed: trimmed, place: "8 9 48 45", source: "48 45"))
    #expect(frame.trimOffset == Point(x: 8, y: 9))
  }

  @Test(
    arguments: [
      ("\"anchor\":{\"x\":0.25,\"y\":1}", Point(x: 0.25, y: 1)),
      ("\"pivot\":{\"x\":0,\"y\":0.75}", Point(x: 0, y: 0.75)),
      ("\"pivot\":{\"x\":\"0.5\",\"y\":-2}", Point(x: 0.5, y: -2)), ("\"pivot\":{}", nil),
      ("\"pivot\":{\"x\":1e400,\"y\":0}", nil), ("\"pivot\":{\"x\":0}", nil),
      ("\"pivot\":null", nil), ("\"pivot\":\"center\"", nil),
    ] as [(String, Point?)])
  func anchors(text: String, expected: Point?) throws {
    #expect(try frame(jsonFrame("3 5 10 20", more: text)).anchor == expected)
  }

  @Test(arguments: [
    ("{}", "has no rectangle (expected frame, textureRect, or x and y)"),
    ("{\"frame\":[1,2,3,4]}", "has no rectangle (expected frame, textureRect, or x and y)"),
    ("7", "has no rectangle (expected frame, textureRect, or x and y)"),
    ("{\"frame\":{\"x\":1,\"y\":2,\"w\":3}}", "lacks the key frame.h"),
    ("{\"frame\":{\"y\":2,\"w\":3,\"h\":4}}", "lacks the key frame.x"),
    (
      jsonFrame("1 2 -3 4"), "frame is \"-3×4\" (expected a size from 0 to 1048576)"
    ),
    (
      jsonFrame("1 2 3 1e9"), "frame.h is \"1e9\" (expected a number within ±1048576)"
    ),
    (
      jsonFrame("1e999 2 3 4"), "frame.x is \"1e999\" (expected a number within ±1048576)"
    ),
    (
      jsonFrame("true 2 3 4"), "frame.x is \"true\" (expected a number within ±1048576)"
    ),
    (
      jsonFrame("1 2 3 4", source: "1e308 4"),
      "sourceSize.w is \"1e308\" (expected a number within ±1048576)"
    ),
    (
      jsonFrame("1 2 3 4", place: "9e9 0 3 4"),
      "spriteSourceSize.x is \"9e9\" (expected a number within ±1048576)"
    ),
  ])
  func leftOut(text: String, message: String) throws {
    let description = try describe(jsonHash([("a", jsonFrame("1 2 3 4")), ("b", text)]))
    #expect(description.frames.map(\.name) == ["a"])
    #expect(
      description.problems == [
        Problem(.error, .emptyRect, sprite: "b", "left out: \(message) in line 2")
      ])
  }

  @Test func unknownKeysAreToldOnce() throws {
    let text = jsonFrame("1 2 3 4", more: "\"mystery\":1")
    let description = try describe(jsonHash([("a", text), ("b", text)]))
    #expect(
      description.problems == [
        Problem(.note, .unknownKey, sprite: "a", "the key mystery is not known: ignored")
      ])
  }

  // MARK: Sheets

  @Test func hashKeepsTheOrderOfTheFileAndRepetitions() throws {
    let description = try describe(
      jsonHash([
        ("b10", jsonFrame("1 0 3 4")), ("b9", jsonFrame("2 0 3 4")), ("a", jsonFrame("3 0 3 4")),
        ("b9", jsonFrame("4 0 3 4")),
      ]))
    #expect(description.format == .jsonHash)
    #expect(description.frames.map(\.name) == ["b10", "b9", "a", "b9"])
    #expect(description.frames.map(\.textureRect.minX) == [1, 2, 3, 4])
    #expect(
      ImageMap(description, path: "/none/x.json").problems.map(\.code).contains(.duplicateName))
  }

  @Test func array() throws {
    let frames = ["b", "a"].map { jsonFrame("1 2 3 4", more: "\"filename\":\"\($0)\"") }
    let description = try describe(
      "{\"frames\":[\(frames[0]),\(frames[1]),\(jsonFrame("5 6 7 8"))]}")
    #expect(description.format == .jsonArray)
    #expect(description.frames.map(\.name) == ["b", "a", "2"])
    #expect(description.pages.map(\.textureNames) == [[]])
  }

  @Test(
    arguments: [
      ("{\"frames\":{}}", .jsonHash), ("{\"frames\":[],\"meta\":{}}", .jsonArray),
      ("{\"frames\":[]}", nil), ("{\"frames\":[[0,0,3,4]]}", nil), ("{\"frames\":{\"a\":1}}", nil),
      ("{\"frames\":7,\"meta\":{}}", nil), ("{\"textures\":[]}", nil), ("{\"meta\":{}}", nil),
      ("{}", nil), ("{\"a.png\":{\"b\":[1,2]},\"c\":1}", nil), ("{\"a\":{\"b\":[1,2,3,4]}}", nil),
    ] as [(String, AtlasFormat?)])
  func whatIsASheet(text: String, expected: AtlasFormat?) throws {
    guard let expected else {
      #expect(throws: AtlasError.Reason.self) { try describe(text) }
      return
    }
    #expect(try describe(text).format == expected)
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    #expect(try describe("\u{FEFF}" + jsonHash([("a", jsonFrame("1 2 3 4"))])).frames.count == 1)
  }

  @Test func faultsTellTheirPlace() {
    #expect(
      throws: AtlasError.Reason.notWellFormed(
        message: "neither a comma nor the end of an object", line: 2, column: 6, syntax: .json)
    ) { try describe("{\"frames\":{\n\"a\":1;}}") }
  }

  // MARK: What meta says

  /// An absolute path of the author's machine, of whichever system, counts by its last component.
  @Test(arguments: [
    "hero.png", "C:\\\\art\\\\hero.png", "/home/me/hero.png", "art/hero.png", "../hero.png",
    "HERO.PNG", "hero",
  ])
  func imageNames(name: String) throws {
    let folder = TemporaryFolder()
    try folder.writePicture(width: 64, height: 32, to: "hero.png")
    let text = jsonHash([("a", jsonFrame("1 2 3 4"))], meta: "\"image\":\"\(name)\"")
    let map = try ImageMap(path: folder.write(text, to: "data.json"))
    #expect(map.pages.map(\.image) == ["hero.png"])
  }

  /// The end of the file's name, else `meta.scale`, and never both.
  @Test(
    arguments: [
      ("hero.json", "2", 2), ("hero.json", "\"0.5\"", 0.5), ("hero@2x.json", "2", 2),
      ("hero@2x.json", "\"0.5\"", 2), ("hero@1x.json", "0.5", 1), ("hero.json", "0", 1),
      ("hero.json", "-2", 1), ("hero.json", "\"big\"", 1), ("hero.json", "1e999", 1),
      ("hero.json", "null", 1), ("hero.json", "{}", 1), ("hero.json", "1e9", 1),
    ] as [(String, String, Double)])
  func scale(name: String, meta: String, expected: Double) throws {
    let folder = TemporaryFolder()
    let text = jsonHash([("a", jsonFrame("1 2 6 4"))], meta: "\"scale\":\(meta)")
    let map = try ImageMap(path: folder.write(text, to: name))
    #expect(map.scale == expected)
    #expect(map[0].size == Size(width: 6 / expected, height: 4 / expected))
  }

  @Test func numbersInNamesGoByTheirValue() throws {
    let names = ["w_1", "w_10", "w_002", "w_3"]
    let map = ImageMap(
      try describe(jsonHash(names.map { ($0, jsonFrame("1 2 3 4")) })), path: "/none/x.json")
    #expect(map.sequences.map(\.frames) == [["w_1", "w_002", "w_3", "w_10"]])
  }
}
