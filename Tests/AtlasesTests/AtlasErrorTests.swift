import TestSupport
import Testing

@testable import Atlases

@Suite struct AtlasErrorTests {
  private let folder = TemporaryFolder()

  private func reason(_ path: String, limit: Int? = nil) -> AtlasError.Reason? {
    var options = ImageMap.Options()
    if let limit { options.dataLimit = limit }
    do {
      _ = try ImageMap(path: path, options: options)
      return nil
    } catch {
      #expect(error.path == path)
      return error.reason
    }
  }

  private func reason(ofText text: String) throws -> AtlasError.Reason? {
    reason(try folder.write(text, to: "x.plist"))
  }

  @Test func nothingThere() throws {
    try folder.write("x", to: "hero.plist")
    #expect(reason(folder.path + "/hiro.plist") == .notFound(near: ["hero.plist"]))
    #expect(reason(folder.path + "/zzz") == .notFound(near: []))
    #expect(reason(folder.path + "/none/zzz.plist") == .notFound(near: []))
  }

  @Test func notAFileToRead() throws {
    #expect(reason(folder.path) == .folder)
    #expect(reason(try folder.write("", to: "empty.plist")) == .empty)
    #expect(reason(try folder.write("12345", to: "large.plist"), limit: 4) == .tooLarge(limit: 4))
    #expect(reason("/dev/null.plist/x.plist") != nil)
  }

  @Test(
    arguments: [
      ("hello", .notAnAtlas), ("[1]", .notAnAtlas),
      ("{\"a\":1,\"b\":2}", .otherJSON(keys: ["a", "b"])),
      ("<", .notAnAtlas),
      ("\0\0\0", .notAnAtlas), (" ", .notAnAtlas),
      ("<?xml version='1.0'?><svg/>", .otherXML(root: "svg")),
      (
        "<plist><dict>\n<key></dict></plist>",
        .notWellFormed(message: "mismatched tag", line: 2, column: 8)
      ),
      ("<plist/>", .propertyListWithoutFrames(keys: [])),
      ("<plist><array/></plist>", .propertyListWithoutFrames(keys: [])),
      (
        "<plist><dict><key>animations</key><dict/></dict></plist>",
        .propertyListWithoutFrames(keys: ["animations"])
      ),
      (
        "<plist><dict><key>frames</key><dict><key>a</key><dict><key>q</key><true/></dict></dict></dict></plist>",
        .unknownFrames(keys: ["q"])
      ),
      ("<plist><dict><key>frames</key><array/></dict></plist>", .unknownFrames(keys: [])),
      ("bplist00", .damagedBinary),
      (String(repeating: "<array>", count: 70), .tooDeep(limit: 64)),
    ] as [(String, AtlasError.Reason)])
  func notAnAtlas(text: String, expected: AtlasError.Reason) throws {
    #expect(try reason(ofText: text) == expected)
  }

  @Test(
    arguments: [
      (.notFound(near: []), "no such file"),
      (.notFound(near: ["a", "b"]), "no such file (did you mean a or b?)"),
      (.notAnAtlas, "is not an atlas of any known kind (expected the data file of one)"),
      (
        .propertyListWithoutFrames(keys: ["a", "b"]),
        "is a property list without frames"
          + " (expected a dictionary with the key \"frames\", found \"a\", \"b\")"
      ),
      (
        .propertyListWithoutFrames(keys: []),
        "is a property list without frames"
          + " (expected a dictionary with the key \"frames\", found none)"
      ),
      (
        .notWellFormed(message: "mismatched tag", line: 2, column: 8),
        "is not well-formed XML: mismatched tag at line 2, column 8"
          + " (mend it there, or export the atlas again)"
      ),
      (
        .notOfFormat(.cocos2D3),
        "is not of the format cocos2d-3 (without --format it is recognised)"
      ),
      (
        .noRoomForGrid(width: 30, height: 20),
        "is too small for the grid (no cell fits 30×20: give smaller or fewer cells)"
      ),
      (
        .missingTexture(tried: ["a.png", "b.png"]),
        "has no texture (looked for a.png, b.png beside it)"
      ),
    ] as [(AtlasError.Reason, String)])
  func text(reason: AtlasError.Reason, expected: String) {
    let error = AtlasError(path: "hero.plist", reason: reason)
    #expect(error.text == expected)
    #expect(error.description == "hero.plist: \(expected)")
  }
}
