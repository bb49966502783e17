import LayerSprites
import SampleAtlases
import Stage
import Testing

@Suite struct NameQueryTests {
  private static let names = [
    "walk_1.png", "walk_2.png", "walk", "button[1].png", "ui/ok.png", "ui/cancel.png", "dup.png",
    "dup.png", "größe.png",
  ]

  @Test(arguments: [
    ("walk_2.png", [1]), ("walk_2", [1]), ("walk", [2]), ("ui/c", [5]), ("but", [3]),
    ("button[1]", [3]), ("dup", [6, 7]), ("du", [6, 7]), ("wal", []), ("walk_", []), ("ui/", []),
    ("walk_*", [0, 1]), ("*.png", [0, 1, 3, 4, 5, 6, 7, 8]), ("ui*", [4, 5]),
    ("walk_?.png", [0, 1]),
    ("walk_[2-9].png", [1]), ("*", [0, 1, 2, 3, 4, 5, 6, 7, 8]), ("grö", [8]), ("WALK", []),
    ("nothing", []), ("[", []),
  ])
  func finds(query: String, indices: [Int]) {
    #expect(NameQuery.indices(of: query, among: Self.names) == indices)
  }

  @Test func findsNothingInNothing() {
    #expect(NameQuery.indices(of: "a", among: []).isEmpty)
    #expect(NameQuery.indices(of: "*", among: []).isEmpty)
  }

  @Test(arguments: [
    ("walk", ListKind.animations, 0), ("wal", .animations, 0), ("button", .possible, 0),
    ("walk_10", .sprites, 13), ("walk_10.png", .sprites, 13), ("app", .sprites, 0),
    ("fruit.png", .sprites, 3), ("walk_*", .sprites, 4), ("Z", .sprites, 14),
  ])
  func findsEntries(query: String, list: ListKind, index: Int) throws {
    let entry = try #require(CatalogTests.catalog().entry(named: query))
    #expect(entry == (list, index))
  }

  @Test(arguments: ["walk_11", "x", "walk_1x"]) func findsNoEntry(query: String) {
    #expect(CatalogTests.catalog().entry(named: query) == nil)
  }
}
