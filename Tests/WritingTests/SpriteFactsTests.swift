import LayerSprites
import SampleAtlases
import Testing
import Writing

/// What there is to know about one sprite.
@Suite struct SpriteFactsTests {
  @Test(arguments: [
    (1, 1, nil), (16, 16, nil), (17, 17, "and 1 more"), (5_000, 17, "and 4984 more"),
  ])
  func aliasesAreListedWithinBounds(count: Int, rows: Int, last: String?) throws {
    let names = (1...count).map { "alias\($0)" }
    let frame = SampleAtlas.frame("a", Rect(x: 0, y: 0, width: 2, height: 3), aliases: names)
    let sprite = try #require(SampleAtlas.described([frame])["a"])
    let facts = SpriteFacts(sprite).rows
    let start = try #require(facts.firstIndex { $0.name == "aliases" })
    let listed = facts[start...].prefix { $0.name != "page" }
    #expect(listed.count == rows)
    #expect(listed.last?.value == last ?? sprite.aliases.filter { $0 != "a" }.last)
  }
}
