/// The way from a layer's old picture, sublayers included, to its new one: a dissolve at first.
///
/// A layer has one at a time, under the key `transition`. The old picture is what was on screen
/// before the transaction's first change of the layer, a running dissolve included; so a transition
/// that is the action of several keys dissolves all of their changes as one. Changes that run no
/// actions are not kept track of: add the transition before them. Where other animations move the
/// layer meanwhile, the old picture goes along. What has not begun keeps showing the old picture,
/// except that one given a later `beginTime` needs a `fillMode` of `backwards` for that. Source: Core
/// Animation's `CATransition`.
public struct Transition: Animation {
  /// The key under which a layer keeps its transition.
  public static let key = ActionKey.transition.rawValue

  /// How the old picture goes.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// `old·(1 − progress) + new·progress`, of premultiplied colours.
    case fade
    /// The new picture slides over the old one.
    case moveIn
    /// The new picture pushes the old one out.
    case push
    /// The old picture slides away and shows the new one behind it.
    case reveal
  }

  /// Where what moves comes from, and where what goes away does not go. As it is seen: `fromTop` moves
  /// downwards.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// From one edge of the bounds.
    case fromLeft, fromRight, fromTop, fromBottom
  }

  /// How the old picture goes. In Core Animation `type`. What moves is cut off at the layer's bounds.
  public var kind = Kind.fade
  /// Which way pictures move; nil counts as `fromLeft`. In Core Animation `subtype`.
  public var direction: Direction?
  /// The progress with which it begins, 0…1.
  public var startProgress = 0.0
  /// The progress with which it ends, 0…1.
  public var endProgress = 1.0
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

  /// A dissolve; without a duration it takes the transaction's.
  public init(duration: Double = 0) {
    timing.duration = duration
  }

  /// How much of the new picture is seen at a time of the layer; nil where only the new one is:
  /// `startProgress + (endProgress − startProgress) · curve(share of the time)`.
  public func progress(at layerTime: Double) -> Double? {
    effect(at: layerTime).map { startProgress + (endProgress - startProgress) * $0.progress }
  }

  /// Changes no property: the pictures are put together where the layer is drawn.
  public func apply(to shown: inout LayerProperties, at state: MediaTiming.State) {}
}
