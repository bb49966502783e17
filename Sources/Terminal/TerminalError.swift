/// Why a terminal could not be taken over.
package enum TerminalError: Error, Hashable, Sendable {
  /// The descriptor is a file, a pipe, or nothing.
  case notATerminal
  /// No terminfo entry of that name, or one of a terminal that cannot move its cursor.
  case unknownTerminal(String)
  /// A system call failed.
  case system(call: String, code: Int32)
}

extension TerminalError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notATerminal:
      "not a terminal"
    case .unknownTerminal(""):
      "TERM is not set (expected the name of a terminal, such as xterm-256color)"
    case .unknownTerminal(let name):
      "unknown terminal '\(name)' (set TERM to one that terminfo knows, such as xterm-256color)"
    case .system(let call, let code):
      "\(call) failed: \(SystemCall.message(code))"
    }
  }
}
