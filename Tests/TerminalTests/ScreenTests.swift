import Glibc
import Terminal
import TestSupport
import Testing

/// The screen as a person meets it: in a program, in a terminal.
@Suite struct ScreenTests {
  static let probe = ProgramRun.path(ofProduct: "TerminalProbe")

  static func start(
    _ mode: String = "screen", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let run = try ProgramRun(
      probe, [mode], columns: 60, rows: 12, environment: environment)
    try run.waitFor(text: mode == "screen" ? "60x12" : "playing")
    return run
  }

  /// In a shell that controls jobs.
  static func startInShell() throws -> ProgramRun {
    let run = try ProgramRun(
      "/bin/bash", ["--norc", "--noprofile", "-i"], columns: 60, rows: 12,
      environment: ["PS1": "ready "])
    try run.waitFor(text: "ready")
    run.send("\(probe) screen\n")
    try run.waitFor("the screen") { $0.showsAlternateScreen && $0.text(row: 0) == "60x12" }
    return run
  }

  static func expectRestored(_ run: ProgramRun) {
    #expect(!run.emulator.showsAlternateScreen)
    #expect(run.emulator.cursorIsVisible)
    #expect(run.modes == run.modesBefore)
  }

  @Test func quittingGivesTheTerminalBack() throws {
    let run = try Self.start()
    #expect(run.emulator.showsAlternateScreen)
    #expect(!run.emulator.cursorIsVisible)
    #expect(run.modes.isCbreak)
    run.send("q")
    #expect(run.exitStatus == .exited(0))
    Self.expectRestored(run)
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
  ])
  func everySignalGivesTheTerminalBackAndKills(number: Int32) throws {
    let run = try Self.start()
    run.signal(number)
    #expect(run.exitStatus == .signaled(number))
    Self.expectRestored(run)
  }

  @Test func aTrapGivesTheTerminalBack() throws {
    let run = try Self.start()
    run.send("!")
    #expect(run.exitStatus == .signaled(SIGILL))
    Self.expectRestored(run)
  }

  @Test func controlCIsASignal() throws {
    let run = try Self.start()
    run.send("\u{03}")
    #expect(run.exitStatus == .signaled(SIGINT))
    Self.expectRestored(run)
  }

  @Test(arguments: [SIGTERM, SIGSEGV, SIGABRT])
  func anInlineProgramGivesTheTerminalBack(number: Int32) throws {
    let run = try Self.start("inline")
    #expect(run.modes.isCbreak)
    #expect(!run.emulator.cursorIsVisible)
    run.signal(number)
    #expect(run.exitStatus == .signaled(number))
    Self.expectRestored(run)
    #expect(run.emulator.cursor == (column: 0, row: 1))
  }

  @Test func resizingIsSeen() throws {
    let run = try Self.start()
    run.resize(columns: 71, rows: 15)
    try run.waitFor("the new size") { $0.text(row: 0) == "71x15" }
    run.send("q")
    #expect(run.exitStatus == .exited(0))
  }

  @Test func keysArriveAndAnswersDoNot() throws {
    let run = try Self.start()
    run.send("a\u{1B}[1;2B\u{1B}[?1;2c\u{1B}OR\u{1B}[200~qq\u{1B}[201~漢")
    try run.waitFor("the keys") { $0.text(row: 1) == "a Shift-Down answer F3 paste:qq 漢" }
    run.send("\u{1B}")
    try run.waitFor("a lone escape") { $0.text(row: 1).hasSuffix("漢 Esc") }
  }

  @Test func terminfoKnowsSpellingsThatAreNotCommon() throws {
    let run = try Self.start(environment: ["TERM": "rxvt-unicode"])
    run.send("\u{1B}[5^\u{1B}[3^\u{1B}[99^.")
    try run.waitFor("the keys") { $0.text(row: 1).hasSuffix(".") }
    #expect(run.emulator.text(row: 1) == "Ctrl-PgUp Ctrl-Del .")
  }

  /// In a group that nobody could continue the stop is discarded, and the program goes on at once.
  @Test func controlZLeavesTheScreenAndComesBack() throws {
    let run = try Self.start()
    run.send("\u{1A}")
    try run.waitFor("coming back") { $0.text(row: 1) == "resumed" && $0.showsAlternateScreen }
    #expect(run.modes.isCbreak)
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.components(of: "\u{1B}[?1049l") == 1)
    #expect(text.components(of: "\u{1B}[?1049h") == 2)
    // The keypad spells its keys as terminfo says again.
    #expect(text.split(separator: "\u{1B}[?1l").last?.contains("\u{1B}[?1h") == true)
    run.send("q")
    #expect(run.exitStatus == .exited(0))
    Self.expectRestored(run)
  }

  @Test func aShellStopsTheProgramAndGoesOn() throws {
    let run = try Self.startInShell()
    run.send("\u{1A}")
    try run.waitFor("the shell") { !$0.showsAlternateScreen && $0.screenText.contains("Stopped") }
    #expect(run.emulator.cursorIsVisible)
    run.resize(columns: 50, rows: 10)
    run.send("fg\n")
    try run.waitFor("the screen") { $0.showsAlternateScreen && $0.text(row: 0) == "50x10" }
    #expect(run.emulator.text(row: 1) == "resumed")
    #expect(!run.emulator.cursorIsVisible)
    run.send("q")
    try run.waitFor("the shell") { !$0.showsAlternateScreen }
    run.send("exit\n")
    #expect(run.exitStatus == .exited(0))
  }

  @Test func aStoppedProgramCanBeKilled() throws {
    let run = try Self.startInShell()
    run.send("\u{1A}")
    try run.waitFor("the shell") { !$0.showsAlternateScreen && $0.screenText.contains("Stopped") }
    run.send("echo pid $(jobs -p) .\n")
    try run.waitFor("its number") { $0.screenText.contains(/pid \d+ \./) }
    let number = try #require(run.emulator.screenText.firstMatch(of: /pid (\d+) \./)?.1)
    let process = try #require(Int32(number))
    kill(process, SIGTERM)
    kill(process, SIGCONT)
    for _ in 0..<500 where Self.isAlive(process) { run.settle(for: 0.01) }
    #expect(!Self.isAlive(process))
  }

  /// False for a process that has ended, also where its parent has not looked yet.
  private static func isAlive(_ process: Int32) -> Bool {
    let descriptor = open("/proc/\(process)/stat", O_RDONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = read(descriptor, &buffer, buffer.count)
    return !String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).contains(") Z ")
  }

  @Test func theCursorShowsWhereALineIsTyped() throws {
    let run = try Self.start()
    run.send("c")
    try run.waitFor("the cursor") { $0.cursorIsVisible && $0.text(row: 1) == "c" }
    #expect(run.emulator.cursor == (column: 7, row: 3))
    run.send("h")
    try run.waitFor("no cursor") { !$0.cursorIsVisible }
  }

  @Test func namesAreCutByColumnsAndNeverWrap() throws {
    let run = try ProgramRun(Self.probe, ["names"], columns: 60, rows: 12)
    try run.waitFor("the last name") { $0.text(row: 11).hasSuffix("corner") }
    #expect(
      (0..<12).map { run.emulator.text(row: $0) } == [
        "##walk_01   ######",
        "##a name tha######",
        "##漢字スプラ######",
        "##x漢字スプ ######",
        "##e\u{301}te\u{301}       ######",
        "##tab?here  ######",
        "##?[31mred  ######",
        "##          ######",
        String(repeating: " ", count: 55) + "far t",
        "", "", String(repeating: " ", count: 54) + "corner",
      ])
    run.send("q")
    #expect(run.exitStatus == .exited(0))
    Self.expectRestored(run)
  }

  @Test func withoutUTF8OnlyASCIIIsShown() throws {
    let run = try ProgramRun(
      Self.probe, ["names"], columns: 60, rows: 12, environment: ["LANG": "C"])
    try run.waitFor("the last name") { $0.text(row: 11).hasSuffix("corner") }
    #expect(run.emulator.text(row: 2) == "##??????????######")
    #expect(run.output.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: ["nosuchterm", "dumb"])
  func anUnusableTerminalIsAnError(name: String) throws {
    let run = try ProgramRun(Self.probe, ["screen"], environment: ["TERM": name])
    #expect(run.exitStatus == .exited(5))
    #expect(run.emulator.text(row: 0).hasPrefix("unknown terminal '\(name)'"))
    #expect(run.modes == run.modesBefore)
  }

  @Test func noColorMeansNoColor() throws {
    let colorful = try Self.start()
    #expect(colorful.emulator.cell(column: 0, row: 0).foreground == .indexed(6))
    let plain = try Self.start(environment: ["NO_COLOR": "1"])
    #expect(plain.emulator.cell(column: 0, row: 0).foreground == .default)
  }

  @Test func aFileIsNoTerminal() throws {
    let null = open("/dev/null", O_RDWR)
    defer { close(null) }
    #expect(throws: TerminalError.notATerminal) {
      try Screen(
        descriptor: null, capabilities: TerminalCapabilities(environment: ["TERM": "xterm"]))
    }
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
