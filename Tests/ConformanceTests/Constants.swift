import LayerSprites

/// `constant`: Core Animation's string constants, which are names of cases and keys here.
enum Constants {
  /// Families of names, a longer beginning before a shorter one, and what the library has of each.
  private static let families: [(prefix: String, find: @Sendable (String) -> String?)] = [
    ("kCAGravity", { ContentsGravity(rawValue: $0)?.name() }),
    ("kCAFilter", { ContentsFilter(rawValue: $0)?.rawValue }),
    ("kCAFillMode", { FillMode(rawValue: $0)?.rawValue }),
    ("kCAMediaTimingFunction", { TimingFunction(name: $0) == nil ? nil : $0 }),
    ("kCAOnOrder", { ActionKey(rawValue: "onOrder" + $0.capitalizedFirst)?.rawValue }),
    ("kCAAnimationRotate", { KeyframeAnimation.RotationMode(rawValue: $0)?.rawValue }),
    ("kCAAnimation", { KeyframeAnimation.CalculationMode(rawValue: $0)?.rawValue }),
    ("kCATransaction", { TransactionScheduler.Key(rawValue: $0)?.rawValue }),
    (
      "kCATransitionFrom",
      { Transition.Direction(rawValue: "from" + $0.capitalizedFirst)?.rawValue }
    ),
    ("kCATransition", { $0.isEmpty ? Transition.key : Transition.Kind(rawValue: $0)?.rawValue }),
  ]

  @Sendable static func value(_ arguments: inout Arguments) throws -> JSONValue {
    let name = try arguments.require("name").string
    for family in families where name.hasPrefix(family.prefix) {
      let rest = name.dropFirst(family.prefix.count)
      let lowered = rest.prefix(1).lowercased() + rest.dropFirst()
      if let value = family.find(lowered) { return .string(value) }
    }
    throw FactFault("no constant \(name)")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
