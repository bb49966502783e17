import Geometry
import TestSupport
import Testing

@testable import Atlases

/// What is noticed about an atlas that opens well.
@Suite struct InspectionTests {
  /// Frames of 2 × 3 pixels side by side, unless another place is given.
  private func description(
    _ names: [String], at places: [Int]? = nil, declared: Size? = nil
  ) -> AtlasDescription {
    let size = Size(width: 2, height: 3)
    return AtlasDescription(
      format: .cocos2D3, pages: [.init(textureNames: ["p.png"], declaredSize: declared)],
      frames: names.enumerated().map { i, name in
        AtlasDescription.Frame(
          name: name,
          textureRect: Rect(origin: Point(x: Double(places?[i] ?? 2 * i), y: 0), size: size),
          size: size, trimOffset: .zero, sourceSize: size)
      })
  }

  private func problems(_ description: AtlasDescription, width: Int = 64) throws -> [Problem] {
    let folder = TemporaryFolder()
    try folder.writePicture(width: width, height: 3, to: "p.png")
    return ImageMap(description, path: folder.path + "/p.plist").problems
  }

  // MARK: Names

  @Test func missingNumbersAreTold() throws {
    let names = (1...12).filter { $0 != 8 }.map { "walk_\($0).png" }
    #expect(
      try problems(description(names)) == [
        Problem(.warning, .gap, sprite: "walk", "frames 1–7, 9–12 (8 missing)")
      ])
  }

  /// A list of sizes is no animation; one that is declared so is as it should be.
  @Test func notEveryMissingNumberIsAGap() throws {
    #expect(try problems(description(["icon_16", "icon_32", "icon_64"])) == [])
    var declared = description(["a1", "a2", "a4"])
    declared.sequences = [
      FrameSequence(name: "a", origin: .cocos2D, frames: ["a1", "a2", "a4"])
    ]
    #expect(try problems(declared) == [])
  }

  @Test func indexesOfLibGDXHaveGapsToo() throws {
    let regions = [0, 1, 3].map { "walk\n  bounds: \($0 * 2), 0, 2, 3\n  index: \($0)\n" }
    let text = "p.png\nsize: 64, 3\n" + regions.joined()
    #expect(
      try problems(AtlasDescription(bytes: Array(text.utf8))) == [
        Problem(.warning, .gap, sprite: "walk", "frames 0–1, 3 (2 missing)")
      ])
  }

  @Test(
    arguments: [
      (["w1", "w02", "w3"], "the numbers of w02 and w1 are padded differently"),
      (["w1", "w01"], nil),
      (["w001", "w02"], "the numbers of w001 and w02 are padded differently"),
      (["w1", "w01", "w2"], "the numbers of w01 and w1 are padded differently"),
      (["w08", "w09", "w10", "w11"], nil), (["w9", "w10", "w11"], nil), (["w0", "w1", "w2"], nil),
      (["w98", "w99", "w100", "w07"], nil),
      (["w00", "w1", "w2"], "the numbers of w00 and w1 are padded differently"),
    ] as [([String], String?)])
  func padding(names: [String], expected: String?) throws {
    let found = try problems(description(names)).filter { $0.code == .mixedPadding }
    #expect(found == (expected.map { [Problem(.note, .mixedPadding, sprite: "w", $0)] } ?? []))
  }

  // MARK: Rectangles

  @Test func sharedRectanglesAreTold() throws {
    var shared = description(["a", "b", "c", "d"], at: [4, 8, 4, 4])
    shared.frames[0].aliases = ["other"]
    #expect(
      try problems(shared) == [
        Problem(.note, .sameRect, sprite: "c", "shares its pixels with a"),
        Problem(.note, .sameRect, sprite: "d", "shares its pixels with a"),
      ])
  }

  /// Whatever the order in the file: what follows its like is held, what comes back is told.
  @Test func heldFramesAreAsTheyShouldBe() throws {
    let shared = description(["w2", "w1", "w3", "w4", "w5", "v6"], at: [4, 4, 4, 8, 4, 4])
    #expect(
      try problems(shared) == [
        Problem(.note, .sameRect, sprite: "w5", "shares its pixels with w2"),
        Problem(.note, .sameRect, sprite: "v6", "shares its pixels with w2"),
      ])
  }

  /// Another page or another height is another rectangle; one without area has no pixels; what is
  /// numbered by the file holds a picture on purpose.
  @Test func notEveryPlaceIsShared() throws {
    var apart = description(["a", "b", "c", "d", "d"], at: [4, 4, 4, 8, 8])
    apart.pages.append(.init(textureNames: ["p.png"]))
    apart.frames[1].page = 1
    apart.frames[2].textureRect.size.height = 2
    (apart.frames[3].index, apart.frames[4].index) = (0, 1)
    #expect(try problems(apart) == [])
    var empty = description(["a", "b"], at: [4, 4])
    for i in 0..<2 { (empty.frames[i].textureRect.size, empty.frames[i].size) = (.zero, .zero) }
    #expect(try problems(empty).map(\.code) == [.emptyRect, .emptyRect])
  }

  @Test(arguments: [
    (Size(width: 20, height: 3), true), (Size(width: 10, height: 6), true),
    (Size(width: 10, height: 3), false), (nil, false),
  ])
  func aSmallerPictureThanDeclared(declared: Size?, isStale: Bool) throws {
    let found = try problems(
      description(["a", "b", "c"], at: [0, 9, 12], declared: declared), width: 10)
    #expect(found.map(\.code) == (isStale ? [.stalePair] : []) + [.outOfBounds, .outOfBounds])
    if isStale, let declared {
      let size = "\(Int(declared.width))×\(Int(declared.height))"
      #expect(
        found[0]
          == Problem(
            .warning, .stalePair,
            "p.png is 10×3, but the data file was made for one of \(size)"
              + " (frames that reach outside: 2)"))
    }
  }

  @Test func aSizeThatNobodyNeedsIsNoProblem() throws {
    #expect(
      try problems(description(["a"], declared: Size(width: 1024, height: 1024)), width: 10) == [])
  }

  @Test(arguments: [
    atlas2([], metadata: "<key>size</key><string>{30,20}</string>"),
    jsonHash([], meta: "\"size\":{\"w\":30,\"h\":20}"),
    "p.png\nsize: 30, 20\nformat: RGBA8888\n",
    "{\"textures\":[{\"image\":\"p.png\",\"size\":{\"w\":30,\"h\":20},\"frames\":[]}]}",
    "{\"textures\":[{\"image\":\"p.png\",\"size\":{\"w\":30,\"h\":20},\"sprites\":[]}]}",
  ])
  func declaredSizes(text: String) throws {
    let description = try AtlasDescription(bytes: Array(text.utf8))
    #expect(description.pages.map(\.declaredSize) == [Size(width: 30, height: 20)])
  }

  // MARK: Bounds

  @Test func theWorstAreKept() {
    let all = [Problem.Level.note, .error, .warning, .note, .error].enumerated().map {
      Problem($1, .sameRect, sprite: "\($0)", "")
    }
    #expect(Inspection.bounded(all, limit: 5) == all)
    let kept = Inspection.bounded(all, limit: 3)
    #expect(kept.map(\.sprite) == ["1", "4", "2", nil])
    #expect(kept.last == Problem(.note, .sameRect, "and 2 more problems, left out here"))
  }

  @Test func aThousandAreEnough() throws {
    let names = (0..<1500).map { "s\($0)x" }
    let found = try problems(description(names, at: names.map { _ in 0 }))
    #expect(found.count == 1001)
    #expect(found.last?.message == "and 499 more problems, left out here")
  }
}
