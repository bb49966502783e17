import Geometry
import Imaging
import TestSupport
import Testing

@testable import Atlases

@Suite struct SpriteKitTests {
  private let folder = TemporaryFolder()

  private struct Image {
    var name: String
    var rect = "{{3,5},{20,10}}"
    var isTurned = false
    var offset = "{2,3}"
    var source = "{25,30}"
    var aliases: [String] = []

    var text: String {
      let aliases = aliases.map { "<string>\($0)</string>" }.joined()
      return "<dict><key>name</key><string>\(name)</string>"
        + "<key>textureRect</key><string>\(rect)</string>"
        + "<key>textureRotated</key><\(isTurned)/><key>isFullyOpaque</key><true/>"
        + "<key>spriteOffset</key><string>\(offset)</string>"
        + "<key>spriteSourceSize</key><string>\(source)</string>"
        + "<key>aliases</key><array>\(aliases)</array></dict>"
    }
  }

  private func list(_ pages: [(String, [Image])]) -> String {
    let images = pages.map { path, images in
      "<dict><key>path</key><string>\(path)</string><key>subimages</key><array>"
        + images.map(\.text).joined(separator: "\n") + "</array></dict>"
    }
    return plist(
      "<key>format</key><string>APPL</string><key>images</key><array>\(images.joined())</array>")
  }

  private func describe(_ pages: [(String, [Image])]) throws -> AtlasDescription {
    let description = try AtlasDescription(bytes: Array(list(pages).utf8))
    #expect(description.format == .spriteKit)
    return description
  }

  // MARK: Geometry

  /// The offset is the margin at the left and the one at the bottom, in upright axes.
  @Test func upright() throws {
    let frame = try #require(try describe([("p.png", [Image(name: "a")])]).frames.first)
    #expect(frame.textureRect == Rect(x: 3, y: 5, width: 20, height: 10))
    #expect(frame.storedRotation == .none)
    #expect(frame.size == Size(width: 20, height: 10))
    #expect(frame.trimOffset == Point(x: 2, y: 17))
    #expect(frame.sourceSize == Size(width: 25, height: 30))
  }

  @Test func turnedRectIsAsPacked() throws {
    let image = Image(name: "a", isTurned: true)
    let frame = try #require(try describe([("p.png", [image])]).frames.first)
    #expect(frame.textureRect == Rect(x: 3, y: 5, width: 20, height: 10))
    #expect(frame.storedRotation == .clockwise)
    #expect(frame.size == Size(width: 10, height: 20))
    #expect(frame.trimOffset == Point(x: 2, y: 7))
  }

  @Test func framesThatCannotBeReadAreLeftOut() throws {
    let description = try describe([
      ("p.png", [Image(name: "bad", rect: "{{3,5},{-20,10}}"), Image(name: "good")])
    ])
    #expect(description.frames.map(\.name) == ["good"])
    #expect(
      description.problems == [
        Problem(
          .error, .emptyRect, sprite: "bad",
          "left out: textureRect is \"{{3,5},{-20,10}}\" (expected a size from 0 to 1048576)"
            + " in line 2")
      ])
  }

  // MARK: Names

  @Test(arguments: [
    ("walk%20%C3%A9.png", "walk é.png"), ("a%2fb", "a/b"), ("100%", "100%"), ("a%zz", "a%zz"),
    ("%4", "%4"), ("%FF", "%FF"), ("a%00b", "a%00b"), ("plain", "plain"),
  ])
  func percentEscapes(written: String, name: String) throws {
    let image = Image(name: written, aliases: ["x" + written])
    let frame = try #require(try describe([("p.png", [image])]).frames.first)
    #expect(frame.name == name)
    #expect(frame.aliases == ["x" + name])
  }

  // MARK: Variants

  /// Pages and sprites for two kinds of screen in one list.
  private func variants(scale: Double? = nil) throws -> ImageMap {
    var options = ImageMap.Options()
    options.scale = scale
    let text = list([
      (
        "v@2x.png",
        [
          Image(name: "hero@2x.png", rect: "{{1,0},{8,6}}", aliases: ["twin@2x.png"]),
          Image(name: "only@2x.png", rect: "{{2,0},{8,6}}"),
          Image(name: "same", rect: "{{3,0},{8,6}}"),
        ]
      ),
      (
        "v.png",
        [
          Image(name: "hero.png", rect: "{{4,0},{4,3}}", aliases: ["twin.png"]),
          Image(name: "same", rect: "{{5,0},{4,3}}"),
          Image(name: "small.png", rect: "{{6,0},{4,3}}"),
        ]
      ),
    ])
    return try ImageMap(bytes: Array(text.utf8), path: "/nowhere/v.plist", options: options)
  }

  @Test(
    arguments: [
      (nil, "hero", 4), (nil, "hero.png", 4), (nil, "hero@2x", 1), (nil, "same", 5),
      (nil, "only", 2), (nil, "twin", 4), (nil, "small", 6), (2, "hero", 1), (2, "hero.png", 1),
      (2, "same", 3), (2, "twin", 1), (2, "small", 6), (3, "hero", 4),
    ] as [(Double?, String, Double)])
  func plainNamesChooseTheVariantOfTheScale(scale: Double?, name: String, x: Double) throws {
    let map = try variants(scale: scale)
    #expect(map[name]?.textureRect.minX == x)
    #expect(try variants()[name, scale: scale ?? 1]?.textureRect.minX == x)
  }

  @Test func everySpriteHasTheScaleOfItsName() throws {
    let map = try variants()
    #expect(
      Array(map) == [
        "hero.png", "hero@2x.png", "only@2x.png", "same", "same", "small.png", "twin.png",
        "twin@2x.png",
      ])
    #expect((0..<map.count).map { map[$0].scale } == [1, 2, 2, 2, 1, 1, 1, 2])
    #expect(map.scale == 1)
    #expect(map["hero@2x.png"]?.size == Size(width: 4, height: 3))
    #expect(map.problems.allSatisfy { $0.code == .missingTexture || $0.code == .trimOutside })
  }

  // MARK: Folders

  /// The page's name is another than that of the list, and only the list knows it.
  @Test func theFolderIsOpenedByItsList() throws {
    try folder.writePicture(width: 40, height: 20, to: "Back.atlasc/Back.1.png")
    try folder.write(list([("Back.1.png", [Image(name: "a")])]), to: "Back.atlasc/Back.plist")
    try folder.write("no list at all", to: "Back.atlasc/Aaa.plist")
    try folder.write(atlas2([("other", frame2("{{0,0},{1,2}}"))]), to: "Back.plist")
    for path in [
      "Back.atlasc", "Back.atlasc/", "Back.atlasc/Back.plist", "Back", "Back.atlasc/Back.1.png",
    ] {
      let map = try ImageMap(path: "\(folder.path)/\(path)")
      #expect(map.format == .spriteKit)
      #expect(map.path == folder.path + "/Back.atlasc/Back.plist")
      #expect(map.pages.map(\.image) == ["Back.1.png"])
      #expect(map.pages.map(\.width) == [40])
      #expect(Array(map) == ["a"])
    }
  }

  @Test func aListOfAnyNameWillDo() throws {
    try folder.write(list([("p.png", [Image(name: "a")])]), to: "Back.atlasc/odd.plist")
    #expect(try ImageMap(path: folder.path + "/Back.atlasc").path.hasSuffix("/odd.plist"))
  }

  @Test func aFolderWithoutAListIsAnError() throws {
    try folder.makeFolder("Back.atlasc")
    let path = folder.path + "/Back.atlasc"
    #expect(
      throws: AtlasError(path: path, reason: .folderWithoutData(tried: "Back.plist"))
    ) { try ImageMap(path: path) }
  }
}
