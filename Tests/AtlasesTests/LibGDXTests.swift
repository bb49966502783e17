import Geometry
import Imaging
import TestSupport
import Testing

@testable import Atlases

@Suite struct LibGDXTests {
  private let folder = TemporaryFolder()

  private func describe(_ text: String) throws -> AtlasDescription {
    try AtlasDescription(bytes: Array(text.utf8))
  }

  private func page(_ regions: String, keys: String = "size: 64,32\n") -> String {
    "p.png\n\(keys)\(regions)"
  }

  // MARK: Geometry

  /// Both forms say the same: y downwards, upright size, the offset from the left and the bottom.
  @Test(arguments: [
    "hero\n  rotate: false\n  xy: 3, 5\n  size: 10, 20\n  orig: 15, 30\n  offset: 2, 3\n  index: -1\n",
    "hero\nbounds:3,5,10,20\noffsets:2,3,15,30\n",
    "hero\n\tbounds: 3, 5, 10, 20\n\toffsets: 2, 3, 15, 30\n\trotate: 0\n\tfuture: 7, what\n",
  ])
  func upright(region: String) throws {
    let description = try describe(page(region))
    #expect(description.format == .libGDX)
    #expect(description.problems == [])
    let frame = try #require(description.frames.first)
    #expect(frame.name == "hero")
    #expect(frame.textureRect == Rect(x: 3, y: 5, width: 10, height: 20))
    #expect(frame.storedRotation == .none)
    #expect(frame.size == Size(width: 10, height: 20))
    #expect(frame.trimOffset == Point(x: 2, y: 7))
    #expect(frame.sourceSize == Size(width: 15, height: 30))
    #expect(frame.index == nil)
  }

  /// Degrees are counterclockwise; the offset stays in upright axes.
  @Test(
    arguments: [
      ("true", .counterclockwise, Size(width: 20, height: 10)),
      ("90", .counterclockwise, Size(width: 20, height: 10)),
      ("180", .half, Size(width: 10, height: 20)),
      ("270", .clockwise, Size(width: 20, height: 10)),
      ("false", .none, Size(width: 10, height: 20)),
    ] as [(String, QuarterTurn, Size)])
  func turned(rotate: String, turn: QuarterTurn, packed: Size) throws {
    let description = try describe(
      page("a\n  bounds: 3, 5, 10, 20\n  offsets: 2, 3, 15, 30\n  rotate: \(rotate)\n"))
    let frame = try #require(description.frames.first)
    #expect(frame.storedRotation == turn)
    #expect(frame.textureRect == Rect(origin: Point(x: 3, y: 5), size: packed))
    #expect(frame.size == Size(width: 10, height: 20))
    #expect(frame.trimOffset == Point(x: 2, y: 7))
  }

  @Test func turnedPiecesAreTurnedBackClockwise() throws {
    try folder.writePicture(width: 12, height: 10, to: "p.png")
    let text = page("a\n  bounds: 2, 3, 2, 3\n  rotate: true\n")
    let map = try ImageMap(path: folder.write(text, to: "a.atlas"))
    #expect(try map["a"]?.bitmap().places == ["2,4 2,3", "3,4 3,3", "4,4 4,3"])
  }

  @Test func otherTurnsAreReadAsNone() throws {
    let description = try describe(page("a\n  bounds: 3, 5, 10, 20\n  rotate: 45\n"))
    #expect(description.frames.map(\.storedRotation) == [.none])
    #expect(
      description.problems == [
        Problem(
          .warning, .unknownKey, sprite: "a",
          "rotate is \"45\" in line 3 (expected true, false, 90, 180 or 270: read as false)")
      ])
  }

  @Test func regionsThatCannotBeReadAreLeftOut() throws {
    let description = try describe(
      page("a\nxy: 1, 2\nb\nbounds: 1, 2, 3\nc\nbounds: 1, 2, 3, -4\nd\nbounds: 1, 2, 3, 4\n"))
    #expect(description.frames.map(\.name) == ["d"])
    #expect(
      description.problems.map(\.message) == [
        "left out: lacks the key size in line 3",
        "left out: bounds is \"1, 2, 3\" (expected 4 numbers within ±1048576) in line 5",
        "left out: bounds is \"1, 2, 3, -4\" (expected a size from 0 to 1048576) in line 7",
      ])
  }

  // MARK: Lines

  /// Spaces belong to a name, the ends of lines do not.
  @Test(arguments: ["\n", "\r\n"])
  func namesKeepTheirSpaces(end: String) throws {
    let lines = ["", "p.png", "size: 64,32", "arm ", "bounds: 1,2,3,4", "leg 2", "bounds: 5,6,7,8"]
    let description = try describe(lines.joined(separator: end))
    #expect(description.frames.map(\.name) == ["arm ", "leg 2"])
    #expect(description.pages.map(\.textureNames) == [["p.png"]])
  }

  @Test func splitAndPadAreOfNoUse() throws {
    let description = try describe(
      page("a\nbounds: 1,2,3,4\nsplit: 1,1,1,1\npad: 2,2,2,2\n", keys: "repeat: none\n"))
    #expect(description.frames.map(\.name) == ["a"])
    #expect(description.frames.map(\.sourceSize) == [Size(width: 3, height: 4)])
    #expect(description.problems == [])
  }

  @Test(arguments: [
    "notes: here\n", "just\nsome\nlines\n", "images {\n  x: 1\n}\n", "p.png\n\0size: 1\n",
  ])
  func otherTextIsNoAtlas(text: String) {
    #expect(throws: AtlasError.Reason.notAnAtlas) { try describe(text) }
  }

  // MARK: Pages

  /// Every page lies beside the file; an empty line ends one.
  @Test func pages() throws {
    try folder.writePicture(width: 64, height: 32, to: "p.png")
    try folder.writePicture(width: 16, height: 8, to: "p2.png")
    let text =
      page("a\nbounds: 1,2,3,4\n")
      + "\np2.png\nsize:16,8\npma:true\nscale: 0.5\nb\nbounds: 5,6,7,2\n"
    let description = try describe(text)
    #expect(description.pages.map(\.isPremultiplied) == [false, true])
    #expect(description.scale == 0.5)
    for name in ["p.atlas", "q.atlas.txt"] {
      let map = try ImageMap(path: folder.write(text, to: name))
      #expect(map.pages.map(\.image) == ["p.png", "p2.png"])
      #expect(map["a"]?.pageIndex == 0 && map["b"]?.pageIndex == 1)
      #expect(try map["b"]?.bitmap().places.first == "5,6 6,6 7,6 8,6 9,6 10,6 11,6")
    }
    #expect(try ImageMap(path: folder.path + "/q").path.hasSuffix("/q.atlas.txt"))
  }

  // MARK: Indexes

  private let walk =
    "walk\nbounds: 2,0,1,1\nindex: 2\nwalk\nbounds: 10,0,1,1\nindex: 10\n"
    + "rest\nbounds: 9,0,1,1\nindex: -1\nwalk\nbounds: 0,0,1,1\nindex: 0\n"
    + "lone\nbounds: 8,0,1,1\nindex: 4\n"

  /// Regions of one name are an animation in the order of their indexes, whatever that of the file.
  @Test func regionsOfOneNameAreASequence() throws {
    try folder.writePicture(width: 64, height: 32, to: "p.png")
    let map = try ImageMap(path: folder.write(page(walk), to: "p.atlas"))
    #expect(Array(map) == ["lone", "rest", "walk", "walk", "walk"])
    #expect((0..<map.count).map { map[$0].index } == [4, nil, 0, 2, 10])
    #expect(map["walk"]?.textureRect.minX == 0)
    #expect(map.problems == [])
    #expect(map.sequences.map(\.name) == ["walk"])
    let sequence = try #require(map.sequences.first)
    #expect(sequence.origin == .libGDX && sequence.isStrong)
    #expect(sequence.frames == ["walk", "walk", "walk"])
    #expect(map.images(of: sequence).map { $0?.textureRect.minX } == [0, 2, 10])
  }

  @Test func equalIndexesAreReported() throws {
    let text = page("a\nbounds: 1,2,3,4\nindex: 1\na\nbounds: 5,6,7,8\nindex: 1\n")
    try folder.writePicture(width: 64, height: 32, to: "p.png")
    let map = try ImageMap(path: folder.write(text, to: "p.atlas"))
    #expect(map.problems.map(\.code) == [.duplicateName])
    #expect(map.sequences == [])
  }

  @Test func imagesOfSequencesThatDoNotFit() throws {
    let map = try ImageMap(bytes: Array(page(walk).utf8), path: "/nowhere/p.atlas")
    let sequence = FrameSequence(
      name: "x", origin: .names, frames: ["walk", "gone", "walk", "walk", "walk", "walk"],
      occurrences: [2, 0, 3, -1, 9])
    #expect(
      map.images(of: sequence).map { $0?.textureRect.minX } == [10, nil, nil, nil, nil, 0])
  }
}
