import LayerSprites
import SampleAtlases
import Terminal
import TestSupport
import Testing
import Viewer

@Suite struct InspectorTests {
  private static func texts(_ sprite: SpriteImage, isUTF8: Bool = true) -> [String] {
    Inspector(sprite, marks: Marks(isUTF8: isUTF8)).lines.map(\.text)
  }

  private static let turned = SampleAtlas.frame(
    "hero.png", Rect(x: 2, y: 3, width: 5, height: 7), turned: .clockwise,
    offset: Point(x: 6, y: 5.5), canvas: Size(width: 16, height: 12), aliases: ["b.png", "a.png"])

  @Test func factsAboutATurnedSpriteWithAliases() throws {
    let folder = TemporaryFolder()
    let map = try SampleAtlas.drawn(
      [Self.turned], on: SampleAtlas.pattern(width: 20, height: 15), in: folder, scale: 2)
    #expect(
      Self.texts(try #require(map["hero.png"])) == [
        "hero.png", "rect     2,3 5×7", "rotation 90° cw", "size     7×5", "offset   6,5.5",
        "source   16×12", "anchor   centre", "scale    2", "aliases  b.png", "         a.png",
        "page     page.png",
      ])
    #expect(
      Self.texts(try #require(map["a.png"])) == [
        "a.png", "rect     2,3 5×7", "rotation 90° cw", "size     7×5", "offset   6,5.5",
        "source   16×12", "anchor   centre", "scale    2", "alias of hero.png", "aliases  b.png",
        "page     page.png",
      ])
  }

  @Test func factsInPlainCharacters() {
    let lines = Self.texts(SampleAtlas.described([Self.turned])[2], isUTF8: false)
    #expect(lines[1...3] == ["rect     2,3 5x7", "rotation 90 deg cw", "size     7x5"])
    #expect(lines.last == "page     none")
    #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
  }

  @Test(arguments: [
    (0.25, 1.0, "0.25,1"), (1.0 / 3, -0.5, "0.333,-0.5"), (-0.0001, 0.9996, "0,1"),
    (1e18, .nan, "-,-"), (12.125, -3, "12.125,-3"),
  ])
  func anchors(x: Double, y: Double, text: String) {
    let frame = SampleAtlas.frame(
      "a", Rect(x: 0, y: 0, width: 1, height: 1), anchor: Point(x: x, y: y))
    let lines = Self.texts(SampleAtlas.described([frame])[0])
    #expect(lines.contains("anchor   \(text)"))
    #expect(lines.contains("rotation none"))
  }
}
