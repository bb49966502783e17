private import CLinux
private import Glibc

/// The terminal given back even where the program dies of a fault: nothing of Swift unwinds then,
/// so a signal handler writes prepared bytes, resets the modes and lets the signal kill.
package enum Restoration {
  /// For a program that draws inline: end a synchronized update, plain text, cursor on, a new line.
  package static let inlineFarewell = Array("\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\r\n".utf8)

  /// The signals that end a program by its own fault.
  static let fatalSignals = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]

  /// Prepares for the worst, instead of what was prepared before.
  ///
  /// - Parameters:
  ///   - descriptor: the terminal; it must stay open until `disarm`.
  ///   - modes: what to give it back.
  ///   - farewell: what to write to it; at most `Farewell.capacity` bytes are kept.
  static func arm(descriptor: Int32, modes: TerminalModes, farewell: [UInt8]) {
    disarm()
    let bytes = farewell.prefix(Farewell.capacity)
    for (index, byte) in bytes.enumerated() { farewellBytes[index] = byte }
    farewellState.pointee = Farewell(
      descriptor: descriptor, count: bytes.count, modes: modes.raw)
    var stack = stack_t(ss_sp: handlerStack, ss_flags: 0, ss_size: Farewell.stackSize)
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { sayFarewell($0) }
    action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK)) | Int32(bitPattern: 0x8000_0000)
    for (index, number) in fatalSignals.enumerated() {
      sigaction(number, &action, earlierActions + index)
    }
  }

  /// Takes the preparations back.
  static func disarm() {
    guard farewellState.pointee.descriptor >= 0 else { return }
    for (index, number) in fatalSignals.enumerated() {
      sigaction(number, earlierActions + index, nil)
    }
    farewellState.pointee.descriptor = -1
  }
}

/// What the handler needs to know.
private struct Farewell {
  static let capacity = 512
  static let stackSize = 64 << 10

  var descriptor: Int32
  var count: Int
  var modes: termios
}

// A signal handler takes no context, and only memory that is never moved, counted or checked for
// exclusive access is safe to read in one: hence these four pointers, which are the process's only
// global state. They are written before the handler is installed and by one thread.
nonisolated(unsafe) private let farewellState: UnsafeMutablePointer<Farewell> = {
  let pointer = UnsafeMutablePointer<Farewell>.allocate(capacity: 1)
  pointer.initialize(to: Farewell(descriptor: -1, count: 0, modes: termios()))
  return pointer
}()
nonisolated(unsafe) private let farewellBytes: UnsafeMutablePointer<UInt8> = {
  let pointer = UnsafeMutablePointer<UInt8>.allocate(capacity: Farewell.capacity)
  pointer.initialize(repeating: 0, count: Farewell.capacity)
  return pointer
}()
nonisolated(unsafe) private let earlierActions: UnsafeMutablePointer<sigaction> = {
  let pointer = UnsafeMutablePointer<sigaction>.allocate(
    capacity: Restoration.fatalSignals.count)
  pointer.initialize(repeating: sigaction(), count: Restoration.fatalSignals.count)
  return pointer
}()
nonisolated(unsafe) private let handlerStack = UnsafeMutableRawPointer.allocate(
  byteCount: Farewell.stackSize, alignment: 16)

/// Runs inside the handler: async-signal-safe calls only.
private func sayFarewell(_ number: Int32) {
  let descriptor = farewellState.pointee.descriptor
  if descriptor >= 0 {
    var written = 0
    while written < farewellState.pointee.count {
      let count = write(
        descriptor, farewellBytes + written, farewellState.pointee.count - written)
      if count <= 0 { break }
      written += count
    }
    // Not TCSADRAIN: a terminal that no longer reads would keep the dead waiting.
    tcsetattr(descriptor, TCSANOW, &farewellState.pointee.modes)
  }
  signal(number, SIG_DFL)
  raise(number)
}
