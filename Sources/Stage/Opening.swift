/// What an atlas is opened with: what is shown first, and how.
package struct Opening: Sendable {
  /// The entry shown first, which then plays whatever it is; nil leaves it to the atlas.
  package var entry: (list: ListKind, index: Int)?
  /// The frames played of an animation; nil plays all.
  package var frames: FrameSelection?
  /// The frame shown first, counted from 1.
  package var firstFrame: Int?
  /// False shows the first frame and waits.
  package var plays = true
  /// How animations are played, as far as it was chosen.
  package var playback = Playback()
  /// Times as fast.
  package var speed = 1.0
  /// Replaces the frames' own times.
  package var framesPerSecond: Double?
  /// The background asked for.
  package var background: StageBackground?
  /// How the zoom is found.
  package var zoom = ZoomChoice.opening

  /// The usual opening.
  package init() {}
}
