/// The words of a command line, taken one after another.
struct ArgumentScanner {
  /// True behind `--`: whatever follows is no option.
  var isPastOptions = false
  private var words: ArraySlice<String>
  /// Second names of options.
  private static let synonyms = ["no-autoplay": "paused", "geometry": "size"]

  init(_ words: [String]) { self.words = words[...] }

  mutating func next() -> String? { words.popFirst() }

  /// An option by its long name, with its value behind `=` or in the next word.
  mutating func longOption(
    _ word: String
  ) throws(UsageError) -> (option: Option, name: String, value: String) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try Self.option(named: String(parts[0]))
    let name = "--\(option.name)"
    switch option.value {
    case .none:
      guard parts.count == 1 else { throw .unwantedValue(option: name) }
      return (option, name, "")
    case .optional(let value):
      guard parts.count == 2 else { return (option, name, "") }
      guard !parts[1].isEmpty else { throw .missingValue(option: "\(name)=", name: value) }
      return (option, name, String(parts[1]))
    case .required(let value):
      if parts.count == 2 { return (option, name, String(parts[1])) }
      guard let next = words.popFirst() else { throw .missingValue(option: name, name: value) }
      return (option, name, next)
    }
  }

  /// Options by their letters: flags joined, the last one's value behind it or in the next word.
  mutating func letters(
    _ word: String
  ) throws(UsageError) -> [(option: Option, name: String, value: String)] {
    var found: [(option: Option, name: String, value: String)] = []
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      let name = "-\(letter)"
      guard let option = Option.all.first(where: { $0.letter == letter }) else {
        throw .unknownOption(name, nearest: nil)
      }
      guard case .required(let value) = option.value else {
        found.append((option, name, ""))
        continue
      }
      let isAttached = !rest.isEmpty
      if rest.first == "=" { rest.removeFirst() }
      guard let text = isAttached ? String(rest) : words.popFirst() else {
        throw .missingValue(option: name, name: value)
      }
      found.append((option, name, text))
      return found
    }
    return found
  }

  private static func option(named name: String) throws(UsageError) -> Option {
    let name = synonyms[name] ?? name
    if let exact = Option.all.first(where: { $0.name == name }) { return exact }
    let candidates = Option.all.filter { !name.isEmpty && $0.name.hasPrefix(name) }
    switch candidates.count {
    case 1: return candidates[0]
    case 0:
      throw .unknownOption(
        "--\(name)",
        nearest: Nearness.nearest(to: name, among: Option.all.map(\.name)).map { "--\($0)" })
    default: throw .ambiguousOption("--\(name)", candidates: candidates.map { "--\($0.name)" })
    }
  }
}
