/// The help, made from the tables of commands and options.
package enum HelpText {
  /// What `--help` says without a command.
  package static var overview: String {
    let width = CommandName.allCases.map(\.rawValue.count).max() ?? 0
    let commands = CommandName.allCases.map {
      "  \(padded($0.rawValue, to: width))  \($0.summary)"
    }
    return """
      spriteview: sprite atlases in the terminal

      Examples:
        spriteview hero.plist                 look at an atlas; ? explains the keys
        spriteview play hero.plist walk       play one animation here
        spriteview show hero.plist walk_01    print one sprite
        spriteview extract hero.plist -o out  write every sprite as a PNG file

      Commands:
      \(commands.joined(separator: "\n"))

      'spriteview help COMMAND' lists the options of a command; 'man spriteview' says more.

      """
  }

  /// What `help COMMAND` says.
  package static func text(for command: CommandName) -> String {
    let options = Option.all.filter { $0.commands.contains(command) }
    let width = options.map(\.usage.count).max() ?? 0
    let lines = options.map { "  \(padded($0.usage, to: width))  \($0.summary)" }
    return """
      usage: \(usage(of: command))

      \(command.summary)

      Options:
      \(lines.joined(separator: "\n"))

      """
  }

  private static func usage(of command: CommandName) -> String {
    ["spriteview", command.rawValue, command.operands, "[OPTION...]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
