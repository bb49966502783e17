/// One option of the command line: its names, its value, what it says in the help and what it sets.
package struct Option: Sendable {
  /// What follows the name.
  package enum Value: Hashable, Sendable {
    case none
    /// A value, named so in the help.
    case required(String)
    /// A value that may be left out, so it only counts behind `=`.
    case optional(String)
  }

  /// The long name, without dashes.
  package let name: String
  /// The letter, where it has one.
  package let letter: Character?
  /// What follows.
  package let value: Value
  /// The commands that know it.
  package let commands: Set<CommandName>
  /// One line for the help.
  package let summary: String
  /// Takes the value (empty for none) into the options; false where it means nothing.
  let set: @Sendable (inout Options, String) -> Bool
  /// What would have been right, for the message.
  package let expected: String

  init(
    _ name: String, _ letter: Character? = nil, _ value: Value = .none,
    of commands: Set<CommandName>, _ summary: String, expects expected: String = "",
    set: @escaping @Sendable (inout Options, String) -> Bool
  ) {
    (self.name, self.letter, self.value, self.commands) = (name, letter, value, commands)
    (self.summary, self.expected, self.set) = (summary, expected, set)
  }

  /// `-z, --zoom N|fit`, as the help shows it.
  package var usage: String {
    let long =
      switch value {
      case .none: "--\(name)"
      case .required(let value): "--\(name) \(value)"
      case .optional(let value): "--\(name)[=\(value)]"
      }
    return letter.map { "-\($0), \(long)" } ?? "    \(long)"
  }
}
