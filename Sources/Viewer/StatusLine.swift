internal import Writing
internal import LayerSprites
package import Stage

/// The line that always says what is on the stage:
/// `walk 7/12 · 100 ms · 10 fps ×1.0 · loop · 3:1 · walk_07.png`.
package enum StatusLine {
  /// The line for a state at a time; in the list of problems it says the selected one.
  package static func text(_ state: ViewerState, at now: Double, marks: Marks) -> String {
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
        "\(number(1 / seconds)) fps \(marks.times)\(factor(state.player.speed))",
        state.player.mode.rawValue + (state.player.isReversed ? " reverse" : ""),
      ]
    }
    parts.append(state.zoom.text)
    parts.append(shown.sprite.name)
    return (state.count.map { "\($0) " } ?? "") + parts.joined(separator: marks.separator)
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
