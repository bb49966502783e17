import Geometry
import Testing

@testable import Atlases

@Suite struct AsepriteTests {
  private static let app = "\"app\":\"http://www.aseprite.org/\",\"image\":\"hero.png\""

  /// A sheet of so many frames, named backwards, 10 ms and 10 more for each.
  private func sheet(_ count: Int, tags: String?) -> String {
    jsonHash(
      (0..<count).map {
        ("f\(count - $0)", jsonFrame("\($0) 2 3 4", more: "\"duration\":\(10 + 10 * $0)"))
      }, meta: Self.app + (tags.map { ",\"frameTags\":[\($0)]" } ?? ""))
  }

  private func tag(_ name: String, _ from: Int, _ to: Int, more: String = "") -> String {
    "{\"name\":\"\(name)\",\"from\":\(from),\"to\":\(to)\(more)}"
  }

  /// Tags count frames in the order of the file, also in an object.
  @Test func tagsCountFramesInTheOrderOfTheFile() throws {
    let description = try describe(
      sheet(4, tags: tag("run", 1, 2) + "," + tag("all", 0, 3) + "," + tag("one", 3, 3)))
    #expect(description.format == .aseprite)
    #expect(description.sequences.map(\.name) == ["run", "all", "one"])
    #expect(description.sequences.allSatisfy { $0.origin == .aseprite && $0.isStrong })
    #expect(
      description.sequences.map(\.frames) == [["f3", "f2"], ["f4", "f3", "f2", "f1"], ["f1"]])
    #expect(description.sequences.map(\.durations) == [[20, 30], [10, 20, 30, 40], [40]])
    #expect(description.frames.map(\.duration) == [10, 20, 30, 40])
    #expect(description.problems == [])
  }

  @Test func allTagsTogetherAreBounded() throws {
    let tags = (0..<1_200).map { tag("t\($0)", 0, 999) }.joined(separator: ",")
    let description = try describe(sheet(1_000, tags: tags))
    #expect(description.sequences.count == 1_000)
    #expect(
      description.problems.map(\.message)
        == ["the tags count more than 1000000 frames: left out from t1000 on"])
  }

  @Test(
    arguments: [
      ("", .forward), (",\"direction\":\"forward\"", .forward),
      (",\"direction\":\"reverse\"", .reverse), (",\"direction\":\"pingpong\"", .pingpong),
      (",\"direction\":\"pingpong_reverse\"", .pingpongReverse),
      (",\"direction\":\"sideways\"", .forward), (",\"direction\":7", .forward),
    ] as [(String, FrameSequence.Direction)])
  func directions(text: String, expected: FrameSequence.Direction) throws {
    let description = try describe(sheet(2, tags: tag("run", 0, 1, more: text)))
    #expect(description.sequences.map(\.direction) == [expected])
  }

  @Test(arguments: [
    ("", 0), (",\"repeat\":\"3\"", 3), (",\"repeat\":2", 2), (",\"repeat\":\"\"", 0),
    (",\"repeat\":\"many\"", 0), (",\"repeat\":-1", 0), (",\"repeat\":1e300", 0),
    (",\"repeat\":null", 0),
  ])
  func repetitions(text: String, expected: Int) throws {
    let description = try describe(sheet(2, tags: tag("run", 0, 1, more: text)))
    #expect(description.sequences.map(\.loops) == [expected])
  }

  @Test(
    arguments: [
      (1, 9, ["f2", "f1"], "the tag run counts frames 1–9 of 3: cut off there"),
      (-2, 0, ["f3"], "the tag run counts frames -2–0 of 3: cut off there"),
      (3, 4, nil, "the tag run counts frames 3–4 of 3: left out"),
      (-3, -1, nil, "the tag run counts frames -3–-1 of 3: left out"),
      (2, 1, nil, "the tag run has no range of frames: left out"),
    ] as [(Int, Int, [String]?, String)])
  func tagsOfFramesThatAreNotThere(from: Int, to: Int, frames: [String]?, message: String) throws {
    let description = try describe(sheet(3, tags: tag("run", from, to)))
    #expect(description.sequences.map(\.frames) == [frames].compactMap(\.self))
    #expect(description.problems == [Problem(.warning, .missingFrame, message)])
  }

  @Test(arguments: [
    "{}", "{\"name\":\"x\"}", "{\"from\":0}", "{\"from\":\"a\",\"to\":1}", "7", "null", "[]",
    "{\"from\":1e300,\"to\":1e301}", "{\"from\":null,\"to\":null}",
  ])
  func brokenTags(text: String) throws {
    let description = try describe(sheet(3, tags: text))
    #expect(description.sequences.isEmpty)
    #expect(description.problems.map(\.code) == [.missingFrame])
  }

  /// A frame that was left out is still counted by the tags.
  @Test func brokenFramesAreCounted() throws {
    let text = jsonHash(
      [("a", jsonFrame("0 0 3 4")), ("b", "{}"), ("c", jsonFrame("1 0 3 4"))],
      meta: Self.app + ",\"frameTags\":[\(tag("run", 1, 2))]")
    #expect(try describe(text).sequences.map(\.frames) == [["c"]])
  }

  @Test(arguments: [nil, ""])
  func withoutTags(tags: String?) throws {
    let description = try describe(sheet(3, tags: tags))
    #expect(description.sequences.map(\.name) == ["(all)"])
    #expect(description.sequences.map(\.origin) == [.all])
    #expect(description.sequences.map(\.frames) == [["f3", "f2", "f1"]])
    #expect(description.sequences.map(\.durations) == [[10, 20, 30]])
    #expect(try describe(sheet(1, tags: tags)).sequences == [])
    #expect(try describe("{\"frames\":{},\"meta\":{\(Self.app)}}").sequences == [])
  }

  @Test(arguments: [("0", 100), ("-5", 100), ("null", 100), ("\"70\"", 70), ("1e400", 100)])
  func durations(text: String, expected: Double) throws {
    let frames = ["a", "b"].map { ($0, jsonFrame("0 0 3 4", more: "\"duration\":\(text)")) }
    let description = try describe(jsonHash(frames, meta: Self.app))
    #expect(description.sequences.map(\.durations) == [[expected, expected]])
    #expect(
      description.frames.map(\.duration) == [expected, expected].map { $0 == 100 ? nil : $0 })
  }

  @Test func guessedAnimationsHaveTheTimesOfTheirFrames() throws {
    let map = ImageMap(try describe(sheet(3, tags: tag("one", 0, 0))), path: "/none/x.json")
    #expect(map.sequences.map(\.name) == ["one", "f"])
    #expect(map.sequences[1].durations == [30, 20, 10])
  }

  /// The frame is larger than the picture by a border on all sides: it is moved, never scaled.
  @Test func innerPadding() throws {
    let text = jsonHash(
      [("a", jsonFrame("2 3 19 25", trimmed: "true", place: "6 9 17 23", source: "32 36"))],
      meta: Self.app)
    let frame = try #require(try describe(text).frames.first)
    #expect(frame.textureRect == Rect(x: 2, y: 3, width: 19, height: 25))
    #expect(frame.size == Size(width: 19, height: 25))
    #expect(frame.trimOffset == Point(x: 5, y: 8))
    #expect(frame.sourceSize == Size(width: 32, height: 36))
  }

  @Test func otherSheetsHaveNoInnerPadding() throws {
    let text = jsonHash([("a", jsonFrame("2 3 19 25", place: "6 9 17 23", source: "32 36"))])
    #expect(try describe(text).frames.first?.trimOffset == Point(x: 6, y: 9))
  }

  /// In an array several frames may have one name; tags still count them.
  @Test func framesOfOneName() throws {
    let frames = ["a", "b", "a", "a"].enumerated().map {
      jsonFrame("\($0 * 3) 0 3 4", more: "\"filename\":\"\($1)\"")
    }
    let description = try describe(
      "{\"frames\":[\(frames.joined(separator: ","))],\"meta\":{\(Self.app),\"frameTags\":["
        + "\(tag("run", 1, 3)),\(tag("end", 3, 3))]}}")
    #expect(description.sequences.map(\.frames) == [["b", "a", "a"], ["a"]])
    #expect(description.sequences.map(\.occurrences) == [[0, 1, 2], [2]])
    let map = ImageMap(description, path: "/none/x.json")
    let places = map.sequences.map { map.images(of: $0).map { $0?.textureRect.minX } }
    #expect(places == [[3, 6, 9], [9]])
    #expect(try describe(sheet(2, tags: tag("run", 0, 1))).sequences[0].occurrences == [])
  }

  @Test func arraysLayersAndSlices() throws {
    let frame = jsonFrame("0 0 3 4", more: "\"filename\":\"a\",\"duration\":40")
    let description = try describe(
      "{\"frames\":[\(frame)],\"meta\":{\(Self.app),\"layers\":[{\"name\":7}],"
        + "\"slices\":[{\"keys\":null}],\"frameTags\":[\(tag("run", 0, 0))]}}")
    #expect(description.format == .aseprite)
    #expect(description.sequences.map(\.durations) == [[40]])
    #expect(description.problems == [])
  }
}
