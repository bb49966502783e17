/// An animation from one value to another.
///
/// Which end points count, where `current` is what is shown without the animation, or nothing (zero,
/// the identity) where it is additive:
///
/// | given | from | to |
/// |---|---|---|
/// | from, to | from | to |
/// | from, by | from | from + by |
/// | to, by | to − by | to |
/// | from | from | current |
/// | to | current | to |
/// | by | current | current + by |
/// | none | current | current |
///
/// Source: Core Animation's `CABasicAnimation`.
public struct BasicAnimation: PropertyAnimation {
  /// See `PropertyAnimation.keyPath`.
  public var keyPath: LayerKeyPath?
  /// Where it begins; nil where the other two say it.
  public var from: AnimationValue?
  /// Where it ends; nil where the other two say it.
  public var to: AnimationValue?
  /// The way from its beginning to its end.
  public var by: AnimationValue?
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
    keyPath: LayerKeyPath? = nil, from: AnimationValue? = nil, to: AnimationValue? = nil,
    by: AnimationValue? = nil, duration: Double = 0
  ) {
    self.keyPath = keyPath
    (self.from, self.to, self.by) = (from, to, by)
    timing.duration = duration
  }

  /// The value at a share of a cycle; end points of two kinds stay at the first.
  public func value(at progress: Double, over current: AnimationValue) -> AnimationValue? {
    let base = isAdditive ? current.zero : current
    let ends: (AnimationValue, AnimationValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.subtracting(by), to)
      case (let from?, nil, nil): (from, base)
      case (nil, let to?, nil): (base, to)
      case (nil, nil, let by?): (base, base.adding(by))
      case (nil, nil, nil): (base, base)
      }
    return ends.0.interpolated(to: ends.1, progress: progress)
  }

  /// Adds a copy to the layer under the key. Where it names no values, it goes from what was shown
  /// before the change.
  public func run(forKey key: String, on layer: Layer, from shown: LayerProperties) {
    var copy = self
    let path = keyPath ?? LayerKeyPath(rawValue: key)
    copy.keyPath = path
    if from == nil, to == nil, by == nil { copy.from = path.value(in: shown) }
    layer.add(copy, forKey: key)
  }

  /// The copy that a layer keeps: pictures premultiplied, once.
  public func stored(duration: Double) -> BasicAnimation {
    var copy = withDuration(duration)
    copy.from = from?.premultiplied
    copy.to = to?.premultiplied
    copy.by = by?.premultiplied
    return copy
  }
}
