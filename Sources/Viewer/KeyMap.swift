package import Stage
package import Terminal

/// A line of the key table: what is pressed, what it does, and how the help says so.
package struct Binding: Sendable {
  /// Keys pressed one after another; each of them does it.
  package let sequences: [[Key]]
  /// What they do.
  package let action: Action
  /// What the manual says.
  package let help: String
  /// What the help screen says, in at most 20 columns; neighbours that say the same share a line.
  package let brief: String

  init(_ keys: Key..., does action: Action, _ help: String, brief: String? = nil) {
    self.init(sequences: keys.map { [$0] }, does: action, help, brief: brief)
  }

  init(sequences: [[Key]], does action: Action, _ help: String, brief: String? = nil) {
    (self.sequences, self.action) = (sequences, action)
    (self.help, self.brief) = (help, brief ?? help)
  }

  /// `Space p`, as help and manual name the keys.
  package var keyNames: String {
    sequences.map { $0.map(\.name).joined() }.joined(separator: " ")
  }
}

/// The one table of keys: the viewer follows it, help and manual print it.
package enum KeyMap {
  /// Some bindings under a heading.
  package struct Section: Sendable {
    /// The heading.
    package let title: String
    /// The keys, in the order in which they are explained.
    package let bindings: [Binding]
  }

  /// All keys.
  package static let sections = [
    Section(
      title: "Time",
      bindings: [
        Binding(.character(" "), .character("p"), does: .playPause, "play or pause"),
        Binding(
          .character("."), .right, .character("l"), does: .step(1), "next frame, and pause",
          brief: "step on, and pause"),
        Binding(
          .character(","), .left, .character("h"), does: .step(-1), "previous frame, and pause",
          brief: "step back, and pause"),
        Binding(.home, does: .firstFrame, "first frame", brief: "first, last frame"),
        Binding(.end, does: .lastFrame, "last frame", brief: "first, last frame"),
        Binding(
          .character("["), does: .multiplySpeed(1 / 1.1), "a little slower", brief: "slower, faster"
        ),
        Binding(
          .character("]"), does: .multiplySpeed(1.1), "a little faster", brief: "slower, faster"),
        Binding(
          .character("{"), does: .multiplySpeed(0.5), "half as fast", brief: "half, twice as fast"),
        Binding(
          .character("}"), does: .multiplySpeed(2), "twice as fast", brief: "half, twice as fast"),
        Binding(.backspace, does: .resetSpeed, "normal speed"),
        Binding(
          .character("L"), does: .cycleLoop, "loop, ping-pong, once", brief: "way of looping"),
        Binding(
          .character("R"), does: .reverse, "play backwards, and back", brief: "backwards, and back"),
      ]),
    Section(
      title: "Lists",
      bindings: [
        Binding(
          .down, .character("j"), does: .moveCursor(1), "next entry", brief: "next, previous entry"),
        Binding(
          .up, .character("k"), does: .moveCursor(-1), "previous entry",
          brief: "next, previous entry"),
        Binding(
          .character(">"), does: .moveAnimation(1), "next animation", brief: "next animation, back"),
        Binding(
          .character("<"), does: .moveAnimation(-1), "previous animation",
          brief: "next animation, back"),
        Binding(.tab, does: .nextList, "next list", brief: "next, previous list"),
        Binding(.backTab, does: .previousList, "previous list", brief: "next, previous list"),
        Binding(
          .enter, does: .enter, "play the animation; a sprite: full view and back",
          brief: "play, or full view"),
        Binding(
          sequences: [[.character("g"), .character("g")]], does: .goTop, "first entry",
          brief: "first, last entry"),
        Binding(
          .character("G"), does: .goToEntry, "last entry; with a count that entry",
          brief: "first, last entry"),
        Binding(.pageDown, .control("f"), does: .movePages(1), "a page down"),
        Binding(.pageUp, .control("b"), does: .movePages(-1), "a page up"),
        Binding(
          .control("d"), does: .movePages(0.5), "half a page down", brief: "half a page down, up"),
        Binding(
          .control("u"), does: .movePages(-0.5), "half a page up", brief: "half a page down, up"),
      ]),
    Section(
      title: "Picture",
      bindings: [
        Binding(
          .character("+"), .character("="), does: .zoomIn, "larger", brief: "larger, smaller"),
        Binding(.character("-"), does: .zoomOut, "smaller", brief: "larger, smaller"),
        Binding(.character("0"), does: .zoomActual, "1:1"),
        Binding(.character("w"), does: .zoomFit, "as large as fits"),
        Binding(
          .shift(.left), .alt("h"), does: .pan(x: -4, y: 0), "move the picture left",
          brief: "move it left"),
        Binding(
          .shift(.right), .alt("l"), does: .pan(x: 4, y: 0), "move the picture right",
          brief: "move it right"),
        Binding(
          .shift(.up), .alt("k"), does: .pan(x: 0, y: -4), "move the picture up",
          brief: "move it up"),
        Binding(
          .shift(.down), .alt("j"), does: .pan(x: 0, y: 4), "move the picture down",
          brief: "move it down"),
        Binding(.character("c"), does: .center, "back to the middle"),
        Binding(
          .character("b"), does: .cycleBackground, "squares, terminal, black, white, chosen colour",
          brief: "background"),
        Binding(
          .character("i"), does: .toggleInspector, "facts about the frame, and its outlines",
          brief: "facts and outlines"),
      ]),
    Section(
      title: "Program",
      bindings: [
        Binding(.character("?"), .function(1), does: .toggleHelp, "these keys, and back"),
        Binding(.escape, does: .dropCount, "drop the count typed so far", brief: "drop the count"),
        Binding(.control("l"), does: .redraw, "draw everything again", brief: "draw again"),
        Binding(
          .control("z"), does: .suspend, "stop for a while; fg goes on", brief: "stop; fg goes on"),
        Binding(.character("q"), does: .quit, "quit"),
        Binding(.control("c"), does: .interrupt, "interrupt (status 130)", brief: "interrupt"),
      ]),
  ]

  /// What stands below the table.
  package static let note =
    "A count before . , arrows h j k l > < repeats them; before G it is the entry."

  static let bindings = sections.flatMap(\.bindings)
}

/// Follows the key table, one press after another.
package struct KeyReader: Sendable {
  /// What a press means.
  package enum Press: Hashable, Sendable {
    case action(Action)
    case digit(Int)
    /// The beginning of something longer, or nothing at all.
    case nothing
  }

  private var typed: [Key] = []

  /// A reader that has seen nothing yet.
  package init() {}

  /// Takes one press. Digits come out as digits; whether a zero is one is for the count to say.
  package mutating func press(_ key: Key) -> Press {
    typed.append(key)
    if typed.count > 1, let press = meaning() { return press }
    // Whatever was begun ends here: the key counts for itself.
    typed = []
    if case .character(let character) = key.symbol, key.modifiers.isEmpty, character.isASCII,
      let digit = character.wholeNumberValue
    {
      return .digit(digit)
    }
    typed = [key]
    if let press = meaning() { return press }
    typed = []
    return .nothing
  }

  /// What has been typed means; nil where no binding begins so.
  private mutating func meaning() -> Press? {
    for binding in KeyMap.bindings where binding.sequences.contains(typed) {
      typed = []
      return .action(binding.action)
    }
    let isBeginning = KeyMap.bindings.contains { binding in
      binding.sequences.contains { $0.starts(with: typed) }
    }
    return isBeginning ? .nothing : nil
  }
}
