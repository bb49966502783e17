import Geometry
import Imaging
import TestSupport
import Testing

@testable import Atlases

@Suite struct ImageMapTests {
  private let folder = TemporaryFolder()

  private func open(
    _ text: String, as name: String = "hero.plist", picture: String? = "hero.png",
    options: ImageMap.Options = .init()
  ) throws -> ImageMap {
    if let picture { try folder.writePicture(width: 64, height: 32, to: picture) }
    return try ImageMap(path: folder.write(text, to: name), options: options)
  }

  private func alias(_ names: String...) -> String {
    "<key>aliases</key><array>"
      + names.map { "<string>\($0)</string>" }.joined() + "</array>"
  }

  @Test func entriesByPositionAndName() throws {
    let map = try open(
      atlas2([
        ("walk_10.png", frame2("{{1,0},{4,4}}")),
        ("Walk_1.png", frame2("{{2,0},{4,4}}")),
        ("walk_2.png", frame2("{{3,0},{4,4}}", more: alias("step"))),
        ("walk_2", frame2("{{4,0},{4,4}}")),
      ]))
    #expect(map.count == 5)
    #expect(Array(map) == ["Walk_1.png", "step", "walk_10.png", "walk_2", "walk_2.png"])
    #expect(map.name(at: 1) == "step")
    #expect(map[2].name == "walk_10.png")
    #expect(map.image(at: 2).textureRect.minX == 1)
    #expect(map["walk_10"]?.name == "walk_10.png")
    #expect(map["walk_2"]?.textureRect.minX == 4)
    #expect(map["walk_2.png"]?.textureRect.minX == 3)
    #expect(map["walk_1"] == nil)
    #expect(map["zzz"] == nil)
    #expect(
      map.naturalOrder.map { map.name(at: $0) }
        == ["step", "Walk_1.png", "walk_2", "walk_2.png", "walk_10.png"])
    #expect(map.format == .cocos2D2)
    #expect(map.path == folder.path + "/hero.plist")
    #expect(map.pages.map(\.image) == ["hero.png"])
    #expect(map.pages.map(\.width) == [64] && map.pages.map(\.height) == [32])
    #expect(map.problems == [])
  }

  @Test func orderIsThatOfScalarValues() throws {
    // U+FF5E stands before U+1F600 by value, though not by UTF-16 units; "é" composed and not are two.
    let map = try open(
      atlas2([
        ("\u{1F600}", frame2("{{1,0},{4,4}}")), ("\u{FF5E}", frame2("{{2,0},{4,4}}")),
        ("e\u{301}", frame2("{{3,0},{4,4}}")), ("\u{E9}", frame2("{{4,0},{4,4}}")),
      ]))
    #expect(map.map { $0.unicodeScalars.first?.value } == [0x65, 0xE9, 0xFF5E, 0x1F600])
    #expect(map["\u{E9}"]?.textureRect.minX == 4)
    #expect(map["e\u{301}"]?.textureRect.minX == 3)
  }

  @Test func aliasesAreEntries() throws {
    let map = try open(
      atlas2([("a.png", frame2("{{1,0},{4,4}}", more: alias("b.png", "c", "b.png", "a.png")))]))
    #expect(Array(map) == ["a.png", "b.png", "c"])
    #expect(map["b"]?.aliasOf == "a.png")
    #expect(map["b"]?.textureRect == map["a"]?.textureRect)
    #expect(map["a"]?.aliasOf == nil)
    #expect(map["a"]?.aliases == ["b.png", "c", "b.png", "a.png"])
    #expect(map.problems == [])
  }

  @Test func framesGoBeforeAliasesAndTheFirstBeforeLaterOnes() throws {
    let map = try open(
      atlas2([
        ("a", frame2("{{1,0},{4,4}}", more: alias("c", "x"))),
        ("b", frame2("{{2,0},{4,4}}", more: alias("x"))),
        ("c", frame2("{{3,0},{4,4}}")),
        ("b", frame2("{{4,0},{4,4}}")),
      ]))
    #expect(Array(map) == ["a", "b", "b", "c", "x"])
    #expect(map["c"]?.textureRect.minX == 3)
    #expect(map["x"]?.aliasOf == "a")
    #expect(map["b"]?.textureRect.minX == 2)
    #expect(map[2].textureRect.minX == 4)
    #expect(
      map.problems == [
        Problem(
          .warning, .duplicateName, sprite: "b",
          "is the name of several frames (the first is found by name)"),
        Problem(
          .warning, .aliasClash, sprite: "c", "is a frame and also an alias of a (the first counts)"
        ),
        Problem(
          .warning, .aliasClash, sprite: "x",
          "is an alias of a and also an alias of b (the first counts)"),
      ])
  }

  @Test func caseClash() throws {
    let map = try open(
      atlas2([("Hero", frame2("{{1,0},{4,4}}")), ("hero", frame2("{{2,0},{4,4}}"))]))
    #expect(map.problems.map(\.code) == [.caseClash])
    #expect(map.problems.map(\.sprite) == ["hero"])
  }

  @Test func boundsAreTestedWithThePackedSize() throws {
    let map = try open(
      atlas2([
        // 20×30 upright in a page of 64×32: fits turned at 34,12 and no further.
        ("fits", frame2("{{34,12},{20,30}}", rotated: true)),
        ("right", frame2("{{35,12},{20,30}}", rotated: true)),
        ("low", frame2("{{34,13},{20,30}}", rotated: true)),
        ("upright", frame2("{{34,12},{20,30}}")),
        ("before", frame2("{{-1,0},{4,4}}")),
      ]))
    #expect(map.problems.allSatisfy { $0.code == .outOfBounds && $0.level == .error })
    #expect(map.problems.map(\.sprite) == ["right", "low", "upright", "before"])
    #expect(map.problems.first?.message == "30×20 at 35,12 reaches outside hero.png (64×32)")
  }

  @Test func piecesThatDoNotFitTheirCanvas() throws {
    let map = try open(
      atlas2([
        ("half", frame2("{{0,0},{4,4}}", offset: "{0.5,0}", source: "{5,4}")),
        ("left", frame2("{{8,0},{4,4}}", offset: "{-1,0}", source: "{5,4}")),
        ("tall", frame2("{{0,0},{4,6}}", source: "{4,5}")),
        ("none", frame2("{{0,0},{0,6}}")),
      ]))
    #expect(map.problems.map(\.sprite) == ["left", "tall", "none"])
    #expect(map.problems.map(\.code) == [.trimOutside, .trimOutside, .emptyRect])
    #expect(
      map.problems.map(\.message) == [
        "4×4 at -0.5,0 reaches outside its canvas (5×4: cut off there)",
        "4×6 at 0,-0.5 reaches outside its canvas (4×5: cut off there)",
        "0×6 at 0,0 has no area (nothing is shown)",
      ])
  }

  // MARK: Textures

  @Test func aMissingTextureIsAProblem() throws {
    let map = try open(
      atlas2(
        [("a", frame2("{{90,0},{4,4}}"))],
        metadata: "<key>textureFileName</key><string>x.pvr</string>"), picture: nil)
    #expect(map.count == 1)
    #expect(map.pages.map(\.image) == ["x.pvr"])
    #expect(map.pages.map(\.path) == [nil] && map.pages.map(\.width) == [nil])
    #expect(
      map.problems == [
        Problem(
          .error, .missingTexture,
          "no texture was found (looked for x.pvr, x.pvr.png, x.png, x.jpg, x.jpeg, x.webp,"
            + " x.pvr.ccz, x.pvr.gz, hero.png, hero.jpg, hero.jpeg, hero.webp, hero.pvr,"
            + " hero.pvr.ccz, hero.pvr.gz beside the data file)")
      ])
  }

  @Test func anUnreadableTextureIsAProblem() throws {
    try folder.write("plain text", to: "hero.png")
    let map = try open(atlas2([("a", frame2("{{90,0},{4,4}}"))]), picture: nil)
    #expect(map.pages.map(\.image) == ["hero.png"])
    #expect(map.problems.map(\.code) == [.undecodableTexture])
    #expect(
      throws: AtlasError(
        path: folder.path + "/hero.png", reason: .undecodableTexture(ImageError(.notAPicture)))
    ) { try map[0].bitmap() }
  }

  @Test func aTextureThatBreaksOffGivesWhatThereIs() throws {
    let whole = try ImageFile.pngData(.places(width: 64, height: 32))
    try folder.write(Array(whole.prefix(whole.count * 3 / 4)), to: "hero.png")
    let map = try open(atlas2([("a", frame2("{{5,0},{2,2}}"))]), picture: nil)
    #expect(map.problems == [])
    #expect(try map[0].bitmap().places == ["5,0 6,0", "5,1 6,1"])
    #expect(try map.pages[0].decodingFault() != nil)
  }

  @Test func textureByOption() throws {
    var options = ImageMap.Options()
    options.texture = try folder.writePicture(width: 7, height: 5, to: "other.png")
    let map = try open(atlas2([("a", frame2("{{0,0},{4,4}}"))]), options: options)
    #expect(map.pages.map(\.width) == [7])
    #expect(map.pages.map(\.path) == [options.texture])
  }

  /// Its colours are multiplied by its format; that the data file says so too changes nothing.
  @Test func whatWasMadeForIOSIsMultipliedOnce() throws {
    let picture = try FileBytes.read(fixture("../../ImagingTests/Fixtures/cgbi.png"))
    try folder.write(picture, to: "hero.png")
    let map = try open(
      atlas2(
        [("a", frame2("{{0,0},{13,9}}"))], metadata: "<key>premultiplyAlpha</key><true/>"),
      picture: nil)
    #expect(try map[0].bitmap() == ImageFile.decode(picture).bitmap)
    #expect(
      try map[0].bitmap(alpha: .straight) == ImageFile.decode(picture, alpha: .straight).bitmap)
  }

  @Test func texturesHaveLimits() throws {
    var options = ImageMap.Options()
    options.imageLimits = ImageLimits(maxSide: 63)
    let map = try open(atlas2([("a", frame2("{{0,0},{4,4}}"))]), options: options)
    let error = ImageError(.tooLarge(width: 64, height: 32, limits: options.imageLimits))
    #expect(map.problems.map(\.code) == [.undecodableTexture])
    #expect(map.pages.map(\.width) == [64])
    #expect(throws: AtlasError(path: folder.path + "/hero.png", reason: .undecodableTexture(error)))
    {
      try map[0].bitmap()
    }
  }

  // MARK: Scale

  @Test(arguments: [
    ("hero.plist", 1), ("hero@2x.plist", 2), ("hero@3x.plist", 3), ("hero@2x~ipad.plist", 2),
    ("hero@1.5x.plist", 1.5), ("hero-hd.plist", 2), ("hero-ipadhd.plist", 4),
    ("hero-uhd.plist", 4), ("hero~ipad.plist", 1), ("2x.plist", 1), ("hero@x.plist", 1),
    ("hero@0x.plist", 1),
  ])
  func scaleByTheName(name: String, expected: Double) throws {
    let text = atlas2([("a", frame2("{{0,0},{6,4}}"))])
    let map = try open(text, as: name)
    #expect(map.scale == expected)
    #expect(map[0].size == Size(width: 6 / expected, height: 4 / expected))
  }

  @Test func scaleByOption() throws {
    var options = ImageMap.Options()
    options.scale = 4
    let text = atlas2([("a", frame2("{{0,0},{6,4}}"))])
    #expect(try open(text, as: "hero@2x.plist", options: options)[0].scale == 4)
  }

  // MARK: Ways in

  @Test func withoutEndingAndByTheTexture() throws {
    let map = try open(atlas2([("a", frame2("{{0,0},{4,4}}"))]))
    let bare = String(map.path.dropLast(6))
    #expect(try ImageMap(path: bare).path == map.path)
    #expect(try ImageMap(path: bare + ".png").path == map.path)
  }

  @Test(arguments: ["json", "xml", "atlas", "tpsheet"])
  func withoutTheEndingOfOtherData(ending: String) throws {
    let text = atlas2([("a", frame2("{{0,0},{4,4}}"))])
    let map = try open(text, as: "hero.\(ending)")
    let bare = String(map.path.dropLast(ending.utf8.count + 1))
    #expect(try ImageMap(path: bare).path == map.path)
    #expect(try ImageMap(path: bare + ".png").path == map.path)
    try folder.write(text, to: "hero.plist")
    #expect(try ImageMap(path: bare).path == folder.path + "/hero.plist")
  }

  @Test func sequencesAreGuessed() throws {
    let map = try open(
      atlas2([
        ("walk_3", frame2("{{0,0},{4,4}}")),
        ("walk_1", frame2("{{0,0},{4,4}}", more: alias("walk_2"))),
        ("0", frame2("{{0,0},{4,4}}")), ("4", frame2("{{0,0},{4,4}}")),
      ]))
    #expect(map.sequences.map(\.name) == ["walk", "hero"])
    #expect(map.sequences.map(\.frames) == [["walk_1", "walk_2", "walk_3"], ["0", "4"]])
    #expect(map.sequences.map(\.isStrong) == [true, false])
  }
}
