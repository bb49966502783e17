/// Finds animations by the names of sprites: those that differ only in the number at their end.
///
/// A group needs two different numbers. It is strong where it has three frames or more, begins at
/// 0 or 1 and has no gap; all else may be an animation as well as the states of a button.
package enum SequenceGuess {
  /// The animations among these names: strong ones first, each kind in natural order.
  ///
  /// Bare numbers outside a folder take `fallbackName`. O(n log n) in the number of names.
  package static func sequences(
    names: [String], fallbackName: String, fourDigitNumbers: Bool = false
  ) -> [FrameSequence] {
    found(names: names, fallbackName: fallbackName, fourDigitNumbers: fourDigitNumbers)
      .map(\.sequence)
  }

  /// An animation, and what is odd about its numbers.
  struct Found: Sendable {
    var sequence: FrameSequence
    var problems: [Problem] = []
  }

  /// The same with what is odd about them.
  static func found(
    names: [String], fallbackName: String, fourDigitNumbers: Bool = false
  ) -> [Found] {
    var groups: [NumberedName.Key: [Member]] = [:]
    for member in members(names, fourDigitNumbers) {
      groups[member.parts.key, default: []].append(member)
    }
    let found = groups.values.filter { members in
      members.contains { $0.parts.value != members[0].parts.value }
    }
    let plainNames = found.map { name(of: $0[0].parts, fallbackName) }
    let counts = Dictionary(plainNames.map { ($0, 1) }, uniquingKeysWith: +)
    let animations = zip(found, plainNames).map { members, plain in
      animation(counts[plain] == 1 ? plain : fullName(of: members[0].parts), inOrder(members))
    }
    let order = animations.indices.sorted { i, j in
      let (a, b) = (animations[i].sequence, animations[j].sequence)
      return a.isStrong != b.isStrong ? a.isStrong : NaturalOrder.precedes(a.name, b.name)
    }
    return order.map { animations[$0] }
  }

  private struct Member {
    let name: String
    let parts: NumberedName
  }

  /// By number, then fewer digits, then the plain string. Positions are sorted, since a member is
  /// much to move about.
  private static func inOrder(_ members: [Member]) -> [Member] {
    members.indices.sorted { i, j in
      let (a, b) = (members[i].parts, members[j].parts)
      if a.value != b.value { return a.value < b.value }
      let (first, second) = (a.digits.utf8.count, b.digits.utf8.count)
      if first != second { return first < second }
      return LiteralOrder.precedes(members[i].name, members[j].name)
    }.map { members[$0] }
  }

  private static func members(_ names: [String], _ fourDigitNumbers: Bool) -> [Member] {
    func take(_ lastFour: Bool) -> [Member] {
      names.compactMap { name in
        NumberedName(name, lastFourDigits: lastFour).map { Member(name: name, parts: $0) }
      }
    }
    let members = take(false)
    guard fourDigitNumbers, members.allSatisfy({ $0.parts.digits.utf8.count >= 4 }) else {
      return members
    }
    return take(true)
  }

  private static func animation(_ name: String, _ members: [Member]) -> Found {
    var numbers: [Int] = []
    var frames: [String] = []
    for member in members where frames.last != member.name {
      frames.append(member.name)
      if numbers.last != member.parts.value { numbers.append(member.parts.value) }
    }
    let (first, last) = (numbers[0], numbers[numbers.count - 1])
    let isStrong = numbers.count >= 3 && first <= 1 && last - first + 1 == numbers.count
    let ends = "\(members[0].parts.base)…\(members[members.count - 1].parts.base)"
    var found = Found(
      sequence: FrameSequence(
        name: name, origin: .names, frames: frames, isStrong: isStrong,
        reason: "\(name) (\(frames.count): \(ends))"))
    if !isStrong, let gap = FrameNumbers(rising: numbers).gap {
      found.problems.append(Problem(.warning, .gap, sprite: name, gap))
    }
    if let problem = mixedPadding(name, members) { found.problems.append(problem) }
    return found
  }

  /// Numbers with zeros before them are all as long as the others, or those are longer by need.
  private static func mixedPadding(_ name: String, _ members: [Member]) -> Problem? {
    func isPadded(_ member: Member) -> Bool {
      member.parts.digits.utf8.first == UInt8(ascii: "0") && member.parts.digits.utf8.count > 1
    }
    guard let padded = members.first(where: isPadded) else { return nil }
    let width = padded.parts.digits.utf8.count
    let other = members.first {
      let count = $0.parts.digits.utf8.count
      return count < width || count > width && isPadded($0)
    }
    guard let other else { return nil }
    return Problem(
      .note, .mixedPadding, sprite: name,
      "the numbers of \(padded.name) and \(other.name) are padded differently")
  }

  /// Folder and text; bare numbers in no folder have the fallback.
  private static func name(of parts: NumberedName, _ fallback: String) -> String {
    let path = [parts.folder, parts.text].filter { !$0.isEmpty }.joined(separator: "/")
    return (path.isEmpty ? fallback : path) + parts.key.tails
  }

  /// With separator and bracket, which tells apart what would else be called the same.
  private static func fullName(of parts: NumberedName) -> String {
    String(parts.key.prefix + parts.key.tails)
  }
}
