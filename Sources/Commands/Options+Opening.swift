internal import Cells
internal import Settings
internal import Stage
internal import Terminal

extension Options {
  /// What the options say of how an atlas opens.
  var opening: Opening {
    var opening = Opening()
    opening.plays = !isPaused
    opening.frames = frames
    opening.firstFrame = firstFrame
    opening.playback = playback
    opening.speed = speed
    if case .fixed(let rate) = rate { opening.framesPerSecond = rate }
    opening.background = background
    opening.zoom = zoom
    return opening
  }

  /// The colours chosen; nil leaves it to the terminal.
  var chosenDepth: ColorDepth? {
    switch colors {
    case .auto: nil
    case .trueColor: .trueColor
    case .palette256: .palette256
    }
  }

  /// The colours chosen, else those that the environment promises.
  func depth(in environment: [String: String]) -> ColorDepth {
    chosenDepth ?? TerminalCapabilities(environment: environment).colorDepth
  }
}
