import LayerSprites
import SampleAtlases
import Stage
import Testing

/// Animations play as the atlas declares it, where nobody chose otherwise.
@Suite struct PlaybackTests {
  private static func state(
    _ direction: FrameSequence.Direction, loops: Int = 0,
    _ choose: (inout Playback) -> Void = { _ in }
  ) -> ViewerState {
    let names = (1...4).map { "a\($0).png" }
    let sequences = [
      FrameSequence(
        name: "declared", origin: .aseprite, frames: names, direction: direction, loops: loops),
      FrameSequence(name: "plain", origin: .aseprite, frames: Array(names.prefix(3))),
    ]
    var opening = Opening()
    choose(&opening.playback)
    return ViewerState(
      Catalog(SampleAtlas.named(names, sequences: sequences)), opening: opening, now: 100)
  }

  /// The frames shown in the middle of each tenth of a second.
  private static func frames(_ state: ViewerState, _ count: Int) -> [Int?] {
    (0..<count).map { state.shownFrame(at: 100.05 + 0.1 * Double($0))?.index }
  }

  @Test(
    arguments: [
      (.forward, [0, 1, 2, 3, 0, 1, 2, 3]), (.reverse, [3, 2, 1, 0, 3, 2, 1, 0]),
      (.pingpong, [0, 1, 2, 3, 2, 1, 0, 1]), (.pingpongReverse, [3, 2, 1, 0, 1, 2, 3, 2]),
    ] as [(FrameSequence.Direction, [Int])])
  func declaredDirection(direction: FrameSequence.Direction, expected: [Int]) {
    #expect(Self.frames(Self.state(direction), 8) == expected)
  }

  @Test(
    arguments: [
      (.forward, 2, [0, 1, 2, 3, 0, 1, 2, 3, 3, 3]), (.reverse, 1, [3, 2, 1, 0, 0, 0, 0, 0, 0, 0]),
      (.pingpong, 1, [0, 1, 2, 3, 3, 3, 3, 3, 3, 3]),
      (.pingpong, 2, [0, 1, 2, 3, 2, 1, 0, 0, 0, 0]),
      (.pingpongReverse, 2, [3, 2, 1, 0, 1, 2, 3, 3, 3, 3]),
      (.pingpong, 0, [0, 1, 2, 3, 2, 1, 0, 1, 2, 3]),
    ] as [(FrameSequence.Direction, Int, [Int])])
  func declaredLoops(direction: FrameSequence.Direction, loops: Int, expected: [Int]) {
    #expect(Self.frames(Self.state(direction, loops: loops), 10) == expected)
  }

  @Test func whatWasChosenGoesFirst() {
    let forward = Self.state(.pingpongReverse, loops: 1) {
      ($0.mode, $0.isReversed) = (.loop, false)
    }
    #expect(Self.frames(forward, 8) == [0, 1, 2, 3, 0, 1, 2, 3])
    let twice = Self.state(.reverse) { $0.loops = 2 }
    #expect(Self.frames(twice, 10) == [3, 2, 1, 0, 3, 2, 1, 0, 0, 0])
  }

  @Test func declarationsAreNotCarriedOn() {
    var state = Self.state(.pingpongReverse)
    state.update(.moveAnimation(1), at: 100)
    #expect(state.exhibit?.name == "plain")
    #expect(Self.frames(state, 5) == [0, 1, 2, 0, 1])
  }

  @Test func keysChooseForAll() {
    var state = Self.state(.reverse, loops: 1)
    state.update(.reverse, at: 100)
    #expect(!state.player.isReversed)
    state.update(.cycleLoop, at: 100)
    #expect(state.player.mode == .pingPong)
    #expect(!state.player.isFinished(at: 1000))
    state.update(.moveAnimation(1), at: 100)
    #expect(state.player.mode == .pingPong && !state.player.isReversed)
  }
}
