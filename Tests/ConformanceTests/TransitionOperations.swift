import LayerSprites

/// `transition.*`: how an old picture goes.
enum TransitionOperations {
  static let all: [String: Operation] = [
    "transition.default": { try AnimationDefaults.transition($0.require("key").string) },
    "transition.progress": progress,
  ]

  /// One that stays at its ends, unless the row has a fill mode of its own; null where only the new
  /// picture is seen.
  @Sendable private static func progress(_ arguments: inout Arguments) throws -> JSONValue {
    var transition = Transition()
    let time = try arguments.require("t").number
    let stays = !arguments.has("fillMode")
    transition.timing = try arguments.timing()
    if stays { transition.fillMode = .both }
    transition.timingFunction = try arguments.timingFunction("timingFunction")
    if let start = try arguments.number("startProgress") { transition.startProgress = start }
    if let end = try arguments.number("endProgress") { transition.endProgress = end }
    return transition.stored(duration: 0.25).progress(at: time).map(JSONValue.number) ?? .null
  }
}
