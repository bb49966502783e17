extension JSONValue {
  /// True where this result is what a row expects: numbers within the tolerance, of objects only the
  /// keys that are expected.
  ///
  /// JSON has no number that is not finite, so `"inf"` and `"-inf"` stand for the infinite ones, and
  /// `"nan"` or null for what is no number.
  func matches(_ expected: JSONValue, tolerance: Double) -> Bool {
    switch (self, expected) {
    case (.number(let value), .number(let wanted)):
      return abs(value - wanted) <= tolerance
    case (.number(let value), .string(let name)):
      return Self.names(of: value).contains(name)
    case (.number(let value), .null):
      return value.isNaN
    case (.array(let values), .array(let wanted)):
      return values.count == wanted.count
        && zip(values, wanted).allSatisfy { $0.matches($1, tolerance: tolerance) }
    case (.array(let values), .null):
      return !values.isEmpty && values.allSatisfy { $0.matches(.null, tolerance: tolerance) }
    case (.object(let members), .object(let wanted)):
      return wanted.allSatisfy { key, value in
        members[key]?.matches(value, tolerance: tolerance) ?? false
      }
    default:
      return self == expected
    }
  }

  private static func names(of number: Double) -> Set<String> {
    if number.isNaN { return ["nan"] }
    if number.isInfinite { return number > 0 ? ["inf"] : ["-inf"] }
    return []
  }

  /// Every expectation that differs from this one in a single place: numbers by `step`, all else by
  /// another value.
  func variations(step: Double) -> [JSONValue] {
    switch self {
    case .null: [.string("something"), .number(step)]
    case .bool(let value): [.bool(!value)]
    case .number(let value): [.number(value + step), .number(value - step)]
    case .string(let value): [.string(value + "?"), .null]
    case .array(let values):
      values.indices.flatMap { i in
        values[i].variations(step: step).map { .array(values.replacing($0, at: i)) }
      } + [.array(values + [.string("one more")])]
    case .object(let members):
      members.flatMap { key, value in
        value.variations(step: step).map { variation in
          .object(members.merging([key: variation]) { $1 })
        }
      }
    }
  }
}

extension Array {
  fileprivate func replacing(_ element: Element, at index: Int) -> [Element] {
    var copy = self
    copy[index] = element
    return copy
  }
}
