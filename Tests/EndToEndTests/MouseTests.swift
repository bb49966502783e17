import Glibc
import Imaging
import TestSupport
import Testing

/// The mouse, as a terminal tells of it.
@Suite struct MouseTests {
  /// Stage pixel (x, y) lies in this cell of a screen of 80 × 24.
  private static func cell(_ x: Int, _ y: Int) -> (column: Int, row: Int) { (21 + x, 1 + y / 2) }

  private static func status(_ run: ProgramRun, _ text: String) throws {
    try run.waitFor("'\(text)' on the status line") { $0.text(row: 23) == text }
  }

  /// A picture with a border that is trimmed away: canvas 10 × 8, piece 6 × 3 at (1, 4).
  private static func startTrimmed(_ arguments: String...) throws -> (ProgramRun, TemporaryFolder) {
    let folder = TemporaryFolder()
    try folder.write(LayerReference.picture(), to: "page.png")
    let path = try folder.write(
      """
      {"frames": {"tiny.png": {"frame": {"x": 0, "y": 0, "w": 6, "h": 3}, "rotated": false,
      "trimmed": true, "spriteSourceSize": {"x": 1, "y": 4, "w": 6, "h": 3},
      "sourceSize": {"w": 10, "h": 8}}}, "meta": {"image": "page.png"}}
      """, to: "tiny.json")
    let run = try ProgramRun(
      Program.path, ["view", path, "--bg", "#102030", "--zoom", "4"] + arguments)
    try run.waitFor(text: "4:1 · tiny.png")
    return (run, folder)
  }

  /// The canvas takes 9…48 across and 6…37 down, the piece 13…36 and 22…33.
  @Test func aPressSelectsWhatLiesThere() throws {
    let (run, folder) = try Self.startTrimmed()
    defer { withExtendedLifetime(folder) {} }
    let before = try LayerModeTests.plainStage(run)
    let places = [
      ((13, 22), "sprite", (12, 21)), ((36, 33), "sprite", (37, 34)),
      ((12, 22), "canvas", (8, 5)), ((13, 20), "canvas", (49, 38)), ((37, 33), "canvas", (8, 38)),
      ((9, 6), "canvas", (8, 5)), ((48, 37), "canvas", (8, 5)), ((8, 6), "background", (0, 0)),
      ((9, 38), "background", (57, 43)),
    ]
    for (place, name, corner) in places {
      let (column, row) = Self.cell(place.0, place.1)
      run.click(column: column, row: row)
      try Self.status(run, "\(name) selected · 4:1 · tiny.png")
      try run.waitFor("the line round the \(name)") {
        LayerModeTests.stage($0)?[corner.0, corner.1] == LayerReference.line
      }
      run.send("\u{1B}")
      try run.waitFor("the plain picture") {
        LayerModeTests.stage($0) == before && $0.text(row: 23) == "4:1 · tiny.png"
      }
    }
  }

  @Test func layerModeKeepsToTheSpritesLayer() throws {
    let (run, folder) = try Self.startTrimmed()
    defer { withExtendedLifetime(folder) {} }
    run.send("e")
    try Self.status(run, "LAYER resize · 4:1 · tiny.png")
    for (place, name) in [((20, 26), "sprite"), ((10, 8), "canvas"), ((2, 2), "background")] {
      let (column, row) = Self.cell(place.0, place.1)
      run.click(column: column, row: row)
      try Self.status(run, "LAYER resize · \(name) selected · 4:1 · tiny.png")
    }
    run.send("l")
    try Self.status(run, "LAYER resize · y 5° · sprite selected · 4:1 · tiny.png")
    run.send("e")
    try Self.status(run, "4:1 · tiny.png")
  }

  /// A quarter turn about the anchor, the canvas's middle at (29, 22), takes the piece to 17…28 across
  /// and 6…29 down: what is hit turns with it.
  @Test func hitsTurnWithTheLayer() throws {
    let (run, folder) = try Self.startTrimmed()
    defer { withExtendedLifetime(folder) {} }
    run.send("e18z")
    try Self.status(run, "LAYER resize · z 90° · 4:1 · tiny.png")
    for (place, name) in [
      ((17, 10), "sprite"), ((28, 28), "sprite"), ((14, 24), "canvas"), ((30, 12), "canvas"),
    ] {
      let (column, row) = Self.cell(place.0, place.1)
      run.click(column: column, row: row)
      try Self.status(run, "LAYER resize · z 90° · \(name) selected · 4:1 · tiny.png")
    }
  }

  @Test func releasesWheelsAndPressesBesideTheStageDoNothing() throws {
    let (run, folder) = try Self.startTrimmed()
    defer { withExtendedLifetime(folder) {} }
    for button in 2...5 { run.click(button, column: 40, row: 12) }
    for (column, row) in [(40, 0), (40, 23), (20, 12), (79, 12), (3, 3)] {
      run.click(column: column, row: row)
    }
    run.send("\u{1B}[<0;41;13m\u{1B}[<32;41;13M\u{1B}[<35;41;13M\u{1B}[<0;9999;9999M\u{1B}[<0;41M")
    run.send("?")
    try run.waitFor(text: "goes back")
    run.click(column: 40, row: 12)
    run.send("?+")
    try Self.status(run, "5:1 · tiny.png")
  }

  // MARK: Whose the mouse is

  private static let on = "\u{1B}[?1000h"

  private static func output(_ run: ProgramRun) -> String {
    String(decoding: run.output, as: UTF8.self)
  }

  @Test(arguments: [["--no-mouse"], ["--no-mou"]]) func theTerminalKeepsItsMouse(option: [String])
    throws
  {
    let (run, folder) = try Self.startTrimmed(option[0])
    defer { withExtendedLifetime(folder) {} }
    #expect(!run.emulator.reportsMouse && !Self.output(run).contains(Self.on))
    run.send("q")
    #expect(run.exitStatus == .exited(0))
    let elsewhere = try Program.run("list", "--no-mouse", Program.atlas("hero.plist"))
    #expect(elsewhere.status == 2)
  }

  @Test func aTerminalWithoutAMouseIsNotAsked() throws {
    let run = try Program.start(
      Program.atlas("hero.plist"), environment: ["TERM": "vt100", "COLORTERM": ""])
    try run.waitFor(text: "idle")
    #expect(!Self.output(run).contains(Self.on))
    run.send("q")
    #expect(run.exitStatus == .exited(0))
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen-256color"])
  func theMouseIsGivenBackOnQuitting(terminal: String) throws {
    let run = try Program.start(Program.atlas("hero.plist"), environment: ["TERM": terminal])
    try run.waitFor(text: "idle")
    #expect(run.emulator.reportsMouse)
    run.send("q")
    #expect(run.exitStatus == .exited(0))
    #expect(!run.emulator.reportsMouse)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGTRAP, SIGABRT])
  func theMouseIsGivenBackOnSignals(signal: Int32) throws {
    let run = try EndingTests.start()
    #expect(run.emulator.reportsMouse)
    run.signal(signal)
    #expect(run.exitStatus == .signaled(signal))
    #expect(!run.emulator.reportsMouse)
    #expect(!Self.output(run).suffix(200).contains(Self.on))
  }

  /// Stopped, the shell has it; going on, the viewer asks again.
  @Test func theMouseIsGivenBackForAWhile() throws {
    let run = try ProgramRun(
      "/bin/bash", ["--norc", "--noprofile", "-i"], environment: ["PS1": "ready "])
    try run.waitFor(text: "ready")
    run.send("\(Program.path) \(Program.atlas("hero.plist"))\n")
    try run.waitFor("the viewer") { $0.reportsMouse && $0.screenText.contains("idle 1/4") }
    run.send("\u{1A}")
    try run.waitFor("the shell") { !$0.showsAlternateScreen && $0.screenText.contains("Stopped") }
    #expect(!run.emulator.reportsMouse)
    run.send("fg\n")
    try run.waitFor("the viewer again") { $0.showsAlternateScreen && $0.reportsMouse }
    run.send("q")
    try run.waitFor("the shell again") { !$0.showsAlternateScreen && !$0.reportsMouse }
    run.send("exit\n")
    #expect(run.exitStatus == .exited(0))
  }
}
