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

  @Test func ofASpriteSaysZoomAndName() {
    let state = Samples.state(["star.png"]) { $0.zoom = .fixed(.times(2)) }
    #expect(Self.text(state) == "2:1 · star.png")
  }

  @Test func ofNothingSaysSo() {
    #expect(Self.text(Samples.state([])) == "nothing to show")
  }
}
