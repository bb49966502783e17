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
    var groups: [NumberedName.Key: [Member]] = [:]
    for member in members(names, fourDigitNumbers) {
      groups[member.parts.key, default: []].append(member)
    }
    let found = groups.filter { _, members in
      members.contains { $0.parts.value != members[0].parts.value }
    }
    let plainNames = found.keys.map { name(of: $0, fallbackName, isFull: false) }
    let counts = Dictionary(plainNames.map { ($0, 1) }, uniquingKeysWith: +)
    let sequences = found.map { key, members in
      let plain = name(of: key, fallbackName, isFull: false)
      let isUnique = counts[plain] == 1
      return sequence(
        isUnique ? plain : name(of: key, fallbackName, isFull: true), members.sorted(by: <))
    }
    return sequences.sorted {
      $0.isStrong != $1.isStrong ? $0.isStrong : NaturalOrder.precedes($0.name, $1.name)
    }
  }

  private struct Member: Comparable {
    let name: String
    let parts: NumberedName

    static func < (a: Member, b: Member) -> Bool {
      if a.parts.value != b.parts.value { return a.parts.value < b.parts.value }
      let (first, second) = (a.parts.digits.utf8.count, b.parts.digits.utf8.count)
      return first != second ? first < second : LiteralOrder.precedes(a.name, b.name)
    }

    static func == (a: Member, b: Member) -> Bool { a.name == b.name }
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

  private static func sequence(_ name: String, _ members: [Member]) -> FrameSequence {
    var numbers: [Int] = []
    var frames: [String] = []
    for member in members where frames.last != member.name {
      frames.append(member.name)
      if numbers.last != member.parts.value { numbers.append(member.parts.value) }
    }
    let (first, last) = (numbers[0], numbers[numbers.count - 1])
    let isStrong = numbers.count >= 3 && first <= 1 && last - first + 1 == numbers.count
    let ends = "\(members[0].parts.base)…\(members[members.count - 1].parts.base)"
    return FrameSequence(
      name: name, origin: .names, frames: frames, isStrong: isStrong,
      reason: "\(name) (\(frames.count): \(ends))")
  }

  /// Folder and text; the full form, which tells apart what else would be called the same, also has
  /// separator and bracket.
  private static func name(of key: NumberedName.Key, _ fallback: String, isFull: Bool) -> String {
    let number = isFull ? key.separator + key.bracket : ""
    let text = key.text + number
    let path = [key.folder, text].filter { !$0.isEmpty }.joined(separator: "/")
    return (path.isEmpty ? fallback : path) + key.tails
  }
}
