extension Layer {
  /// When the layer's own time began, in its superlayer's time; see `convertTime(_:from:)`.
  public final var beginTime: Double {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// Kept for code that comes from Core Animation: infinite at first, and without any effect on what is
  /// shown.
  public final var duration: Double {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast time runs for the layer and all below it; 0 holds every animation there.
  public final var speed: Double {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// What the layer's own time was when it began; where `speed` is 0, what it is.
  public final var timeOffset: Double {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// A time of another layer, in this layer's; nil stands for the host clock, whose time the
  /// `TransactionScheduler` is told.
  ///
  /// On the way up `tp = beginTime + (t − timeOffset) / speed`, where a layer that stands still gives
  /// its `beginTime`; on the way down `t = (tp − beginTime) · speed + timeOffset`. O(depth).
  public final func convertTime(_ time: Double, from layer: Layer?) -> Double {
    layer === self ? time : localTime(at: layer?.hostTime(at: time) ?? time)
  }

  /// A time of this layer, in another layer's; see `convertTime(_:from:)`.
  public final func convertTime(_ time: Double, to layer: Layer?) -> Double {
    guard layer !== self else { return time }
    let host = hostTime(at: time)
    return layer?.localTime(at: host) ?? host
  }

  private func localTime(at host: Double) -> Double {
    timing.localTime(at: parentTime(at: host))
  }

  /// The superlayer's time, of which the layer's own is made.
  private func parentTime(at host: Double) -> Double { superlayer?.localTime(at: host) ?? host }

  private func hostTime(at local: Double) -> Double {
    let parent = timing.parentTime(at: local)
    return superlayer?.hostTime(at: parent) ?? parent
  }
}

// MARK: - Pause and speed

extension Layer {
  /// Stops time for the layer and all below it where it is; one that stands still stays as it is.
  ///
  /// - Parameter now: the host clock's time. Source: Apple's Technical Q&A QA1673.
  public final func pause(at now: Double) {
    hold(at: convertTime(now, from: nil))
  }

  /// Lets time go on from where it stood; one that runs is left alone.
  public final func resume(at now: Double) {
    guard speed == 0 else { return }
    let held = timeOffset
    (speed, timeOffset, beginTime) = (1, 0, parentTime(at: now) - held)
  }

  /// Changes how fast time runs, without a jump in time.
  public final func setSpeed(_ newSpeed: Double, at now: Double) {
    let (local, parent) = (convertTime(now, from: nil), parentTime(at: now))
    (timeOffset, beginTime, speed) = (local, parent, newSpeed)
  }

  /// Stops time at a moment of the layer's own. To show one frame of a sequence, take the middle of
  /// its time, so that no rounding slips into its neighbour.
  public final func hold(at localTime: Double) {
    (timeOffset, speed) = (localTime, 0)
  }
}
