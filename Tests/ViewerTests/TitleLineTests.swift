import LayerSprites
import SampleAtlases
import Terminal
import Testing
import Viewer

@Suite struct TitleLineTests {
  @Test func namesFileFormatPageAndSprites() throws {
    let map = try SampleAtlas.shipped("hero.plist")
    let line = TitleLine.line(map, marks: Samples.marks)
    #expect(line.text == "hero.plist · cocos2d-3 · hero.png 256×256 · 20 sprites")
    #expect(line.style == .dim)
    #expect(
      TitleLine.line(map, marks: Samples.plainMarks).text
        == "hero.plist | cocos2d-3 | hero.png 256x256 | 20 sprites")
  }

  @Test func tellsTheFirstErrorInstead() throws {
    let folder = try TemporaryFolder()
    let frames = ["a", "b"].map {
      SampleAtlas.frame($0, Rect(x: 8, y: 0, width: 4, height: 6))
    }
    let map = try SampleAtlas.drawn(
      frames, on: SampleAtlas.pattern(width: 10, height: 10), in: folder)
    let line = TitleLine.line(map, marks: Samples.marks)
    #expect(
      line.text == "sample.plist · a: 4×6 at 8,0 reaches outside page.png (10×10) (and 1 more)")
    #expect(line.style == .error)
  }
}
