/// What an animation does before it begins and after it has ended. Source: `CAMediaTiming.fillMode`.
public enum FillMode: String, CaseIterable, Hashable, Sendable {
  /// Nothing: the model value is seen.
  case removed
  /// Afterwards its last value stays, where it is not removed on completion.
  case forwards
  /// Beforehand its first value is seen.
  case backwards
  /// Both.
  case both

  /// True where it has an effect before its beginning.
  var coversBefore: Bool { self == .backwards || self == .both }
  /// True where it has an effect after its end.
  var coversAfter: Bool { self == .forwards || self == .both }
}
