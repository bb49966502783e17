internal import Stage
internal import Terminal

/// The one table of keys: the viewer follows it, help and manual print it.
package enum KeyMap {
  /// What keys are for.
  package enum Mode: CaseIterable, Hashable, Sendable {
    /// Lists and stage.
    case base
    /// The sprite's layer; keys that it has no use for keep their meaning.
    case layer
  }

  /// Some bindings under a heading.
  package struct Section: Sendable {
    /// The heading.
    package let title: String
    /// The keys, in the order in which they are explained.
    package let bindings: [Binding]
  }

  /// All keys: those of layer mode come last.
  package static let sections = baseSections + [layerSection]

  /// The keys of lists and stage.
  package static let baseSections = [
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
        Binding(
          .character("x"), does: .toggleCrossFade, "fade from frame to frame, or cut",
          brief: "fade, or cut"),
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
          brief: "play, or full view", worksOnLayers: false),
        Binding(
          sequences: [[.character("g"), .character("g")]], does: .goTop, "first entry",
          brief: "first, last entry"),
        Binding(
          .character("G"), does: .goToEntry, "last entry; with a count that entry",
          brief: "first, last entry"),
        Binding(
          .pageDown, .control("f"), does: .movePages(1), "a page down", brief: "page down, up"),
        Binding(
          .pageUp, .control("b"), does: .movePages(-1), "a page up", brief: "page down, up"),
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
        Binding(.character("0"), does: .zoomActual, "1:1", brief: "1:1, as fits"),
        Binding(.character("w"), does: .zoomFit, "as large as fits", brief: "1:1, as fits"),
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
          .character("o"), .function(3), does: .toggleOnion,
          "onion skin: frames before in red, after in blue, and back", brief: "onion skin, more"),
        Binding(
          .character("O"), does: .cycleOnion, "one, two or three frames of onion skin each way",
          brief: "onion skin, more"),
        Binding(
          .character("a"), does: .toggleAnchor, "mark the anchor, and the ground through it",
          brief: "anchor, outlines"),
        Binding(
          .character("f"), does: .toggleOutlines, "outline canvas and trimmed piece",
          brief: "anchor, outlines"),
        Binding(
          .character("i"), does: .toggleInspector, "facts about the frame, and its outlines",
          brief: "facts and outlines"),
        Binding(
          .character("e"), does: .toggleLayerMode, "layer mode: keys turn and stretch the sprite",
          brief: "layer mode"),
      ]),
    Section(
      title: "Program",
      bindings: [
        Binding(.character("?"), .function(1), does: .toggleHelp, "these keys, and back"),
        Binding(
          .escape, does: .dropCount, "drop the count typed so far, then the selected layer",
          brief: "drop count or layer"),
        Binding(.control("l"), does: .redraw, "draw everything again", brief: "draw again"),
        Binding(
          .control("z"), does: .suspend, "stop for a while; fg goes on", brief: "stop; fg goes on"),
        Binding(.character("q"), does: .quit, "quit", brief: "quit, interrupt"),
        Binding(
          .control("c"), does: .interrupt, "interrupt (status 130)",
          brief: "quit, interrupt"),
      ]),
  ]

  /// What stands below the table.
  package static func note(in mode: Mode) -> String {
    switch mode {
    case .base: "A count before . , arrows h j k l > < repeats them; before G it is the entry."
    case .layer: "A count repeats a turn. Other keys do what they always do; Enter does nothing."
    }
  }

  /// What each sequence of keys does in a mode.
  static func actions(in mode: Mode) -> [[Key]: Action] {
    switch mode {
    case .base: baseActions
    case .layer: layerActions
    }
  }

  private static let baseActions = actions(of: baseSections.flatMap(\.bindings))

  /// A key that layer mode takes does not begin a sequence of the other keys, either: its `g` acts at
  /// once, and is not the first of `gg`.
  private static let layerActions: [[Key]: Action] = {
    let taken = actions(of: layerSection.bindings)
    let others = actions(of: baseSections.flatMap(\.bindings).filter(\.worksOnLayers))
    return others.filter { taken[Array($0.key.prefix(1))] == nil }.merging(taken) { $1 }
  }()

  private static func actions(of bindings: [Binding]) -> [[Key]: Action] {
    bindings.reduce(into: [:]) { actions, binding in
      for sequence in binding.sequences { actions[sequence] = binding.action }
    }
  }
}
