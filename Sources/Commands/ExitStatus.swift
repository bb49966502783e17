/// What the program tells its parent.
package enum ExitStatus: Int32, Sendable {
  /// Done, also when left by `q`.
  case done = 0
  /// It ran, but the answer is "no" or "not all".
  case incomplete = 1
  /// The command line makes no sense.
  case usage = 2
  /// No input could be read, or it is no atlas.
  case badInput = 3
  /// An output exists or could not be written.
  case badOutput = 4
  /// There is no terminal where one is needed.
  case noTerminal = 5
}
