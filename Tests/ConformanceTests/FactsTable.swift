import FoundationEssentials

/// Worked values, a row each: tab-separated, columns by name.
///
/// Only input, expectation, tier and tolerance say what is tested; where a value comes from does not.
struct FactsTable {
  let facts: [Fact]

  /// The table that the environment names, else the one beside the tests.
  static func chosen() throws -> FactsTable {
    let named = ProcessInfo.processInfo.environment["SPRITEVIEW_FACTS"]
    return try FactsTable(path: named ?? own)
  }

  private static var own: String {
    let here = #filePath
    return here.prefix(through: here.lastIndex(of: "/") ?? here.startIndex)
      + "Facts/layer-model.tsv"
  }

  private init(path: String) throws {
    self = try FactsTable(text: String(contentsOfFile: path, encoding: .utf8))
  }

  init(text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last == "" { lines.removeLast() }
    let columns = try Columns(header: lines.popFirst() ?? "")
    guard !lines.isEmpty else { throw FactFault("the table has no rows") }
    facts = try zip(2..., lines).map { line, text in
      do {
        return try columns.fact(text, line: line)
      } catch {
        throw FactFault("line \(line): \(error)")
      }
    }
  }
}

/// Where the fields of a row stand.
private struct Columns {
  private let input, expected, tier, tolerance: Int
  private let count: Int

  private static let names: Set<String> = [
    "area", "input", "expected", "source", "tier", "tolerance", "rechecked", "id", "note",
  ]

  init(header: Substring) throws {
    let names = header.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard Self.names.isSuperset(of: names), Set(names).count == names.count else {
      throw FactFault("a header of unknown columns: \(names)")
    }
    func position(_ name: String) throws -> Int {
      guard let found = names.firstIndex(of: name) else { throw FactFault("no column \(name)") }
      return found
    }
    (input, expected) = (try position("input"), try position("expected"))
    (tier, tolerance) = (try position("tier"), try position("tolerance"))
    count = names.count
  }

  func fact(_ text: Substring, line: Int) throws -> Fact {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == count else { throw FactFault("\(fields.count) fields of \(count)") }
    guard case .object(var members) = try JSONValue(parsing: fields[input]),
      case .string(let operation) = members.removeValue(forKey: "op")
    else { throw FactFault("the input names no op") }
    guard ["A", "B", "C", "D", "R", "X"].contains(fields[tier]) else {
      throw FactFault("no tier: \(fields[tier])")
    }
    return Fact(
      line: line, operation: operation, input: members,
      expected: try JSONValue(parsing: fields[expected]),
      tolerance: try Self.tolerance(fields[tolerance]), isKnownWrong: fields[tier] == "X")
  }

  private static func tolerance(_ text: String) throws -> Double {
    if text == "-" { return 0 }
    guard let tolerance = Double(text), tolerance >= 0, tolerance.isFinite else {
      throw FactFault("no tolerance: \(text)")
    }
    return tolerance
  }
}
