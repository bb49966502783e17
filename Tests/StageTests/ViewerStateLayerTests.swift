import LayerSprites
import SampleAtlases
import Stage
import Testing

/// What layer mode and pointing do to everything that is shown.
@Suite struct ViewerStateLayerTests {
  private static func state(after actions: Action...) -> ViewerState {
    var state = ViewerState(
      Catalog(SampleAtlas.named(["walk_1.png", "walk_2.png", "walk_3.png", "star.png"])), now: 5)
    state.stageSize = (40, 60)
    for action in actions { state.update(action, at: 5) }
    return state
  }

  private static let turn = Action.layer(.turn(x: 0, y: 1, z: 0))

  private static func shown(_ state: ViewerState) -> StageScene.Picture {
    state.picture(at: 5, width: 40, height: 60)
  }

  @Test func isEnteredAndLeft() {
    let plain = Self.shown(Self.state())
    #expect(plain.layerMode == nil && plain.selection == nil)
    let entered = Self.shown(Self.state(after: .toggleLayerMode))
    #expect(entered.layerMode == LayerMode() && entered.selection == .sprite)
    let left = Self.shown(Self.state(after: .toggleLayerMode, Self.turn, .toggleLayerMode))
    #expect(left.layerMode == nil && left.selection == nil)
  }

  /// Over frames, entries, lists and leaving.
  @Test func valuesStayUntilTheyAreReset() {
    var state = Self.state(after: .toggleLayerMode, Self.turn)
    let turned = state.layerMode
    #expect(turned.turns.y == 5)
    for action in [
      Action.step(1), .nextList, .moveCursor(1), .moveAnimation(1), .toggleLayerMode,
      .toggleLayerMode,
    ] {
      state.update(action, at: 5)
      #expect(state.layerMode == turned, "\(action)")
    }
    #expect(Self.shown(state).layerMode == turned)
    state.update(.layer(.reset), at: 5)
    #expect(state.layerMode == LayerMode() && state.isInLayerMode)
  }

  /// Turns are repeated, other changes are made once.
  @Test func countsRepeatTurns() {
    for (action, mode) in [
      (Self.turn, { $0.turns.y }), (.layer(.turn(x: 0, y: 0, z: -1)), { -$0.turns.z }),
    ] as [(Action, (LayerMode) -> Int)] {
      var state = Self.state(after: .toggleLayerMode)
      for digit in [1, 2] { _ = state.takeDigit(digit) }
      state.update(action, at: 5)
      #expect(mode(state.layerMode) == 60 && state.count == nil)
    }
    var state = Self.state(after: .toggleLayerMode)
    _ = state.takeDigit(3)
    state.update(.layer(.resize(width: 1, height: 0)), at: 5)
    #expect(state.layerMode.growth.width == 1)
  }

  /// The frame shown is 4 × 6 points.
  @Test func boundsShrinkToAPointOfTheFrame() {
    var state = Self.state(after: .toggleLayerMode)
    for _ in 0..<9 { state.update(.layer(.resize(width: -1, height: -1)), at: 5) }
    #expect((state.layerMode.growth.width, state.layerMode.growth.height) == (-3, -5))
  }

  @Test func whatIsPointedAtIsSelected() {
    for layer in StageLayer.allCases {
      var state = Self.state(after: .select(layer))
      #expect(state.selection == layer && Self.shown(state).selection == layer)
      state.update(.step(1), at: 5)
      #expect(state.selection == layer)
      _ = state.takeDigit(4)
      state.update(.dropCount, at: 5)
      #expect(state.selection == layer && state.count == nil)
      state.update(.dropCount, at: 5)
      #expect(state.selection == nil)
      #expect(Self.state(after: .select(layer), .toggleLayerMode).selection == nil)
    }
  }

  /// The sprite's layer is the one that changes, so it is the one selected.
  @Test func changesSelectTheSprite() {
    let state = Self.state(after: .toggleLayerMode, .select(.background), Self.turn)
    #expect(state.selection == .sprite && state.layerMode.turns.y == 5)
    #expect(Self.state(after: .toggleLayerMode, Self.turn).selection == nil)
  }

  @Test func ofNothingNothingIsChanged() {
    var state = ViewerState(Catalog(SampleAtlas.named([])), now: 5)
    for action in [
      Action.toggleLayerMode, Self.turn, .layer(.resize(width: -1, height: -1)), .select(.canvas),
    ] {
      state.update(action, at: 5)
    }
    #expect(Self.shown(state).sprite == nil && state.layerMode.growth.width == 0)
  }
}
