/// When something that takes time begins, how long it lasts, how fast it runs and how often.
///
/// All times are seconds in the time of the parent: the layer for an animation, the group for one in
/// it. Source: Core Animation's `CAMediaTiming`.
public struct MediaTiming: Hashable, Sendable {
  /// When it begins; for an animation that is added, 0 means "now".
  public var beginTime = 0.0
  /// Length of one run; 0 means "not set" for an animation, which then takes its transaction's or its
  /// group's. A negative one, or one that is no number, counts as 0.
  public var duration = 0.0
  /// How fast its own time runs; 0 stands still, a negative one runs backwards, then begun with a
  /// `timeOffset` of `activeDuration`.
  public var speed = 1.0
  /// Where in its own time it begins.
  public var timeOffset = 0.0
  /// How many runs, fractions allowed; 0 counts as 1.
  public var repeatCount = 0.0
  /// How long it repeats, in its own time; where it is positive, `repeatCount` does not count.
  public var repeatDuration = 0.0
  /// True where every run is followed by one backwards, which doubles a cycle.
  public var autoreverses = false
  /// What is shown before its beginning and after its end.
  public var fillMode = FillMode.removed

  /// Timing with the defaults of an animation.
  public init(beginTime: Double = 0, duration: Double = 0) {
    (self.beginTime, self.duration) = (beginTime, duration)
  }

  /// One run there, and back where it autoreverses.
  public var cycleDuration: Double { max(0, finite(duration)) * (autoreverses ? 2 : 1) }

  /// How long it lasts in its own time, repeats included.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    guard cycleDuration > 0 else { return 0 }
    return cycleDuration * (repeatCount > 0 ? repeatCount : 1)
  }

  /// How long it lasts in its parent's time; infinite where it stands still.
  public var wallDuration: Double { speed == 0 ? .infinity : activeDuration / abs(speed) }

  /// Its own time at a time of its parent.
  public func localTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The parent's time at a time of its own; `beginTime` where it stands still, for then there is no
  /// one time.
  public func parentTime(at localTime: Double) -> Double {
    speed == 0 ? beginTime : beginTime + (localTime - timeOffset) / speed
  }

  /// NaN as nothing; infinite is a length like others.
  private func finite(_ value: Double) -> Double { value.isNaN ? 0 : value }
}

/// Something that has a timing of its own.
public protocol MediaTimed {
  /// When it runs, and how.
  var timing: MediaTiming { get set }
}

extension MediaTimed {
  /// See `MediaTiming.beginTime`.
  public var beginTime: Double {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// See `MediaTiming.duration`.
  public var duration: Double {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// See `MediaTiming.speed`.
  public var speed: Double {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// See `MediaTiming.timeOffset`.
  public var timeOffset: Double {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// See `MediaTiming.repeatCount`.
  public var repeatCount: Double {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// See `MediaTiming.repeatDuration`.
  public var repeatDuration: Double {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// See `MediaTiming.autoreverses`.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// See `MediaTiming.fillMode`.
  public var fillMode: FillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
