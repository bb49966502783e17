/// What the program can be asked to do; the raw value is the word on the command line.
package enum CommandName: String, CaseIterable, Hashable, Sendable {
  case view, play, show, list, info, extract, formats, help

  /// What it does, for the help.
  package var summary: String {
    switch self {
    case .view: "look at an atlas: its animations and sprites (the default)"
    case .play: "play an animation where the cursor is, without the rest of the viewer"
    case .show: "print a sprite, or a sheet of all, once; also into a pipe"
    case .list: "name the sprites, animations or pages"
    case .info: "tell everything about an atlas, or about some of its sprites"
    case .extract: "write the sprites as PNG files, upright, on their full canvas"
    case .formats: "name the formats of atlases that can be read"
    case .help: "explain a command"
    }
  }

  /// What stands behind the word.
  package var operands: String {
    switch self {
    case .view, .list: "PATH..."
    case .play: "PATH [ANIMATION]"
    case .show: "PATH [SPRITE|ANIMATION]"
    case .info: "PATH [NAME|GLOB...]"
    case .extract: "PATH [NAME|GLOB...] -o DIR"
    case .formats: ""
    case .help: "[COMMAND]"
    }
  }

  /// How many operands it takes.
  package var operandCount: ClosedRange<Int> {
    switch self {
    case .view, .list: 1...Int.max
    case .play, .show: 1...2
    case .info, .extract: 1...Int.max
    case .formats: 0...0
    case .help: 0...1
    }
  }
}
