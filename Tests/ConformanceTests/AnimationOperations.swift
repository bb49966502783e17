import LayerSprites

/// `basic.*`, `group.*`, `keyframe.*`: what animations show at a time.
enum AnimationOperations {
  static let all: [String: Operation] = [
    "animation.default": { try AnimationDefaults.value(of: $0.require("key").string) },
    "keyframe.sample": sampleKeyframes,
    "keyframe.sampleContents": sampleFrames,
    "basic.sample": sampleBasic,
    "group.sample": sampleGroup,
  ]

  // MARK: Basic

  /// One animation, or a stack of them in order of addition, over a model value.
  @Sendable private static func sampleBasic(_ arguments: inout Arguments) throws -> JSONValue {
    let path = LayerKeyPath(rawValue: try arguments.require("keyPath").string)
    var shown = try arguments.model(of: path)
    let (time, isProgress) = try arguments.time()
    for var animation in try arguments.stack(path) {
      // A share of the way is a time of an animation of one second that stays at its ends.
      if isProgress { (animation.duration, animation.fillMode) = (1, .both) }
      animation.stored(duration: 0.25).apply(to: &shown, at: time)
    }
    return try JSONValue(path.value(in: shown))
  }

  // MARK: Groups

  @Sendable private static func sampleGroup(_ arguments: inout Arguments) throws -> JSONValue {
    let time = try arguments.require("t").number
    var described = Arguments(try arguments.require("group").members)
    var group = AnimationGroup()
    group.timing = try described.timing()
    group.timingFunction = try described.timingFunction("timingFunction")
    try described.finish()
    let children = try arguments.take("children")?.array ?? [try arguments.require("child")]
    var paths: [LayerKeyPath] = []
    for child in children {
      var described = Arguments(try child.members)
      let path = LayerKeyPath(rawValue: try described.require("keyPath").string)
      paths.append(path)
      group.animations.append(try described.basic(path))
      try described.finish()
    }
    guard let path = paths.first else { throw FactFault("an empty group") }
    var shown = try arguments.model(of: path)
    group.stored(duration: 0.25).apply(to: &shown, at: time)
    return try JSONValue(path.value(in: shown))
  }

  // MARK: Keyframes

  @Sendable private static func sampleKeyframes(_ arguments: inout Arguments) throws -> JSONValue {
    var animation = try arguments.keyframes()
    animation.values = try arguments.require("values").array.map { try $0.animationValue }
    return try JSONValue(animation.value(at: arguments.require("progress").number))
  }

  /// Every frame is a picture of its own width.
  @Sendable private static func sampleFrames(_ arguments: inout Arguments) throws -> JSONValue {
    let names = try arguments.strings("frames")
    var animation = try arguments.keyframes()
    animation.keyPath = .contents
    animation.values = names.indices.map { .image(Bitmap(width: $0 + 1, height: 1)) }
    let value = animation.value(at: try arguments.require("progress").number)
    guard case .image(let image?)? = value else { return .null }
    return .string(names[image.width - 1])
  }
}

extension Arguments {
  /// Properties with the model value of a row in its place, or what is presented besides it.
  fileprivate mutating func model(of path: LayerKeyPath) throws -> LayerProperties {
    var properties = LayerProperties()
    guard path.value(in: properties) != nil else {
      throw FactFault("nothing to animate at \(path.rawValue)")
    }
    for value in [take("model"), take("presentation")] {
      if let value = try value?.animationValue(for: path) { path.set(value, in: &properties) }
    }
    return properties
  }

  /// When a row looks: at a time, or at a share of a cycle.
  fileprivate mutating func time() throws -> (Double, isProgress: Bool) {
    if let time = try number("t") { return (time, false) }
    return (try require("progress").number, true)
  }

  fileprivate mutating func stack(_ path: LayerKeyPath) throws -> [BasicAnimation] {
    guard let stack = try take("stack")?.array else { return [try basic(path)] }
    return try stack.map { entry in
      var described = Arguments(try entry.members)
      let animation = try described.basic(path)
      try described.finish()
      return animation
    }
  }

  fileprivate mutating func basic(_ path: LayerKeyPath) throws -> BasicAnimation {
    var animation = BasicAnimation(keyPath: path)
    animation.from = try take("from")?.animationValue(for: path)
    animation.to = try take("to")?.animationValue(for: path)
    animation.by = try take("by")?.animationValue(for: path)
    animation.isAdditive = try bool("additive") ?? false
    animation.isCumulative = try bool("cumulative") ?? false
    animation.timing = try timing()
    animation.timingFunction = try timingFunction("timingFunction")
    return animation
  }

  /// An animation through key frames, its values still missing.
  fileprivate mutating func keyframes() throws -> KeyframeAnimation {
    var animation = KeyframeAnimation()
    let mode = try string("mode") ?? "linear"
    guard let mode = KeyframeAnimation.CalculationMode(rawValue: mode) else {
      throw FactFault("no mode \(mode)")
    }
    animation.calculationMode = mode
    animation.keyTimes = try take("keyTimes")?.array.map { try $0.number }
    animation.timingFunctions = try take("timingFunctions")?.array.map { try $0.timingFunction }
    return animation
  }
}
