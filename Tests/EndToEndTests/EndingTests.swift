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
}
