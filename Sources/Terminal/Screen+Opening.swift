private import CLinux
internal import CNcurses
internal import Glibc

// What it takes to begin with a terminal, and to end in a hurry.
extension Screen {
  /// Sets the locale of characters; true where it is UTF-8. A UTF-8 locale that the machine has
  /// not got, as over SSH, becomes C.UTF-8.
  static func setLocale(_ capabilities: TerminalCapabilities) -> Bool {
    if setlocale(LC_CTYPE, capabilities.locale) != nil { return capabilities.isUTF8 }
    if capabilities.isUTF8, setlocale(LC_CTYPE, "C.UTF-8") != nil { return true }
    setlocale(LC_CTYPE, "C")
    return false
  }

  /// The terminal once more for ncurses to write to, and nothing to read from.
  static func openStreams(
    _ descriptor: Int32
  ) throws(TerminalError) -> (
    output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>
  ) {
    guard let input = fopen("/dev/null", "re") else {
      throw .system(call: "/dev/null", code: errno)
    }
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0, let output = fdopen(copy, "w") else {
      defer { fclose(input) }
      throw .system(call: "fcntl", code: errno)
    }
    return (output, input)
  }

  static func measure(_ output: UnsafeMutablePointer<FILE>) -> ScreenSize {
    ScreenSize(of: fileno(output)) ?? ScreenSize(rows: 24, columns: 80)
  }

  /// Switches on or off what the terminal tells besides keys: bracketed paste, by a capability that
  /// has no function of its own, and the mouse.
  func enableReports(_ isOn: Bool) {
    if let sequence = curses_capability(isOn ? "BE" : "BD") { fputs(sequence, output) }
    if usesMouse { fputs(isOn ? MousePress.on : MousePress.off, output) }
    fflush(output)
  }

  /// What undoes everything that was switched on, for the fatal signals. Private modes
  /// that may be on without terminfo come first.
  static func farewell() -> [UInt8] {
    let modes = "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l"
    let names = ["BD", "rmkx", "sgr0", "rmacs", "op", "rmcup", "cnorm"]
    return names.reduce(into: Array(modes.utf8)) { bytes, name in
      if let capability = curses_capability(name) {
        bytes += withoutDelays(String(cString: capability)).utf8
      }
    }
  }

  /// terminfo strings may hold `$<milliseconds>`, which no terminal of today waits for.
  private static func withoutDelays(_ capability: String) -> String {
    capability.split(separator: "$<", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index == 0 ? part : part.drop { $0 != ">" }.dropFirst() }
      .joined()
  }
}
