import Geometry
import TestSupport
import Testing

@testable import Atlases

/// Property lists of cocos2d down to the pixels on the canvas.
@Suite struct Cocos2DPixelTests {
  private let folder = TemporaryFolder()

  private func open(_ text: String, as name: String = "p.plist") throws -> ImageMap {
    try folder.writePicture(width: 12, height: 10, to: name.replacing(".plist", with: ".png"))
    return try ImageMap(path: folder.write(text, to: name))
  }

  /// A turn belongs to the storage alone: both frames stand upright, each in its upright size, and
  /// the trimmed piece is turned before it is placed.
  @Test func turnedAndUprightFramesOfOneAnimation() throws {
    let map = try open(
      atlas2([
        ("w_1", frame2("{{2,3},{2,3}}", offset: "{-0.5,0.5}", source: "{3,4}")),
        ("w_2", frame2("{{6,5},{2,3}}", offset: "{-0.5,0.5}", rotated: true, source: "{3,4}")),
      ]))
    #expect(
      try map["w_1"]?.bitmap().places
        == ["2,3 3,3 .", "2,4 3,4 .", "2,5 3,5 .", ". . ."])
    #expect(
      try map["w_2"]?.bitmap().places
        == ["8,5 8,6 .", "7,5 7,6 .", "6,5 6,6 .", ". . ."])
    for name in ["w_1", "w_2"] {
      #expect(map[name]?.displaySize == Size(width: 2, height: 3))
      #expect(map[name]?.sourceSize == Size(width: 3, height: 4))
    }
  }

  /// Offsets lead from centre to centre, x to the right and y up; halves are legal.
  @Test(arguments: [
    ("{34,34}", "{100,50}", "{-28,0}", Point(x: 5, y: 8)),
    ("{17,27}", "{60,80}", "{16.5,-3.5}", Point(x: 38, y: 30)),
    ("{17,27}", "{60,80}", "{16,3}", Point(x: 37.5, y: 23.5)),
  ])
  func offsets(size: String, source: String, offset: String, expected: Point) throws {
    let keys =
      "<key>spriteOffset</key><string>\(offset)</string><key>spriteSize</key><string>\(size)</string>"
      + "<key>spriteSourceSize</key><string>\(source)</string>"
      + "<key>textureRect</key><string>{{0,0},\(size)}</string><key>textureRotated</key><false/>"
    let map = try open(plist("<key>frames</key><dict><key>a</key><dict>\(keys)</dict></dict>"))
    #expect(map["a"]?.trimOffset == expected)
  }

  @Test func negativePlacesAreReportedAndCutOff() throws {
    let map = try open(atlas2([("a", frame2("{{2,-1},{2,2}}"))]))
    #expect(map.problems.map(\.code) == [.outOfBounds])
    #expect(try map["a"]?.bitmap().places == [". .", "2,0 3,0"])
  }

  @Test func namesBelongToTheirAtlas() throws {
    let first = try open(atlas2([("a", frame2("{{1,2},{1,1}}"))]))
    let second = try open(atlas2([("a", frame2("{{3,4},{1,1}}"))]), as: "q.plist")
    #expect(try first["a"]?.bitmap().places == ["1,2"])
    #expect(second["a"]?.textureRect == Rect(x: 3, y: 4, width: 1, height: 1))
  }

  @Test func sizesInPointsAreThoseInPixelsOverTheScale() throws {
    let plain = try open(atlas2([("a", frame2("{{1,2},{3,4}}"))]))
    let double = try open(atlas2([("a", frame2("{{1,2},{6,8}}"))]), as: "p-hd.plist")
    #expect(plain["a"]?.size == Size(width: 3, height: 4))
    #expect(double["a"]?.size == Size(width: 3, height: 4))
    #expect(double.scale == 2)
  }
}
