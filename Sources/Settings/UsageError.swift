/// A command line that can't be followed.
package enum UsageError: Error, Hashable, Sendable {
  /// No option of that name, with the nearest there is.
  case unknownOption(String, nearest: String?)
  /// A beginning that several options share.
  case ambiguousOption(String, candidates: [String])
  /// An option of other commands.
  case foreignOption(String, command: CommandName)
  /// An option without the value that it needs.
  case missingValue(option: String, name: String)
  /// A flag that was given a value.
  case unwantedValue(option: String)
  /// A value that the option can't take.
  case badValue(option: String, value: String, expected: String)
  /// Too few or too many operands.
  case operands(command: CommandName)
  /// A word after `help` that is no command.
  case unknownCommand(String, nearest: String?)
  /// An option without which the command can't work.
  case missingOption(String, command: CommandName)

  /// What is wrong, what was expected and what to do.
  package var description: String {
    switch self {
    case .unknownOption(let name, let nearest):
      "no option \(name)" + (nearest.map { " (did you mean \($0)?)" } ?? " (see --help)")
    case .ambiguousOption(let name, let candidates):
      "\(name) is short for several options (\(candidates.joined(separator: ", ")))"
    case .foreignOption(let name, let command):
      "\(name) is no option of \(command.rawValue) (see 'spriteview help \(command.rawValue)')"
    case .missingValue(let option, let name):
      "\(option) needs a value (\(option.hasSuffix("=") ? option : option + " ")\(name))"
    case .unwantedValue(let option):
      "\(option) takes no value"
    case .badValue(let option, let value, let expected):
      "\(option) can't be '\(value)' (expected \(expected))"
    case .operands(let command):
      "\(command.rawValue) takes \(command.operands.isEmpty ? "no operands" : command.operands) (see 'spriteview help \(command.rawValue)')"
    case .unknownCommand(let name, let nearest):
      "no command \(name)" + (nearest.map { " (did you mean \($0)?)" } ?? " (see --help)")
    case .missingOption(let name, let command):
      "\(command.rawValue) needs \(name)"
    }
  }
}
