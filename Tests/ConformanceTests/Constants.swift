import LayerSprites

/// `constant`: Core Animation's string constants, which are names of cases here.
enum Constants {
  /// Families of names, longest first, and what the library knows of each.
  private static let families: [(prefix: String, find: @Sendable (String) -> String?)] = [
    ("kCAGravity", { ContentsGravity(rawValue: $0)?.name() }),
    ("kCAFilter", { ContentsFilter(rawValue: $0)?.rawValue }),
  ]

  /// Families of which the library has nothing yet.
  private static let pending = [
    "kCATransaction", "kCATransition", "kCAFillMode", "kCAAnimation", "kCAMediaTimingFunction",
    "kCAOnOrder",
  ]

  static func isPending(_ input: [String: JSONValue]) -> Bool {
    guard case .string(let name)? = input["name"] else { return false }
    return pending.contains { name.hasPrefix($0) }
  }

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
