private import Glibc

/// Output to a terminal that never waits for it.
///
/// The terminal is opened a second time by its name, so that "do not wait" belongs to this
/// description alone: the standard streams, and the shell that shares them, stay as they are.
/// Where that cannot be (a pipe, a file), writing waits. Make a frame only while `isIdle`.
/// SIGPIPE should be ignored if the output may be a pipe.
package struct TTYOutput: ~Copyable {
  /// The descriptor to wait for while bytes are pending.
  package let descriptor: Int32
  /// Nobody reads any more, or nothing can be written; everything else is dropped.
  package private(set) var isClosed = false
  /// The number of the error for which nothing can be written; nil where nobody reads any more.
  package private(set) var failure: Int32?

  private var pending: [UInt8] = []
  /// The terminal had no room when it was last asked.
  private var isStalled = false

  /// - Parameter descriptor: the terminal, pipe or file; it stays the caller's.
  /// - Throws: `system` where the descriptor is not open.
  package init(_ descriptor: Int32) throws(TerminalError) {
    var name = [CChar](repeating: 0, count: 256)
    if isatty(descriptor) == 1, ttyname_r(descriptor, &name, name.count) == 0 {
      let own = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      if own >= 0 {
        self.descriptor = own
        return
      }
    }
    self.descriptor = try SystemCall.run("fcntl") { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
  }

  deinit { close(descriptor) }

  /// True where everything has been taken, so that more may be written.
  package var isIdle: Bool { pending.isEmpty && !isStalled }

  /// Whether everything has been taken and the terminal has room now: it has none while it is
  /// stopped (Ctrl-S), and whoever writes to it by another way would be stuck. Where it has none
  /// this is not idle until `flushPending`.
  package mutating func hasRoom() -> Bool {
    guard pending.isEmpty, !isClosed else { return isIdle }
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    isStalled = poll(&entry, 1, 0) == 0
    return isIdle
  }

  /// Writes, and keeps what is not taken for `flushPending`.
  ///
  /// - Returns: whether everything was taken.
  @discardableResult
  package mutating func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard !isClosed else { return false }
    let taken = pending.isEmpty ? send(bytes) : 0
    if !isClosed { pending += UnsafeRawBufferPointer(rebasing: bytes[taken...]) }
    return isIdle && !isClosed
  }

  /// Writes an array, as above.
  @discardableResult
  package mutating func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { write($0) }
  }

  /// Sends what is pending, as much as is taken now.
  package mutating func flushPending() {
    isStalled = false
    let taken = pending.withUnsafeBytes { send($0) }
    pending.removeFirst(min(taken, pending.count))
    if isClosed { pending = [] }
  }

  /// Waits until everything is taken and there is room for more, at most to the deadline on
  /// `MonotonicClock`.
  ///
  /// - Returns: whether that came to be.
  package mutating func drain(until deadline: Double) -> Bool {
    while !hasRoom() {
      let left = deadline - MonotonicClock.now()
      guard left > 0 else { return false }
      var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&entry, 1, Int32((min(left, 3600) * 1000).rounded(.up))) > 0 { flushPending() }
    }
    return !isClosed
  }

  /// Forgets what is pending and what the system still holds for the terminal, and lets it go on
  /// where it was stopped: the little that gives it back must get through.
  package mutating func discard() {
    pending = []
    isStalled = false
    tcflush(descriptor, TCOFLUSH)
    // Only what a program has stopped can a program start: so it is stopped twice.
    tcflow(descriptor, TCOOFF)
    tcflow(descriptor, TCOON)
  }

  private mutating func send(_ bytes: UnsafeRawBufferPointer) -> Int {
    var taken = 0
    while taken < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[taken...])
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count > 0 {
        taken += count
      } else if errno == EAGAIN {
        break
      } else if errno != EINTR {
        isClosed = true
        // A terminal that is gone gives EIO.
        if errno != EPIPE, errno != EIO { failure = errno }
        break
      }
    }
    return taken
  }
}
