/// One row of the table: what to do, and what comes of it.
struct Fact {
  /// Line in the file, from 1.
  let line: Int
  /// What to do.
  let operation: String
  /// Everything else that the input names.
  let input: [String: JSONValue]
  let expected: JSONValue
  /// How far numbers may be off; 0 for exact ones.
  let tolerance: Double
  /// True where the value is known to be wrong: it must not come out.
  let isKnownWrong: Bool

  /// True where a result is what the row asks for.
  func accepts(_ result: JSONValue) -> Bool {
    result.matches(expected, tolerance: tolerance) != isKnownWrong
  }
}

/// Why a row or a table can't be used.
struct FactFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
