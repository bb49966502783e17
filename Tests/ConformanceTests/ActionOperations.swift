import LayerSprites

/// `layer.actionForKey`: who is asked for an action, and in what order.
enum ActionOperations {
  static let all: [String: Operation] = ["layer.actionForKey": actionForKey]

  @Sendable private static func actionForKey(_ arguments: inout Arguments) throws -> JSONValue {
    let layer = Layer()
    let scheduler = TransactionScheduler(root: layer)
    let key = try arguments.require("key").string
    let delegate = Delegate(answer: try arguments.action("delegate"))
    layer.delegate = delegate
    if let action = try arguments.action("actions") { layer.actions[key] = action }
    if let action = try arguments.action("style") {
      layer.style = LayerStyle(actions: [key: action])
    }
    let isDisabled = try arguments.bool("transactionDisableActions") ?? false
    let found = withExtendedLifetime(delegate) {
      scheduler.transaction(disableActions: isDisabled) { layer.action(forKey: key) }
    }
    guard let found else { return .null }
    guard let named = found as? NamedAction else { throw FactFault("an action from nowhere") }
    return .string(named.name)
  }
}

/// An action that can be told from others.
private struct NamedAction: LayerAction {
  let name: String

  func run(forKey key: String, on layer: Layer, from shown: LayerProperties) {}
}

/// Gives the same answer for every key.
private final class Delegate: LayerDelegate {
  private let answer: (any LayerAction)?

  init(answer: (any LayerAction)?) { self.answer = answer }

  func action(for layer: Layer, forKey key: String) -> (any LayerAction)? { answer }
}

extension Arguments {
  /// The answer under a key: nil for none, the word `null` for an end of the search, or a name.
  fileprivate mutating func action(_ key: String) throws -> (any LayerAction)? {
    guard let name = try string(key) else { return nil }
    return name == "null" ? NullAction() : NamedAction(name: name)
  }
}
