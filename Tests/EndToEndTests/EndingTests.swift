import Glibc
import TestSupport
import Testing

/// However the program ends, the terminal is as it was.
@Suite struct EndingTests {
  static func start() throws -> ProgramRun {
    let run = try Program.start(Program.atlas("hero.plist"), "--paused")
    try run.waitFor(text: "idle 1/4 paused")
    return run
  }

  static func expectTerminalBack(_ run: ProgramRun) {
    #expect(run.emulator.cursorIsVisible)
    #expect(!run.emulator.showsAlternateScreen)
    #expect(run.modes == run.modesBefore)
    // Colours are off again: what is written next has the terminal's own.
    run.emulator.feed("\r\nx")
    let cursor = run.emulator.cursor
    let cell = run.emulator.cell(column: cursor.column - 1, row: cursor.row)
    #expect(cell.text == "x" && cell.foreground == .default && cell.background == .default)
    #expect(!cell.reverse && !cell.bold)
  }

  @Test func quitLeavesWithStatusZero() throws {
    let run = try Self.start()
    run.send("q")
    #expect(run.exitStatus == .exited(0))
    Self.expectTerminalBack(run)
  }

  @Test func controlCInterrupts() throws {
    let run = try Self.start()
    run.send("\u{03}")
    #expect(run.exitStatus == .signaled(SIGINT))
    Self.expectTerminalBack(run)
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
  ])
  func signalsEndItAfterTheTerminalIsBack(signal: Int32) throws {
    let run = try Self.start()
    run.signal(signal)
    #expect(run.exitStatus == .signaled(signal))
    Self.expectTerminalBack(run)
  }

  @Test(arguments: [SIGTERM, SIGSEGV, SIGINT])
  func inlinePlayingEndsCleanlyToo(signal: Int32) throws {
    let run = try Program.start("play", Program.atlas("hero.plist"), "walk", columns: 90, rows: 40)
    try run.waitFor("a picture") { !$0.cursorIsVisible && $0.screenText.contains("▀") }
    run.signal(signal)
    #expect(run.exitStatus == .signaled(signal))
    Self.expectTerminalBack(run)
  }

  /// Ctrl-S keeps the terminal from taking anything; what gives it back must get through.
  @Test(arguments: ["q", "\u{03}", "jjq"])
  func endsWhileTheTerminalIsStopped(keys: String) throws {
    let run = try Self.start()
    run.send("\u{13}")
    run.send(keys)
    #expect(run.exitStatus == (keys == "\u{03}" ? .signaled(SIGINT) : .exited(0)))
    Self.expectTerminalBack(run)
  }

  @Test func endsWhileNobodyReads() throws {
    let run = try Program.start(Program.atlas("hero.plist"), "--animation", "walk", "--fps", "200")
    try run.waitFor(text: "walk")
    // Nothing is read meanwhile, and the frames fill what the system holds for the terminal.
    usleep(1_500_000)
    run.signal(SIGTERM)
    usleep(1_500_000)
    #expect(try run.hasEndedUnread())
    #expect(run.exitStatus == .signaled(SIGTERM))
  }
}
