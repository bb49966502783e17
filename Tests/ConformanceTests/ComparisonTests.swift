import Testing

@Suite struct ComparisonTests {
  @Test(arguments: [
    (JSONValue.number(2), JSONValue.number(2.1), true), (.number(2), .number(2.11), false),
    (.number(.infinity), .string("inf"), true), (.number(.infinity), .string("-inf"), false),
    (.number(.infinity), .number(5), false), (.number(.nan), .number(5), false),
    (.number(.nan), .string("nan"), true), (.number(.nan), .null, true), (.number(0), .null, false),
    (.numbers(.nan, .nan), .null, true), (.array([]), .null, false), (.null, .null, true),
    (.numbers(1, 2), .numbers(1.05, 1.95), true), (.numbers(1, 2), .numbers(1), false),
    (.bool(true), .number(1), false), (.string("a"), .string("a"), true),
    (.object(["a": .number(1), "b": .null]), .object(["a": .number(1.05)]), true),
    (.object(["a": .number(1)]), .object(["a": .number(1), "b": .null]), false),
  ])
  func matches(result: JSONValue, expected: JSONValue, holds: Bool) {
    #expect(result.matches(expected, tolerance: 0.1 + 1e-12) == holds)
  }

  @Test func nothingButTheValueItselfIsAmongTheVariations() {
    let value = JSONValue.object([
      "a": .numbers(1, 2), "b": .bool(true), "c": .null, "d": .string("e"),
    ])
    let variations = value.variations(step: 1)
    #expect(variations.count == 2 + 2 + 1 + 1 + 2 + 2)
    #expect(!variations.contains { value.matches($0, tolerance: 0.1) })
  }

  @Test(arguments: [
    ("rotate pi/6", [Double.pi / 6]), ("rotate -pi/4", [-Double.pi / 4]),
    ("rotate 2*pi/3", [2 * Double.pi / 3]), ("scale .5 -.25", [0.5, -0.25]), ("identity", []),
  ])
  func stepsHaveNumbers(text: String, numbers: [Double]) throws {
    #expect(try Step(text).numbers == numbers)
  }
}
