import LayerSprites

extension Arguments {
  /// When and how something runs, as far as the row says it.
  mutating func timing() throws -> MediaTiming {
    var timing = MediaTiming()
    if let begin = try take("begin", "beginTime")?.number { timing.beginTime = begin }
    if let duration = try number("duration") { timing.duration = duration }
    if let speed = try number("speed") { timing.speed = speed }
    if let offset = try number("timeOffset") { timing.timeOffset = offset }
    if let count = try number("repeatCount") { timing.repeatCount = count }
    if let duration = try number("repeatDuration") { timing.repeatDuration = duration }
    if let flag = try bool("autoreverses") { timing.autoreverses = flag }
    if let name = try string("fillMode") {
      guard let mode = FillMode(rawValue: name) else { throw FactFault("no fill mode \(name)") }
      timing.fillMode = mode
    }
    return timing
  }

  /// The curve under a key: a name, or the four numbers of its control points.
  mutating func timingFunction(_ key: String) throws -> TimingFunction? {
    try take(key)?.timingFunction
  }
}

extension JSONValue {
  var timingFunction: TimingFunction {
    get throws {
      guard case .string(let name) = self else {
        let n = try numbers(4)
        return TimingFunction(n[0], n[1], n[2], n[3])
      }
      guard let function = TimingFunction(name: name) else { throw FactFault("no curve \(name)") }
      return function
    }
  }

  /// A curve by its name, or by its control points where it has none.
  init(_ function: TimingFunction?) {
    guard let function else {
      self = .null
      return
    }
    let name = TimingFunction.named.first { $0.value == function }?.key
    self = name.map(JSONValue.string) ?? .array(function.controlPoints.map { JSONValue($0) })
  }
}
