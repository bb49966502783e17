import Imaging
import TestSupport
import Testing

@testable import Atlases

/// Which file a path means: without its ending, in another scale, as another format.
@Suite struct AtlasInputTests {
  private let folder = TemporaryFolder()
  private let atlas = atlas2([("a", frame2("{{0,0},{4,4}}"))])

  private func opened(_ name: String, scale: Double? = nil) -> String? {
    var options = ImageMap.Options()
    options.wantedScale = scale
    let map = try? ImageMap(path: "\(folder.path)/\(name)", options: options)
    return map.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test(arguments: [
    (["hero.plist", "hero.json"], "hero", "hero.plist"),
    (["hero.xml", "hero.json"], "hero", "hero.json"),
    (["hero.tpsheet"], "hero", "hero.tpsheet"),
    (["hero.atlas.txt"], "hero", "hero.atlas.txt"),
    (["hero", "hero.plist"], "hero", "hero"),
    (["v1.2.plist"], "v1.2", "v1.2.plist"),
    (["hero~ipad.plist", "hero.plist"], "hero~ipad", "hero~ipad.plist"),
  ])
  func withoutEnding(files: [String], path: String, expected: String) throws {
    for file in files { try folder.write(atlas, to: file) }
    #expect(opened(path) == expected)
  }

  static let family = [
    "hero.plist", "hero@2x.plist", "hero@3x.plist", "hero-hd.plist", "hero-ipadhd.plist",
    "hero~ipad.plist", "hero@2x~ipad.plist", "old.plist", "old-hd.plist", "old-ipad.plist",
    "old-ipad-hd.plist", "lone@2x.plist",
  ]

  @Test(
    arguments: [
      ("hero.plist", nil, "hero.plist"), ("hero@2x.plist", nil, "hero@2x.plist"),
      ("hero.plist", 1, "hero.plist"), ("hero.plist", 2, "hero@2x.plist"),
      ("hero", 2, "hero@2x.plist"),
      ("hero.plist", 3, "hero@3x.plist"), ("hero.plist", 4, "hero-ipadhd.plist"),
      ("hero@3x.plist", 2, "hero@2x.plist"), ("hero-ipadhd.plist", 1, "hero.plist"),
      ("hero~ipad.plist", 2, "hero@2x~ipad.plist"), ("hero@2x~ipad", 1, "hero~ipad.plist"),
      ("old.plist", 2, "old-hd.plist"), ("old.plist", 3, "old.plist"), ("old", 4, "old.plist"),
      ("old-ipad.plist", 2, "old-ipad-hd.plist"), ("lone", 2, "lone@2x.plist"), ("lone", nil, nil),
      ("hero.plist", 1.5, "hero.plist"),
    ] as [(String, Double?, String?)])
  func variants(path: String, scale: Double?, expected: String?) throws {
    for file in Self.family { try folder.write(atlas, to: file) }
    #expect(opened(path, scale: scale) == expected)
  }

  @Test func variantsOfPictures() throws {
    try folder.writePicture(width: 3, height: 2, to: "x.png")
    try folder.writePicture(width: 6, height: 4, to: "x@2x.png")
    #expect(opened("x.png", scale: 2) == "x@2x.png")
    #expect(opened("x@2x.png", scale: 1) == "x.png")
  }

  @Test func formatsByWish() throws {
    func format(_ text: String, _ wanted: AtlasFormat) -> Result<AtlasFormat, AtlasError.Reason> {
      Result { () throws(AtlasError.Reason) in
        try AtlasDescription(bytes: Array(text.utf8), format: wanted).format
      }
    }
    // Formats 1 and 2 share their keys.
    #expect(format(atlas, .cocos2D1) == .success(.cocos2D1))
    #expect(format(atlas, .cocos2D2) == .success(.cocos2D2))
    #expect(format(atlas, .cocos2D3) == .failure(.notOfFormat(.cocos2D3)))
    #expect(format("hello", .cocos2D2) == .failure(.notOfFormat(.cocos2D2)))
    let path = try folder.writePicture(width: 3, height: 2, to: "x.png")
    var options = ImageMap.Options()
    for wanted in [AtlasFormat.folder, .cocos2D2, .grid] {
      options.format = wanted
      #expect(throws: AtlasError(path: path, reason: .notOfFormat(wanted))) {
        try ImageMap(path: path, options: options)
      }
    }
    options.format = .files
    #expect(try ImageMap(path: path, options: options).format == .files)
  }

  @Test func texturesOfBytesLieBesideTheirPath() throws {
    try folder.writePicture(width: 7, height: 4, to: "hero.png")
    let map = try ImageMap(bytes: Array(atlas.utf8), path: folder.path + "/hero.plist")
    #expect(map.pages.map(\.width) == [7])
    var locator = Locator(dataFile: "-")
    #expect(locator.texture(named: []) == .missing(tried: []))
  }

  @Test(arguments: AtlasFormat.allCases)
  func everyFormatHasALine(format: AtlasFormat) {
    #expect(!format.summary.isEmpty && !format.summary.contains("\n"))
  }
}
