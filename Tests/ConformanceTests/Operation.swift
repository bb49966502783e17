/// What an op does, by the library alone: takes what the row says, gives what comes of it.
typealias Operation = @Sendable (inout Arguments) throws -> JSONValue

/// All ops by name.
enum Operations {
  static let all: [String: Operation] = [
    AffineOperations.all, TransformOperations.all, LayerOperations.all, ContentsOperations.all,
    SpriteOperations.all, TimingOperations.all, AnimationOperations.all, ActionOperations.all,
    TransitionOperations.all, SequenceOperations.all, ScriptOperations.all,
    ["constant": Constants.value],
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Ops of which the library has nothing yet.
  static let pending: Set<String> = []
}

extension Fact {
  /// What the library makes of the row; nil where that is pending. An op that is not known is a
  /// fault.
  func run() throws -> JSONValue? {
    if Operations.pending.contains(operation) { return nil }
    guard let run = Operations.all[operation] else { throw FactFault("unknown op \(operation)") }
    var asked: Set<String> = []
    if case .object(let members) = expected { asked = Set(members.keys) }
    var arguments = Arguments(input, asked: asked)
    let result = try run(&arguments)
    try arguments.finish()
    return result
  }
}
