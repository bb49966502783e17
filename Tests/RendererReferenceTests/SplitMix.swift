/// Random numbers that are the same in every run (splitmix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
