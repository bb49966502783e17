private import Geometry

/// Text `.atlas` of libGDX and Spine: a page's name and its keys, then names of regions, each with
/// its keys; an empty line ends a page.
///
/// The old form has `xy`, `size`, `offset` and `orig`, the new one `bounds` and `offsets`. Both count
/// y downwards, give the upright size, and measure the offset from the left and the bottom.
extension FormatReader {
  static let libGDX = FormatReader { source in
    guard case .unknown = source.content else { return nil }
    let lines = TextLines.of(source.bytes)
    guard LibGDXReader.knows(lines) else { return nil }
    var reader = LibGDXReader()
    for (index, line) in lines.enumerated() { reader.read(line, number: index + 1) }
    return reader.finished()
  }
}

private struct LibGDXReader {
  private var pages: [AtlasDescription.Page] = []
  private var frames: [AtlasDescription.Frame] = []
  private var problems: [Problem] = []
  private var scale: Double?
  private var region: LibGDXRegion?
  private var isInPage = false

  /// True where a line that is no entry is followed by an entry that pages have.
  static func knows(_ lines: [Substring]) -> Bool {
    let filled = lines.lazy.filter { !$0.trimmed.isEmpty }.prefix(20)
    guard let name = filled.firstIndex(where: { Entry($0) == nil }) else { return false }
    let next = filled.index(after: name)
    guard next < filled.endIndex, let entry = Entry(filled[next]) else { return false }
    return ["size", "format", "filter", "repeat", "pma", "scale"].contains(entry.key)
  }

  private struct Entry {
    let key: Substring
    let value: Substring

    /// A key and what stands behind its colon; nil for a line without one.
    init?(_ line: Substring) {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      key = line[..<colon].trimmed
      value = line[colon...].dropFirst().trimmed
    }
  }

  mutating func read(_ line: Substring, number: Int) {
    if line.trimmed.isEmpty {
      finishRegion()
      isInPage = false
    } else if let entry = Entry(line) {
      read(entry)
    } else if isInPage {
      finishRegion()
      region = LibGDXRegion(name: String(line), line: number)
    } else {
      // Spaces at the ends of a name count; those of a file's name seldom do.
      let names = [String(line), String(line.trimmed)]
      pages.append(.init(textureNames: names[0] == names[1] ? [names[0]] : names))
      isInPage = true
    }
  }

  private mutating func read(_ entry: Entry) {
    guard isInPage else { return }
    guard region == nil else {
      region?.values[String(entry.key)] = String(entry.value)
      return
    }
    switch entry.key {
    case "size":
      let size = NumberList(entry.value.utf8)?.pair
      pages[pages.count - 1].declaredSize = size.map { Size(width: $0.0, height: $0.1) }
    case "pma": pages[pages.count - 1].isPremultiplied = entry.value == "true"
    case "scale":
      if let value = NumberList(entry.value.utf8), value.count == 1, value.values[0] > 0,
        value.values[0] <= 64
      {
        scale = scale ?? value.values[0]
      }
    default: break
    }
  }

  private mutating func finishRegion() {
    guard let region else { return }
    self.region = nil
    do throws(FrameFields.Fault) {
      var frame = try region.frame()
      frame.page = pages.count - 1
      frames.append(frame)
      if let problem = region.unknownTurn { problems.append(problem) }
    } catch {
      problems.append(
        Problem(
          .error, .emptyRect, sprite: region.name,
          "left out: \(error.message) in line \(region.line)"))
    }
  }

  mutating func finished() -> AtlasDescription {
    finishRegion()
    var description = AtlasDescription(format: .libGDX, pages: pages, frames: frames)
    description.scale = scale
    for (name, indexes) in numberedRegions {
      description.sequences.append(
        FrameSequence(
          name: name, origin: .libGDX, frames: Array(repeating: name, count: indexes.count),
          occurrences: Array(indexes.indices)))
      if let gap = FrameNumbers(rising: indexes.sorted()).gap {
        problems.append(Problem(.warning, .gap, sprite: name, gap))
      }
    }
    description.problems = problems
    return description
  }

  /// Names of regions with different indexes, in the order in which they first occur.
  private var numberedRegions: [(name: String, indexes: [Int])] {
    var indexes: [String: [Int]] = [:]
    var names: [String] = []
    for frame in frames {
      guard let index = frame.index else { continue }
      if indexes[frame.name] == nil { names.append(frame.name) }
      indexes[frame.name, default: []].append(index)
    }
    return names.compactMap { name in
      guard let numbers = indexes[name], Set(numbers).count > 1 else { return nil }
      return (name, numbers)
    }
  }
}
