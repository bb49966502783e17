import Stage
import Testing

/// The clock that pauses, seeks and changes speed without a jump. Numbers are binary fractions, so
/// that every result is exact.
@Suite struct MediaClockTests {
  @Test func runsFromZero() {
    let clock = MediaClock(now: 8, isRunning: true)
    #expect(clock.mediaTime(at: 8) == 0)
    #expect(clock.mediaTime(at: 10.5) == 2.5)
    #expect(clock.wallTime(ofMediaTime: 4) == 12)
  }

  @Test func standsStillWhilePaused() {
    var clock = MediaClock(now: 8, isRunning: true)
    clock.setRunning(false, at: 9.5)
    #expect(clock.mediaTime(at: 100) == 1.5)
    #expect(clock.wallTime(ofMediaTime: 4) == nil)
    clock.setRunning(true, at: 200)
    #expect(clock.mediaTime(at: 200) == 1.5)
    #expect(clock.mediaTime(at: 201.25) == 2.75)
  }

  @Test func runningTwiceChangesNothing() {
    var clock = MediaClock(now: 8, isRunning: true)
    clock.setRunning(true, at: 9)
    #expect(clock.mediaTime(at: 10) == 2)
  }

  @Test func changesSpeedWithoutAJump() {
    var clock = MediaClock(now: 0, isRunning: true)
    clock.setSpeed(4, at: 2)
    #expect(clock.mediaTime(at: 2) == 2)
    #expect(clock.mediaTime(at: 3) == 6)
    #expect(clock.wallTime(ofMediaTime: 8) == 3.5)
    clock.setSpeed(0.5, at: 3)
    #expect(clock.mediaTime(at: 5) == 7)
  }

  @Test(arguments: [(0.001, 0.05), (-3, 0.05), (0.05, 0.05), (20, 20), (1000, 20)])
  func speedIsKeptWithinBounds(wanted: Double, speed: Double) {
    var clock = MediaClock(now: 0, isRunning: true)
    clock.setSpeed(wanted, at: 1)
    #expect(clock.speed == speed)
  }

  @Test func seeksRunningAndStanding() {
    var clock = MediaClock(now: 0, isRunning: true)
    clock.seek(to: 32, at: 3)
    #expect(clock.mediaTime(at: 4) == 33)
    clock.setRunning(false, at: 4)
    clock.seek(to: 1, at: 5)
    #expect(clock.mediaTime(at: 9) == 1)
  }

  @Test func neverComesToInfinity() {
    #expect(MediaClock(now: 0, isRunning: true).wallTime(ofMediaTime: .infinity) == nil)
  }
}
