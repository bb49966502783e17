/// An animation of one property.
public protocol PropertyAnimation: Animation {
  /// What it changes; nil for one that is meant as an action, which then takes the key under which it
  /// runs.
  var keyPath: LayerKeyPath? { get set }
  /// True where its value is added to what is shown, false where it takes its place.
  var isAdditive: Bool { get set }
  /// True where every cycle goes on from the end of the one before: its value is added to the value at
  /// the end of a cycle, taken as often as cycles are complete.
  var isCumulative: Bool { get set }

  /// The value at a share of a cycle; nil for none.
  ///
  /// - Parameter current: what is shown without it.
  func value(at progress: Double, over current: AnimationValue) -> AnimationValue?
}

extension PropertyAnimation {
  /// Changes its property.
  public func apply(to shown: inout LayerProperties, at state: MediaTiming.State) {
    change(&shown, at: state) { value(at: state.progress, over: $0) }
  }

  /// Changes its property by the rules for cumulative and additive animations.
  ///
  /// - Parameter value: the value in this cycle, made of what is shown without the animation.
  func change(
    _ shown: inout LayerProperties, at state: MediaTiming.State,
    to value: (_ current: AnimationValue) -> AnimationValue?
  ) {
    guard let keyPath, let current = keyPath.value(in: shown), var value = value(current) else {
      return
    }
    if isCumulative, state.cycle > 0,
      let end = self.value(at: autoreverses ? 0 : 1, over: current)
    {
      value = value.adding(end.repeated(state.cycle))
    }
    keyPath.set(isAdditive ? current.adding(value) : value, in: &shown)
  }
}
