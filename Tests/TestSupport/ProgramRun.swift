internal import CLinux
internal import Glibc
internal import Imaging

/// A program running in an emulated terminal of its own: what it shows, what it is sent, how it
/// ends. Nothing here sleeps: it waits for output until a condition holds or time is up.
package final class ProgramRun {
  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signaled(Int32)
  }

  /// What the program's terminal shows.
  package let emulator: TerminalEmulator
  /// Every byte that it has printed.
  package private(set) var output: [UInt8] = []
  /// Whether questions to the terminal are answered as the emulator does.
  package var answersQueries = true
  /// The terminal's modes before the program ran.
  package let modesBefore: Pseudoterminal.Modes
  package let processID: Int32

  private let terminal: Pseudoterminal
  private var ending: Ending?
  private var hasHungUp = false

  /// Starts a program with a new terminal as its standard input, output and error.
  ///
  /// - Parameters:
  ///   - path: the program; see `path(ofProduct:)`.
  ///   - arguments: what follows its name.
  ///   - columns: the width of its terminal.
  ///   - rows: the height of its terminal.
  ///   - environment: added to a small fixed one; an empty value removes a variable.
  /// - Throws: `RunFailure` where it cannot be started.
  package init(
    _ path: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:]
  ) throws {
    terminal = try Pseudoterminal(columns: columns, rows: rows)
    emulator = TerminalEmulator(columns: columns, rows: rows)
    modesBefore = terminal.modes
    let variables = Self.environment.merging(environment) { $1 }.filter { !$0.value.isEmpty }
    processID = try Self.spawn(
      path, arguments: [path] + arguments, environment: variables.map { "\($0)=\($1)" },
      terminal: terminal.name)
    terminal.closeSlave()
  }

  deinit {
    if ending == nil {
      kill(processID, SIGKILL)
      waitpid(processID, nil, 0)
    }
  }

  /// What every program is given, whatever the machine has.
  private static let environment = [
    "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
    "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent",
    // Else a fault waits half a minute for a key.
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Where the package's executables lie: beside the test program.
  package static func path(ofProduct name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let own = String(
      decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return own.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/" + name
  }
}

// MARK: - Waiting

extension ProgramRun {
  /// Reads on until the screen is as wanted; it is looked at first, then after every piece of output.
  ///
  /// - Throws: `RunFailure` with the screen, where time is up or the program has ended before.
  package func waitFor(
    _ what: String, timeout: Double = 10, _ condition: (TerminalEmulator) -> Bool
  ) throws {
    let deadline = Self.now() + timeout
    while !condition(emulator) {
      let left = deadline - Self.now()
      if left <= 0 || hasHungUp {
        let reason = hasHungUp ? "the program ended (\(exitStatus))" : "time is up"
        throw RunFailure(what: "waited for \(what), but \(reason); screen:\n\(emulator.screenText)")
      }
      pump(within: left)
    }
  }

  /// Waits for text anywhere on the screen.
  package func waitFor(text: String, timeout: Double = 10) throws {
    try waitFor("'\(text)'", timeout: timeout) { $0.screenText.contains(text) }
  }

  /// Reads for a time, for what should not happen.
  package func settle(for seconds: Double) {
    let deadline = Self.now() + seconds
    while !hasHungUp, case let left = deadline - Self.now(), left > 0 { pump(within: left) }
  }

  /// Reads to the end and says how the program ended.
  package var exitStatus: Ending {
    if let ending { return ending }
    let deadline = Self.now() + 10
    while !hasHungUp, case let left = deadline - Self.now(), left > 0 { pump(within: left) }
    if !hasHungUp { kill(processID, SIGKILL) }
    var status: Int32 = 0
    waitpid(processID, &status, 0)
    let number = status & 0x7F
    let result: Ending = number == 0 ? .exited(status >> 8 & 0xFF) : .signaled(number)
    ending = result
    return result
  }

  private func pump(within seconds: Double) {
    guard let bytes = terminal.receive(within: seconds) else {
      hasHungUp = true
      return
    }
    output += bytes
    emulator.feed(bytes)
    let replies = emulator.drainReplies()
    if answersQueries && !replies.isEmpty { terminal.send(replies) }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

// MARK: - Acting

extension ProgramRun {
  /// Types text; keys as the terminal spells them.
  package func send(_ keys: String) { terminal.send(Array(keys.utf8)) }

  /// Types bytes.
  package func send(_ bytes: [UInt8]) { terminal.send(bytes) }

  /// Presses and releases a button of the mouse over a cell, as `TerminalEmulator.click`; the program
  /// hears of it where it has asked to.
  package func click(_ button: Int = 1, column: Int, row: Int) {
    emulator.click(button, column: column, row: row)
    terminal.send(emulator.drainReplies())
  }

  /// Changes the size of the window.
  package func resize(columns: Int, rows: Int) {
    emulator.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  /// Sends a signal to the program alone.
  package func signal(_ number: Int32) { kill(processID, number) }

  /// How often the program has slept and woken up so far.
  package func contextSwitches() throws -> Int {
    let status = try FileBytes.read("/proc/\(processID)/status")
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("voluntary_ctxt_switches") }
    guard let count = line?.split(separator: "\t").last.flatMap({ Int($0) }) else {
      throw RunFailure(what: "/proc tells no context switches")
    }
    return count
  }

  /// Whether the program has ended, without reading what it has printed.
  package func hasEndedUnread() throws -> Bool {
    let status = try FileBytes.read("/proc/\(processID)/stat")
    return String(decoding: status, as: UTF8.self).contains(") Z ")
  }

  /// The terminal's modes now; they outlive the program.
  package var modes: Pseudoterminal.Modes { terminal.modes }

  private static func spawn(
    _ path: String, arguments: [String], environment: [String], terminal: String
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session leader opens is its controlling one.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    // POSIX_SPAWN_SETSID, which Swift does not see.
    posix_spawnattr_setflags(&attributes, 0x80 | Int16(POSIX_SPAWN_SETSIGMASK))

    let (words, variables) = (cStrings(arguments), cStrings(environment))
    defer { for string in words + variables { free(string) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, path, &actions, &attributes, words, variables)
    guard code == 0 else { throw RunFailure(what: "\(path): \(String(cString: strerror(code)))") }
    return child
  }

  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }
}
