private import Glibc

/// A regular expression for names of sprites: its group `name` is the animation, its group `n` the
/// number of the frame: `^(?<name>.+)_(?<n>\d+)_x`.
///
/// It is an extended regular expression of POSIX, which takes no exponential time, with named and
/// uncounted groups and `\d` besides. It may match anywhere in a name.
public struct NamePattern: Sendable {
  /// The pattern as it was given.
  public let text: String

  private let expression: String
  private let nameGroup: Int
  private let numberGroup: Int

  private static let longestPattern = 256
  private static let longestName = 1024
  private static let mostRepeats = 100

  /// A pattern; nil where it can't be compiled, lacks one of the groups, refers back to what it has
  /// matched, or repeats something more than a hundred times by number.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longestPattern, !text.utf8.contains(0),
      let parts = Translation(text), let name = parts.groups["name"],
      let number = parts.groups["n"],
      parts.repeats <= Self.mostRepeats
    else { return nil }
    (self.text, expression) = (text, parts.expression)
    (nameGroup, numberGroup) = (name, number)
    guard let compiled = CompiledExpression(expression), compiled.groups >= max(name, number) else {
      return nil
    }
  }

  /// The animations among these names: in natural order, their frames by number, as a person reads
  /// it. Names that do not match are in none. O(n log n) matches.
  func sequences(names: [String]) -> [FrameSequence] {
    guard let compiled = CompiledExpression(expression) else { return [] }
    var groups: [String: [(number: String, name: String)]] = [:]
    for name in names where name.utf8.count <= Self.longestName {
      guard let found = compiled.match(name), let group = found[nameGroup],
        let number = found[numberGroup]
      else { continue }
      groups[group, default: []].append((number, name))
    }
    let keys = Array(groups.keys)
    return NaturalOrder.indices(of: keys).map { index in
      let members = groups[keys[index]] ?? []
      let order = NaturalOrder.indices(of: members.map(\.number))
      var frames: [String] = []
      for name in order.map({ members[$0].name }) where frames.last != name { frames.append(name) }
      return FrameSequence(
        name: keys[index], origin: .names, frames: frames,
        reason: "\(keys[index]) (\(frames.count) by the pattern)")
    }
  }
}

/// The pattern in POSIX's words.
private struct Translation {
  private(set) var expression = ""
  /// Number of the group of each name.
  private(set) var groups: [String: Int] = [:]
  /// The product of all numbers in braces.
  private(set) var repeats = 1
  private var count = 0

  init?(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        guard let escaped = rest.popFirst(), !("1"..."9").contains(escaped) else { return nil }
        expression += escaped == "d" ? "[0-9]" : "\\\(escaped)"
      case "[": guard takeSet(&rest) else { return nil }
      case "(": guard takeGroup(&rest) else { return nil }
      case "{": guard takeRepeat(&rest) else { return nil }
      default: expression.append(character)
      }
    }
  }

  /// All up to the bracket that closes a set; one that stands first is of the set.
  private mutating func takeSet(_ rest: inout Substring) -> Bool {
    var set = "["
    if rest.first == "^" { set.append(rest.removeFirst()) }
    if rest.first == "]" { set.append(rest.removeFirst()) }
    guard let end = rest.firstIndex(of: "]") else { return false }
    expression += set + rest[...end].replacing("\\d", with: "0-9")
    rest = rest[rest.index(after: end)...]
    return true
  }

  private mutating func takeGroup(_ rest: inout Substring) -> Bool {
    expression += "("
    count += 1
    if rest.hasPrefix("?:") {
      rest.removeFirst(2)
    } else if rest.hasPrefix("?<") || rest.hasPrefix("?P<") {
      guard let start = rest.firstIndex(of: "<"), let end = rest.firstIndex(of: ">"), start < end
      else { return false }
      groups[String(rest[rest.index(after: start)..<end])] = count
      rest = rest[rest.index(after: end)...]
    }
    return rest.first != "?"
  }

  private mutating func takeRepeat(_ rest: inout Substring) -> Bool {
    guard let end = rest.firstIndex(of: "}") else { return false }
    let numbers = rest[..<end].split(separator: ",")
    guard !numbers.isEmpty, let largest = numbers.map({ Int($0) ?? .max }).max() else {
      return false
    }
    let (product, overflow) = repeats.multipliedReportingOverflow(by: max(1, largest))
    repeats = overflow ? .max : product
    expression += "{" + rest[...end]
    rest = rest[rest.index(after: end)...]
    return true
  }
}

/// glibc's compiled form with its lifetime.
private struct CompiledExpression: ~Copyable {
  private var expression = regex_t()

  init?(_ text: String) {
    guard regcomp(&expression, text, REG_EXTENDED) == 0 else { return nil }
  }

  deinit {
    var expression = expression
    regfree(&expression)
  }

  var groups: Int { expression.re_nsub }

  /// The texts of the groups in a name, from the whole match on; nil where it does not match.
  borrowing func match(_ name: String) -> [String?]? {
    var found = [regmatch_t](repeating: regmatch_t(), count: groups + 1)
    let bytes = Array(name.utf8)
    guard !bytes.contains(0) else { return nil }
    let result = withUnsafePointer(to: expression) {
      regexec($0, name, found.count, &found, 0)
    }
    guard result == 0 else { return nil }
    return found.map { match in
      match.rm_so < 0
        ? nil : String(decoding: bytes[Int(match.rm_so)..<Int(match.rm_eo)], as: UTF8.self)
    }
  }
}
