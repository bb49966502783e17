/// Several animations that run as one.
///
/// Their times are those of the group: its length cuts them off and does not stretch them, its speed
/// counts for them as well. Their `didStart`, `didStop` and `isRemovedOnCompletion` do not count. Source: Core
/// Animation's `CAAnimationGroup`; that the group's own timing function bends the time of what is
/// within is decided here.
public struct AnimationGroup: Animation {
  /// What runs, in the order in which it is applied.
  public var animations: [any Animation]
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

  /// A group of animations.
  public init(_ animations: [any Animation] = [], duration: Double = 0) {
    self.animations = animations
    timing.duration = duration
  }

  /// Applies what is within, at the group's time.
  public func apply(to shown: inout LayerProperties, at state: MediaTiming.State) {
    let time = timing.cycleDuration.isFinite ? state.progress * duration : state.elapsed
    for animation in animations { animation.apply(to: &shown, at: time) }
  }

  /// The copy that a layer keeps: animations within that have no duration take the group's.
  public func stored(duration: Double) -> AnimationGroup {
    var copy = withDuration(duration)
    copy.animations = animations.map { $0.stored(duration: copy.duration) }
    return copy
  }
}
