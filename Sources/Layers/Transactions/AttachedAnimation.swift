/// An animation that a layer keeps.
struct AttachedAnimation {
  /// What it is filed under; nil for one without a name.
  var key: String?
  /// The layer's copy.
  var animation: any Animation
  /// The old picture of a transition.
  var old: LayerSnapshot?
  /// What that picture has in common with the layer as it is shown: the places that other animations
  /// move while it dissolves.
  var followed: Set<LayerProperty> = []
  /// How many transitions that move their pictures were under way in the old picture.
  var moves = 0
  /// When it is to begin, by the host clock, where it says nothing itself; nil for the commit.
  var hostBeginTime: Double?
  /// Blocks that wait for its end.
  var completions: [Completion] = []
  /// True until the transaction is committed in which it was added.
  var isPending = true
  /// True from the turn on that found it begun and calls `didStart`.
  var hasStarted = false
  /// True from the turn on that found it ended and calls `didStop`.
  var hasEnded = false

  init(_ animation: any Animation, forKey key: String?) {
    (self.animation, self.key) = (animation, key)
  }

  /// Fixes its beginning.
  mutating func begin(on layer: Layer, at now: Double) {
    isPending = false
    guard animation.beginTime == 0 else { return }
    animation.beginTime = layer.convertTime(hostBeginTime ?? now, from: nil)
  }

  /// As it counts at a time of its layer: one that waits stands at its beginning.
  func current(at time: Double) -> any Animation {
    guard isPending, animation.beginTime == 0 else { return animation }
    var waiting = animation
    waiting.beginTime = time
    return waiting
  }

  /// Tells the animation that it was taken away before its end, and lets go whoever waits for that.
  func cancel() {
    guard !hasEnded else { return }
    animation.didStop?(false)
    releaseCompletions()
  }

  func releaseCompletions() {
    for completion in completions { completion.release() }
  }
}
