/// Why bytes are no property list.
package enum PropertyListError: Error, Hashable, Sendable {
  /// The text breaks a rule of its syntax; line and column count from 1.
  case notWellFormed(
    message: String, line: Int, column: Int, syntax: AtlasError.Syntax = .xml)
  /// XML without a single value in it.
  case noValue
  /// The tables of a binary list contradict the file.
  case damagedBinary
  /// Containers nested deeper than the limit, or in a circle.
  case tooDeep(limit: Int)
  /// More values than the limit.
  case tooManyValues(limit: Int)
}
