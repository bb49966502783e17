/// An animation of one property.
public protocol PropertyAnimation: Animation {
  /// What it changes; nil for one that is meant as an action, which then takes the key under which it
  /// runs.
  var keyPath: LayerKeyPath? { get set }
  /// True where its value is added to what is shown, false where it takes its place.
  var isAdditive: Bool { get set }
  /// True where each cycle adds the value at the end of one, as often as there were cycles before.
  var isCumulative: Bool { get set }

  /// The value at a share of a cycle; nil for none.
  ///
  /// - Parameter current: what is shown without it.
  func value(at progress: Double, over current: AnimationValue) -> AnimationValue?
}

extension PropertyAnimation {
  /// Changes its property.
  public func apply(to shown: inout LayerProperties, at state: MediaTiming.State) {
    guard let keyPath, let current = keyPath.value(in: shown),
      var value = value(at: state.progress, over: current)
    else { return }
    if isCumulative, state.cycle > 0,
      let end = self.value(at: autoreverses ? 0 : 1, over: current)
    {
      value = value.adding(end.repeated(state.cycle))
    }
    keyPath.set(isAdditive ? current.adding(value) : value, in: &shown)
  }
}
