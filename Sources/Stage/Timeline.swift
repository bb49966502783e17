/// Which frame is due at which media time: a pure function of durations, mode and direction.
///
/// Media time is seconds since the animation's beginning at normal speed.
package struct Timeline: Hashable, Sendable {
  /// The frames of one cycle in the order in which they are shown, as indices into the sequence.
  package let order: [Int]
  /// The media time at which each slot of `order` ends; the last is the length of a cycle.
  package let ends: [Double]
  /// Cycles until the end; 0 for ever.
  package let loops: Int
  /// The frame held after the last cycle.
  package let restingFrame: Int

  /// The shortest slot: a duration of nothing would show all frames at once.
  private static let shortest = 0.001
  /// What is counted as already reached, so that a timer that fires on time is never early.
  private static let tolerance = 1e-6

  /// - Parameters:
  ///   - durations: seconds for each frame of the sequence; there is at least one.
  ///   - frames: the frames played, in their order; nil plays all.
  ///   - loops: cycles until the end, 0 for ever; `once` always ends after one.
  package init(
    durations: [Double], mode: LoopMode, isReversed: Bool, loops: Int = 0, frames: [Int]? = nil
  ) {
    let forward = frames ?? Array(durations.indices)
    precondition(!forward.isEmpty, "an animation has at least one frame")
    let there = isReversed ? forward.reversed() : forward
    let back = mode == .pingPong ? Array(there.dropFirst().dropLast().reversed()) : []
    order = there + back
    var end = 0.0
    ends = order.map { index in
      end += max(Self.shortest, durations[index])
      return end
    }
    self.loops = mode == .once ? 1 : loops
    restingFrame = mode == .pingPong ? there[0] : there[there.count - 1]
  }

  /// Seconds of one cycle.
  package var cycle: Double { ends[ends.count - 1] }

  /// Media time at which all is over; infinite where it never is.
  package var length: Double { loops > 0 ? Double(loops) * cycle : .infinity }

  /// One stay of one frame on the stage.
  package struct Slot: Hashable, Sendable {
    /// Position in `order`.
    package let position: Int
    /// How many slots came before it since the beginning, cycles counted in.
    package let number: Int
    /// Index of the frame in the sequence.
    package let frame: Int
    /// Media time at which it appears.
    package let start: Double
    /// Media time at which the next one does, or at which all is over; infinite for a frame that is
    /// held.
    package let end: Double
  }

  /// What is shown at a media time. O(log frames).
  package func slot(at time: Double) -> Slot {
    let time = max(0, time + Self.tolerance)
    guard time < length else {
      let position = order.lastIndex(of: restingFrame) ?? 0
      return Slot(
        position: position, number: loops * order.count, frame: restingFrame, start: length,
        end: .infinity)
    }
    let cycles = (time / cycle).rounded(.down)
    let before = cycles * cycle
    let position = firstEnd(after: time - before)
    let start = position == 0 ? 0 : ends[position - 1]
    return Slot(
      position: position, number: Int(min(cycles, 1e12)) * order.count + position,
      frame: order[position], start: before + start,
      end: order.count == 1 ? length : before + ends[position])
  }

  /// Media time in the middle of a slot of the first cycle.
  package func middle(ofSlot position: Int) -> Double {
    let start = position == 0 ? 0 : ends[position - 1]
    return (start + ends[position]) / 2
  }

  private func firstEnd(after local: Double) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > local { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
