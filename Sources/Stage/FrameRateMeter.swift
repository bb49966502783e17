/// Counts the frames that were shown against those that were due, half a second at a time.
package struct FrameRateMeter: Hashable, Sendable {
  /// Frames a second.
  package struct Shortfall: Hashable, Sendable {
    /// So many were shown.
    package let shown: Double
    /// So many were due.
    package let due: Double
  }

  /// What was found in the last whole span; nil before it, and where all that was due was shown.
  package private(set) var shortfall: Shortfall?

  private struct Span: Hashable {
    /// When it began, and the slot shown then.
    var start: Double
    var firstSlot: Int
    var lastSlot: Int
    var shown = 0
  }
  private var span: Span?

  /// Seconds of a span, at least.
  private static let length = 0.5

  /// A meter that has seen nothing.
  package init() {}

  /// Notes that a frame has been shown while playing.
  ///
  /// - Parameter slot: its number since the animation's beginning, as `Player.slotNumber(at:)` has it;
  ///   one before the last begins a new count.
  package mutating func note(slot: Int, at now: Double) {
    guard var current = span, slot >= current.lastSlot else {
      self = FrameRateMeter()
      span = Span(start: now, firstSlot: slot, lastSlot: slot)
      return
    }
    guard slot > current.lastSlot else { return }
    current.lastSlot = slot
    current.shown += 1
    span = current
    let (seconds, due) = (now - current.start, slot - current.firstSlot)
    guard seconds >= Self.length else { return }
    shortfall =
      current.shown < due
      ? Shortfall(shown: Double(current.shown) / seconds, due: Double(due) / seconds) : nil
    span = Span(start: now, firstSlot: slot, lastSlot: slot)
  }
}
