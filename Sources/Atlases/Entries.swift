/// The names of an atlas in literal order: of its frames, and of its aliases as far as they are not
/// taken. A frame goes before an alias, a lower index before a higher one, the first in the file
/// before later ones.
struct Entries: Sendable {
  struct Entry: Sendable {
    let name: String
    /// Index into the frames of the description.
    let frame: Int
    let isAlias: Bool
    /// The frame's number; without one it comes last.
    let index: Int
  }

  private(set) var list: [Entry]
  private(set) var problems: [Problem] = []

  init(_ description: AtlasDescription) {
    let frames = description.frames
    list = frames.indices.map { i in
      Entry(name: frames[i].name, frame: i, isAlias: false, index: frames[i].index ?? .max)
    }
    for (index, frame) in frames.enumerated() {
      var own = [frame.name]
      for alias in frame.aliases where !own.contains(where: { LiteralOrder.areSame($0, alias) }) {
        own.append(alias)
        list.append(Entry(name: alias, frame: index, isAlias: true, index: .max))
      }
    }
    list.sort(by: Self.precedes)
    dropTakenAliases(frames)
    reportCaseClashes()
  }

  private static func precedes(_ a: Entry, _ b: Entry) -> Bool {
    let order = LiteralOrder.compare(a.name, b.name)
    if order != 0 { return order < 0 }
    if a.isAlias != b.isAlias { return b.isAlias }
    if a.index != b.index { return a.index < b.index }
    return a.frame < b.frame
  }

  private mutating func dropTakenAliases(_ frames: [AtlasDescription.Frame]) {
    var kept: [Entry] = []
    kept.reserveCapacity(list.count)
    for entry in list {
      guard let last = kept.last, LiteralOrder.areSame(last.name, entry.name) else {
        kept.append(entry)
        continue
      }
      if entry.isAlias {
        let holder = last.isAlias ? "an alias of \(frames[last.frame].name)" : "a frame"
        problems.append(
          Problem(
            .warning, .aliasClash, sprite: entry.name,
            "is \(holder) and also an alias of \(frames[entry.frame].name) (the first counts)"))
      } else {
        kept.append(entry)
        guard !areToldApart(frames[last.frame], frames[entry.frame]) else { continue }
        problems.append(
          Problem(
            .warning, .duplicateName, sprite: entry.name,
            "is the name of several frames (the first is found by name)"))
      }
    }
    list = kept
  }

  /// True where something else than the name says which is which.
  private func areToldApart(_ a: AtlasDescription.Frame, _ b: AtlasDescription.Frame) -> Bool {
    a.index != b.index || a.scale != b.scale
  }

  /// Of names that differ only in case, one has a capital letter, or one outside of ASCII.
  private static func mayHaveCase(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private mutating func reportCaseClashes() {
    guard list.contains(where: { $0.name.utf8.contains(where: Self.mayHaveCase) }) else { return }
    var seen: [String: String] = [:]
    seen.reserveCapacity(list.count)
    for name in list.lazy.map(\.name) {
      guard let other = seen.updateValue(name, forKey: name.lowercased()),
        !LiteralOrder.areSame(other, name)
      else { continue }
      problems.append(
        Problem(
          .warning, .caseClash, sprite: name,
          "differs from \(other) only in the case of letters (one file where case is ignored)"))
    }
  }
}
