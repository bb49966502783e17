/// A word of a chain with its numbers: `rotate pi/6`.
struct Step {
  let verb: String
  let numbers: [Double]

  init(verb: String, numbers: [Double]) {
    (self.verb, self.numbers) = (verb, numbers)
  }

  init(_ text: String) throws {
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    guard let verb = words.first else { throw FactFault("an empty step") }
    self.init(verb: verb, numbers: try words.dropFirst().map(Self.number))
  }

  /// A number, which may be a share of π: `-pi/4`, `2*pi/3`, `.5`.
  private static func number(_ text: String) throws -> Double {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let factors = parts[0].split(separator: "*").map(String.init)
    let values = [try product(factors)] + (try parts.dropFirst().map { try product([$0]) })
    return values.dropFirst().reduce(values[0], /)
  }

  private static func product(_ factors: [String]) throws -> Double {
    try factors.reduce(1) { product, factor in
      switch factor {
      case "pi": return product * .pi
      case "-pi": return product * -.pi
      default:
        guard let number = Double(factor) else { throw FactFault("no number: \(factor)") }
        return product * number
      }
    }
  }
}
