/// How long one frame takes to fade into the next, where frames do.
package enum CrossFade: Hashable, Sendable {
  /// A share of the time of the frame that appears, 0…1.
  case share(Double)
  /// Seconds, whatever the frames take; a frame that is shorter goes over into the next from what is
  /// on the screen then.
  case seconds(Double)

  /// A quarter of the frame's time.
  package static let usual = CrossFade.share(0.25)

  /// Reads `250` or `250ms` and `25%`; nil for anything else, and beyond a minute.
  package init?(_ text: String) {
    if text.hasSuffix("%") {
      guard let percent = Double(text.dropLast()), (0...100).contains(percent) else { return nil }
      self = .share(percent / 100)
    } else {
      let number = text.hasSuffix("ms") ? text.dropLast(2) : text[...]
      guard let milliseconds = Double(number), (0...60_000).contains(milliseconds) else {
        return nil
      }
      self = .seconds(milliseconds / 1000)
    }
  }

  /// Seconds that the fade takes, for a frame that is shown for so long.
  package func duration(ofFrame seconds: Double) -> Double {
    switch self {
    case .share(let share): share * seconds
    case .seconds(let seconds): seconds
    }
  }
}
