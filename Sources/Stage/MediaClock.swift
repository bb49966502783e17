private import LayerSprites

/// Turns the time of the clock on the wall into media time: paused, resumed, sought and sped up
/// without a jump, by begin, offset and speed as Core Animation's media timing does it. Seconds.
package struct MediaClock: Hashable, Sendable {
  /// Media seconds for each second of the clock while running.
  package private(set) var speed: Double
  /// False while media time stands still.
  package var isRunning: Bool { timing.speed != 0 }
  private var timing: MediaTiming

  /// A clock that shows media time 0 at `now`.
  package init(now: Double, isRunning: Bool, speed: Double = 1) {
    timing = MediaTiming(beginTime: now)
    timing.speed = isRunning ? speed : 0
    self.speed = speed
  }

  /// Media time at a time of the clock.
  package func mediaTime(at now: Double) -> Double {
    timing.localTime(at: now)
  }

  /// The time of the clock at which a media time is reached; nil while it stands still.
  package func wallTime(ofMediaTime time: Double) -> Double? {
    isRunning && time.isFinite ? timing.parentTime(at: time) : nil
  }

  /// Runs or stands still from `now` on.
  package mutating func setRunning(_ running: Bool, at now: Double) {
    seek(to: mediaTime(at: now), at: now)
    timing.speed = running ? speed : 0
  }

  /// Changes the speed from `now` on; it is kept within 0.05…20.
  package mutating func setSpeed(_ speed: Double, at now: Double) {
    seek(to: mediaTime(at: now), at: now)
    self.speed = min(max(speed, 0.05), 20)
    if isRunning { timing.speed = self.speed }
  }

  /// Shows another media time from `now` on.
  package mutating func seek(to time: Double, at now: Double) {
    (timing.beginTime, timing.timeOffset) = (now, time)
  }

  /// Shows the same media time that many seconds later.
  package mutating func skip(_ seconds: Double) { timing.beginTime += seconds }
}
