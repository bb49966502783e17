internal import Geometry

extension AtlasDescription {
  /// Settles what a data file alone leaves open: rectangles that count from the bottom of a
  /// picture, and the frames that animations name.
  mutating func resolve(with pages: [Atlases.Page]) {
    turnOver(pages)
    settleSequences()
  }

  private mutating func turnOver(_ found: [Atlases.Page]) {
    for i in frames.indices where pages[frames[i].page].hasBottomOrigin {
      let frame = frames[i]
      guard let height = found[frame.page].height else { continue }
      frames[i].textureRect.origin.y =
        Double(height) - frame.textureRect.origin.y - frame.textureRect.size.height
    }
    for (page, found) in zip(pages, found) where page.hasBottomOrigin && found.height == nil {
      problems.append(
        Problem(
          .error, .missingTexture,
          "the height of \(found.image ?? "the texture") is not known, from whose bottom the frames"
            + " count: they are shown as if from the top"))
    }
  }

  /// Frames of animations by the names that they have here, without those that are missing.
  private mutating func settleSequences() {
    guard !sequences.isEmpty else { return }
    var names = Set(frames.lazy.map(\.name))
    for frame in frames where !frame.aliases.isEmpty { names.formUnion(frame.aliases) }
    sequences = sequences.compactMap { sequence in
      var settled = sequence
      (settled.frames, settled.durations, settled.occurrences) = ([], [], [])
      var missing: [String] = []
      for (i, (name, duration)) in zip(sequence.frames, sequence.durations).enumerated() {
        if let found = [name, name + ".png"].first(where: names.contains) {
          settled.frames.append(found)
          settled.durations.append(duration)
          if i < sequence.occurrences.count {
            settled.occurrences.append(sequence.occurrences[i])
          }
        } else {
          missing.append(name)
        }
      }
      report(missing, of: sequence, isEmpty: settled.frames.isEmpty)
      return settled.frames.isEmpty ? nil : settled
    }
  }

  /// Guessed animations as this atlas has them: without those that are declared with the same
  /// frames, and with the times that the frames have of their own.
  func fitting(_ guessed: [SequenceGuess.Found]) -> [SequenceGuess.Found] {
    let declared = Set(sequences.map(\.frames))
    let times = Dictionary(
      frames.lazy.compactMap { frame in frame.duration.map { (frame.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    let remaining =
      declared.isEmpty ? guessed : guessed.filter { !declared.contains($0.sequence.frames) }
    guard !times.isEmpty else { return remaining }
    return remaining.map { found in
      var timed = found
      timed.sequence.durations = found.sequence.frames.map {
        times[$0] ?? FrameSequence.defaultDuration
      }
      return timed
    }
  }

  private mutating func report(_ missing: [String], of sequence: FrameSequence, isEmpty: Bool) {
    guard !missing.isEmpty || isEmpty else { return }
    let shown =
      missing.prefix(4).joined(separator: ", ")
      + (missing.count > 4 ? " and \(missing.count - 4) more" : "")
    problems.append(
      Problem(
        .error, .missingFrame,
        missing.isEmpty
          ? "the animation \(sequence.name) has no frames: left out"
          : "the animation \(sequence.name) names frames that are not there: \(shown)"
            + (isEmpty ? " (left out)" : " (skipped)")))
  }
}
