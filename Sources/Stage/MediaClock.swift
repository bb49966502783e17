/// Turns the time of the clock on the wall into media time: paused, resumed, sought and sped up
/// without a jump, by begin, offset and speed as Core Animation's media timing does it. Seconds.
package struct MediaClock: Hashable, Sendable {
  /// Media seconds for each second of the clock while running.
  package private(set) var speed: Double
  /// False while media time stands still.
  package private(set) var isRunning: Bool
  private var begin: Double
  private var offset: Double

  /// A clock that shows media time 0 at `now`.
  package init(now: Double, isRunning: Bool, speed: Double = 1) {
    (begin, offset) = (now, 0)
    self.isRunning = isRunning
    self.speed = speed
  }

  /// Media time at a time of the clock.
  package func mediaTime(at now: Double) -> Double {
    isRunning ? offset + (now - begin) * speed : offset
  }

  /// The time of the clock at which a media time is reached; nil while it stands still.
  package func wallTime(ofMediaTime time: Double) -> Double? {
    isRunning && time.isFinite ? begin + (time - offset) / speed : nil
  }

  /// Runs or stands still from `now` on.
  package mutating func setRunning(_ running: Bool, at now: Double) {
    seek(to: mediaTime(at: now), at: now)
    isRunning = running
  }

  /// Changes the speed from `now` on; it is kept within 0.05…20.
  package mutating func setSpeed(_ speed: Double, at now: Double) {
    seek(to: mediaTime(at: now), at: now)
    self.speed = min(max(speed, 0.05), 20)
  }

  /// Shows another media time from `now` on.
  package mutating func seek(to time: Double, at now: Double) {
    (begin, offset) = (now, time)
  }

  /// Shows the same media time that many seconds later.
  package mutating func skip(_ seconds: Double) { begin += seconds }
}
