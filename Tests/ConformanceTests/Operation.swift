/// What an op does, by the library alone: takes what the row says, gives what comes of it.
typealias Operation = @Sendable (inout Arguments) throws -> JSONValue

/// All ops by name.
enum Operations {
  static let all: [String: Operation] = [
    AffineOperations.all, TransformOperations.all, LayerOperations.all, ContentsOperations.all,
    SpriteOperations.all, ["constant": Constants.value],
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Ops of which the library has nothing yet.
  static let pending: Set<String> = [
    "timing.controlPoints", "timing.evaluate", "timing.map", "timing.activeDuration",
    "timing.wallDuration", "animation.default", "keyframe.sample", "keyframe.sampleContents",
    "basic.sample", "group.sample", "transaction.script", "implicit.script",
    "layer.actionForKey", "layer.pauseResume", "layer.changeSpeed", "transition.default",
    "transition.progress", "transition.fadePixel", "ccanimation.frameAt", "ccanimation.duration",
    "ccanimation.splitTimes", "skaction.duration", "skaction.after", "skaction.reversed",
  ]

  /// Properties of layers of which the library has nothing yet.
  static let pendingDefaults: Set<String> = [
    "speed", "duration", "beginTime", "timeOffset", "repeatCount", "repeatDuration",
    "autoreverses", "fillMode", "actions", "delegate", "style",
  ]
}

extension Fact {
  /// What the library makes of the row; nil where that is pending. An op that is not known is a
  /// fault.
  func run() throws -> JSONValue? {
    if isPending { return nil }
    guard let run = Operations.all[operation] else { throw FactFault("unknown op \(operation)") }
    var arguments = Arguments(input)
    let result = try run(&arguments)
    try arguments.finish()
    return result
  }

  private var isPending: Bool {
    switch (operation, input["key"]) {
    case ("constant", _): Constants.isPending(input)
    case ("layer.default", .string(let key)?): Operations.pendingDefaults.contains(key)
    default: Operations.pending.contains(operation)
    }
  }
}
