/// How animations are found among the names of sprites, besides those that a file declares.
public enum NameGrouping: Sendable {
  /// By the numbers at their end.
  case automatic
  /// Not at all.
  case off
  /// By a pattern that tells what is the animation's name and what the frame's number.
  case pattern(NamePattern)
}
