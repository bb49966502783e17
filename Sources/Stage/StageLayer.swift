/// The layers on the stage that can be pointed at.
package enum StageLayer: String, CaseIterable, Hashable, Sendable {
  /// What lies behind, over the whole stage.
  case background
  /// The box of all frames; it holds the sprite's layer.
  case canvas
  /// The piece that is shown.
  case sprite
}
