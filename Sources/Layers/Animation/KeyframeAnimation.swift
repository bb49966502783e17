/// An animation through several values.
///
/// Key times that do not fit (their count, not from 0 to 1, running back) count as not given. Source:
/// Core Animation's `CAKeyframeAnimation`.
public struct KeyframeAnimation: PropertyAnimation {
  /// What is shown between two values.
  public enum CalculationMode: String, CaseIterable, Hashable, Sendable {
    /// Values in between, on straight lines; a key time for each value.
    case linear
    /// The former value until the next one is due; one key time more than values, the last being the
    /// end. Pictures and sprite frames are always discrete.
    case discrete
    /// As linear, at a constant speed: key times and timing functions do not count.
    case paced
    /// Values on a smooth curve through all of them, a key time for each.
    case cubic
    /// As cubic, each value at its share of the way along the straight lines.
    case cubicPaced
  }

  /// How a layer turns while its position runs along a path.
  public enum RotationMode: String, CaseIterable, Hashable, Sendable {
    /// Its x axis points where it goes.
    case auto
    /// Its x axis points where it comes from.
    case autoReverse
  }

  /// See `PropertyAnimation.keyPath`.
  public var keyPath: LayerKeyPath?
  /// The values; none has no effect, one stays.
  public var values: [AnimationValue]
  /// When each is due, as a share of the duration, from 0 to 1; nil spaces them evenly.
  public var keyTimes: [Double]?
  /// How time runs from each value to the next, one fewer than values; others do not count.
  public var timingFunctions: [TimingFunction]?
  /// What is shown between two values.
  public var calculationMode: CalculationMode
  /// Turns the layer, besides its own transform, along the path of its `position`; nil does not.
  public var rotationMode: RotationMode?
  /// See `PropertyAnimation.isAdditive`.
  public var isAdditive = false
  /// See `PropertyAnimation.isCumulative`.
  public var isCumulative = false
  /// See `MediaTimed`.
  public var timing = MediaTiming()
  /// See `Animation.timingFunction`.
  public var timingFunction: TimingFunction?
  /// See `Animation.isRemovedOnCompletion`.
  public var isRemovedOnCompletion = true
  /// See `Animation.didStart`.
  public var didStart: (() -> Void)?
  /// See `Animation.didStop`.
  public var didStop: ((_ finished: Bool) -> Void)?

  /// An animation of a property.
  public init(
    keyPath: LayerKeyPath? = nil, values: [AnimationValue] = [], keyTimes: [Double]? = nil,
    calculationMode: CalculationMode = .linear, duration: Double = 0
  ) {
    self.keyPath = keyPath
    (self.values, self.keyTimes, self.calculationMode) = (values, keyTimes, calculationMode)
    timing.duration = duration
  }

  /// The value at a share of a cycle; nil for none. O(values).
  public func value(at progress: Double) -> AnimationValue? {
    value(at: progress, tolerance: 1e-9)
  }

  /// The value at a share of a cycle; what is shown without it makes no difference.
  public func value(at progress: Double, over current: AnimationValue) -> AnimationValue? {
    value(at: progress)
  }

  /// Changes its property, and turns the layer where `rotationMode` says so.
  public func apply(to shown: inout LayerProperties, at state: MediaTiming.State) {
    change(&shown, at: state) { _ in value(at: state.progress, tolerance: state.tolerance) }
    turn(&shown, at: state.progress)
  }

  /// Adds a copy to the layer under the key, which is what it animates where it names nothing.
  public func run(forKey key: String, on layer: Layer, from shown: LayerProperties) {
    var copy = self
    copy.keyPath = keyPath ?? LayerKeyPath(rawValue: key)
    layer.add(copy, forKey: key)
  }

  /// The copy that a layer keeps: pictures premultiplied, once.
  public func stored(duration: Double) -> KeyframeAnimation {
    var copy = withDuration(duration)
    copy.values = values.map(\.premultiplied)
    return copy
  }
}
