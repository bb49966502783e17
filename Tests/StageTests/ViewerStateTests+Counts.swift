import LayerSprites
import SampleAtlases
import Stage
import Testing

extension ViewerStateTests {
  // MARK: Counts

  @Test func zeroBeginsNoCount() {
    var state = Self.state()
    let beginsACount = state.takeDigit(0)
    #expect(!beginsACount)
    #expect(state.count == nil)
    type(1, into: &state)
    let goesOnWithIt = state.takeDigit(0)
    #expect(goesOnWithIt)
    #expect(state.count == 10)
  }

  @Test func countsEndSomewhere() {
    var state = Self.state()
    type(123_456_789, into: &state)
    #expect(state.count == 9_999)
    for _ in 0..<50 { _ = state.takeDigit(9) }
    state.update(.step(1), at: 100)
    #expect(state.shownFrame(at: 100)?.index == 0)
  }

  /// Whatever comes after a count uses it up; what takes none is done once.
  @Test(arguments: everything) func everyActionUsesTheCountUp(action: Action) {
    var state = Self.state()
    type(3, into: &state)
    state.update(action, at: 100)
    #expect(state.count == nil)
    let counted: Bool =
      switch action {
      case .step, .moveCursor, .moveAnimation, .goToEntry, .layer(.turn): true
      default: false
      }
    #expect(action.takesCount == counted)
  }

  @Test(arguments: [Action.dropCount, .redraw, .suspend, .quit, .interrupt])
  func theProgramsOwnActionsChangeNothingElse(action: Action) {
    let (before, after) = (Self.state(), Self.state(after: action))
    #expect(after.player == before.player)
    #expect(after.cursors == before.cursors)
    #expect(after.background == before.background)
    #expect(after.zoomChoice == before.zoomChoice)
    #expect(!after.showsHelp && !after.showsInspector && !after.isFullView)
  }

  // MARK: Time that nobody saw

  @Test func aStoppedProgramDoesNotJumpAhead() {
    var state = Self.state()
    #expect(state.shownFrame(at: 100.15)?.index == 1)
    state.skip(4_899.85)
    #expect(state.shownFrame(at: 5_000)?.index == 1)
    #expect(state.shownFrame(at: 5_000.06)?.index == 2)
  }

  @Test func whatStoodStillOrWasOverStaysSo() {
    var paused = Self.state(after: .playPause)
    let frame = paused.shownFrame(at: 101)?.index
    paused.skip(1)
    #expect(!paused.player.isPlaying)
    #expect(paused.shownFrame(at: 102)?.index == frame)
    var ended = Self.state(Self.opening { $0.playback.mode = .once })
    ended.skip(1)
    #expect(ended.shownFrame(at: 102)?.index == 2)
  }

  static let everything: [Action] = [
    .playPause, .step(1), .step(-1), .firstFrame, .lastFrame, .multiplySpeed(1.1), .resetSpeed,
    .cycleLoop, .reverse, .moveCursor(1), .moveCursor(-1), .movePages(1), .movePages(-0.5), .goTop,
    .goToEntry, .moveAnimation(1), .moveAnimation(-1), .nextList, .previousList, .enter, .zoomIn,
    .zoomOut, .zoomActual, .zoomFit, .pan(x: 4, y: -4), .center, .cycleBackground,
    .toggleAnchor, .toggleOutlines, .toggleCrossFade, .toggleOnion, .cycleOnion,
    .toggleInspector, .toggleHelp, .toggleLayerMode, .layer(.turn(x: 1, y: 2, z: 3)),
    .layer(.gravity(-1)), .layer(.resize(width: -1, height: 1)), .layer(.toggleNinePart),
    .layer(.toggleMask), .layer(.toggleDoubleSided), .layer(.cyclePerspective), .layer(.reset),
    .select(.canvas), .dropCount, .redraw, .suspend, .quit, .interrupt,
  ]
}
