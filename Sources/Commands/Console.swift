private import Glibc
private import Terminal
private import Writing

/// The streams, the environment and the terminal that a command works with.
package struct Console: Sendable {
  /// Variables by name.
  package let environment: [String: String]
  /// Where keys and `-` come from.
  package let input: Int32
  /// Where data goes.
  package let output: Int32
  /// Where messages go.
  package let errors: Int32

  /// The console of some descriptors.
  package init(environment: [String: String], input: Int32, output: Int32, errors: Int32) {
    self.environment = environment
    self.input = input
    self.output = output
    self.errors = errors
  }

  var isInputTerminal: Bool { isatty(input) == 1 }
  var isOutputTerminal: Bool { isatty(output) == 1 }

  /// Where keys come from: standard input, or the process's terminal where an atlas comes in by
  /// that; nil where there is no terminal.
  func keyboard(reading paths: [String]) -> Int32? {
    guard paths.contains("-"), !isInputTerminal else { return isInputTerminal ? input : nil }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    return terminal < 0 ? nil : terminal
  }

  /// Writes data at the end of a command, and gives its status: the one wanted, unless the data
  /// could not be written. That nobody reads it any more is no failure: the rest is dropped.
  func print(_ text: String, then status: ExitStatus = .done) -> ExitStatus {
    print(Array(text.utf8), then: status)
  }

  /// The same for bytes that are data.
  func print(_ bytes: [UInt8], then status: ExitStatus = .done) -> ExitStatus {
    let code = write(bytes, to: output)
    guard code != 0, code != EPIPE else { return status }
    return complain(ofOutput: code)
  }

  /// Says that the output can't be written, for the error of a number, and gives the status.
  func complain(ofOutput code: Int32) -> ExitStatus {
    complain("can't be written: \(String(cString: strerror(code)))", about: "standard output")
    return .badOutput
  }

  /// Explains the use to somebody who got it wrong.
  func explain(_ text: String) { _ = write(Array(text.utf8), to: errors) }

  /// Says what is wrong: `spriteview: FILE: what (what was expected, what to do)`.
  func complain(_ message: String, about file: String? = nil) {
    let place = file.map { Self.visible($0) + ": " } ?? ""
    _ = write(Array("spriteview: \(place)\(Self.visible(message))\n".utf8), to: errors)
  }

  /// Text without what a terminal would take as a command.
  static func visible(_ text: String) -> String {
    // Others begin with other bytes than controls, DEL and the lead bytes of U+0080 and U+2000.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 })
    else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.isUnsafeToPrint ? "?" : $0 }))
  }

  /// The same for several lines, which stay lines.
  static func visibleLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }
      .joined(separator: "\n")
  }

  /// Writes all there is; gives 0, or the number of the error that it ended with.
  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
