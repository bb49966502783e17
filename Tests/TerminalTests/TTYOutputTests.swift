import Glibc
import Terminal
import TestSupport
import Testing

@Suite struct TTYOutputTests {
  static let frame = (0..<100_000).map { UInt8(33 + $0 % 90) }

  @Test func whatATerminalDoesNotTakeIsKeptForLater() throws {
    let terminal = try Pseudoterminal()
    var output = try TTYOutput(terminal.slave)
    let takenAtOnce = output.write(Self.frame)
    let idleAtOnce = output.isIdle
    #expect(!takenAtOnce && !idleAtOnce)
    var received: [UInt8] = []
    while received.count < Self.frame.count {
      received += try #require(terminal.receive(within: 5))
      output.flushPending()
    }
    #expect(received == Self.frame)
    let idleThen = output.isIdle
    let takenThen = output.write([0x2E])
    #expect(idleThen && takenThen)
  }

  @Test func theTerminalsOwnDescriptorStillWaits() throws {
    let terminal = try Pseudoterminal()
    let output = try TTYOutput(terminal.slave)
    #expect(fcntl(terminal.slave, F_GETFL) & O_NONBLOCK == 0)
    let own = fcntl(output.descriptor, F_GETFL)
    #expect(own & O_NONBLOCK != 0)
  }

  @Test func drainingStopsAtItsDeadline() throws {
    let terminal = try Pseudoterminal()
    var output = try TTYOutput(terminal.slave)
    output.write(Self.frame)
    let deadline = MonotonicClock.now() + 0.02
    let isDrained = output.drain(until: deadline)
    #expect(!isDrained)
    #expect(MonotonicClock.now() >= deadline)
    output.discard()
    let isIdle = output.isIdle
    #expect(isIdle)
  }

  @Test func aPipeTakesEverything() throws {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    defer { close(ends[0]) }
    var output = try TTYOutput(ends[1])
    close(ends[1])
    let taken = output.write(Array("frame".utf8))
    #expect(taken)
    var buffer = [UInt8](repeating: 0, count: 9)
    #expect(read(ends[0], &buffer, 9) == 5)
  }

  @Test func aPipeThatNobodyReadsIsClosed() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    var output = try TTYOutput(ends[1])
    close(ends[1])
    close(ends[0])
    let taken = output.write(Array("frame".utf8))
    let (isClosed, isIdle) = (output.isClosed, output.isIdle)
    #expect(!taken)
    #expect(isClosed && isIdle)
  }
}

@Suite struct RawModeTests {
  @Test func theModesComeBack() throws {
    let terminal = try Pseudoterminal()
    let before = terminal.modes
    do {
      let modes = try RawMode(terminal.slave)
      #expect(terminal.modes.isCbreak)
      modes.suspend()
      #expect(terminal.modes == before)
      modes.resume()
      #expect(terminal.modes.isCbreak)
    }
    #expect(terminal.modes == before)
  }

  @Test func aPipeHasNone() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    defer { for end in ends { close(end) } }
    #expect(throws: TerminalError.notATerminal) { _ = try RawMode(ends[0]) }
  }
}
