import Glibc
import Terminal
import TestSupport
import Testing

@Suite struct EventLoopTests {
  /// A pipe instead of a keyboard.
  final class Keyboard {
    private(set) var ends: [Int32] = [-1, -1]

    init() { pipe(&ends) }

    deinit { for end in ends where end >= 0 { close(end) } }

    func press(_ bytes: [UInt8]) { write(ends[1], bytes, bytes.count) }

    func unplug() {
      close(ends[1])
      ends[1] = -1
    }
  }

  @Test func keysComeAsTheyWereSent() throws {
    let keyboard = Keyboard()
    var loop = try EventLoop(keyboard: keyboard.ends[0])
    keyboard.press([0x1B, 0x5B])
    #expect(loop.wait(until: nil) == [.keyboard([0x1B, 0x5B])])
  }

  @Test func aDeadlineIsKeptOnceAndNeverEarly() throws {
    let keyboard = Keyboard()
    var loop = try EventLoop(keyboard: keyboard.ends[0])
    let deadline = MonotonicClock.now() + 0.02
    #expect(loop.wait(until: deadline) == [.timer])
    let late = MonotonicClock.now() - deadline
    #expect(late >= 0 && late < 0.5)
    #expect(loop.wait(until: deadline) == [.timer], "a moment that has passed")
    #expect(loop.wait(until: 0) == [.timer])
  }

  /// A deadline that lies long back when the wait begins was not slept through.
  @Test func onlyTimeOfTheWaitItselfIsOverslept() throws {
    let keyboard = Keyboard()
    var loop = try EventLoop(keyboard: keyboard.ends[0])
    #expect(loop.wait(until: MonotonicClock.now() - 60) == [.timer])
    #expect(loop.overslept >= 0 && loop.overslept < 5)
    keyboard.press([1])
    #expect(loop.wait(until: MonotonicClock.now() + 60) == [.keyboard([1])])
    #expect(loop.overslept < 0)
    keyboard.press([2])
    #expect(loop.wait(until: nil) == [.keyboard([2])])
    #expect(loop.overslept == 0)
  }

  @Test func aDeadlineTakenBackIsForgotten() throws {
    let keyboard = Keyboard()
    var loop = try EventLoop(keyboard: keyboard.ends[0])
    keyboard.press([1])
    let deadline = MonotonicClock.now() + 0.005
    #expect(loop.wait(until: deadline) == [.keyboard([1])])
    while MonotonicClock.now() < deadline + 0.001 {}
    keyboard.press([2])
    #expect(loop.wait(until: nil) == [.keyboard([2])])
  }

  @Test func aHangupIsToldOnce() throws {
    let keyboard = Keyboard()
    var loop = try EventLoop(keyboard: keyboard.ends[0])
    keyboard.unplug()
    #expect(loop.wait(until: nil) == [.hangup])
    #expect(loop.wait(until: MonotonicClock.now() + 0.001) == [.timer])
  }

  @Test func signalsAreReadAndTheMaskComesBack() throws {
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    do {
      let keyboard = Keyboard()
      var loop = try EventLoop(keyboard: keyboard.ends[0])
      raise(SIGWINCH)
      #expect(loop.wait(until: nil) == [.signal(ProcessSignal.resize)])
      var inside = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &inside)
      #expect(sigismember(&inside, SIGTERM) == 1)
    }
    var after = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &after)
    #expect(sigismember(&after, SIGTERM) == sigismember(&before, SIGTERM))
  }

  @Test func otherDescriptorsAreWatched() throws {
    let (keyboard, other, output) = (Keyboard(), Keyboard(), Keyboard())
    var loop = try EventLoop(keyboard: keyboard.ends[0])
    loop.watched = [other.ends[0]]
    other.press([7])
    #expect(
      loop.wait(until: nil, output: output.ends[1]) == [.writable, .readable(other.ends[0])])
  }

  @Test func anIdleProgramNeverWakesUp() throws {
    let run = try ScreenTests.start()
    var before = try Self.switches(of: run.processID)
    run.settle(for: 0.02)
    while case let now = try Self.switches(of: run.processID), now != before {
      before = now
      run.settle(for: 0.02)
    }
    run.settle(for: 0.2)
    #expect(try Self.switches(of: run.processID) == before)
    run.send("k")
    try run.waitFor(text: "k")
    for _ in 0..<500 where try Self.switches(of: run.processID) == before {
      run.settle(for: 0.01)
    }
    #expect(try Self.switches(of: run.processID) != before)
  }

  /// How often a process has gone to sleep.
  private static func switches(of process: Int32) throws -> Substring {
    let descriptor = open("/proc/\(process)/status", O_RDONLY)
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = read(descriptor, &buffer, buffer.count)
    let lines = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
    return try #require(lines.first { $0.hasPrefix("voluntary_ctxt_switches") })
  }
}
