import LayerSprites
import SampleAtlases
import Stage
import Terminal
import Testing
import Viewer

@Suite struct StatusLineTests {
  private static func text(_ state: ViewerState, at now: Double = 10.65) -> String {
    StatusLine.text(state, at: now, marks: Samples.marks, columns: 200)
  }

  @Test func saysWhatIsOnTheStage() {
    let state = Samples.state(Samples.walk) { $0.zoom = .fixed(.times(3)) }
    #expect(Self.text(state) == "walk 7/12 · 100 ms · 10 fps ×1.0 · loop · 3:1 · walk_07.png")
    #expect(
      StatusLine.text(state, at: 10.65, marks: Samples.plainMarks, columns: 200)
        == "walk 7/12 | 100 ms | 10 fps x1.0 | loop | 3:1 | walk_07.png")
  }

  @Test func saysThatItStandsStill() {
    let state = Samples.state(Samples.walk) { ($0.plays, $0.zoom) = (false, .fixed(.times(1))) }
    #expect(
      Self.text(state) == "walk 1/12 paused · 100 ms · 10 fps ×1.0 · loop · 1:1 · walk_01.png")
  }

  @Test(
    arguments: [
      (1.1, "×1.1"), (0.05, "×0.05"), (20, "×20.0"), (1 / 1.1, "×0.91"), (0.5, "×0.5"), (2, "×2.0"),
      (1.21, "×1.21"),
    ] as [(Double, String)])
  func saysTheSpeed(speed: Double, text: String) {
    let state = Samples.state(Samples.walk) { $0.speed = speed }
    #expect(Self.text(state).contains(" · 10 fps \(text) · loop · "))
  }

  @Test(arguments: [
    (12.0, "83.3 ms · 12 fps"), (30, "33.3 ms · 30 fps"), (4, "250 ms · 4 fps"),
    (0.1, "10000 ms · 0.1 fps"), (1_000, "1 ms · 1000 fps"), (16, "62.5 ms · 16 fps"),
    (60, "16.7 ms · 60 fps"),
  ])
  func saysTheTimesOfTheFrame(rate: Double, text: String) {
    let state = Samples.state(Samples.walk) { $0.framesPerSecond = rate }
    #expect(Self.text(state).contains(" · \(text) ×1.0 · "))
  }

  @Test(arguments: [
    (LoopMode.loop, false, "loop"), (.pingPong, false, "ping-pong"), (.once, false, "once"),
    (.loop, true, "loop reverse"), (.pingPong, true, "ping-pong reverse"),
  ])
  func saysTheWayOfLooping(mode: LoopMode, isReversed: Bool, text: String) {
    let state = Samples.state(Samples.walk) {
      ($0.playback.mode, $0.playback.isReversed) = (mode, isReversed)
    }
    #expect(Self.text(state).contains("×1.0 · \(text) · "))
  }

  @Test func saysThatPixelsAreAveraged() {
    let state = Samples.state(Samples.walk) { $0.zoom = .fixed(.divided(3)) }
    #expect(Self.text(state).contains(" · loop · 1:3 averaged · walk_07.png"))
  }

  @Test func showsTheCountTypedSoFar() {
    var state = Samples.state(Samples.walk) { $0.zoom = .fixed(.times(3)) }
    _ = state.takeDigit(4)
    _ = state.takeDigit(2)
    #expect(Self.text(state).hasPrefix("42 walk 7/12 · "))
  }

  private static func layerState(_ changes: LayerChange...) -> ViewerState {
    var state = Samples.state(["star.png"]) { $0.zoom = .fixed(.times(2)) }
    state.update(.toggleLayerMode, at: 10)
    for change in changes { state.update(.layer(change), at: 10) }
    return state
  }

  @Test(
    arguments: [
      ([], "LAYER resize"), ([.gravity(1)], "LAYER resizeAspect"),
      ([.gravity(-1), .turn(x: 2, y: 0, z: -3)], "LAYER bottomRight · x 10° · z −15°"),
      (
        [.gravity(1), .turn(x: 0, y: 6, z: 0), .cyclePerspective, .cyclePerspective],
        "LAYER resizeAspect · y 30° · d 500"
      ),
      ([.resize(width: 3, height: -1)], "LAYER resize · +3×−1"),
      ([.resize(width: 0, height: 2)], "LAYER resize · 0×+2"),
      ([.toggleNinePart, .toggleMask], "LAYER resize · 9-part · masked"),
      ([.toggleDoubleSided], "LAYER resize · one-sided"),
    ] as [([LayerChange], String)])
  func inLayerModeSaysWhatIsSet(changes: [LayerChange], text: String) {
    var state = Self.layerState()
    for change in changes { state.update(.layer(change), at: 10) }
    #expect(Self.text(state) == text + " · 2:1 · star.png")
  }

  @Test func whatIsSelectedIsNamed() {
    var state = Samples.state(["star.png"]) { $0.zoom = .fixed(.times(2)) }
    state.update(.select(.canvas), at: 10)
    #expect(Self.text(state) == "canvas selected · 2:1 · star.png")
    state.update(.toggleLayerMode, at: 10)
    state.update(.select(.background), at: 10)
    _ = state.takeDigit(7)
    #expect(Self.text(state) == "7 LAYER resize · background selected · 2:1 · star.png")
  }

  /// Where it is too long it is said in fewer columns.
  @Test func layerValuesFitEightyColumns() {
    var state = Self.layerState(
      .gravity(2), .turn(x: -35, y: -35, z: -35), .cyclePerspective, .toggleNinePart, .toggleMask,
      .toggleDoubleSided)
    let long =
      "LAYER resizeAspectFill · x −175° · y −175° · z −175° · d 1000 · 9-part · masked · one-sided"
    let short = "LAYER resizeAspectFill x−175° y−175° z−175° d1000 9-part masked one-sided"
    for (columns, text) in [(200, long), (long.count, long), (long.count - 1, short), (80, short)] {
      #expect(
        StatusLine.text(state, at: 10, marks: Samples.marks, columns: columns)
          == text + " · 2:1 · star.png")
    }
    state.update(.toggleLayerMode, at: 10)
    #expect(Self.text(state) == "2:1 · star.png")
  }

  @Test func otherTerminalsGetPlainCharacters() {
    let state = Self.layerState(.turn(x: 0, y: 0, z: -1), .resize(width: -1, height: 1))
    #expect(
      StatusLine.text(state, at: 10, marks: Samples.plainMarks, columns: 200)
        == "LAYER resize | z -5 deg | -1x+1 | 2:1 | star.png")
  }

  @Test func ofASpriteSaysZoomAndName() {
    let state = Samples.state(["star.png"]) { $0.zoom = .fixed(.times(2)) }
    #expect(Self.text(state) == "2:1 · star.png")
  }

  @Test func ofNothingSaysSo() {
    #expect(Self.text(Samples.state([])) == "nothing to show")
  }
}
