extension MediaTiming {
  /// Where something is in its time.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// Not begun.
    case before
    /// Under way.
    case active
    /// At its end.
    case after
  }

  /// How far something has got.
  public struct State: Hashable, Sendable {
    /// Where in its time it is.
    public var phase: Phase
    /// Share of the run done: 0 at its start, 1 at its end; on the way back of a cycle it falls.
    public var progress: Double
    /// How many cycles were complete before this one.
    public var cycle: Int
    /// Seconds since its beginning, where its cycle has no end and `progress` therefore stays 0.
    var elapsed = 0.0
    /// How far `progress` may be off by rounding.
    var tolerance = 1e-9

    /// A state from its parts.
    public init(phase: Phase, progress: Double, cycle: Int = 0) {
      (self.phase, self.progress, self.cycle) = (phase, progress, cycle)
    }
  }

  /// How far it has got at a time of its parent.
  ///
  /// A cycle begins at its boundary, so that shows the start of the next one; the end of the last
  /// stays its end. Boundaries are met within 1e-9 s, or what rounding leaves of a large time. Where
  /// its timing makes no number of a time it is over at once.
  public func state(at parentTime: Double) -> State {
    let slack = max(1e-9, 4 * max(abs(parentTime), abs(beginTime)).ulp)
    let (time, end) = (localTime(at: parentTime), activeDuration)
    guard !time.isNaN || parentTime.isNaN else { return state(.after, at: end, slack) }
    guard parentTime >= beginTime - slack else { return State(phase: .before, progress: 0) }
    switch speed {
    case 0:
      return state(.active, at: min(max(time, 0), end), slack)
    case ..<0:
      guard time <= end + slack else { return State(phase: .before, progress: 0) }
      return state(time <= slack ? .after : .active, at: min(max(time, 0), end), slack)
    default:
      guard time >= -slack else { return State(phase: .before, progress: 0) }
      return state(time >= end - slack ? .after : .active, at: min(max(time, 0), end), slack)
    }
  }

  /// - Parameter time: its own time, within 0…`activeDuration`.
  private func state(_ phase: Phase, at time: Double, _ slack: Double) -> State {
    guard duration > 0 else {
      return State(phase: phase, progress: autoreverses ? 0 : 1)
    }
    let cycle = cycleDuration
    guard time.isFinite, cycle.isFinite else {
      var state = State(phase: phase, progress: 0)
      state.elapsed = time
      return state
    }
    var count = (time / cycle).rounded(.down)
    if time - count * cycle > cycle - slack { count += 1 }
    // The end of the last cycle is no beginning of another.
    let isEnd = time >= activeDuration - slack
    if isEnd, count > 0, time - count * cycle < slack { count -= 1 }
    let within = min(max(time - count * cycle, 0), cycle)
    let run = autoreverses && within > duration ? cycle - within : within
    var state = State(
      phase: phase, progress: min(run / duration, 1), cycle: Int(exactly: count) ?? 0)
    state.tolerance = max(1e-9, slack / duration)
    return state
  }
}
