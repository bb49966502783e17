/// What a reader notices in the frames of a property list.
struct FrameFindings {
  private(set) var problems: [Problem] = []
  private var lines: LineCounter
  private var reportedKeys: Set<String> = []

  init(_ list: PropertyList) {
    lines = LineCounter(list)
  }

  /// Adds something else.
  mutating func add(_ problem: Problem) { problems.append(problem) }

  /// A frame that can't be used.
  mutating func leaveOut(
    _ frame: PropertyList.Value, named name: String, _ fault: FrameFields.Fault
  ) {
    let place = lines.line(of: frame).map { " in line \($0)" } ?? ""
    problems.append(
      Problem(.error, .emptyRect, sprite: name, "left out: \(fault.message)\(place)"))
  }

  /// Keys that no known tool writes, each once.
  mutating func noteUnknownKeys(
    of frame: PropertyList.Value, named name: String, known: Set<String>
  ) {
    guard frame.isDictionary else { return }
    for key in frame.children.map(\.key)
    where !known.contains(key) && reportedKeys.insert(key).inserted {
      problems.append(
        Problem(.note, .unknownKey, sprite: name, "the key \(key) is not known: ignored"))
    }
  }
}
