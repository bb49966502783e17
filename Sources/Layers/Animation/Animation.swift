/// Something that changes what is shown of a layer for a while, and leaves the model as it is.
///
/// Animations are values: a layer keeps a copy, so later changes of the original make no difference.
/// Times are seconds of the layer's own time. Sources: Core Animation's `CAAnimation` and
/// `CAMediaTiming`.
public protocol Animation: MediaTimed, LayerAction {
  /// How time runs within each cycle; nil runs it evenly.
  var timingFunction: TimingFunction? { get set }
  /// True where the layer forgets the animation at its end, and its model value is seen again.
  var isRemovedOnCompletion: Bool { get set }
  /// Called once, in the first turn in which it runs.
  var didStart: (() -> Void)? { get set }
  /// Called once: with true at its natural end, with false where it was removed or replaced before.
  var didStop: ((_ finished: Bool) -> Void)? { get set }

  /// The copy that a layer or group keeps.
  ///
  /// - Parameter duration: what counts where none is set.
  func stored(duration: Double) -> Self

  /// Changes what is shown.
  ///
  /// - Parameter state: how far it has got; `progress` has been through the timing function.
  func apply(to shown: inout LayerProperties, at state: MediaTiming.State)
}

extension Animation {
  /// Changes what is shown at a time of its layer or group; nothing outside of its time, except as
  /// `fillMode` says.
  public func apply(to shown: inout LayerProperties, at parentTime: Double) {
    if let state = effect(at: parentTime) { apply(to: &shown, at: state) }
  }

  /// How far it has got, by its timing function; nil where it has no effect.
  func effect(at parentTime: Double) -> MediaTiming.State? {
    var state = timing.state(at: parentTime)
    switch state.phase {
    case .before where !fillMode.coversBefore: return nil
    case .after where !fillMode.coversAfter: return nil
    default: break
    }
    if let timingFunction { state.progress = timingFunction.value(at: state.progress) }
    return state
  }

  /// The copy that a layer or group keeps: with the duration that counts where none is set.
  public func stored(duration: Double) -> Self { withDuration(duration) }

  func withDuration(_ fallback: Double) -> Self {
    var copy = self
    if !(copy.duration > 0) { copy.duration = fallback }
    return copy
  }

  /// Adds a copy to the layer under the key.
  public func run(forKey key: String, on layer: Layer, from shown: LayerProperties) {
    layer.add(self, forKey: key)
  }
}
