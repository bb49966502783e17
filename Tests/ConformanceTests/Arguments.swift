import LayerSprites

/// What a row says besides its op, taken key by key: one that nobody takes fails the row.
struct Arguments {
  private var rest: [String: JSONValue]
  /// The keys that an expected object has, for ops that can answer for any number of them.
  let asked: Set<String>

  init(_ members: [String: JSONValue], asked: Set<String> = []) {
    (rest, self.asked) = (members, asked)
  }

  func has(_ key: String) -> Bool { rest[key] != nil }

  /// The value of a key; nil where it is missing or null.
  mutating func take(_ keys: String...) -> JSONValue? {
    var found: JSONValue?
    for key in keys {
      if let value = rest.removeValue(forKey: key), value != .null { found = value }
    }
    return found
  }

  /// Passes over keys that only tell a reader something.
  mutating func skip(labels: String...) {
    for label in labels { rest.removeValue(forKey: label) }
  }

  /// Fails where a key is left over.
  func finish() throws {
    guard rest.isEmpty else { throw FactFault("unknown keys \(rest.keys.sorted())") }
  }
}

// MARK: - Values of keys

extension Arguments {
  mutating func require(_ key: String) throws -> JSONValue {
    guard let value = take(key) else { throw FactFault("no \(key)") }
    return value
  }

  mutating func number(_ key: String) throws -> Double? { try take(key)?.number }

  mutating func bool(_ key: String) throws -> Bool? { try take(key)?.bool }

  mutating func string(_ key: String) throws -> String? { try take(key)?.string }

  mutating func strings(_ key: String) throws -> [String] {
    try require(key).array.map { try $0.string }
  }

  mutating func point(_ key: String) throws -> Point? { try take(key)?.point }

  mutating func size(_ key: String) throws -> Size? { try take(key)?.size }

  mutating func rect(_ key: String) throws -> Rect? { try take(key)?.rect }
}

// MARK: - Values

extension JSONValue {
  var number: Double {
    get throws {
      switch self {
      case .number(let value): return value
      case .string("inf"): return .infinity
      default: throw FactFault("no number: \(self)")
      }
    }
  }

  var int: Int {
    get throws {
      guard let value = Int(exactly: try number) else { throw FactFault("not whole: \(self)") }
      return value
    }
  }

  var bool: Bool {
    get throws {
      guard case .bool(let value) = self else { throw FactFault("neither true nor false: \(self)") }
      return value
    }
  }

  var string: String {
    get throws {
      guard case .string(let value) = self else { throw FactFault("no string: \(self)") }
      return value
    }
  }

  var array: [JSONValue] {
    get throws {
      guard case .array(let values) = self else { throw FactFault("no array: \(self)") }
      return values
    }
  }

  var members: [String: JSONValue] {
    get throws {
      guard case .object(let members) = self else { throw FactFault("no object: \(self)") }
      return members
    }
  }

  /// So many numbers.
  func numbers(_ count: Int) throws -> [Double] {
    let values = try array.map { try $0.number }
    guard values.count == count else { throw FactFault("not \(count) numbers: \(self)") }
    return values
  }
}
