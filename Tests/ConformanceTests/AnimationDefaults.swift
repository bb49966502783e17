import LayerSprites

/// What the properties of a new animation are, by the names that Core Animation has for them.
enum AnimationDefaults {
  /// Of any animation; for the properties that only some have, of those.
  static func value(of key: String) throws -> JSONValue {
    guard let value = common(BasicAnimation(), key) ?? own(key) else {
      throw FactFault("no property \(key)")
    }
    return value
  }

  static func transition(_ key: String) throws -> JSONValue {
    let transition = Transition()
    switch key {
    case "type": return .string(transition.kind.rawValue)
    case "subtype": return transition.direction.map { .string($0.rawValue) } ?? .null
    case "startProgress": return .number(transition.startProgress)
    case "endProgress": return .number(transition.endProgress)
    default:
      guard let value = common(transition, key) else { throw FactFault("no property \(key)") }
      return value
    }
  }

  private static func common(_ animation: any Animation, _ key: String) -> JSONValue? {
    switch key {
    case "duration": .number(animation.duration)
    case "beginTime": .number(animation.beginTime)
    case "timeOffset": .number(animation.timeOffset)
    case "speed": .number(animation.speed)
    case "repeatCount": .number(animation.repeatCount)
    case "repeatDuration": .number(animation.repeatDuration)
    case "autoreverses": .bool(animation.autoreverses)
    case "fillMode": .string(animation.fillMode.rawValue)
    case "removedOnCompletion", "isRemovedOnCompletion": .bool(animation.isRemovedOnCompletion)
    case "timingFunction": JSONValue(animation.timingFunction)
    case "delegate": animation.didStop == nil && animation.didStart == nil ? .null : .bool(true)
    default: nil
    }
  }

  private static func own(_ key: String) -> JSONValue? {
    let (basic, keyframes) = (BasicAnimation(), KeyframeAnimation())
    return switch key {
    case "keyPath": basic.keyPath.map { .string($0.rawValue) } ?? .null
    case "fromValue", "from": try? JSONValue(basic.from)
    case "toValue", "to": try? JSONValue(basic.to)
    case "byValue", "by": try? JSONValue(basic.by)
    case "additive": .bool(basic.isAdditive)
    case "cumulative": .bool(basic.isCumulative)
    case "calculationMode": .string(keyframes.calculationMode.rawValue)
    case "keyTimes": keyframes.keyTimes.map { .array($0.map(JSONValue.number)) } ?? .null
    default: nil
    }
  }
}
