import Geometry
import TestSupport
import Testing

@testable import Atlases

@Suite struct Cocos2DAnimationTests {
  private let folder = TemporaryFolder()

  private func list(_ animations: String, sheets: [String] = []) -> String {
    let names = sheets.map { "<string>\($0)</string>" }.joined()
    let properties =
      "<key>properties</key><dict><key>format</key><integer>2</integer>"
      + "<key>spritesheets</key><array>\(names)</array></dict>"
    return plist(
      "<key>animations</key><dict>\(animations)</dict>" + (sheets.isEmpty ? "" : properties))
  }

  private func version1(_ name: String, _ frames: [String], delay: String = "0.12") -> String {
    "<key>\(name)</key><dict><key>delay</key><real>\(delay)</real><key>frames</key><array>"
      + frames.map { "<string>\($0)</string>" }.joined() + "</array></dict>"
  }

  private func version2(
    _ name: String, _ frames: [(String, String)], delay: String = "0.2", more: String = ""
  ) -> String {
    let frames = frames.map { frame, units in
      "<dict><key>spriteframe</key><string>\(frame)</string><key>delayUnits</key>"
        + "<real>\(units)</real><key>notification</key><dict/></dict>"
    }
    return "<key>\(name)</key><dict><key>delayPerUnit</key><real>\(delay)</real>"
      + "<key>frames</key><array>\(frames.joined())</array>\(more)</dict>"
  }

  private func declared(_ map: ImageMap) -> [FrameSequence] {
    map.sequences.filter { $0.origin == .cocos2D }
  }

  private func sheet(_ names: String...) -> String {
    atlas2(names.enumerated().map { ($1, frame2("{{\($0),0},{1,2}}")) })
  }

  // MARK: What the file says

  @Test func version1HasOneDelay() throws {
    let text = list(version1("walk", ["b.png", "a.png", "b.png"]))
    let description = try AtlasDescription(bytes: Array(text.utf8))
    #expect(description.format == .cocos2DAnimation)
    #expect(
      description.sequences == [
        FrameSequence(
          name: "walk", origin: .cocos2D, frames: ["b.png", "a.png", "b.png"],
          durations: [120, 120, 120])
      ])
  }

  @Test(
    arguments: [
      ("", 1), ("<key>loops</key><integer>3</integer>", 3), ("<key>loop</key><true/>", 0),
      ("<key>loops</key><integer>3</integer><key>loop</key><true/>", 0),
      ("<key>loop</key><false/>", 1), ("<key>loops</key><integer>-2</integer>", 1),
    ] as [(String, Int)])
  func version2CountsUnitsAndLoops(more: String, loops: Int) throws {
    let text = list(
      version2("jump", [("a", "1"), ("b", "0.5"), ("c", "7")], more: more), sheets: ["s.plist"])
    let description = try AtlasDescription(bytes: Array(text.utf8))
    #expect(description.related == ["s.plist"])
    #expect(
      description.sequences == [
        FrameSequence(
          name: "jump", origin: .cocos2D, frames: ["a", "b", "c"], durations: [200, 100, 1400],
          loops: loops)
      ])
  }

  @Test func whatHappensAtTheEndIsTold() throws {
    let text = list(
      version2("a", [("a", "1")], more: "<key>restoreOriginalFrame</key><true/>"))
    let description = try AtlasDescription(bytes: Array(text.utf8))
    #expect(
      description.sequences.map(\.reason) == ["shows the original frame again when it ends"])
  }

  @Test(arguments: ["0", "-1", "1e300", "x", "nan"])
  func timesThatCannotBeAreTheUsualOne(delay: String) throws {
    let text = list(version1("a", ["x"], delay: delay) + version2("b", [("x", delay)]))
    let description = try AtlasDescription(bytes: Array(text.utf8))
    #expect(description.sequences.map(\.durations).first == [FrameSequence.defaultDuration])
  }

  // MARK: Opened by itself

  @Test func theSheetsItNamesAreLoaded() throws {
    try folder.writePicture(width: 8, height: 6, to: "s1.png")
    try folder.writePicture(width: 9, height: 7, to: "s2.png")
    try folder.write(sheet("a.png", "b.png"), to: "s1.plist")
    try folder.write(sheet("c.png"), to: "s2.plist")
    let path = try folder.write(
      list(
        version2("jump", [("a.png", "1"), ("gone.png", "1"), ("c.png", "2")]),
        sheets: ["s1.plist", "s2.plist"]), to: "moves.plist")
    let map = try ImageMap(path: path)
    #expect(map.format == .cocos2DAnimation)
    #expect(Array(map) == ["a.png", "b.png", "c.png"])
    #expect(map.pages.map(\.image) == ["s1.png", "s2.png"])
    #expect(declared(map).map(\.frames) == [["a.png", "c.png"]])
    #expect(declared(map).map(\.durations) == [[200, 400]])
    #expect(map.problems.map(\.code) == [.missingFrame])
  }

  @Test func withoutNamedSheetsThoseBesideItThatHaveTheFrames() throws {
    try folder.write(sheet("a.png", "b.png"), to: "s1.plist")
    try folder.write(sheet("c.png"), to: "s2.plist")
    let path = try folder.write(list(version1("walk", ["a.png", "b.png"])), to: "walk.plist")
    let map = try ImageMap(path: path)
    #expect(Array(map) == ["a.png", "b.png"])
    #expect(declared(map).map(\.name) == ["walk"])
  }

  // MARK: Found beside an atlas

  @Test(
    arguments: [
      ("animations.plist", [], true), ("hero-animations.plist", [], true),
      ("other-animations.plist", [], false), ("moves.plist", [], false),
      ("moves.plist", ["hero.plist"], true), ("moves.plist", ["art/Hero.plist"], true),
      ("animations.plist", ["other.plist"], false),
    ] as [(String, [String], Bool)])
  func animationsBesideTheAtlas(file: String, sheets: [String], isFound: Bool) throws {
    let path = try folder.write(sheet("a.png", "b.png"), to: "hero.plist")
    try folder.write(
      list(version1("walk", ["a.png", "b.png"]) + version1("strange", ["x"]), sheets: sheets),
      to: file)
    let map = try ImageMap(path: path)
    #expect(declared(map).map(\.name) == (isFound ? ["walk"] : []))
    #expect(declared(map).map(\.durations) == (isFound ? [[120, 120]] : []))
    #expect(map.problems.map(\.code) == [.missingTexture])
  }

  @Test func largeNeighboursAreNotRead() throws {
    let path = try folder.write(sheet("a.png"), to: "hero.plist")
    let padding = String(repeating: " ", count: 1 << 20)
    try folder.write(list(version1("walk", ["a.png"])) + padding, to: "animations.plist")
    #expect(declared(try ImageMap(path: path)) == [])
  }
}
