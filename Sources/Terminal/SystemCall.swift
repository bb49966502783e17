private import Glibc

/// The C library's manners, translated once.
enum SystemCall {
  /// Runs a call that gives -1 for a failure, again where a signal cut it short.
  @discardableResult
  static func run<Result: FixedWidthInteger & SignedInteger>(
    _ name: String, _ call: () -> Result
  ) throws(TerminalError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      if errno != EINTR { throw .system(call: name, code: errno) }
    }
  }

  /// What the system calls that error.
  static func message(_ code: Int32) -> String { String(cString: strerror(code)) }
}
