import Atlases
import Imaging
import TestSupport
import Testing

/// Playing where the cursor is, on the ordinary screen.
@Suite struct PlayTests {
  @Test func playsItsLoopsAndLeavesTheLastFrame() throws {
    let run = try Program.start(
      "play", Program.atlas("coin.plist"), "coin", "--loops", "2", "--fps", "200", "--zoom", "1",
      columns: 60, rows: 20)
    #expect(run.exitStatus == .exited(0))
    #expect(!run.emulator.showsAlternateScreen && run.emulator.cursorIsVisible)
    let map = try ImageMap(path: Program.atlas("coin.plist"))
    let last = try #require(map["coin_12"]).bitmap()
    #expect(run.emulator.picture(column: 0, row: 0, columns: 32, rows: 16) == last)
    #expect(run.emulator.cursor == (0, 16))
    #expect(run.modes == run.modesBefore)
  }

  @Test func asFastAsTheTerminalTakesItShowsEveryFrame() throws {
    let run = try Program.start(
      "play", Program.atlas("coin.plist"), "--loops", "3", "--fps", "max", "--zoom", "1",
      columns: 60, rows: 20)
    #expect(run.exitStatus == .exited(0))
    // Each frame but the first goes up to the picture's first row before anything else.
    let up = Array("\u{1B}[16A".utf8)
    let count = run.output.indices.count { run.output[$0...].starts(with: up) }
    #expect(count == 36)
  }

  /// Frames that are not there are told, not left out in silence.
  @Test(arguments: [
    ["--frames", "99"], ["--start", "9"], ["--frames", "2-3", "--start", "4"],
  ])
  func framesThatAreNotThereAreTold(options: [String]) throws {
    let atlas = Program.atlas("hero.plist")
    let run = try CommandRun(Program.path, ["play", atlas, "idle"] + options)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(
      run.messages == "spriteview: \(atlas): idle: no such frame to play (it has 4)\n")
  }

  @Test func chosenFramesAreAllThatIsPlayed() throws {
    let run = try Program.start(
      "play", Program.atlas("coin.plist"), "coin", "--frames", "3-5", "--once", "--fps", "100",
      "--zoom", "1", columns: 60, rows: 20)
    #expect(run.exitStatus == .exited(0))
    let map = try ImageMap(path: Program.atlas("coin.plist"))
    let last = try #require(map["coin_05"]).bitmap()
    #expect(run.emulator.picture(column: 0, row: 0, columns: 32, rows: 16) == last)
  }

  @Test func keysWorkWhileItPlays() throws {
    let run = try Program.start(
      "play", Program.atlas("hero.plist"), "walk", "--zoom", "1", "--bg", "#102030", "--paused",
      columns: 80, rows: 40)
    let map = try ImageMap(path: Program.atlas("hero.plist"))
    let stage = ExpectedStage(
      columns: 64, rows: 32, background: Pixel(red: 0x10, green: 0x20, blue: 0x30))
    for name in ["walk_01", "walk_02", "walk_03"] {
      let wanted = try stage.picture(of: #require(map[name]))
      try run.waitFor(name) { $0.picture(column: 0, row: 0, columns: 64, rows: 32) == wanted }
      run.send(".")
    }
    run.send("q")
    #expect(run.exitStatus == .exited(0))
  }

  @Test func aSmallerWindowGetsASmallerPicture() throws {
    let run = try Program.start(
      "play", Program.atlas("coin.plist"), "--paused", "--bg", "black", columns: 70, rows: 34)
    try run.waitFor("the coin at 2:1") {
      $0.picture(column: 0, row: 0, columns: 64, rows: 32) != nil
    }
    run.resize(columns: 40, rows: 20)
    try run.waitFor("the coin at 1:1") { screen in
      (0..<4).contains { row in
        guard let coin = screen.picture(column: 0, row: row, columns: 32, rows: 16) else {
          return false
        }
        return coin[0, 0] == Pixel(red: 0, green: 0, blue: 0) && coin[16, 1].red > 20
      }
    }
    run.send("q")
    #expect(run.exitStatus == .exited(0))
  }

  @Test func playsBelowWhatIsThereAndScrollsForRoom() throws {
    let run = try Program.start(
      "play", Program.atlas("slime.plist"), "--loops", "1", "--fps", "100", "--zoom", "1",
      "--bg", "black", columns: 60, rows: 18)
    #expect(run.exitStatus == .exited(0))
    #expect(run.emulator.picture(column: 0, row: 1, columns: 32, rows: 16) != nil)
  }
}
