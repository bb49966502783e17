/// A sequence of frames as sprite engines play it: each for its share of the time, some loops long.
///
/// It knows no clock and no layer, only which frame is due when; `keyframes` makes it something that a
/// layer plays. Frames may be anything: pictures, names, `SpriteAppearance`s. Sources: cocos2d's
/// `CCAnimation` and SpriteKit's `SKAction.animate(with:timePerFrame:resize:restore:)`.
public struct SpriteAnimation<Frame> {
  /// What is shown, in order.
  public var frames: [Frame]
  /// How long each frame is shown, in units; frames without one have 1. One of 0 is never shown.
  public var delayUnits: [Double]
  /// Seconds in a unit.
  public var delayPerUnit: Double
  /// How often the frames are played; infinite for ever.
  public var loops: Double
  /// True where the frame shown before comes back at the end, false where the last one stays. Also
  /// SpriteKit's `restore`.
  public var restoreOriginalFrame: Bool
  /// SpriteKit's `resize`: true where every frame brings its size, false where frames are stretched
  /// over the size that is there.
  public var resize: Bool

  /// A sequence as cocos2d has it.
  public init(
    frames: [Frame], delayUnits: [Double] = [], delayPerUnit: Double, loops: Double = 1,
    restoreOriginalFrame: Bool = false
  ) {
    (self.frames, self.delayUnits, self.delayPerUnit) = (frames, delayUnits, delayPerUnit)
    (self.loops, self.restoreOriginalFrame, resize) = (loops, restoreOriginalFrame, true)
  }

  /// A sequence as SpriteKit has it: every frame for the same time, in seconds.
  public init(
    frames: [Frame], timePerFrame: Double, resize: Bool = false, restore: Bool = false
  ) {
    self.init(frames: frames, delayPerUnit: timePerFrame, restoreOriginalFrame: restore)
    self.resize = resize
  }

  /// All units; negative ones, and ones that are no number, count as 0.
  public var totalDelayUnits: Double { units.reduce(0, +) }

  /// Seconds of one loop.
  public var singleDuration: Double { totalDelayUnits * max(0, delayPerUnit) }

  /// Seconds of all loops; infinite for a sequence that never ends.
  public var duration: Double {
    singleDuration > 0 && loops > 0 ? singleDuration * loops : 0
  }

  /// When each frame begins, as a share of a loop; all 0 for a sequence without length.
  public var splitTimes: [Double] {
    let total = totalDelayUnits
    var sum = 0.0
    return units.map { unit in
      defer { sum += unit }
      return total > 0 ? sum / total : 0
    }
  }

  /// The frame due some seconds after the start: the last that has begun, boundaries met within 1e-9
  /// of a loop. The first one before, the last one from the end on; nil where there are none. O(frames).
  public func frameIndex(at time: Double) -> Int? {
    guard !frames.isEmpty else { return nil }
    let last = frames.count - 1
    guard time > 0 else { return splitTimes.lastIndex { $0 <= 0 } ?? 0 }
    guard time < duration - 1e-9, singleDuration > 0 else { return last }
    var share = time / singleDuration
    share -= (share + 1e-9).rounded(.down)
    return splitTimes.lastIndex { $0 <= share + 1e-9 } ?? 0
  }

  /// The frame due some seconds after the start; see `frameIndex(at:)`.
  public func frame(at time: Double) -> Frame? { frameIndex(at: time).map { frames[$0] } }

  /// The frame shown once it is over.
  ///
  /// - Parameter original: the one shown before it began.
  public func frameAfterwards(original: Frame) -> Frame {
    restoreOriginalFrame ? original : frames.last ?? original
  }

  /// The same frames from the last to the first, each with its time, as often.
  public func reversed() -> SpriteAnimation {
    var copy = self
    copy.frames.reverse()
    copy.delayUnits = units.reversed()
    return copy
  }

  /// One for each frame.
  private var units: [Double] {
    frames.indices.map { index in
      guard index < delayUnits.count else { return 1 }
      let unit = delayUnits[index]
      return unit.isFinite ? max(0, unit) : 0
    }
  }
}

extension SpriteAnimation: Equatable where Frame: Equatable {}
extension SpriteAnimation: Hashable where Frame: Hashable {}
extension SpriteAnimation: Sendable where Frame: Sendable {}

extension SpriteAnimation {
  /// The sequence as an animation that a layer plays: discrete keyframes, the splits as key times, the
  /// last frame staying where the original one is not to come back.
  public func keyframes(
    of keyPath: LayerKeyPath, _ value: (Frame) -> AnimationValue
  ) -> KeyframeAnimation {
    var animation = KeyframeAnimation(
      keyPath: keyPath, values: frames.map(value), keyTimes: splitTimes + [1],
      calculationMode: .discrete, duration: singleDuration)
    animation.repeatCount = loops
    if !restoreOriginalFrame {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    }
    return animation
  }
}

extension SpriteAnimation<SpriteAppearance> {
  /// The sequence as an animation that a layer plays; see `resize`.
  public var keyframes: KeyframeAnimation {
    keyframes(of: .spriteFrame) { .sprite(resize ? $0 : $0.keepingSize) }
  }
}
