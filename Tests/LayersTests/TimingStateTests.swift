import Layers
import Testing

@Suite struct TimingStateTests {
  typealias Phase = MediaTiming.Phase

  struct Row: CustomTestStringConvertible {
    var timing: MediaTiming
    var time: Double
    var phase: Phase
    var progress: Double
    var cycle: Int?

    init(
      _ time: Double, _ phase: Phase, _ progress: Double, cycle: Int? = nil,
      _ change: (inout MediaTiming) -> Void
    ) {
      timing = MediaTiming(duration: 1)
      change(&timing)
      (self.time, self.phase, self.progress, self.cycle) = (time, phase, progress, cycle)
    }

    var testDescription: String { "\(time): \(phase) \(progress)" }
  }

  static let rows: [Row] = [
    // Once.
    Row(-0.1, .before, 0) { _ in },
    Row(0, .active, 0, cycle: 0) { _ in },
    Row(0.25, .active, 0.25) { _ in },
    Row(1, .after, 1, cycle: 0) { _ in },
    Row(7, .after, 1) { _ in },
    Row(9.99, .before, 0) { $0.beginTime = 10 },
    Row(10.25, .active, 0.25) { $0.beginTime = 10 },
    // Repeats.
    Row(1, .active, 0, cycle: 1) { $0.repeatCount = 3 },
    Row(2.75, .active, 0.75, cycle: 2) { $0.repeatCount = 3 },
    Row(3, .after, 1, cycle: 2) { $0.repeatCount = 3 },
    Row(1.5, .after, 0.5, cycle: 1) { $0.repeatCount = 1.5 },
    Row(2.25, .active, 0.25, cycle: 2) { $0.repeatDuration = 2.5 },
    Row(2.5, .after, 0.5, cycle: 2) { $0.repeatDuration = 2.5 },
    Row(4, .after, 0.5) { ($0.repeatDuration, $0.repeatCount) = (2.5, 9) },
    Row(0.3, .active, 0.6) { ($0.duration, $0.repeatCount) = (0.5, 1e9) },
    Row(123456.25, .active, 0.25) { $0.repeatCount = .infinity },
    Row(0.5, .after, 0.5) { $0.repeatCount = 0.5 },
    // There and back.
    Row(0.75, .active, 0.75) { $0.autoreverses = true },
    Row(1, .active, 1, cycle: 0) { $0.autoreverses = true },
    Row(1.25, .active, 0.75, cycle: 0) { $0.autoreverses = true },
    Row(2, .after, 0, cycle: 0) { $0.autoreverses = true },
    Row(1.75, .active, 0.25) { ($0.autoreverses, $0.repeatCount) = (true, 5) },
    Row(2, .active, 0, cycle: 1) { ($0.autoreverses, $0.repeatCount) = (true, 5) },
    Row(12.75, .after, 0.5) {
      ($0.beginTime, $0.repeatDuration, $0.autoreverses) = (10, 2.5, true)
    },
    Row(12.25, .active, 0.25) { ($0.beginTime, $0.repeatCount, $0.autoreverses) = (10, 2, true) },
    Row(14, .after, 0) { ($0.beginTime, $0.repeatCount, $0.autoreverses) = (10, 2, true) },
    // Speed and offset.
    Row(3, .after, 1) { ($0.beginTime, $0.duration, $0.speed) = (1, 4, 2) },
    Row(2, .active, 0.75) {
      ($0.beginTime, $0.duration, $0.speed, $0.timeOffset) = (1, 4, 2, 1)
    },
    Row(0.5, .before, 0) { $0.timeOffset = -1 },
    Row(1.5, .active, 0.5) { $0.timeOffset = -1 },
    Row(20, .active, 1) {
      ($0.beginTime, $0.duration, $0.speed, $0.timeOffset) = (20, 2, -1, 2)
    },
    Row(21, .active, 0.5) {
      ($0.beginTime, $0.duration, $0.speed, $0.timeOffset) = (20, 2, -1, 2)
    },
    Row(22, .after, 0) {
      ($0.beginTime, $0.duration, $0.speed, $0.timeOffset) = (20, 2, -1, 2)
    },
    Row(0.5, .active, 0.5, cycle: 2) {
      ($0.repeatCount, $0.speed, $0.timeOffset) = (3, -1, 3)
    },
    // Standing still.
    Row(10, .active, 1) { ($0.speed, $0.timeOffset) = (0, 1) },
    Row(10, .active, 0.375) { ($0.speed, $0.timeOffset) = (0, 0.375) },
    Row(10, .active, 1) { ($0.speed, $0.timeOffset) = (0, 5) },
    Row(10, .active, 0) { ($0.speed, $0.timeOffset) = (0, -5) },
    // Rounding.
    Row(0.1 + 0.1 + 0.1, .active, 0, cycle: 1) { ($0.duration, $0.repeatCount) = (0.3, 4) },
    Row(0.7 + 0.1 + 0.1, .active, 0, cycle: 1) { ($0.duration, $0.repeatCount) = (0.9, 4) },
    Row(0.7 + 0.1 + 0.1, .after, 1) { $0.duration = 0.9 },
    Row(4_000_000_000.1 + 0.1 + 0.1, .active, 0) {
      ($0.beginTime, $0.duration, $0.repeatCount) = (4_000_000_000, 0.3, 9)
    },
    // What has no length.
    Row(0, .after, 1) { $0.duration = 0 },
    Row(0, .after, 1) { $0.duration = .nan },
    Row(0, .after, 1) { $0.duration = -3 },
    Row(5, .active, 0) { $0.duration = .infinity },
    Row(.nan, .before, 0) { _ in },
    Row(.infinity, .after, 1) { _ in },
    Row(1e300, .active, 0) { $0.repeatCount = .infinity },
    Row(3, .active, 0) {
      $0.duration = 1e308
      $0.autoreverses = true
    },
    Row(0.25, .after, 1) { $0.beginTime = .nan },
    Row(0.25, .after, 1) { $0.speed = .nan },
    Row(0.25, .after, 0) {
      $0.timeOffset = .nan
      $0.autoreverses = true
    },
  ]

  @Test(arguments: rows)
  func stateFollowsTheTable(row: Row) {
    let state = row.timing.state(at: row.time)
    #expect(state.phase == row.phase)
    #expect(abs(state.progress - row.progress) < 1e-6)
    if let cycle = row.cycle { #expect(state.cycle == cycle) }
  }

  @Test func lengths() {
    var timing = MediaTiming(duration: 1)
    #expect(timing.activeDuration == 1 && timing.wallDuration == 1)
    timing.repeatCount = 3
    #expect(timing.activeDuration == 3)
    timing.autoreverses = true
    #expect(timing.activeDuration == 6 && timing.cycleDuration == 2)
    timing.repeatDuration = 4
    #expect(timing.activeDuration == 4)
    timing.speed = -0.5
    #expect(timing.wallDuration == 8)
    timing.speed = 0
    #expect(timing.wallDuration == .infinity)
    #expect(MediaTiming(duration: -1).activeDuration == 0)
  }
}
