internal import Writing
internal import LayerSprites
package import Stage

/// The line that always says what is on the stage:
/// `walk 7/12 · 100 ms · 10 fps ×1.0 · loop · 3:1 · walk_07.png`; in layer mode what the keys have made
/// of it comes first.
package enum StatusLine {
  /// The line for a state at a time; in the list of problems it says the selected one.
  ///
  /// - Parameter columns: the room there is; what matters most fits or comes first.
  package static func text(
    _ state: ViewerState, at now: Double, marks: Marks, columns: Int
  ) -> String {
    let count = state.count.map { "\($0) " } ?? ""
    var parts: [String] = []
    if state.isInLayerMode {
      let layer = LayerFacts(state.layerMode, marks: marks)
      parts.append(count.count + layer.text.count > columns ? layer.shortText : layer.text)
    }
    if let selection = state.selection { parts.append("\(selection.rawValue) selected") }
    return count
      + (parts + [facts(state, at: now, marks: marks)])
      .joined(separator: marks.separator)
  }

  private static func facts(_ state: ViewerState, at now: Double, marks: Marks) -> String {
    if state.list == .problems, let index = state.cursors[.problems] {
      let problem = state.catalog.problems[index]
      return "\(problem.level.rawValue): \(problem.code.rawValue): \(problem.text)"
    }
    guard let exhibit = state.exhibit, let shown = state.shownFrame(at: now) else {
      return "nothing to show"
    }
    var parts: [String] = []
    if let sequence = exhibit.sequence {
      let seconds = state.player.durations[shown.index]
      parts = [
        "\(sequence.name) \(shown.index + 1)/\(exhibit.frames.count)"
          + (state.player.isPlaying ? "" : " paused"),
        "\(number(seconds * 1000)) ms",
        "\(rate(state, seconds)) fps \(marks.times)\(factor(state.player.speed))",
        state.player.mode.rawValue + (state.player.isReversed ? " reverse" : ""),
      ]
      if state.showsOnion { parts.append("onion \(state.onion.neighbours)") }
    }
    if state.isCrossFading { parts.append("fade") }
    parts.append(state.zoom.text)
    parts.append(shown.sprite.name)
    return parts.joined(separator: marks.separator)
  }

  /// Frames a second of a frame's time; before them, where fewer are shown than are due, those shown.
  private static func rate(_ state: ViewerState, _ seconds: Double) -> String {
    guard let shortfall = state.shortfall else { return number(1 / seconds) }
    return "\(number(shortfall.shown)) of \(number(shortfall.due))"
  }

  /// Up to one decimal, none where it is whole.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    guard tenths.isFinite, abs(tenths) < 1e15 else { return "-" }
    let (whole, rest) = Int(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(whole)" : "\(whole).\(abs(rest))"
  }

  /// One decimal at least, two where the second says something.
  private static func factor(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (tenths, rest) = hundredths.quotientAndRemainder(dividingBy: 10)
    return "\(tenths / 10).\(tenths % 10)" + (rest == 0 ? "" : "\(rest)")
  }
}
