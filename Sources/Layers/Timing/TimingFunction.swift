public import Geometry

/// How the time within an animation runs: a cubic curve from (0, 0) to (1, 1) that gives the share of
/// the way for a share of the time.
///
/// Source: Core Animation's `CAMediaTimingFunction`.
public struct TimingFunction: Hashable, Sendable {
  private let c1: Point
  private let c2: Point

  /// A curve from its two inner control points, time along x. Time never runs back, so their x are
  /// clamped to 0…1; y may lie beyond, and the curve then overshoots. Numbers that are not finite
  /// count as 0.
  public init(_ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    func unit(_ value: Double) -> Double { min(max(finite(value), 0), 1) }
    c1 = Point(x: unit(c1x), y: finite(c1y))
    c2 = Point(x: unit(c2x), y: finite(c2y))
  }

  /// At constant speed.
  public static let linear = TimingFunction(0, 0, 1, 1)
  /// Slow at first.
  public static let easeIn = TimingFunction(0.42, 0, 1, 1)
  /// Slow at last.
  public static let easeOut = TimingFunction(0, 0, 0.58, 1)
  /// Slow at first and at last.
  public static let easeInEaseOut = TimingFunction(0.42, 0, 0.58, 1)
  /// The curve of implicit animations: under way at once, slow at last.
  public static let `default` = TimingFunction(0.25, 0.1, 0.25, 1)

  /// The five curves by their names in Core Animation.
  public static let named: [String: TimingFunction] = [
    "linear": linear, "easeIn": easeIn, "easeOut": easeOut, "easeInEaseOut": easeInEaseOut,
    "default": .default,
  ]

  /// The curve of a name, as in `named`; nil for any other.
  public init?(name: String) {
    guard let function = Self.named[name] else { return nil }
    self = function
  }

  /// The four control points, both ends included. Source: `getControlPointAtIndex`.
  public var controlPoints: [Point] { [.zero, c1, c2, Point(x: 1, y: 1)] }

  /// The share of the way at a share of the time, to within 1e-7 along x; 0 before the beginning, 1
  /// past the end.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard c1.x != c1.y || c2.x != c2.y else { return time }
    return bezier(c1.y, c2.y, parameter(at: time))
  }

  /// The parameter at which x is `time`: at most eight steps of Newton's, else by halving.
  private func parameter(at time: Double) -> Double {
    var s = time
    for _ in 0..<8 {
      let error = bezier(c1.x, c2.x, s) - time
      if abs(error) < 1e-9 { return s }
      let slope = self.slope(at: s)
      guard abs(slope) >= 1e-6 else { break }
      s -= error / slope
      guard s >= 0, s <= 1 else { break }
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 where high - low > 1e-12 {
      s = (low + high) / 2
      if bezier(c1.x, c2.x, s) < time { low = s } else { high = s }
    }
    return s
  }

  /// One coordinate of the curve whose inner control points have `a` and `b`.
  private func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private func slope(at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * c1.x + 6 * r * s * (c2.x - c1.x) + 3 * s * s * (1 - c2.x)
  }
}
