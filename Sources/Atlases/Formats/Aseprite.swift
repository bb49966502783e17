/// Aseprite's JSON, hash and array: a sheet with durations, and animations as `frameTags`, which
/// count frames in the order of the file. Layers and slices are of no use here.
extension FormatReader {
  static let aseprite = FormatReader { source in
    guard let sheet = JSONSheet(source), let meta = sheet.meta, isAseprite(meta) else { return nil }
    var reader = JSONFrameReader(list: sheet.list, hasInnerPadding: true)
    reader.readAll(sheet.frames)
    var description = sheet.description(as: .aseprite, reader)
    var tags = AsepriteTags(reader)
    for tag in meta["frameTags"]?.children ?? .none { tags.read(tag) }
    description.sequences = tags.sequences
    if tags.isUntagged { description.sequences.append(contentsOf: tags.all) }
    description.problems += tags.problems
    return description
  }

  private static func isAseprite(_ meta: PropertyList.Value) -> Bool {
    meta["app"]?.string?.lowercased().contains("aseprite") ?? false
      || meta["frameTags"]?.kind == .array
  }
}

/// Makes animations of the tags of a file.
private struct AsepriteTags {
  private(set) var sequences: [FrameSequence] = []
  private(set) var problems: [Problem] = []
  /// True until a tag was read, even if it holds no frame.
  private(set) var isUntagged = true
  /// Frames of all tags together: there may be as many tags as frames, and each count them all.
  private static let mostFrames = 1_000_000
  private var framesLeft = Self.mostFrames
  private var isFull = false
  private let names: [String?]
  /// For each frame how many before it have its name; empty where no two are named alike.
  private let occurrences: [Int]
  private let durations: [Double]

  init(_ reader: JSONFrameReader) {
    names = reader.names
    occurrences = Self.occurrences(reader.names)
    var next = reader.frames.makeIterator()
    durations = reader.names.map { name in
      name == nil ? 0 : next.next()?.duration ?? FrameSequence.defaultDuration
    }
  }

  /// Every frame, as a file without tags is meant; none where there is nothing to play.
  var all: [FrameSequence] {
    let all = sequence("(all)", .all, 0...max(0, names.count - 1))
    return all.frames.count > 1 ? [all] : []
  }

  mutating func read(_ tag: PropertyList.Value) {
    isUntagged = false
    let name = tag["name"]?.string ?? ""
    guard let range = range(of: tag, name) else { return }
    guard range.count <= framesLeft else {
      if !isFull {
        report("the tags count more than \(Self.mostFrames) frames: left out from \(name) on")
      }
      (isFull, framesLeft) = (true, 0)
      return
    }
    framesLeft -= range.count
    var sequence = sequence(name, .aseprite, range)
    sequence.direction = Self.direction(tag["direction"]?.string)
    sequence.loops = Self.loops(tag["repeat"])
    sequences.append(sequence)
  }

  /// The frames of a tag as far as they are there; a tag may count some that were not exported.
  private mutating func range(of tag: PropertyList.Value, _ name: String) -> ClosedRange<Int>? {
    guard let from = Self.index(tag["from"]), let to = Self.index(tag["to"]), from <= to else {
      report("the tag \(name) has no range of frames: left out")
      return nil
    }
    let clamped = max(from, 0)...max(min(to, names.count - 1), max(from, 0))
    guard clamped.lowerBound < names.count, to >= 0 else {
      report("the tag \(name) counts frames \(from)–\(to) of \(names.count): left out")
      return nil
    }
    if clamped != from...to {
      report("the tag \(name) counts frames \(from)–\(to) of \(names.count): cut off there")
    }
    return clamped
  }

  private mutating func report(_ message: String) {
    problems.append(Problem(.warning, .missingFrame, message))
  }

  private func sequence(
    _ name: String, _ origin: FrameSequence.Origin, _ range: ClosedRange<Int>
  ) -> FrameSequence {
    let there = range.filter { $0 < names.count && names[$0] != nil }
    return FrameSequence(
      name: name, origin: origin, frames: there.compactMap { names[$0] },
      durations: there.map { durations[$0] },
      occurrences: occurrences.isEmpty ? [] : there.map { occurrences[$0] })
  }

  private static func occurrences(_ names: [String?]) -> [Int] {
    var counts: [String: Int] = [:]
    let occurrences = names.map { name in
      guard let name else { return 0 }
      defer { counts[name, default: 0] += 1 }
      return counts[name, default: 0]
    }
    return occurrences.contains { $0 > 0 } ? occurrences : []
  }

  private static func index(_ value: PropertyList.Value?) -> Int? {
    value?.number.flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  private static func direction(_ text: String?) -> FrameSequence.Direction {
    switch text {
    case "reverse": .reverse
    case "pingpong": .pingpong
    case "pingpong_reverse": .pingpongReverse
    default: .forward
    }
  }

  /// How often it is played, a number or a text that is one. For `pingpong` there is one, and back
  /// is another.
  private static func loops(_ value: PropertyList.Value?) -> Int {
    index(value).map { min(max($0, 0), 1_000_000_000) } ?? 0
  }
}
