import LayerSprites
import SampleAtlases
import TestSupport
import Testing
import Writing

/// What an atlas holds, as text.
@Suite struct AtlasListingTests {
  private static func frame(
    _ name: String, rect: String, size: String, offset: String, canvas: String,
    turned: Bool = false,
    aliases: String = ""
  ) -> String {
    """
    <key>\(name)</key><dict>
    <key>aliases</key><array>\(aliases)</array><key>spriteOffset</key><string>\(offset)</string>
    <key>spriteSize</key><string>\(size)</string>
    <key>spriteSourceSize</key><string>\(canvas)</string>
    <key>textureRect</key><string>\(rect)</string>
    <key>textureRotated</key>\(turned ? "<true/>" : "<false/>")
    </dict>
    """
  }

  /// Three frames and an alias: turned and trimmed by a half, plain, and out of the page.
  private static func map(in folder: TemporaryFolder, hasPage: Bool = true) throws -> ImageMap {
    let frames = [
      frame(
        "walk_1.png", rect: "{{2,3},{7,5}}", size: "{7,5}", offset: "{1.5,-2}", canvas: "{16,12}",
        turned: true),
      frame(
        "walk_2.png", rect: "{{8,3},{4,6}}", size: "{4,6}", offset: "{0,0}", canvas: "{4,6}",
        aliases: "<string>stand &quot;x&quot;.png</string>"),
      frame(
        "walk_3.png", rect: "{{18,10},{4,6}}", size: "{4,6}", offset: "{0,0}", canvas: "{4,6}"),
    ]
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>frames</key><dict>
      \(frames.joined(separator: "\n"))
      </dict><key>metadata</key><dict><key>format</key><integer>3</integer>
      <key>textureFileName</key><string>page.png</string>
      <key>size</key><string>{999,999}</string></dict></dict></plist>
      """
    try folder.write(Array(text.utf8), to: "hero.plist")
    if hasPage {
      try folder.write(
        ImageFile.pngData(SampleAtlas.pattern(width: 20, height: 15)), to: "page.png")
    }
    return try ImageMap(path: folder.path("hero.plist"))
  }

  @Test func jsonOfASmallAtlas() throws {
    let folder = TemporaryFolder()
    let expected = """
      {
        "path": "\(folder.path)/hero.plist",
        "format": "cocos2d-3",
        "scale": 1,
        "pages": [
          {"image": "page.png", "width": 20, "height": 15}
        ],
        "sprites": [
          {
            "name": "stand \\"x\\".png",
            "page": 0,
            "aliasOf": "walk_2.png",
            "textureRect": {"x": 8, "y": 3, "width": 4, "height": 6},
            "storedRotation": 0,
            "size": {"width": 4, "height": 6},
            "trimOffset": {"x": 0, "y": 0},
            "sourceSize": {"width": 4, "height": 6},
            "anchor": null
          },
          {
            "name": "walk_1.png",
            "page": 0,
            "aliasOf": null,
            "textureRect": {"x": 2, "y": 3, "width": 5, "height": 7},
            "storedRotation": 90,
            "size": {"width": 7, "height": 5},
            "trimOffset": {"x": 6, "y": 5.5},
            "sourceSize": {"width": 16, "height": 12},
            "anchor": null
          },
          {
            "name": "walk_2.png",
            "page": 0,
            "aliasOf": null,
            "textureRect": {"x": 8, "y": 3, "width": 4, "height": 6},
            "storedRotation": 0,
            "size": {"width": 4, "height": 6},
            "trimOffset": {"x": 0, "y": 0},
            "sourceSize": {"width": 4, "height": 6},
            "anchor": null
          },
          {
            "name": "walk_3.png",
            "page": 0,
            "aliasOf": null,
            "textureRect": {"x": 18, "y": 10, "width": 4, "height": 6},
            "storedRotation": 0,
            "size": {"width": 4, "height": 6},
            "trimOffset": {"x": 0, "y": 0},
            "sourceSize": {"width": 4, "height": 6},
            "anchor": null
          }
        ],
        "animations": [
          {
            "name": "walk",
            "origin": "names",
            "frames": ["walk_1.png", "walk_2.png", "walk_3.png"],
            "durations": [100, 100, 100],
            "direction": "forward",
            "loops": 0,
            "strong": true
          }
        ],
        "problems": [
          {"level": "warning", "code": "stale-pair", "sprite": null, "message": "page.png is 20×15, but the data file was made for one of 999×999 (frames that reach outside: 1)"},
          {"level": "error", "code": "out-of-bounds", "sprite": "walk_3.png", "message": "4×6 at 18,10 reaches outside page.png (20×15)"}
        ]
      }
      """
    #expect(AtlasListing(try Self.map(in: folder)).json.text == expected)
  }

  @Test func aMissingPictureIsNull() throws {
    let folder = TemporaryFolder()
    let text = AtlasListing(try Self.map(in: folder, hasPage: false)).json.text
    #expect(text.contains("{\"image\": null, \"width\": null, \"height\": null}"))
    #expect(
      text.contains("{\"level\": \"error\", \"code\": \"missing-texture\", \"sprite\": null, "))
  }

  @Test func anchorAndDurationWhereTheFileHasThem() {
    var frame = SampleAtlas.frame(
      "a", Rect(x: 0, y: 0, width: 4, height: 6), anchor: Point(x: 0.25, y: 1))
    frame.duration = 62.5
    let text = AtlasListing(SampleAtlas.described([frame])).json.text
    #expect(text.contains("\"anchor\": {\"x\": 0.25, \"y\": 1},\n      \"duration\": 62.5\n    }"))
  }

  @Test func rowsForPeople() throws {
    let folder = TemporaryFolder()
    let listing = AtlasListing(try Self.map(in: folder))
    #expect(
      listing.spriteRows == [
        ["stand \"x\".png", "4×6", "at 8,3", "upright", "canvas 4×6", "alias of walk_2.png"],
        ["walk_1.png", "7×5", "at 2,3", "turned 90", "canvas 16×12", "page.png"],
        ["walk_2.png", "4×6", "at 8,3", "upright", "canvas 4×6", "page.png"],
        ["walk_3.png", "4×6", "at 18,10", "upright", "canvas 4×6", "page.png"],
      ])
    #expect(
      listing.animationRows == [["walk", "3 frames", "walk_1.png … walk_3.png", "names"]])
    #expect(listing.pageRows == [["page.png", "20×15", "4 sprites"]])
  }

  @Test func rowsOfNumberedSprites() throws {
    var frames = ["walk", "walk", "rest"].enumerated().map { i, name in
      SampleAtlas.frame(name, Rect(x: Double(i), y: 2, width: 3, height: 4))
    }
    (frames[0].index, frames[1].index) = (12, 3)
    let listing = AtlasListing(SampleAtlas.described(frames))
    #expect(
      listing.spriteRows.map { $0.prefix(4) } == [
        ["rest", "", "3×4", "at 2,2"], ["walk", "#3", "3×4", "at 1,2"],
        ["walk", "#12", "3×4", "at 0,2"],
      ])
    #expect(listing.spriteNames == ["rest", "walk", "walk"])
  }

  /// JSON in literal order, rows in natural order.
  @Test func ordersOfNames() {
    let listing = AtlasListing(SampleAtlas.named(["a_10", "a_9", "B"], hasPicture: false))
    #expect(listing.spriteRows.map { $0[0] } == ["a_9", "a_10", "B"])
    let lines = listing.json.text.split(separator: "\n").filter { $0.hasPrefix("      \"name\"") }
    #expect(
      lines.prefix(3).map { $0.drop(while: { $0 == " " }) }
        == ["\"name\": \"B\",", "\"name\": \"a_10\",", "\"name\": \"a_9\","])
    #expect(listing.animationRows == [["a", "2 frames", "a_9 … a_10", "names, possible"]])
    #expect(listing.pageRows == [["no texture", "unknown size", "3 sprites"]])
  }

  /// An index stands only where the file has one.
  @Test func jsonOfNumberedSprites() throws {
    var frames = ["walk", "walk", "rest"].map {
      SampleAtlas.frame($0, Rect(x: 1, y: 2, width: 3, height: 4))
    }
    frames[0].index = 12
    frames[1].index = 3
    let text = AtlasListing(SampleAtlas.described(frames)).json.text
    let found = ["\"index\": 3", "\"index\": 12", "\"index\""].map {
      text.split(separator: $0, omittingEmptySubsequences: false).count - 1
    }
    #expect(found == [1, 1, 2])
  }
}
