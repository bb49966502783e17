import Stage
import Testing

/// An animation that plays, is stepped and sought.
@Suite struct PlayerTests {
  /// Three frames of 100, 200 and 300 ms.
  private static func player(
    _ mode: LoopMode = .loop, isReversed: Bool = false, loops: Int = 0, isPlaying: Bool = true
  ) -> Player {
    Player(
      durations: [0.1, 0.2, 0.3], mode: mode, isReversed: isReversed, loops: loops,
      isPlaying: isPlaying, now: 50)
  }

  /// Twelve uneven frames against a virtual clock. Time is counted in 1/420 ms, of which every tick
  /// takes a whole number, so what is due is known exactly.
  @Test(arguments: [("60", 7_000), ("59.94", 7_007), ("30", 14_000), ("7", 60_000)])
  func staysInStepWithAVirtualClock(rate: String, unitsATick: Int) {
    let milliseconds = [30, 45, 60, 90, 110, 125, 150, 170, 185, 200, 221, 240]
    let ends = milliseconds.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1 * 420) }
    let begin = 12_345.678
    let player = Player(
      durations: milliseconds.map { Double($0) / 1000 }, isPlaying: true, now: begin)
    let ticks = 10_000 * ends[11] / unitsATick
    var wrong = 0
    for tick in 0...ticks {
      let local = tick * unitsATick % ends[11]
      let due = ends.firstIndex { $0 > local }
      if player.frame(at: begin + Double(tick * unitsATick) / 420_000) != due { wrong += 1 }
    }
    #expect(wrong == 0, "at \(rate) ticks a second")
  }

  /// Waking exactly when told shows each frame once, in order, for hundreds of loops, at any speed.
  @Test(arguments: [0.05, 0.3, 1, 1.1, 20]) func deadlinesAreTheTrueChanges(speed: Double) throws {
    let durations = [0.03, 0.24, 0.1]
    let player = Player(durations: durations, speed: speed, isPlaying: true, now: 1_000_000.1)
    var (now, due) = (1_000_000.1, 1_000_000.1)
    for i in 0..<900 {
      #expect(player.frame(at: now) == i % 3)
      let next = try #require(player.nextChange(after: now))
      due += durations[i % 3] / speed
      #expect(abs(next - due) < 1e-6)
      #expect(player.frame(at: next - 2e-6 / min(speed, 1)) == i % 3)
      now = next
    }
  }

  @Test func nothingChangesWhileStandingStillOrHeld() {
    #expect(Self.player(isPlaying: false).nextChange(after: 60) == nil)
    #expect(Self.player(.once).nextChange(after: 50.61) == nil)
    #expect(
      Player(durations: [0.1], isPlaying: true, now: 0).nextChange(after: 3) == nil)
  }

  @Test func theEndIsTold() throws {
    let player = Player(durations: [0.25], loops: 4, isPlaying: true, now: 0)
    #expect(player.nextChange(after: 0) == 1)
    #expect(!player.isFinished(at: 0.99))
    #expect(player.isFinished(at: 1))
  }

  @Test func pausesAndGoesOnWhereItWas() {
    var player = Self.player()
    player.setPlaying(false, at: 50.15)
    #expect(player.frame(at: 99) == 1)
    #expect(!player.isPlaying)
    player.setPlaying(true, at: 100)
    #expect(player.frame(at: 100.14) == 1)
    #expect(player.frame(at: 100.16) == 2)
  }

  @Test func onceIsRestartedByPlaying() {
    var player = Self.player(.once)
    #expect(player.frame(at: 60) == 2)
    #expect(player.isFinished(at: 60))
    player.setPlaying(true, at: 60)
    #expect(player.frame(at: 60) == 0)
    #expect(player.frame(at: 60.11) == 1)
    #expect(!player.isFinished(at: 60.11))
  }

  @Test func holdingLeavesTheEndAlone() {
    var player = Self.player(.once)
    player.setHeld(true, at: 60)
    player.setHeld(false, at: 70)
    #expect(player.frame(at: 70) == 2)
    #expect(player.isFinished(at: 70))
  }

  @Test(arguments: [
    (1, 1), (2, 2), (3, 0), (4, 1), (7, 1), (-1, 2), (-2, 1), (-3, 0), (-7, 2), (300, 0),
    (9_999, 0), (-9_998, 1), (0, 0), (.max, 1), (.min, 1),
  ])
  func stepsRoundTheEnds(count: Int, frame: Int) {
    for mode in [LoopMode.loop, .once] {
      var player = Self.player(mode)
      player.step(by: count, at: 50.05)
      #expect(player.frame(at: 99) == frame)
      #expect(!player.isPlaying)
    }
  }

  /// The played order counts, with the frame's own number: 0 1 2 1, and 2 1 0 backwards.
  @Test func stepsThroughThePlayedOrder() {
    var player = Self.player(.pingPong, isPlaying: false)
    let seen = (0..<5).map { _ in
      player.step(by: 1, at: 60)
      return player.frame(at: 60)
    }
    #expect(seen == [1, 2, 1, 0, 1])
    var reversed = Self.player(isReversed: true, isPlaying: false)
    #expect(reversed.frame(at: 60) == 2)
    reversed.step(by: 1, at: 60)
    #expect(reversed.frame(at: 60) == 1)
  }

  @Test func stepsOnFromAFrameThatIsHeld() {
    var player = Self.player(.once)
    player.step(by: -1, at: 60)
    #expect(player.frame(at: 60) == 1)
    player.step(by: 2, at: 60)
    #expect(player.frame(at: 60) == 0)
  }

  @Test(arguments: [true, false]) func seeks(isPlaying: Bool) {
    var player = Self.player(isPlaying: isPlaying)
    player.show(frame: 2, at: 51)
    #expect(player.frame(at: 51) == 2)
    #expect(player.isPlaying == isPlaying)
    player.show(frame: 9, at: 51)
    #expect(player.frame(at: 51) == 2)
  }

  @Test func changesSpeedWithoutAJump() throws {
    var player = Self.player()
    for (i, speed) in [0.05, 20, 1.1, 0.5, 3, 1].enumerated() {
      let now = 51 + Double(i) * 0.37
      let frame = player.frame(at: now)
      player.setSpeed(speed, at: now)
      #expect(player.frame(at: now) == frame)
      #expect(player.speed == speed)
    }
    player = Self.player()
    player.setSpeed(2, at: 50.2)
    #expect(abs(try #require(player.nextChange(after: 50.2)) - 50.25) < 1e-9)
  }

  @Test(arguments: LoopMode.allCases, [0, 1, 2]) func changesModeWithTheFrameAsItIs(
    mode: LoopMode, frame: Int
  ) {
    var player = Self.player()
    player.show(frame: frame, at: 51)
    player.setMode(mode, at: 51)
    #expect(player.frame(at: 51) == frame)
    #expect(player.mode == mode)
  }

  @Test(arguments: [
    (LoopMode.loop, 0.05, [0, 2]), (.loop, 0.15, [1, 0]), (.pingPong, 0.15, [1, 0]),
    (.pingPong, 0.65, [1, 2]), (.pingPong, 0.45, [2, 1]), (.once, 0.15, [1, 0]),
  ])
  func reversesOnTheSpot(mode: LoopMode, time: Double, frames: [Int]) throws {
    var player = Self.player(mode)
    let now = 50 + time
    player.reverse(at: now)
    #expect(player.isReversed)
    #expect(player.frame(at: now) == frames[0])
    #expect(player.frame(at: try #require(player.nextChange(after: now))) == frames[1])
  }

  @Test func restartsAtTheVeryBeginning() throws {
    var player = Self.player(isReversed: true)
    player.restart(at: 53)
    #expect(player.frame(at: 53) == 2)
    #expect(abs(try #require(player.nextChange(after: 53)) - 53.3) < 1e-9)
  }
}
