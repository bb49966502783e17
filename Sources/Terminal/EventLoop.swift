private import CLinux
private import Glibc

/// Something that the loop woke up for.
package enum Event: Hashable, Sendable {
  /// Bytes that the terminal sent.
  case keyboard([UInt8])
  /// A signal (`ProcessSignal.resize` …) that would else have done its default.
  case signal(Int32)
  /// The deadline has passed.
  case timer
  /// The output takes bytes again.
  case writable
  /// A watched descriptor can be read.
  case readable(Int32)
  /// The terminal is gone; nothing more comes from the keyboard.
  case hangup
}

/// Waits for everything that can happen to a terminal program, in one place and without waking up
/// in between.
///
/// While it lives, INT, TERM, HUP, QUIT, TSTP, CONT and WINCH are blocked and read as events; a
/// child process must be started with an empty signal mask. Make it before a `Screen`.
package struct EventLoop: ~Copyable {
  /// More descriptors to wait for.
  package var watched: [Int32] = []
  /// Seconds by which the last wait went on past its deadline, or, where that had passed before, took:
  /// large where the program was stopped or starved. Not positive where it ended in time.
  package private(set) var overslept = 0.0

  private let keyboard: Int32?
  private let signals: Int32
  private let timer: Int32
  private var mask = sigset_t()
  private var armed: Double?
  private var hasKeyboard: Bool
  private var buffer = [UInt8](repeating: 0, count: 4096)

  /// - Parameter keyboard: the terminal to read from, which stays the caller's; nil for none.
  /// - Throws: `system` where the process may not open more descriptors.
  package init(keyboard: Int32?) throws(TerminalError) {
    var awaited = ProcessSignal.set(of: ProcessSignal.awaited)
    let signals = try SystemCall.run("signalfd") {
      signalfd(-1, &awaited, Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK))
    }
    let timer: Int32
    do throws(TerminalError) {
      timer = try SystemCall.run("timerfd_create") {
        timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC) | Int32(TFD_NONBLOCK))
      }
    } catch {
      close(signals)
      throw error
    }
    self.keyboard = keyboard
    hasKeyboard = keyboard != nil
    self.signals = signals
    self.timer = timer
    pthread_sigmask(SIG_BLOCK, &awaited, &mask)
  }

  deinit {
    close(signals)
    close(timer)
    var mask = mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Sleeps until something happens.
  ///
  /// - Parameters:
  ///   - deadline: when to wake up at the latest, on `MonotonicClock`; nil for never.
  ///   - output: a descriptor with bytes pending, to hear when it takes them.
  /// - Returns: what happened: at least one event.
  package mutating func wait(until deadline: Double?, output: Int32? = nil) -> [Event] {
    arm(deadline)
    let due = deadline.map { max($0, MonotonicClock.now()) }
    defer { overslept = due.map { MonotonicClock.now() - $0 } ?? 0 }
    var events: [Event] = []
    while events.isEmpty {
      let ready = poll(output: output)
      if ready.contains(signals) { readSignals(&events) }
      if let keyboard, ready.contains(keyboard) { readKeyboard(keyboard, &events) }
      if ready.contains(timer) { readTimer(&events) }
      if let output, ready.contains(output) { events.append(.writable) }
      events += watched.filter(ready.contains).map { .readable($0) }
    }
    return events
  }

  /// The descriptors that have something to say.
  private func poll(output: Int32?) -> [Int32] {
    let readable = (hasKeyboard ? [keyboard].compactMap(\.self) : []) + [signals, timer] + watched
    var entries = readable.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if let output { entries.append(pollfd(fd: output, events: Int16(POLLOUT), revents: 0)) }
    let count = Glibc.poll(&entries, nfds_t(entries.count), -1)
    return count > 0 ? entries.filter { $0.revents != 0 }.map(\.fd) : []
  }

  private mutating func arm(_ deadline: Double?) {
    guard deadline != armed else { return }
    armed = deadline
    var setting = itimerspec()
    if let deadline { setting.it_value = MonotonicClock.moment(at: deadline) }
    timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &setting, nil)
  }

  private mutating func readTimer(_ events: inout [Event]) {
    var expirations: UInt64 = 0
    guard read(timer, &expirations, 8) == 8 else { return }
    armed = nil
    events.append(.timer)
  }

  private func readSignals(_ events: inout [Event]) {
    var info = signalfd_siginfo()
    while read(signals, &info, MemoryLayout.size(ofValue: info)) > 0 {
      events.append(.signal(Int32(info.ssi_signo)))
    }
  }

  private mutating func readKeyboard(_ keyboard: Int32, _ events: inout [Event]) {
    let count = buffer.withUnsafeMutableBytes { read(keyboard, $0.baseAddress, $0.count) }
    if count > 0 {
      events.append(.keyboard(Array(buffer[..<count])))
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      hasKeyboard = false
      events.append(.hangup)
    }
  }
}
