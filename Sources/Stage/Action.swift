/// What a key, an option or a script can ask of the viewer.
package enum Action: Hashable, Sendable {
  // Time.
  case playPause
  case step(Int)
  case firstFrame, lastFrame
  case multiplySpeed(Double), resetSpeed
  case cycleLoop, reverse
  // Lists.
  case moveCursor(Int)
  case movePages(Double)
  case goTop, goToEntry
  case moveAnimation(Int)
  case nextList, previousList
  case enter
  // The picture.
  case zoomIn, zoomOut, zoomActual, zoomFit
  case pan(x: Int, y: Int), center
  case cycleBackground
  case toggleCrossFade, toggleOnion, cycleOnion
  case toggleAnchor, toggleOutlines
  case toggleInspector, toggleHelp
  // Layers.
  case toggleLayerMode
  case layer(LayerChange)
  case select(StageLayer)
  case dropCount
  // The program.
  case redraw, suspend, quit, interrupt

  /// True where a count typed before the key repeats the action.
  package var takesCount: Bool {
    switch self {
    case .step, .moveCursor, .moveAnimation, .goToEntry, .layer(.turn): true
    default: false
    }
  }
}
