import Stage
import Testing

/// Which frame is due at which media time.
@Suite struct TimelineTests {
  @Test(arguments: [
    (4, LoopMode.loop, false, [0, 1, 2, 3]),
    (4, .loop, true, [3, 2, 1, 0]),
    (4, .pingPong, false, [0, 1, 2, 3, 2, 1]),
    (4, .pingPong, true, [3, 2, 1, 0, 1, 2]),
    (3, .once, false, [0, 1, 2]),
    (3, .once, true, [2, 1, 0]),
    (2, .pingPong, false, [0, 1]),
    (2, .pingPong, true, [1, 0]),
    (1, .pingPong, false, [0]),
    (1, .loop, true, [0]),
  ])
  func playsInOrder(count: Int, mode: LoopMode, isReversed: Bool, order: [Int]) {
    let durations = Array(repeating: 0.25, count: count)
    #expect(Timeline(durations: durations, mode: mode, isReversed: isReversed).order == order)
  }

  @Test(arguments: [
    ("2-4", LoopMode.loop, false, [1, 2, 3]), ("2-4", .pingPong, true, [3, 2, 1, 2]),
    ("1,4-9", .once, false, [0, 3, 4, 5]), ("6", .loop, false, [5]),
  ])
  func playsTheFramesChosen(text: String, mode: LoopMode, isReversed: Bool, order: [Int]) throws {
    let frames = try #require(FrameSelection(text)?.indices(of: 6))
    let timeline = Timeline(
      durations: Array(repeating: 0.25, count: 6), mode: mode, isReversed: isReversed,
      frames: frames)
    #expect(timeline.order == order)
    #expect(timeline.restingFrame == (mode == .pingPong ? order[0] : order[order.count - 1]))
  }

  @Test(arguments: ["", "0", "3-", "-3", "5-3", "1,,2", "a", "1-2-3", "9999999"])
  func whatIsNoSelectionOfFrames(text: String) {
    #expect(FrameSelection(text) == nil)
  }

  @Test func framesThatAreNotThereChooseNothing() {
    #expect(FrameSelection("7-9")?.indices(of: 6) == nil)
  }

  /// Per-frame times travel with the frame: 0 1 2 1 with 100, 30 and 250 ms.
  @Test(arguments: [
    (0.0, 0, 0.0, 0.1), (0.099, 0, 0, 0.1), (0.1, 1, 0.1, 0.13), (0.12, 1, 0.1, 0.13),
    (0.13, 2, 0.13, 0.38), (0.379, 2, 0.13, 0.38), (0.38, 1, 0.38, 0.41), (0.41, 0, 0.41, 0.51),
    (0.51, 1, 0.51, 0.54), (41.12, 1, 41.1, 41.13),
  ])
  func unevenTimesTravelWithTheFrame(time: Double, frame: Int, start: Double, end: Double) {
    let timeline = Timeline(durations: [0.1, 0.03, 0.25], mode: .pingPong, isReversed: false)
    let slot = timeline.slot(at: time)
    #expect(slot.frame == frame)
    #expect(abs(slot.start - start) < 1e-9)
    #expect(abs(slot.end - end) < 1e-9)
  }

  @Test func onceHoldsTheLastFrame() {
    let timeline = Timeline(durations: [0.1, 0.2], mode: .once, isReversed: false)
    #expect(abs(timeline.length - 0.3) < 1e-12)
    #expect(timeline.slot(at: 0.29).frame == 1)
    #expect(timeline.slot(at: 0.3).frame == 1)
    #expect(timeline.slot(at: 1e9).frame == 1)
    #expect(timeline.slot(at: 0.31).end == .infinity)
  }

  @Test(arguments: [
    (LoopMode.loop, false, 2, 1.2, 2), (.loop, true, 2, 1.2, 0), (.loop, false, 1, 0.6, 2),
    (.pingPong, false, 1, 0.8, 0), (.pingPong, true, 1, 0.8, 2), (.pingPong, false, 3, 2.4, 0),
  ])
  func finiteLoopsEndOnTheirLastFrame(
    mode: LoopMode, isReversed: Bool, loops: Int, length: Double, last: Int
  ) {
    let timeline = Timeline(
      durations: [0.1, 0.2, 0.3], mode: mode, isReversed: isReversed, loops: loops)
    #expect(abs(timeline.length - length) < 1e-12)
    #expect(timeline.slot(at: length - 0.05).end < .infinity)
    #expect(timeline.slot(at: length).frame == last)
    #expect(timeline.slot(at: length + 7).frame == last)
    #expect(timeline.slot(at: length + 7).end == .infinity)
  }

  /// The ping-pong shows its middle frame until the very end, then the first.
  @Test func finitePingPongGoesThereAndBack() {
    let timeline = Timeline(
      durations: [0.1, 0.2, 0.3], mode: .pingPong, isReversed: false, loops: 1)
    #expect(timeline.slot(at: 0.79).frame == 1)
    #expect(timeline.slot(at: 0.8).frame == 0)
  }

  @Test(arguments: LoopMode.allCases) func oneFrameStandsStill(mode: LoopMode) {
    let endless = Timeline(durations: [0.1], mode: mode, isReversed: false)
    #expect(endless.slot(at: 12.34).frame == 0)
    #expect(endless.slot(at: 12.34).end == .infinity)
    let finite = Timeline(durations: [0.1], mode: mode, isReversed: false, loops: 5)
    #expect(abs(finite.slot(at: 0).end - (mode == .once ? 0.1 : 0.5)) < 1e-12)
  }

  @Test(arguments: [0, -1, .nan, 1e-9]) func timesOfNothingDoNotStopTime(duration: Double) {
    let timeline = Timeline(
      durations: [duration, 0.1, duration], mode: .loop, isReversed: false)
    #expect(timeline.cycle > 0.1)
    #expect(timeline.cycle < 0.11)
    #expect(timeline.slot(at: 0.05).frame == 1)
  }

  @Test func timeBeforeTheBeginningShowsTheBeginning() {
    let timeline = Timeline(durations: [0.1, 0.2], mode: .loop, isReversed: false)
    #expect(timeline.slot(at: -3).frame == 0)
  }
}
