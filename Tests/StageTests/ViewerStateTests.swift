import LayerSprites
import SampleAtlases
import Stage
import Testing

/// What keys do to everything that is shown. The atlas has the animations idle (3 frames), jump (4)
/// and walk (5), the possible one button (2), and one more sprite.
@Suite struct ViewerStateTests {
  static func state(_ opening: Opening = Opening()) -> ViewerState {
    let counts = [("idle", 3), ("jump", 4), ("walk", 5), ("button", 2)]
    let names = counts.flatMap { name, count in (1...count).map { "\(name)_\($0).png" } }
    var state = ViewerState(
      Catalog(SampleAtlas.named(names + ["star.png"])), opening: opening, now: 100)
    state.stageSize = (40, 60)
    state.pageLength = 6
    return state
  }

  static func state(after actions: Action..., at now: Double = 100) -> ViewerState {
    var state = state()
    for action in actions { state.update(action, at: now) }
    return state
  }

  static func opening(_ set: (inout Opening) -> Void) -> Opening {
    var opening = Opening()
    set(&opening)
    return opening
  }

  func type(_ count: Int, into state: inout ViewerState) {
    for digit in String(count).compactMap(\.wholeNumberValue) {
      let isTaken = state.takeDigit(digit)
      #expect(isTaken)
    }
  }

  // MARK: Opening

  @Test func opensWithTheFirstAnimationPlaying() {
    let state = Self.state()
    #expect(state.list == .animations)
    #expect(state.cursors == [.animations: 0])
    #expect(state.exhibit?.name == "idle")
    #expect(state.player.isPlaying)
    #expect(state.shownFrame(at: 100.15)?.sprite.name == "idle_2.png")
    #expect(state.background == .checker)
    #expect(state.zoom == .times(10))
  }

  @Test func opensAsAsked() {
    let rose = StageBackground.color(Pixel(red: 250, green: 1, blue: 2))
    let state = Self.state(
      Self.opening {
        $0.entry = (.possible, 0)
        $0.playback.mode = .pingPong
        $0.playback.isReversed = true
        $0.speed = 2
        $0.framesPerSecond = 4
        $0.background = rose
        $0.zoom = .fixed(.times(7))
      })
    #expect(state.exhibit?.name == "button")
    #expect(state.player.isPlaying)
    #expect(state.player.mode == .pingPong)
    #expect(state.player.isReversed)
    #expect(state.player.speed == 2)
    #expect(state.player.durations == [0.25, 0.25])
    #expect(state.background == rose)
    #expect(state.zoom == .times(7))
  }

  @Test func opensStandingStill() {
    #expect(!Self.state(Self.opening { $0.plays = false }).player.isPlaying)
    #expect(
      !Self.state(Self.opening { ($0.plays, $0.entry) = (false, (.animations, 1)) }).player
        .isPlaying)
  }

  @Test func anAtlasOfNothingStandsEveryKey() {
    var state = ViewerState(Catalog(SampleAtlas.named([])), now: 0)
    #expect(state.exhibit == nil)
    #expect(state.shownFrame(at: 1) == nil)
    for action in Self.everything { state.update(action, at: 1) }
    #expect(state.exhibit == nil)
    #expect(state.zoom == .times(1))
  }

  // MARK: Time

  @Test func spacePausesAndPlays() {
    var state = Self.state()
    state.update(.playPause, at: 100.15)
    #expect(!state.player.isPlaying)
    #expect(state.shownFrame(at: 200)?.index == 1)
    state.update(.playPause, at: 200)
    #expect(state.shownFrame(at: 200.06)?.index == 2)
  }

  @Test func spaceRestartsWhatPlayedOnce() {
    var state = Self.state(Self.opening { $0.playback.mode = .once })
    #expect(state.shownFrame(at: 101)?.index == 2)
    state.update(.playPause, at: 101)
    #expect(state.player.isPlaying)
    #expect(state.shownFrame(at: 101)?.index == 0)
  }

  @Test func stepsPauseAndTakeCounts() {
    var state = Self.state()
    state.update(.step(1), at: 100.05)
    #expect(state.shownFrame(at: 150)?.index == 1)
    #expect(!state.player.isPlaying)
    type(5, into: &state)
    #expect(state.count == 5)
    state.update(.step(-1), at: 150)
    #expect(state.shownFrame(at: 150)?.index == 2)
    #expect(state.count == nil)
    state.update(.step(1), at: 150)
    #expect(state.shownFrame(at: 150)?.index == 0)
  }

  @Test func goesToTheEndsAsItIs() {
    for isPaused in [false, true] {
      var state = Self.state()
      if isPaused { state.update(.playPause, at: 100) }
      state.update(.lastFrame, at: 100)
      #expect(state.shownFrame(at: 100)?.index == 2)
      state.update(.firstFrame, at: 100)
      #expect(state.shownFrame(at: 100)?.index == 0)
      #expect(state.player.isPlaying == !isPaused)
    }
  }

  @Test func speedIsMultipliedAndReset() {
    var state = Self.state(after: .multiplySpeed(2), .multiplySpeed(2), .multiplySpeed(0.5))
    #expect(state.player.speed == 2)
    for _ in 0..<9 { state.update(.multiplySpeed(2), at: 101) }
    #expect(state.player.speed == 20)
    state.update(.resetSpeed, at: 101)
    #expect(state.player.speed == 1)
  }

  @Test func loopModesGoRound() {
    var state = Self.state()
    let modes = (0..<3).map { _ in
      state.update(.cycleLoop, at: 100)
      return state.player.mode
    }
    #expect(modes == [.pingPong, .once, .loop])
  }

  @Test func modeDirectionAndSpeedAreKeptFromOneAnimationToTheNext() {
    let state = Self.state(after: .cycleLoop, .reverse, .multiplySpeed(2), .moveAnimation(1))
    #expect(state.exhibit?.name == "jump")
    #expect(state.player.mode == .pingPong)
    #expect(state.player.isReversed)
    #expect(state.player.speed == 2)
    #expect(state.shownFrame(at: 100)?.index == 3)
  }

  // MARK: Lists

  @Test(
    arguments: [
      (Action.moveCursor(1), nil, 1), (.moveCursor(1), 2, 2), (.moveCursor(1), 99, 2),
      (.moveCursor(-1), nil, 0), (.goToEntry, nil, 2), (.goToEntry, 2, 1), (.goToEntry, 77, 2),
      (.goTop, nil, 0), (.movePages(1), nil, 2), (.movePages(0.5), nil, 2),
      (.movePages(-1), nil, 0),
      (.moveAnimation(1), nil, 1), (.moveAnimation(1), 4, 1), (.moveAnimation(-1), nil, 2),
      (.moveAnimation(-1), 5, 1),
    ] as [(Action, Int?, Int)])
  func movesAmongAnimations(action: Action, count: Int?, entry: Int) {
    var state = Self.state()
    if let count { type(count, into: &state) }
    state.update(action, at: 100)
    #expect(state.cursors[.animations] == entry)
    #expect(state.exhibit?.name == ["idle", "jump", "walk"][entry])
    #expect(state.count == nil)
  }

  @Test(arguments: [
    (Action.movePages(1), 6), (.movePages(0.5), 3), (.moveCursor(1), 1), (.goToEntry, 14),
  ])
  func pagesAreAsLongAsTheListIsSeen(action: Action, entry: Int) {
    var state = Self.state(after: .previousList)
    #expect(state.list == .sprites)
    state.update(action, at: 100)
    #expect(state.cursors[.sprites] == entry)
  }

  /// Half of an odd page is rounded away from nothing, so that it always moves.
  @Test(arguments: [(5, 3), (1, 1)]) func halfPagesMove(length: Int, entry: Int) {
    var state = Self.state(after: .previousList)
    state.pageLength = length
    state.update(.movePages(0.5), at: 100)
    #expect(state.cursors[.sprites] == entry)
  }

  @Test func tabGoesThroughTheLists() {
    var state = Self.state(after: .moveCursor(1))
    let seen = (0..<3).map { _ in
      state.update(.nextList, at: 100)
      return (state.list, state.exhibit?.name)
    }
    #expect(seen.map(\.0) == [.possible, .sprites, .animations])
    #expect(seen.map(\.1) == ["button", "button_1.png", "jump"])
    state.update(.previousList, at: 100)
    #expect(state.list == .sprites)
  }

  @Test func possibleAnimationsWaitToBeAsked() {
    var state = Self.state(after: .nextList)
    #expect(state.exhibit?.name == "button")
    #expect(!state.player.isPlaying)
    state.update(.enter, at: 100)
    #expect(state.player.isPlaying)
    state.update(.nextList, at: 100)
    state.update(.nextList, at: 100)
    #expect(state.exhibit?.name == "idle")
    #expect(state.player.isPlaying)
  }

  @Test func pauseStateAndZoomAreKeptGoingRound() {
    for isPaused in [false, true] {
      var state = Self.state(after: .zoomOut, .zoomOut)
      if isPaused { state.update(.playPause, at: 100) }
      for name in ["jump", "walk", "idle", "jump"] {
        state.update(.moveAnimation(1), at: 100)
        #expect(state.exhibit?.name == name)
        #expect(state.zoom == .times(8))
        #expect(state.player.isPlaying == !isPaused)
      }
      state.update(.moveAnimation(-1), at: 100)
      state.update(.moveAnimation(-1), at: 100)
      #expect(state.exhibit?.name == "walk")
    }
  }

  /// Also the zoom at which the first one opened, though the next would open at another.
  @Test func theOpeningZoomIsKeptToo() {
    let frames = [("big", 20.0), ("small", 5.0)].flatMap { name, side in
      (1...3).map {
        SampleAtlas.frame("\(name)_\($0)", Rect(x: 0, y: 0, width: side, height: side))
      }
    }
    var state = ViewerState(Catalog(SampleAtlas.described(frames)), now: 0)
    state.stageSize = (40, 60)
    #expect(state.zoom == .times(2))
    state.update(.moveAnimation(1), at: 1)
    #expect(state.exhibit?.name == "small")
    #expect(state.zoom == .times(2))
    state.update(.zoomFit, at: 1)
    #expect(state.zoom == .times(8))
  }

  @Test func comesBackToTheSelectedAnimationFromAnotherList() {
    let state = Self.state(after: .moveCursor(1), .previousList, .moveAnimation(1))
    #expect(state.list == .animations)
    #expect(state.exhibit?.name == "jump")
  }

  @Test func enterPlaysFromTheVeryBeginning() throws {
    var state = Self.state(after: .playPause)
    state.update(.enter, at: 101.15)
    #expect(state.player.isPlaying)
    #expect(abs(try #require(state.player.nextChange(after: 101.15)) - 101.25) < 1e-9)
    state.update(.reverse, at: 102)
    state.update(.enter, at: 103)
    #expect(state.shownFrame(at: 103)?.index == 2)
  }

  @Test func enterGivesASpriteTheWholeScreenAndBack() {
    var state = Self.state(after: .previousList, .enter)
    #expect(state.isFullView)
    #expect(!state.player.isPlaying)
    state.update(.enter, at: 100)
    #expect(!state.isFullView)
  }

  // MARK: Picture

  @Test func zooms() {
    var state = Self.state(after: .zoomIn)
    #expect(state.zoom == .times(11))
    state.update(.zoomOut, at: 100)
    #expect(state.zoom == .times(10))
    state.update(.zoomActual, at: 100)
    #expect(state.zoom == .times(1))
    state.update(.zoomOut, at: 100)
    #expect(state.zoom == .divided(2))
    state.update(.zoomFit, at: 100)
    #expect(state.zoom == .times(10))
  }

  /// The opening zoom is never below 1:1; fitting may be.
  @Test func smallStages() {
    var state = Self.state()
    state.stageSize = (3, 2)
    #expect(state.zoom == .times(1))
    state.update(.zoomFit, at: 100)
    #expect(state.zoom == .divided(3))
  }

  @Test func pansAndCentres() {
    var state = Self.state(after: .pan(x: 4, y: 0), .pan(x: 4, y: -4), .pan(x: 0, y: -4))
    #expect(state.pan == (8, -8))
    state.update(.center, at: 100)
    #expect(state.pan == (0, 0))
    state.update(.pan(x: 4, y: 0), at: 100)
    state.update(.zoomFit, at: 100)
    #expect(state.pan == (0, 0))
  }

  @Test func backgroundsGoRound() {
    let rose = StageBackground.color(Pixel(red: 250, green: 1, blue: 2))
    var state = Self.state(Self.opening { $0.background = rose })
    let seen = (0..<5).map { _ in
      state.update(.cycleBackground, at: 100)
      return state.background
    }
    #expect(seen == StageBackground.choices(with: rose))
  }

  @Test func inspectorAndHelpComeAndGo() {
    var state = Self.state(after: .toggleInspector, .toggleHelp)
    #expect(state.showsInspector && state.showsHelp)
    state.update(.toggleInspector, at: 100)
    state.update(.toggleHelp, at: 100)
    #expect(!state.showsInspector && !state.showsHelp)
  }

  // MARK: Missing frames

  /// Shows the frames due at 10 a second up to a time, all or every other one.
  private func show(
    _ state: inout ViewerState, from start: Double, to end: Double, every step: Int = 1
  ) {
    for tick in stride(from: 0, to: Int((end - start) * 10), by: step) {
      state.noteShown(at: start + Double(tick) / 10 + 0.05)
    }
  }

  /// Neither behind the help nor on a screen without room for a stage.
  @Test func whatIsHiddenIsNotMissing() throws {
    var state = Self.state()
    show(&state, from: 100, to: 102)
    #expect(state.shortfall == nil)
    state.update(.toggleHelp, at: 102)
    state.update(.toggleHelp, at: 107)
    for tick in 0..<20 {
      state.noteShown(at: 107.05 + Double(tick) / 10)
      #expect(state.shortfall == nil)
    }
    state.stageSize = (0, 0)
    state.noteShown(at: 109)
    state.stageSize = (40, 60)
    for tick in 0..<20 {
      state.noteShown(at: 119.05 + Double(tick) / 10)
      #expect(state.shortfall == nil)
    }
    show(&state, from: 121, to: 123, every: 2)
    let shortfall = try #require(state.shortfall)
    #expect(abs(shortfall.shown - 5) < 0.5 && abs(shortfall.due - 10) < 0.5)
    state.update(.playPause, at: 123)
    #expect(state.shortfall == nil)
  }
}
