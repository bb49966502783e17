import LayerSprites

/// `ccanimation.*` and `skaction.*`: sequences of frames as sprite engines play them.
enum SequenceOperations {
  static let all: [String: Operation] = [
    "ccanimation.frameAt": {
      let (sequence, time) = (try $0.sequence(), try $0.require("t").number)
      return sequence.frameIndex(at: time).map { .number(Double($0)) } ?? .null
    },
    "ccanimation.duration": {
      let sequence = try $0.sequence()
      return .object([
        "single": .number(sequence.singleDuration), "action": .number(sequence.duration),
        "totalDelayUnits": .number(sequence.totalDelayUnits),
      ])
    },
    "ccanimation.splitTimes": { .array(try $0.sequence().splitTimes.map(JSONValue.number)) },
    "skaction.duration": { .number(try $0.action().duration) },
    "skaction.after": {
      let initial = try $0.require("initial")
      return try $0.action().frameAfterwards(original: initial)
    },
    "skaction.reversed": { .array(try $0.action().reversed().frames) },
  ]
}

extension Arguments {
  /// Frames by their numbers, each with its delay.
  fileprivate mutating func sequence() throws -> SpriteAnimation<Int> {
    let units = try require("delayUnits").array.map { try $0.number }
    return SpriteAnimation(
      frames: Array(units.indices), delayUnits: units,
      delayPerUnit: try number("delayPerUnit") ?? 1, loops: try number("loops") ?? 1,
      restoreOriginalFrame: try bool("restoreOriginalFrame") ?? false)
  }

  /// Frames by their names, or so many without.
  fileprivate mutating func action() throws -> SpriteAnimation<JSONValue> {
    let frames: [JSONValue]
    switch try require("frames") {
    case .array(let names): frames = names
    case let count:
      guard (0...10_000).contains(try count.int) else { throw FactFault("no \(count) frames") }
      frames = (0..<(try count.int)).map { .number(Double($0)) }
    }
    return SpriteAnimation(
      frames: frames, timePerFrame: try number("timePerFrame") ?? 0.1,
      resize: try bool("resize") ?? false, restore: try bool("restore") ?? false)
  }
}
