/// An animation that plays, is stepped and sought; the frame shown is a pure function of time.
package struct Player: Hashable, Sendable {
  /// Seconds for each frame.
  package let durations: [Double]
  /// How it goes on after the last frame.
  package private(set) var mode: LoopMode
  /// True while it runs from the last frame to the first.
  package private(set) var isReversed: Bool
  /// The frames played, forwards.
  package let frames: [Int]
  private var loops: Int
  private var timeline: Timeline
  private var clock: MediaClock

  /// A player at its first frame.
  ///
  /// - Parameters:
  ///   - durations: seconds for each frame, at least one.
  ///   - loops: cycles until it ends, 0 for ever.
  ///   - frames: the frames played, at least one, in their order; nil plays all.
  package init(
    durations: [Double], mode: LoopMode = .loop, isReversed: Bool = false, loops: Int = 0,
    frames: [Int]? = nil, speed: Double = 1, isPlaying: Bool, now: Double
  ) {
    self.durations = durations
    self.frames = frames ?? Array(durations.indices)
    self.mode = mode
    self.isReversed = isReversed
    self.loops = loops
    timeline = Timeline(
      durations: durations, mode: mode, isReversed: isReversed, loops: loops, frames: frames)
    clock = MediaClock(now: now, isRunning: isPlaying, speed: speed)
  }

  /// Media seconds for each second.
  package var speed: Double { clock.speed }
  /// True while time passes, also when the last frame is already held.
  package var isPlaying: Bool { clock.isRunning }

  /// Index of the frame that is due.
  package func frame(at now: Double) -> Int { slot(at: now).frame }

  /// How many frames have been due before the one that is.
  package func slotNumber(at now: Double) -> Int { slot(at: now).number }

  /// When another frame will be due or the last cycle will be over; nil where neither will be.
  package func nextChange(after now: Double) -> Double? {
    clock.wallTime(ofMediaTime: slot(at: now).end)
  }

  /// True once every cycle has been shown.
  package func isFinished(at now: Double) -> Bool {
    slot(at: now).start >= timeline.length
  }

  /// Plays or stands still; an animation at its end begins anew.
  package mutating func setPlaying(_ playing: Bool, at now: Double) {
    if playing, isFinished(at: now) { restart(at: now) }
    clock.setRunning(playing, at: now)
  }

  /// Goes to the beginning, playing or standing still as before.
  package mutating func restart(at now: Double) { clock.seek(to: 0, at: now) }

  /// Stops or goes on where it is; an animation at its end stays there.
  package mutating func setHeld(_ held: Bool, at now: Double) {
    clock.setRunning(!held, at: now)
  }

  /// Goes on by `count` frames of the played order (back where negative), round the ends, and
  /// stands still there.
  package mutating func step(by count: Int, at now: Double) {
    let slots = timeline.order.count
    let position = (slot(at: now).position + count % slots + slots) % slots
    rest(atSlot: position, now)
  }

  /// Shows a frame of the sequence and keeps playing or standing still; one that is not played stays
  /// where it is.
  package mutating func show(frame: Int, at now: Double) {
    guard let position = timeline.order.firstIndex(of: frame) else { return }
    clock.seek(to: timeline.middle(ofSlot: position), at: now)
  }

  /// Changes the speed without a jump.
  package mutating func setSpeed(_ speed: Double, at now: Double) {
    clock.setSpeed(speed, at: now)
  }

  /// Changes how it loops, and how often where that is given; the frame shown stays.
  package mutating func setMode(_ mode: LoopMode, loops: Int? = nil, at now: Double) {
    let frame = self.frame(at: now)
    self.mode = mode
    self.loops = loops ?? self.loops
    retime(showing: frame, at: now)
  }

  /// Turns the direction round, on the way back of a ping-pong too; the frame shown stays.
  package mutating func reverse(at now: Double) {
    let slot = slot(at: now)
    isReversed.toggle()
    retime(showing: slot.frame, isReturning: slot.position >= frames.count, at: now)
  }

  private mutating func retime(showing frame: Int, isReturning: Bool = false, at now: Double) {
    timeline = Timeline(
      durations: durations, mode: mode, isReversed: isReversed, loops: loops, frames: frames)
    let order = timeline.order
    let position = isReturning ? order.lastIndex(of: frame) : order.firstIndex(of: frame)
    clock.seek(to: timeline.middle(ofSlot: position ?? 0), at: now)
  }

  private mutating func rest(atSlot position: Int, _ now: Double) {
    clock.seek(to: timeline.middle(ofSlot: position), at: now)
    clock.setRunning(false, at: now)
  }

  /// Lets time that nobody saw go by uncounted: what was due then is due that much later.
  package mutating func skip(_ seconds: Double) { clock.skip(seconds) }

  /// The time of the clock at which the frame that is due appeared, or would have; nil while time
  /// stands still.
  package func appearance(ofFrameAt now: Double) -> Double? {
    clock.wallTime(ofMediaTime: slot(at: now).start)
  }

  private func slot(at now: Double) -> Timeline.Slot {
    timeline.slot(at: clock.mediaTime(at: now))
  }
}
