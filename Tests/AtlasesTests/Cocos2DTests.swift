import Geometry
import Imaging
import Testing

@testable import Atlases

@Suite struct Cocos2DTests {
  private func describe(_ text: String) throws -> AtlasDescription {
    try AtlasDescription(bytes: Array(text.utf8))
  }

  private func frame(_ keys: String) throws -> AtlasDescription.Frame {
    let description = try describe(
      plist("<key>frames</key><dict><key>a</key><dict>\(keys)</dict></dict>"))
    #expect(description.problems == [])
    return try #require(description.frames.first)
  }

  private func expect(
    _ frame: AtlasDescription.Frame, rect: Rect, turn: QuarterTurn = .none, size: Size,
    trim: Point, source: Size, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(frame.textureRect == rect, sourceLocation: sourceLocation)
    #expect(frame.storedRotation == turn, sourceLocation: sourceLocation)
    #expect(frame.size == size, sourceLocation: sourceLocation)
    #expect(frame.trimOffset == trim, sourceLocation: sourceLocation)
    #expect(frame.sourceSize == source, sourceLocation: sourceLocation)
  }

  // MARK: Format 0

  private func frame0(_ more: String) -> String {
    "<key>x</key><integer>3</integer><key>y</key><real>5</real>"
      + "<key>width</key><string>10</string><key>height</key><integer>20</integer>" + more
  }

  @Test func format0WithNegativeOriginalSize() throws {
    let frame = try frame(
      frame0(
        "<key>offsetX</key><real>1.5</real><key>offsetY</key><real>-2</real>"
          + "<key>originalWidth</key><integer>-15</integer>"
          + "<key>originalHeight</key><integer>-30</integer>"))
    expect(
      frame, rect: Rect(x: 3, y: 5, width: 10, height: 20), size: Size(width: 10, height: 20),
      trim: Point(x: 4, y: 7), source: Size(width: 15, height: 30))
  }

  @Test func format0WithoutOriginalSize() throws {
    for more in ["", "<key>originalWidth</key><integer>0</integer>"] {
      let frame = try frame(frame0(more))
      expect(
        frame, rect: Rect(x: 3, y: 5, width: 10, height: 20), size: Size(width: 10, height: 20),
        trim: .zero, source: Size(width: 10, height: 20))
    }
  }

  // MARK: Formats 1 and 2

  @Test func format2Upright() throws {
    let frame = try frame(frame2("{{3,5},{10,20}}", offset: "{1.5,-2}", source: "{15,30}"))
    expect(
      frame, rect: Rect(x: 3, y: 5, width: 10, height: 20), size: Size(width: 10, height: 20),
      trim: Point(x: 4, y: 7), source: Size(width: 15, height: 30))
  }

  @Test func format2Turned() throws {
    let frame = try frame(
      frame2("{{3,5},{10,20}}", offset: "{1,-2}", rotated: true, source: "{15,30}"))
    expect(
      frame, rect: Rect(x: 3, y: 5, width: 20, height: 10), turn: .clockwise,
      size: Size(width: 10, height: 20), trim: Point(x: 3.5, y: 7),
      source: Size(width: 15, height: 30))
  }

  @Test(arguments: [
    ("{{4,6},{10,20}}", Point(x: 4, y: 6)),  // of the piece's size: exact
    ("{{4,6},{10,19}}", Point(x: 2.5, y: 5)),  // of another: not of this piece
    ("{85, 121}", Point(x: 2.5, y: 5)),
    ("{{nan,6},{10,20}}", Point(x: 2.5, y: 5)),
    ("", Point(x: 2.5, y: 5)),
  ])
  func format2ColorRectGoesBeforeTheOffset(text: String, expected: Point) throws {
    let frame = try frame(
      frame2(
        "{{3,5},{10,20}}", source: "{15,30}",
        more: "<key>sourceColorRect</key><string>\(text)</string>"))
    #expect(frame.trimOffset == expected)
  }

  @Test func format2WithoutSourceSize() throws {
    let frame = try frame(
      "<key>frame</key><string>{{3,5},{10,20}}</string><key>rotated</key><string>YES</string>")
    expect(
      frame, rect: Rect(x: 3, y: 5, width: 20, height: 10), turn: .clockwise,
      size: Size(width: 10, height: 20), trim: .zero, source: Size(width: 10, height: 20))
  }

  // MARK: Format 3

  private func frame3(_ rect: String, sprite: String, turned: Bool, more: String = "") -> String {
    "<key>aliases</key><array/><key>spriteOffset</key><string>{-1,2}</string>"
      + "<key>spriteSize</key><string>\(sprite)</string>"
      + "<key>spriteSourceSize</key><string>{14,30}</string>"
      + "<key>textureRect</key><string>\(rect)</string><key>textureRotated</key><\(turned)/>" + more
  }

  /// TexturePacker writes the upright size in `textureRect`, Zwoptex the packed one.
  @Test(arguments: ["{{3,5},{10,20}}", "{{3,5},{20,10}}"])
  func format3TurnedInBothDialects(rect: String) throws {
    let frame = try frame(frame3(rect, sprite: "{10,20}", turned: true))
    expect(
      frame, rect: Rect(x: 3, y: 5, width: 20, height: 10), turn: .clockwise,
      size: Size(width: 10, height: 20), trim: Point(x: 1, y: 3),
      source: Size(width: 14, height: 30))
  }

  @Test func format3Upright() throws {
    let frame = try frame(frame3("{{3,5},{10,20}}", sprite: "{10,20}", turned: false))
    expect(
      frame, rect: Rect(x: 3, y: 5, width: 10, height: 20), size: Size(width: 10, height: 20),
      trim: Point(x: 1, y: 3), source: Size(width: 14, height: 30))
  }

  @Test func format3ColorRect() throws {
    func trim(_ rect: String) throws -> Point {
      try frame(
        frame3(
          "{{3,5},{10,20}}", sprite: "{10,20}", turned: false,
          more: "<key>spriteColorRect</key><string>\(rect)</string>")
      ).trimOffset
    }
    #expect(try trim("{{2,4},{10,20}}") == Point(x: 2, y: 4))
    #expect(try trim("{{2,4},{8,18}}") == Point(x: 1, y: 3))
  }

  // MARK: What all have

  @Test func anchorIsTurnedDownwards() throws {
    let frame = try frame(
      frame2("{{0,0},{4,4}}", more: "<key>anchor</key><string>{0.25,0.125}</string>"))
    #expect(frame.anchor == Point(x: 0.25, y: 0.875))
  }

  @Test func aliasesInTheirOrder() throws {
    let frame = try frame(
      frame2(
        "{{0,0},{4,4}}",
        more: "<key>aliases</key><array><string>z</string><string/><string>b</string></array>"))
    #expect(frame.aliases == ["z", "b"])
  }

  @Test(
    arguments: [
      ("frame0", nil, .cocos2D0), ("frame0", 2, .cocos2D0), ("plain", nil, .cocos2D1),
      ("plain", 1, .cocos2D1), ("plain", 2, .cocos2D2), ("plain", 3, .cocos2D1),
      ("turnable", nil, .cocos2D2), ("turnable", 1, .cocos2D1), ("turnable", 0, .cocos2D2),
      ("sprite", nil, .cocos2D3), ("sprite", 1, .cocos2D3),
      ("", nil, .cocos2D2), ("", 0, .cocos2D0), ("", 1, .cocos2D1), ("", 3, .cocos2D3),
    ] as [(String, Int?, AtlasFormat)])
  func formatsAreToldApartByTheirKeys(keys: String, declared: Int?, expected: AtlasFormat) throws {
    let frames = [
      "frame0": frame0(""),
      "plain": "<key>frame</key><string>{{0,0},{1,2}}</string>",
      "turnable": frame2("{{0,0},{1,2}}"),
      "sprite": frame3("{{0,0},{1,2}}", sprite: "{1,2}", turned: false),
    ]
    let entry = frames[keys].map { "<key>a</key><dict>\($0)</dict>" } ?? ""
    let metadata = declared.map {
      "<key>metadata</key><dict><key>format</key><integer>\($0)</integer></dict>"
    }
    let text = plist("\(metadata ?? "")<key>frames</key><dict>\(entry)</dict>")
    #expect(try describe(text).format == expected)
  }

  @Test func framesThatCannotBeReadAreLeftOut() throws {
    let description = try describe(
      atlas2([
        ("nan", frame2("{{nan,0},{1,2}}")),
        ("huge", frame2("{{0,0},{2000000,2}}")),
        ("negative", frame2("{{0,0},{-1,2}}")),
        ("far", frame2("{{0,99999999},{1,2}}")),
        ("offset", frame2("{{0,0},{1,2}}", offset: "{inf,0}")),
        ("source", frame2("{{0,0},{1,2}}", source: "{1}")),
        ("good", frame2("{{7,8},{1,2}}")),
        ("bare", "<key>rotated</key><false/>"),
        ("flat", "<key>x</key><integer>1</integer><key>y</key><integer>1</integer>"),
      ]))
    #expect(description.frames.map(\.name) == ["good"])
    let left = description.problems
    #expect(left.allSatisfy { $0.code == .emptyRect && $0.level == .error })
    #expect(
      left.map(\.sprite) == [
        "nan", "huge", "negative", "far", "offset", "source", "bare", "flat",
      ])
    #expect(
      left.map(\.message) == [
        "left out: frame is \"{{nan,0},{1,2}}\" (expected four numbers within ±1048576) in line 2",
        "left out: frame is \"{{0,0},{2000000,2}}\" (expected a size from 0 to 1048576) in line 3",
        "left out: frame is \"{{0,0},{-1,2}}\" (expected a size from 0 to 1048576) in line 4",
        "left out: frame is \"{{0,99999999},{1,2}}\""
          + " (expected four numbers within ±1048576) in line 5",
        "left out: offset is \"{inf,0}\" (expected two numbers within ±1048576) in line 6",
        "left out: sourceSize is \"{1}\" (expected two numbers within ±1048576) in line 7",
        "left out: has no rectangle (expected frame, textureRect, or x and y) in line 9",
        "left out: lacks the key width in line 10",
      ])
  }

  @Test func unknownKeysAreNotedOnce() throws {
    let odd = "<key>flavour</key><string>x</string><key>vertices</key><string>1 2</string>"
    let description = try describe(
      atlas2([("a", frame2("{{0,0},{1,2}}", more: odd)), ("b", frame2("{{0,0},{1,2}}", more: odd))])
    )
    #expect(
      description.problems == [
        Problem(.note, .unknownKey, sprite: "a", "the key flavour is not known: ignored")
      ])
  }

  @Test(
    arguments: [
      (
        "<key>metadata</key><dict><key>textureFileName</key><string>t.png</string>"
          + "<key>realTextureFileName</key><string>r.png</string></dict>", ["r.png", "t.png"]
      ),
      (
        "<key>metadata</key><dict><key>target</key><dict><key>textureFileName</key>"
          + "<string>t</string><key>textureFileExtension</key><string>png</string></dict></dict>",
        ["t.png"]
      ),
      (
        "<key>metadata</key><dict><key>target</key><dict><key>textureFileName</key>"
          + "<string>t</string><key>textureFileExtension</key><string>.png</string></dict></dict>",
        ["t.png"]
      ),
      (
        "<key>metadata</key><dict><key>target</key><dict><key>textureFileName</key>"
          + "<string>t</string></dict></dict>", ["t"]
      ),
      (
        "<key>metadata</key><dict><key>textureFileName</key><string>t.png</string>"
          + "<key>realTextureFileName</key><string>t.png</string></dict>", ["t.png"]
      ),
      ("<key>meta</key><dict><key>image</key><string>i.png</string></dict>", ["i.png"]),
      ("", []),
    ] as [(String, [String])])
  func textureNames(metadata: String, expected: [String]) throws {
    let text = plist(
      "\(metadata)<key>frames</key><dict><key>a</key><dict>\(frame2("{{0,0},{1,2}}"))</dict></dict>"
    )
    #expect(try describe(text).pages.map(\.textureNames) == [expected])
  }
}
