import TestSupport

extension SplitMix {
  /// A number between two.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(next() >> 11) * 0x1p-53
  }

  /// A whole number between two, both included.
  mutating func whole(_ low: Int, _ high: Int) -> Int {
    low + Int(next() % UInt64(high - low + 1))
  }

  /// True so often.
  mutating func chance(_ share: Double) -> Bool { number(0, 1) < share }

  /// One of several.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[whole(0, values.count - 1)] }
}
