/// A turn by a multiple of 90°. The raw value is the angle in clockwise degrees, as seen.
public enum QuarterTurn: Int, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none = 0
  /// 90° clockwise: the top goes to the right.
  case clockwise = 90
  /// 180°.
  case half = 180
  /// 90° counterclockwise: the top goes to the left.
  case counterclockwise = 270

  /// True where width and height change places.
  public var swapsAxes: Bool { self == .clockwise || self == .counterclockwise }

  /// The turn that undoes this one.
  public var inverse: QuarterTurn {
    switch self {
    case .none, .half: self
    case .clockwise: .counterclockwise
    case .counterclockwise: .clockwise
    }
  }
}
