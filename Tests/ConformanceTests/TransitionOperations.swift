import LayerSprites

/// `transition.*`: how an old picture goes.
enum TransitionOperations {
  static let all: [String: Operation] = [
    "transition.default": { try AnimationDefaults.transition($0.require("key").string) },
    "transition.progress": progress,
    "transition.fadePixel": fadePixel,
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

  /// The exact colour; the one that is drawn must be it, rounded.
  @Sendable private static func fadePixel(_ arguments: inout Arguments) throws -> JSONValue {
    let (old, new) = (try arguments.require("old").pixel, try arguments.require("new").pixel)
    let progress = try arguments.require("progress").number
    let fade = LayerSnapshot.Fade(from: snapshot(of: old), progress: progress)
    let exact = fade.channels(from: old, to: new)
    var picture = snapshot(of: new)
    picture.fade = fade
    let drawn = Renderer().render(picture, width: 1, height: 1)[0, 0]
    let channels = SIMD4(
      Double(drawn.red), Double(drawn.green), Double(drawn.blue), Double(drawn.alpha))
    let error = exact - channels
    guard (error * error).max() <= 1 else { throw FactFault("drawn as \(channels)") }
    return .numbers(exact.x, exact.y, exact.z, exact.w)
  }

  private static func snapshot(of color: Pixel) -> LayerSnapshot {
    var properties = LayerProperties()
    properties.bounds = .unit
    properties.anchorPoint = .zero
    properties.contents = Bitmap(width: 1, height: 1, pixels: [color])
    return LayerSnapshot(properties: properties)
  }
}
