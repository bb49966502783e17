import LayerSprites
import SampleAtlases
import Stage
import Testing

@Suite struct CatalogTests {
  /// A strong animation, a possible one, single sprites; an alias.
  static func catalog() -> Catalog {
    let names =
      ["walk_10", "walk_9", "button_2", "button_1", "Zebra", "apple"] + (1...8).map { "walk_\($0)" }
    var frames = names.enumerated().map { i, name in
      SampleAtlas.frame(name + ".png", Rect(x: Double(4 * i), y: 0, width: 4, height: 6))
    }
    frames[5].aliases = ["fruit.png"]
    return Catalog(SampleAtlas.described(frames))
  }

  @Test func sortsIntoLists() {
    let catalog = Self.catalog()
    #expect(catalog.animations.map(\.name) == ["walk"])
    #expect(catalog.possible.map(\.name) == ["button"])
    #expect(catalog.names(of: .animations) == ["walk"])
    #expect(
      catalog.names(of: .sprites)
        == ["apple.png", "button_1.png", "button_2.png", "fruit.png"]
        + (1...10).map { "walk_\($0).png" } + ["Zebra.png"])
    #expect(ListKind.allCases.map { catalog.count($0) } == [1, 1, 15, 1])
    #expect(catalog.lists == [.animations, .possible, .sprites, .problems])
    #expect(catalog.problems.map(\.code) == [.missingTexture])
    #expect(catalog.exhibit(.problems, 0)?.name == nil)
  }

  /// By their place where not every one has a number of its own.
  @Test(
    arguments: [
      ([4, 2, 0], ["a #0", "a #2", "a #4"]), ([4, nil, 2], ["a #1", "a #2", "a #3"]),
      ([4, 4, 2], ["a #1", "a #2", "a #3"]), ([nil, nil], ["a #1", "a #2"]), ([7], ["a"]),
    ] as [([Int?], [String])])
  func labelsOfSpritesOfOneName(indexes: [Int?], labels: [String]) {
    let frames = indexes.enumerated().map { i, index in
      var frame = SampleAtlas.frame("a", Rect(x: Double(4 * i), y: 0, width: 4, height: 6))
      frame.index = index
      return frame
    }
    let catalog = Catalog(SampleAtlas.described(frames))
    #expect(catalog.sprites.indices.map { catalog.label(ofSprite: $0) } == labels)
    #expect(catalog.longestName == labels[0].count)
  }

  /// A problem is shown at its sprite, else at its animation.
  @Test func exhibitsOfProblems() throws {
    let catalog = Catalog(SampleAtlas.named(["w1", "w2", "w4", "w5"]))
    #expect(catalog.problems.map(\.code) == [.gap])
    #expect(
      try #require(catalog.exhibit(.problems, 0)).frames.map(\.name) == [
        "w1", "w2", "w4", "w5",
      ])
  }

  @Test func emptyListsAreLeftOut() {
    #expect(Catalog(SampleAtlas.named(["a", "b"])).lists == [.sprites])
    #expect(Catalog(SampleAtlas.named([])).lists.isEmpty)
  }

  @Test func exhibitsAnimationsAndSprites() throws {
    let catalog = Self.catalog()
    let walk = try #require(catalog.exhibit(.animations, 0))
    #expect(walk.name == "walk")
    #expect(walk.frames.map(\.name) == (1...10).map { "walk_\($0).png" })
    #expect(walk.durations == Array(repeating: 0.1, count: 10))
    #expect(walk.playsByItself)
    #expect(try !#require(catalog.exhibit(.possible, 0)).playsByItself)
    let apple = try #require(catalog.exhibit(.sprites, 0))
    #expect(apple.frames.map(\.name) == ["apple.png"])
    #expect(apple.sequence == nil)
    #expect(!apple.playsByItself)
  }

  @Test(arguments: [(ListKind.animations, 1), (.animations, -1), (.sprites, 15), (.possible, 9)])
  func nothingLiesOutside(list: ListKind, index: Int) {
    #expect(Self.catalog().exhibit(list, index) == nil)
  }

  /// Frames that are not there are left out with their times; no time stands for the usual one.
  @Test func missingFramesAndMissingTimes() throws {
    let map = SampleAtlas.named(["a", "b"])
    let sequence = FrameSequence(
      name: "odd", origin: .pixi, frames: ["b", "gone", "a", "b", "a"],
      durations: [40, 70, 0, -5, .nan])
    let exhibit = try #require(Catalog(map).exhibit(of: sequence))
    #expect(exhibit.frames.map(\.name) == ["b", "a", "b", "a"])
    #expect(exhibit.durations == [0.04, 0.1, 0.1, 0.1])
    let lost = FrameSequence(name: "lost", origin: .pixi, frames: ["gone"])
    #expect(Catalog(map).exhibit(of: lost) == nil)
  }

  /// Sprites of one name are told apart by their place among them.
  @Test func framesOfOneName() throws {
    let frames = [7, 3, 5].map { x in
      var frame = SampleAtlas.frame("walk", Rect(x: Double(x), y: 0, width: 4, height: 6))
      frame.index = x
      return frame
    }
    let sequence = FrameSequence(
      name: "walk", origin: .libGDX, frames: ["walk", "walk", "walk"], occurrences: [0, 1, 2])
    let catalog = Catalog(SampleAtlas.described(frames, sequences: [sequence]))
    let exhibit = try #require(catalog.exhibit(.animations, 0))
    #expect(exhibit.frames.map(\.textureRect.minX) == [3, 5, 7])
  }
}
