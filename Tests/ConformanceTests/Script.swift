import LayerSprites

/// A layer attached to a shown root, a scheduler and a clock at 0, driven by words.
///
/// A class since completion blocks count in it.
final class Script {
  private let root = Layer()
  private let scheduler: TransactionScheduler
  private var layer = Layer()
  private var clock = 0.0
  private var completions = 0
  /// The caller's animation that was added last, and the key under which the layer has its copy.
  private var original: (animation: any Animation, key: String)?
  private var additions = 0
  private var pictures = Pictures()

  init() {
    scheduler = TransactionScheduler(root: root)
    root.addSublayer(layer)
  }

  /// One step; nil for one without a value.
  func run(_ step: String) throws -> JSONValue? {
    if let equals = step.firstIndex(of: "=") {
      let value = try JSONValue(word: String(step[step.index(after: equals)...]))
      try set(String(step[..<equals]), to: value)
      return nil
    }
    let words = step.split(separator: " ").map(String.init)
    switch words.count {
    case 1: return try run(verb: words[0])
    case 2: return try run(words[0], words[1])
    default: return try run(sentence: words)
    }
  }

  private func run(verb: String) throws -> JSONValue? {
    switch verb {
    case "begin": scheduler.begin()
    case "commit": scheduler.commit()
    case "flush": scheduler.flush()
    case "lock": scheduler.lock()
    case "unlock": scheduler.unlock()
    case "setCompletionBlock": scheduler.completionBlock = { self.completions += 1 }
    case "original.duration": return .number(try added().animation.duration)
    case "stored.duration":
      guard let stored = layer.animation(forKey: try added().key) else { return .null }
      return .number(stored.duration)
    default: throw FactFault("no such step")
    }
    return nil
  }

  private func run(_ verb: String, _ word: String) throws -> JSONValue? {
    switch (verb, word) {
    case ("get", _): return try setting(word)
    case ("valueForKey", _): return try JSONValue(stored: scheduler.value(forKey: word))
    case ("remove", "animations"): layer.removeAllAnimations()
    case ("count", "completions"): return .number(Double(completions))
    case ("animationForKey", _): return kind(of: layer.animation(forKey: word))
    case ("presentation", _): return try value(of: word, in: layer.presentation(at: clock))
    case ("model", _): return try value(of: word, in: layer.properties)
    case ("advance", _):
      clock += try JSONValue(word: word).number
      scheduler.turn(at: clock)
    default: throw FactFault("no such step")
    }
    return nil
  }

  private func run(sentence words: [String]) throws -> JSONValue? {
    switch (words[0], words[1], words.count) {
    case ("set", _, 3): try set(setting: words[1], to: words[2])
    case ("setValue", _, 4) where words[2] == "forKey":
      try set(setting: words[3], to: words[1])
    case ("add", "basic", 4) where words[2] == "duration":
      add(Self.fade(duration: try JSONValue(word: words[3]).number))
    case ("add", "group", 5) where words[3] == "duration":
      try addGroup(of: JSONValue(word: words[2]).int, duration: JSONValue(word: words[4]).number)
    case ("has", "animation", 3): return .bool(layer.animation(forKey: words[2]) != nil)
    case ("new", "detached", 3) where words[2] == "layer": layer = Layer()
    case ("new", "attached", 3) where words[2] == "layer":
      layer = Layer()
      root.addSublayer(layer)
    default: throw FactFault("no such step")
    }
    return nil
  }
}

// MARK: - Settings

extension Script {
  private func setting(_ name: String) throws -> JSONValue {
    let path = name.split(separator: ".").map(String.init)
    guard path.count == 2 else {
      guard let key = TransactionScheduler.Key(rawValue: name) else {
        throw FactFault("no setting \(name)")
      }
      return try JSONValue(stored: scheduler.value(forKey: key.rawValue))
    }
    guard path[0] == "animationTimingFunction",
      let points = scheduler.animationTimingFunction?.controlPoints
    else { throw FactFault("no curve") }
    switch path[1] {
    case "c1": return JSONValue(points[1])
    case "c2": return JSONValue(points[2])
    default: throw FactFault("no part \(path[1])")
    }
  }

  /// Any key: a setting of a transaction takes values of its own type.
  private func set(setting name: String, to word: String) throws {
    let value = try JSONValue(word: word)
    let isCurve = name == TransactionScheduler.Key.animationTimingFunction.rawValue
    switch value {
    case .null: scheduler.setValue(nil, forKey: name)
    case .number(let number): scheduler.setValue(number, forKey: name)
    case .bool(let flag): scheduler.setValue(flag, forKey: name)
    case .string where isCurve: scheduler.setValue(try value.timingFunction, forKey: name)
    case .string(let word): scheduler.setValue(word, forKey: name)
    case .array, .object: scheduler.setValue(value, forKey: name)
    }
  }
}

// MARK: - Animations

extension Script {
  private static func fade(duration: Double) -> BasicAnimation {
    BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: duration)
  }

  private func addGroup(of count: Int, duration: Double) throws {
    guard (0...1000).contains(count) else { throw FactFault("no group of \(count)") }
    add(AnimationGroup((0..<count).map { _ in Self.fade(duration: duration) }, duration: duration))
  }

  private func add(_ animation: any Animation) {
    additions += 1
    let key = "added \(additions)"
    layer.add(animation, forKey: key)
    original = (animation, key)
  }

  private func added() throws -> (animation: any Animation, key: String) {
    guard let original else { throw FactFault("nothing was added") }
    return original
  }

  private func kind(of animation: (any Animation)?) -> JSONValue {
    switch animation {
    case is BasicAnimation: .string("basic")
    case is KeyframeAnimation: .string("keyframe")
    case is AnimationGroup: .string("group")
    case is Transition: .string("transition")
    default: .null
    }
  }
}

// MARK: - Properties

extension Script {
  private func set(_ property: String, to value: JSONValue) throws {
    if property == "contents" {
      layer.contents = try value == .null ? nil : pictures.picture(value.string)
    } else {
      try layer.set(property, to: value)
    }
  }

  private func value(of property: String, in properties: LayerProperties) throws -> JSONValue {
    let path = LayerKeyPath(rawValue: property)
    if path == .contents { return pictures.name(of: properties.contents) }
    guard let value = path.value(in: properties) else { throw FactFault("no \(property)") }
    return try JSONValue(value)
  }
}
