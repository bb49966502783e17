import LayerSprites
import SampleAtlases
import Terminal
import TestSupport
import Testing
import Viewer

@Suite struct TitleLineTests {
  @Test func namesFileFormatPageAndSprites() throws {
    let map = try SampleAtlas.shipped("hero.plist")
    let line = TitleLine.line(map, showing: map[0], marks: Samples.marks)
    #expect(line.text == "hero.plist · cocos2d-3 · hero.png 256×256 · 20 sprites")
    #expect(line.style == .dim)
    #expect(
      TitleLine.line(map, showing: map[0], marks: Samples.plainMarks).text
        == "hero.plist | cocos2d-3 | hero.png 256x256 | 20 sprites")
  }

  @Test func tellsTheFirstErrorInstead() throws {
    let folder = TemporaryFolder()
    let frames = ["a", "b"].enumerated().map { i, name in
      SampleAtlas.frame(name, Rect(x: 8, y: Double(i), width: 4, height: 6))
    }
    let map = try SampleAtlas.drawn(
      frames, on: SampleAtlas.pattern(width: 10, height: 10), in: folder)
    let line = TitleLine.line(map, showing: map[0], marks: Samples.marks)
    #expect(
      line.text == "sample.plist · a: 4×6 at 8,0 reaches outside page.png (10×10) (and 1 more)")
    #expect(line.style == .error)
  }

  @Test func tellsOfAPictureThatBreaksOff() throws {
    let folder = TemporaryFolder()
    let frame = SampleAtlas.frame("a", Rect(x: 0, y: 0, width: 4, height: 6))
    let map = try SampleAtlas.drawn(
      [frame], on: SampleAtlas.pattern(width: 120, height: 120), in: folder)
    let bytes = try FileBytes.read(folder.path("page.png"))
    try FileBytes.write(
      Array(bytes.prefix(bytes.count / 2)), to: folder.path("page.png"), replacing: true)
    #expect(TitleLine.line(map, showing: nil, marks: Samples.marks).style == .dim)
    let line = TitleLine.line(map, showing: map[0], marks: Samples.marks)
    #expect(line.text.hasPrefix("sample.plist · page.png: "))
    #expect(line.style == .error)
  }
}
