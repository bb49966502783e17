import LayerSprites
import Stage
import Testing

@testable import Settings

/// Options that say how an atlas is opened.
@Suite struct OpeningOptionTests {
  private func options(_ words: String...) throws -> Options {
    try Invocation(["list", "x"] + words).options
  }

  @Test func theGridIsPutTogether() throws {
    #expect(try options().grid == nil)
    let all = try options(
      "--grid-size", "32x48", "--grid-count=4X2", "--grid-offset", "1,0", "--grid-spacing=0x3")
    var grid = SpriteGrid()
    grid.cellSize = SpriteGrid.Pair(x: 32, y: 48)
    grid.count = SpriteGrid.Pair(x: 4, y: 2)
    grid.offset = SpriteGrid.Pair(x: 1, y: 0)
    grid.spacing = SpriteGrid.Pair(x: 0, y: 3)
    #expect(all.grid == grid)
  }

  @Test func framesAreChosen() throws {
    let chosen = try Invocation(["play", "x", "-F", "2-4,6", "--start=3"]).options
    #expect(chosen.frames?.indices(of: 9) == [1, 2, 3, 5])
    #expect(chosen.firstFrame == 3)
    #expect(throws: UsageError.self) { try Invocation(["play", "x", "--frames", "0"]) }
    #expect(throws: UsageError.self) { try Invocation(["play", "x", "--start", "0"]) }
  }

  @Test func valuesThatMayBeLeftOut() throws {
    func chosen(_ words: String...) throws -> Options {
      try Invocation(["play", "x"] + words).options
    }
    #expect(try chosen().crossFade == nil && chosen().onion.showing == .never)
    #expect(try chosen("--crossfade").crossFade == .usual)
    #expect(try chosen("--crossfade", "--onion").onion.neighbours == 1)
    #expect(try chosen("--crossfade=250").crossFade == .seconds(0.25))
    #expect(try chosen("--onion=3").onion.neighbours == 3)
    for wrong in ["--crossfade=", "--crossfade=fast", "--onion=", "--onion=4"] {
      #expect(throws: UsageError.self, "\(wrong)") { try chosen(wrong) }
    }
  }

  @Test func namesAreGrouped() throws {
    let pattern = #"(?<name>.+)_(?<n>\d+)"#
    if case .automatic = try options().grouping {} else { Issue.record("not automatic") }
    if case .off = try options("--group", "off").grouping {} else { Issue.record("not off") }
    guard case .pattern(let found) = try options("--group", pattern).grouping else {
      Issue.record("no pattern")
      return
    }
    #expect(found.text == pattern)
    #expect(try options("--min-frames", "3").minFrames == 3)
  }

  @Test func scaleAndFormat() throws {
    #expect(try options("--scale", "1.5").scale == 1.5)
    #expect(try options("--format", "cocos2d-2").format == .cocos2D2)
  }

  @Test func theViewerTakesSeveralPictures() throws {
    #expect(try Invocation(["a1.png", "a2.png"]).operands == ["a1.png", "a2.png"])
    #expect(try Invocation(["view", "-", "b"]).operands == ["-", "b"])
  }
}
