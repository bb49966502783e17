import LayerSprites
import Stage
import Testing

@Suite struct StageBackgroundTests {
  @Test(arguments: [
    ("checker", StageBackground.checker), ("Checker", .checker), ("none", .terminal),
    ("terminal", .terminal), ("black", .color(Pixel(red: 0, green: 0, blue: 0))),
    ("WHITE", .color(Pixel(red: 255, green: 255, blue: 255))),
    ("#204060", .color(Pixel(red: 0x20, green: 0x40, blue: 0x60))),
    ("#AbC", .color(Pixel(red: 0xAA, green: 0xBB, blue: 0xCC))),
  ])
  func reads(text: String, background: StageBackground) {
    #expect(StageBackground(text) == background)
  }

  @Test(arguments: [
    "", "#", "#12", "#1234", "#12345", "#1234567", "#12345g", "204060", "# 12345", "mauve",
    "#-12345", "checkers",
  ])
  func refuses(text: String) {
    #expect(StageBackground(text) == nil)
  }

  @Test func goesThroughTheUsualOnesAndTheChosen() {
    let black = StageBackground.color(Pixel(red: 0, green: 0, blue: 0))
    let white = StageBackground.color(Pixel(red: 255, green: 255, blue: 255))
    let rose = StageBackground.color(Pixel(red: 255, green: 10, blue: 90))
    #expect(StageBackground.choices(with: nil) == [.checker, .terminal, black, white])
    #expect(StageBackground.choices(with: white) == [.checker, .terminal, black, white])
    #expect(StageBackground.choices(with: rose) == [.checker, .terminal, black, white, rose])
  }
}
