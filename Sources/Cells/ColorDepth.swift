/// How many colours the terminal can be asked for.
package enum ColorDepth: Hashable, Sendable {
  /// 24 bits, as they are.
  case trueColor
  /// The nearest of the 240 palette entries that no theme changes.
  case palette256
}
