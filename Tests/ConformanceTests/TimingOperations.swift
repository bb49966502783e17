import LayerSprites

/// `timing.*`, and `layer.*` that stops time or changes its speed.
enum TimingOperations {
  static let all: [String: Operation] = [
    "timing.controlPoints": {
      .array(try $0.curve().controlPoints.flatMap { [.number($0.x), .number($0.y)] })
    },
    "timing.evaluate": {
      let function = try $0.curve()
      return .number(function.value(at: try $0.require("x").number))
    },
    "timing.map": map,
    "timing.activeDuration": { .number(try $0.timing().activeDuration) },
    "timing.wallDuration": { .number(try $0.timing().wallDuration) },
    "layer.pauseResume": pauseResume,
    "layer.changeSpeed": changeSpeed,
  ]

  @Sendable private static func map(_ arguments: inout Arguments) throws -> JSONValue {
    let time = try arguments.require("t").number
    let state = try arguments.timing().state(at: time)
    return .object([
      "phase": .string(state.phase.rawValue), "progress": .number(state.progress),
      "cycle": .number(Double(state.cycle)),
    ])
  }

  @Sendable private static func pauseResume(_ arguments: inout Arguments) throws -> JSONValue {
    let layer = Layer()
    let (pause, resume) = (
      try arguments.require("pauseAt").number, try arguments.require("resumeAt").number
    )
    if let speed = try arguments.number("speed") { layer.speed = speed }
    layer.pause(at: pause)
    var result: [String: JSONValue] = [
      "timeOffsetWhilePaused": .number(layer.timeOffset), "speedWhilePaused": .number(layer.speed),
      "localWhilePaused": .number(layer.convertTime((pause + resume) / 2, from: nil)),
    ]
    layer.resume(at: resume)
    result["beginTimeAfterResume"] = .number(layer.beginTime)
    result["timeOffsetAfterResume"] = .number(layer.timeOffset)
    result["speedAfterResume"] = .number(layer.speed)
    result["localAtResume"] = .number(layer.convertTime(resume, from: nil))
    return .object(result.merging(try arguments.localTimes(of: layer)) { $1 })
  }

  @Sendable private static func changeSpeed(_ arguments: inout Arguments) throws -> JSONValue {
    let layer = Layer()
    layer.speed = try arguments.number("oldSpeed") ?? 1
    let (now, speed) = (
      try arguments.require("at").number, try arguments.require("newSpeed").number
    )
    layer.setSpeed(speed, at: now)
    // Every moment that the expectation names is answered, so the one of the query needs no reading.
    arguments.skip(labels: "query")
    let result: [String: JSONValue] = [
      "beginTime": .number(layer.beginTime), "timeOffset": .number(layer.timeOffset),
      "speed": .number(layer.speed), "localAtChange": .number(layer.convertTime(now, from: nil)),
    ]
    return .object(result.merging(try arguments.localTimes(of: layer)) { $1 })
  }
}

extension Arguments {
  /// The curve that a row names, or gives by its control points.
  fileprivate mutating func curve() throws -> TimingFunction {
    if let custom = try timingFunction("custom") { return custom }
    return try require("name").timingFunction
  }

  /// What is asked for as `localAt110`: the layer's own time when the host clock has 110.
  fileprivate func localTimes(of layer: Layer) throws -> [String: JSONValue] {
    let prefix = "localAt"
    var times: [String: JSONValue] = [:]
    for key in asked where key.hasPrefix(prefix) {
      guard let host = Double(key.dropFirst(prefix.count)) else { continue }
      times[key] = .number(layer.convertTime(host, from: nil))
    }
    return times
  }
}
