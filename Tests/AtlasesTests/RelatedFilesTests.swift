import Geometry
import TestSupport
import Testing

@testable import Atlases

@Suite struct RelatedFilesTests {
  private let folder = TemporaryFolder()

  /// A description of one frame that names further files.
  private func first(_ related: String...) -> AtlasDescription {
    var description = AtlasDescription(
      format: .cocos2D2, pages: [.init(textureNames: ["first.png"])],
      frames: [
        .init(
          name: "first", textureRect: Rect(x: 1, y: 2, width: 3, height: 4),
          size: Size(width: 3, height: 4), trimOffset: .zero,
          sourceSize: Size(width: 3, height: 4))
      ])
    description.related = related
    return description
  }

  private func merged(_ description: AtlasDescription, limit: Int = 1 << 20) -> AtlasDescription {
    RelatedFiles.merged(description, path: folder.path + "/first.plist", limit: limit)
  }

  @discardableResult
  private func sheet(_ name: String, frame: String) throws -> String {
    try folder.write(
      atlas2(
        [(frame, frame2("{{0,0},{4,4}}"))],
        metadata: "<key>textureFileName</key><string>\(frame).png</string>"), to: name)
  }

  @Test func framesKeepTheirPages() throws {
    try sheet("b.plist", frame: "b")
    try sheet("more/c.plist", frame: "c")
    let all = merged(first("b.plist", "more/c.plist"))
    #expect(all.frames.map(\.name) == ["first", "b", "c"])
    #expect(all.frames.map(\.page) == [0, 1, 2])
    #expect(all.pages.map(\.textureNames) == [["first.png"], ["b.png"], ["c.png"]])
    #expect(
      all.pages.map(\.dataPath) == [nil, folder.path + "/b.plist", folder.path + "/more/c.plist"])
    #expect(all.problems == [])
  }

  @Test func texturesLieBesideTheFileThatNamesThem() throws {
    try sheet("more/c.plist", frame: "c")
    try folder.writePicture(width: 9, height: 7, to: "more/c.png")
    try folder.writePicture(width: 5, height: 6, to: "first.png")
    let map = ImageMap(
      merged(first("more/c.plist")), path: folder.path + "/first.plist")
    #expect(map.pages.map(\.width) == [5, 9])
    #expect(map["c"]?.page.path == folder.path + "/more/c.png")
  }

  @Test func eachFileIsReadOnce() throws {
    try sheet("b.plist", frame: "b")
    try sheet("first.plist", frame: "again")
    let all = merged(
      first("b.plist", "./b.plist", "b.plist", "none/b.plist", "first.plist", "./first.plist"))
    #expect(all.frames.map(\.name) == ["first", "b"])
    #expect(all.problems == [])
  }

  @Test(arguments: [
    "../secret.plist", "/etc/secret.plist", "C:\\x\\secret.plist", "a/../../secret.plist",
    "..\\secret.plist",
  ])
  func namesThatLeadOutCountBesideTheFile(name: String) throws {
    try folder.makeFolder("in")
    try sheet("secret.plist", frame: "outside")
    let inside = RelatedFiles.merged(
      first(name), path: folder.path + "/in/first.plist", limit: 1 << 20)
    #expect(inside.frames.map(\.name) == ["first"])
    #expect(
      inside.problems == [
        Problem(
          .error, .missingFrame,
          "\(name) was not found beside the data file: its frames are missing")
      ])
    try sheet("in/secret.plist", frame: "beside")
    let found = RelatedFiles.merged(
      first(name), path: folder.path + "/in/first.plist", limit: 1 << 20)
    #expect(found.frames.map(\.name) == ["first", "beside"])
  }

  @Test(arguments: ["", ".", "..", "/", "a/..", "\0", "b.plist\0", "in"])
  func namesOfNothing(name: String) throws {
    try folder.makeFolder("in")
    try sheet("b.plist", frame: "b")
    let all = merged(first(name))
    #expect(all.frames.count == 1)
    #expect(all.problems.map(\.code) == [.missingFrame])
  }

  @Test func brokenFiles() throws {
    try folder.write("{\"frames\":", to: "broken.json")
    try folder.write("hello", to: "text.txt")
    try sheet("b.plist", frame: "b")
    let all = merged(first("broken.json", "text.txt", "b.plist"))
    #expect(all.frames.map(\.name) == ["first", "b"])
    #expect(all.problems.map(\.code) == [.missingFrame, .missingFrame])
    #expect(
      all.problems.first?.message
        == "broken.json is not well-formed JSON: the end of the file where a value should be at"
        + " line 1, column 11 (mend it there, or export the atlas again): its frames are missing")
  }

  @Test func filesTogetherHaveTheLimitOfOne() throws {
    try sheet("b.plist", frame: "b")
    try sheet("c.plist", frame: "c")
    let all = merged(first("b.plist", "c.plist"), limit: 600)
    #expect(all.frames.map(\.name) == ["first", "b"])
    #expect(all.problems.map(\.code) == [.missingFrame])
  }

  @Test func thereIsAnEnd() throws {
    for i in 0..<70 { try sheet("\(i).plist", frame: "\(i)") }
    var description = first()
    description.related = (0..<70).map { "\($0).plist" }
    let all = merged(description)
    #expect(all.frames.count == 65)
    #expect(all.problems.map(\.code) == [.missingFrame])
  }

  // MARK: What only the whole settles

  @Test func animationsNameFramesOfAnyFile() throws {
    try folder.write(
      atlas2([("b.png", frame2("{{0,0},{4,4}}")), ("c", frame2("{{0,0},{4,4}}"))]), to: "b.plist")
    var description = first("b.plist")
    description.sequences = [
      FrameSequence(
        name: "walk", origin: .cocos2D, frames: ["b", "gone", "first", "b"],
        durations: [10, 20, 30, 40]),
      FrameSequence(name: "lost", origin: .cocos2D, frames: ["x", "y", "z", "u", "v", "w"]),
      FrameSequence(name: "empty", origin: .cocos2D, frames: []),
    ]
    let map = ImageMap(merged(description), path: folder.path + "/first.plist")
    #expect(map.sequences.map(\.name) == ["walk"])
    #expect(map.sequences.map(\.frames) == [["b.png", "first", "b.png"]])
    #expect(map.sequences.map(\.durations) == [[10, 30, 40]])
    #expect(
      map.problems.filter { $0.code == .missingFrame }.map(\.message) == [
        "the animation walk names frames that are not there: gone (skipped)",
        "the animation lost names frames that are not there: x, y, z, u and 2 more (left out)",
        "the animation empty has no frames: left out",
      ])
  }

  @Test func rectanglesFromTheBottom() throws {
    try folder.writePicture(width: 20, height: 50, to: "first.png")
    var description = first()
    description.pages[0].hasBottomOrigin = true
    let map = ImageMap(description, path: folder.path + "/first.plist")
    #expect(map["first"]?.textureRect == Rect(x: 1, y: 44, width: 3, height: 4))
    #expect(map.problems == [])
  }

  @Test func rectanglesFromAnUnknownBottom() throws {
    var description = first()
    description.pages[0].hasBottomOrigin = true
    let map = ImageMap(description, path: folder.path + "/first.plist")
    #expect(map["first"]?.textureRect == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(map.problems.map(\.code) == [.missingTexture, .missingTexture])
  }
}
