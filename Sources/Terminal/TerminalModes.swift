internal import CLinux
internal import Glibc

/// How the kernel treats a terminal's input and output (`termios`).
package struct TerminalModes {
  var raw: termios

  /// The modes that a terminal has now.
  package init(of descriptor: Int32) throws(TerminalError) {
    raw = termios()
    if tcgetattr(descriptor, &raw) != 0 {
      if errno == ENOTTY || errno == EINVAL || errno == EBADF { throw .notATerminal }
      throw .system(call: "tcgetattr", code: errno)
    }
  }

  /// The same, but every byte comes at once and nothing is echoed; Ctrl-C and Ctrl-Z stay signals.
  package var cbreak: TerminalModes {
    var modes = self
    modes.raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    modes.raw.c_iflag |= tcflag_t(ICRNL)
    withUnsafeMutableBytes(of: &modes.raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return modes
  }

  /// Gives a terminal these modes, after its output has been sent.
  package func apply(to descriptor: Int32) throws(TerminalError) {
    try SystemCall.run("tcsetattr") {
      withUnsafePointer(to: raw) { tcsetattr(descriptor, TCSADRAIN, $0) }
    }
  }
}

/// Keys one by one without ncurses, for a program that draws inline; the modes before come back
/// when it ends.
package struct RawMode: ~Copyable {
  private let descriptor: Int32
  private let before: TerminalModes

  /// - Parameters:
  ///   - descriptor: the terminal that the keys come from.
  ///   - farewell: what to write there when a fatal signal ends the process.
  /// - Throws: `notATerminal` where there are no modes.
  package init(
    _ descriptor: Int32, farewell: [UInt8] = Restoration.inlineFarewell
  ) throws(TerminalError) {
    let before = try TerminalModes(of: descriptor)
    try before.cbreak.apply(to: descriptor)
    Restoration.arm(descriptor: descriptor, modes: before, farewell: farewell)
    self.descriptor = descriptor
    self.before = before
  }

  /// The modes as they were, while the process is stopped.
  package func suspend() { try? before.apply(to: descriptor) }

  /// Keys one by one again.
  package func resume() { try? before.cbreak.apply(to: descriptor) }

  deinit {
    Restoration.disarm()
    try? before.apply(to: descriptor)
  }
}
