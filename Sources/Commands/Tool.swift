private import Glibc
private import Settings
private import Terminal

/// The program: a command line in, an exit status out.
package enum Tool {
  /// The version, as `--version` says it.
  package static let version = "0.1.0"

  /// Runs the process's own command line on its own streams.
  package static func runProcess() -> Int32 {
    run(
      Array(CommandLine.arguments.dropFirst()),
      on: Console(
        environment: processEnvironment(), input: STDIN_FILENO, output: STDOUT_FILENO,
        errors: STDERR_FILENO))
  }

  /// Runs a command line, without the program's own name.
  package static func run(_ arguments: [String], on console: Console) -> Int32 {
    // A closed pipe is told by write, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    do throws(UsageError) {
      return try run(Invocation(arguments), hasArguments: !arguments.isEmpty, on: console).rawValue
    } catch {
      console.complain(error.description)
      return ExitStatus.usage.rawValue
    }
  }

  private static func run(
    _ invocation: Invocation, hasArguments: Bool, on console: Console
  ) throws(UsageError) -> ExitStatus {
    if invocation.options.wantsVersion {
      return console.print("spriteview \(version)\n")
    }
    guard hasArguments else {
      console.explain(HelpText.overview)
      return .usage
    }
    if invocation.options.wantsHelp {
      return console.print(
        invocation.isExplicit ? HelpText.text(for: invocation.command) : HelpText.overview)
    }
    switch invocation.command {
    case .view: return ViewCommand(invocation, console).run()
    case .play: return PlayCommand(invocation, console).run()
    case .show: return ShowCommand(invocation, console).run()
    case .list: return ListCommand(invocation, console).run()
    case .info: return InfoCommand(invocation, console).run()
    case .extract: return ExtractCommand(invocation, console).run()
    case .formats: return FormatsCommand(console).run()
    case .help: return try help(invocation.operands.first, on: console)
    }
  }

  private static func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee.map({ String(cString: $0) }) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return variables
  }

  private static func help(
    _ word: String?, on console: Console
  ) throws(UsageError) -> ExitStatus {
    guard let word else { return console.print(HelpText.overview) }
    guard let command = CommandName(rawValue: word) else {
      let names = CommandName.allCases.map(\.rawValue)
      throw .unknownCommand(word, nearest: Nearness.nearest(to: word, among: names))
    }
    return console.print(HelpText.text(for: command))
  }
}
