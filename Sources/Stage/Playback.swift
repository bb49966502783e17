internal import LayerSprites

/// How animations are played as far as someone chose it; nil leaves it to what the atlas declares.
package struct Playback: Hashable, Sendable {
  /// How they go on after the last frame.
  package var mode: LoopMode?
  /// True plays from the last frame to the first.
  package var isReversed: Bool?
  /// Loops until the end, 0 for ever.
  package var loops: Int?

  /// Nothing chosen.
  package init() {}

  /// What holds for an animation. A declared number of loops only counts with the declared mode.
  func settled(for sequence: FrameSequence?) -> (mode: LoopMode, isReversed: Bool, loops: Int) {
    let declared = sequence?.playback ?? (.loop, false, 0)
    return (
      mode ?? declared.mode, isReversed ?? declared.isReversed,
      loops ?? (mode == nil ? declared.loops : 0)
    )
  }
}

extension FrameSequence {
  /// As the atlas has it. Aseprite counts each way of a ping-pong: of one there is no way back,
  /// and an odd number ends where it began.
  fileprivate var playback: (mode: LoopMode, isReversed: Bool, loops: Int) {
    let isReversed = direction == .reverse || direction == .pingpongReverse
    switch direction {
    case .pingpong where loops != 1, .pingpongReverse where loops != 1:
      return (.pingPong, isReversed, (loops + 1) / 2)
    default: return (.loop, isReversed, loops)
    }
  }
}
