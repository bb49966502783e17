import LayerSprites

/// `transaction.script` and `implicit.script`: steps one after another; what counts is the last one's
/// value.
enum ScriptOperations {
  static let all: [String: Operation] = ["transaction.script": run, "implicit.script": run]

  @Sendable private static func run(_ arguments: inout Arguments) throws -> JSONValue {
    let script = Script()
    var last: JSONValue?
    for step in try arguments.strings("steps") {
      do {
        last = try script.run(step)
      } catch {
        throw FactFault("\(step): \(error)")
      }
    }
    return last ?? .string("no error")
  }
}
