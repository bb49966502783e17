package import Stage
package import Terminal

/// Follows the key table, one press after another.
package struct KeyReader: Sendable {
  /// What a press means.
  package enum Press: Hashable, Sendable {
    case action(Action)
    case digit(Int)
    /// The beginning of something longer, or nothing at all.
    case nothing
  }

  private var typed: [Key] = []

  /// A reader that has seen nothing yet.
  package init() {}

  /// Takes one press. Digits come out as digits, also those that are keys of the table: the caller, who
  /// knows whether a count has begun, tells a zero of it from the key `0`.
  package mutating func press(_ key: Key, in mode: KeyMap.Mode) -> Press {
    let actions = KeyMap.actions(in: mode)
    typed.append(key)
    if typed.count > 1, let press = meaning(actions) { return press }
    // Whatever was begun ends here: the key counts for itself.
    typed = []
    if case .character(let character) = key.symbol, key.modifiers.isEmpty, character.isASCII,
      let digit = character.wholeNumberValue
    {
      return .digit(digit)
    }
    typed = [key]
    if let press = meaning(actions) { return press }
    typed = []
    return .nothing
  }

  /// What has been typed means; nil where nothing begins so.
  private mutating func meaning(_ actions: [[Key]: Action]) -> Press? {
    if let action = actions[typed] {
      typed = []
      return .action(action)
    }
    return actions.keys.contains { $0.starts(with: typed) } ? .nothing : nil
  }
}
