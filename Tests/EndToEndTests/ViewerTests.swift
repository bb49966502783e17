import Atlases
import Imaging
import TestSupport
import Testing

/// The viewer in a terminal, judged by what is on the screen.
@Suite struct ViewerTests {
  static let blue = Pixel(red: 0x10, green: 0x20, blue: 0x30)

  /// The stage of a screen of 120 × 40: right of the lists, between title and status line.
  static let stage = ExpectedStage(columns: 98, rows: 38, background: blue)

  static func start(environment: [String: String] = [:]) throws -> ProgramRun {
    let run = try ProgramRun(
      Program.path,
      [Program.atlas("hero.plist"), "--paused", "--bg", "#102030", "--zoom", "1"],
      columns: 120, rows: 40, environment: environment)
    try run.waitFor(text: "idle 1/4 paused")
    return run
  }

  /// Waits until the stage shows a sprite of the hero, exactly.
  static func expect(_ name: String, on run: ProgramRun) throws {
    let map = try ImageMap(path: Program.atlas("hero.plist"))
    let wanted = try stage.picture(of: #require(map[name]))
    try run.waitFor("\(name) on the stage") {
      $0.picture(column: 21, row: 1, columns: stage.columns, rows: stage.rows) == wanted
    }
  }

  @Test func opensWithListsStageAndStatus() throws {
    let run = try Self.start()
    try Self.expect("idle_01", on: run)
    let text = run.emulator.screenText
    #expect(text.contains("hero.plist · cocos2d-3 · hero.png 256×256 · 20 sprites"))
    #expect(text.contains("Animations") && text.contains("Sprites"))
    #expect(
      run.emulator.text(row: 39).hasPrefix(
        "idle 1/4 paused · 100 ms · 10 fps ×1.0 · loop · 1:1 · idle_01.png"))
    #expect(run.emulator.showsAlternateScreen && !run.emulator.cursorIsVisible)
    #expect((0..<120).allSatisfy { run.emulator.cell(column: $0, row: 39).reverse })
  }

  @Test func stepsForwardAndBackRoundTheEnds() throws {
    let run = try Self.start()
    for (keys, number, name) in [
      (".", 2, "idle_02"), ("3.", 1, "idle_01"), (",", 4, "idle_04"), ("h", 3, "idle_03"),
      ("\u{1B}[C", 4, "idle_04"), ("\u{1B}[H", 1, "idle_01"), ("\u{1B}[F", 4, "idle_04"),
    ] {
      run.send(keys)
      try run.waitFor(text: "idle \(number)/4 paused")
      try Self.expect(name, on: run)
    }
  }

  @Test func everyFrameOfEveryAnimationIsExact() throws {
    let run = try Self.start()
    for (name, count) in [("idle", 4), ("jump", 6), ("walk", 8)] {
      for frame in 1...count {
        try run.waitFor(text: "\(name) \(frame)/\(count)")
        try Self.expect("\(name)_0\(frame)", on: run)
        run.send(".")
      }
      run.send(">")
    }
    try run.waitFor(text: "idle 1/4")
  }

  @Test func spacePlaysAndPauses() throws {
    let run = try Self.start()
    run.send(" ")
    for frame in 2...4 { try run.waitFor(text: "idle \(frame)/4 ·") }
    try run.waitFor(text: "idle 1/4 ·")
    run.send(" ")
    try run.waitFor(text: "/4 paused")
  }

  @Test func listsAreWalkedByKeys() throws {
    let run = try Self.start()
    run.send("j")
    try run.waitFor(text: "jump 1/6 paused")
    run.send("\t")
    try run.waitFor("the first sprite") { $0.text(row: 39).hasPrefix("1:1 · idle_01.png") }
    run.send("11j")
    try run.waitFor("the alias") { $0.text(row: 39).hasPrefix("1:1 · stand.png") }
    try Self.expect("idle_01", on: run)
    run.send("13G")
    try run.waitFor("the first walk") { $0.text(row: 39).hasPrefix("1:1 · walk_01.png") }
    run.send("gg")
    try run.waitFor("the top") { $0.text(row: 39).hasPrefix("1:1 · idle_01.png") }
    run.send("\u{1B}[Z")
    try run.waitFor(text: "jump 1/6 paused")
  }

  @Test func inspectorSaysWhereAFrameLies() throws {
    let run = try Self.start()
    run.send(">>.i")
    try run.waitFor(text: "rotation 90° cw")
    let text = run.emulator.screenText
    #expect(text.contains("size     44×53") && text.contains("source   64×64"))
    #expect(text.contains("page     hero.png"))
    run.send("i")
    try run.waitFor("the inspector gone") { !$0.screenText.contains("rotation") }
  }

  @Test func helpTakesTheScreenAndGivesItBack() throws {
    let run = try Self.start()
    run.send("?")
    try run.waitFor(text: "half, twice as fast")
    run.send("?")
    try Self.expect("idle_01", on: run)
  }

  @Test func speedLoopAndZoomAreShown() throws {
    let run = try Self.start()
    for (key, text) in [
      ("]", "×1.1"), ("}", "×2.2"), ("\u{7F}", "×1.0"), ("{", "×0.5"), ("L", "ping-pong"),
      ("R", "ping-pong reverse"), ("+", "2:1"), ("-", "1:1"), ("-", "1:2 averaged"), ("0", "1:1"),
      ("w", "1:1"),
    ] {
      run.send(key)
      try run.waitFor("\(key) to give \(text)") { $0.text(row: 39).contains(" \(text) ") }
    }
  }

  @Test func resizingKeepsFrameAndPicture() throws {
    let run = try Self.start()
    run.send("..")
    try run.waitFor(text: "idle 3/4 paused")
    run.resize(columns: 90, rows: 30)
    let map = try ImageMap(path: Program.atlas("hero.plist"))
    let smaller = ExpectedStage(columns: 68, rows: 28, background: Self.blue)
    let wanted = try smaller.picture(of: #require(map["idle_03"]))
    try run.waitFor("the picture in the smaller window") {
      $0.picture(column: 21, row: 1, columns: 68, rows: 28) == wanted
        && $0.text(row: 29).hasPrefix("idle 3/4 paused")
    }
    for (columns, rows) in [(1, 1), (10, 3), (30, 10), (200, 60)] {
      run.resize(columns: columns, rows: rows)
      run.settle(for: 0.05)
    }
    run.resize(columns: 120, rows: 40)
    try Self.expect("idle_03", on: run)
  }

  @Test func redrawRepairsAScribbledScreen() throws {
    let run = try Self.start()
    try Self.expect("idle_01", on: run)
    run.emulator.feed("\u{1B}[2J\u{1B}[10;40Hscribble")
    run.send("\u{0C}")
    try Self.expect("idle_01", on: run)
    try run.waitFor(text: "Animations")
  }

  /// A process that waits without waking up is switched out once and not again.
  @Test func standingStillItDoesNothing() throws {
    let run = try Self.start()
    try Self.expect("idle_01", on: run)
    run.settle(for: 0.2)
    let before = try run.contextSwitches()
    run.settle(for: 0.5)
    #expect(try run.contextSwitches() == before)
  }

  @Test(arguments: ["xterm-256color", "screen-256color", "tmux-256color"])
  func withoutTrueColorThePaletteIsUsed(terminal: String) throws {
    let run = try Self.start(environment: ["TERM": terminal, "COLORTERM": ""])
    try run.waitFor("a picture in palette colours") { screen in
      (1..<39).allSatisfy { row in
        (21..<119).allSatisfy { column in
          guard let halves = screen.cell(column: column, row: row).halves else { return false }
          return [halves.upper, halves.lower].allSatisfy {
            if case .indexed(let entry) = $0 { entry >= 16 } else { false }
          }
        }
      }
    }
    // #102030 lies nearest to grey 234 (#1C1C1C).
    #expect(run.emulator.cell(column: 22, row: 2).background == .indexed(234))
  }
}
