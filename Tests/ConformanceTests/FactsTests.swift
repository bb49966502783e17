import Testing

@Suite struct FactsTests {
  /// Every row of the table holds, but for those that the library has nothing for yet.
  @Test func factsHold() throws {
    var (held, pending) = (0, 0)
    for fact in try FactsTable.chosen().facts {
      do {
        guard let result = try fact.run() else {
          pending += 1
          continue
        }
        let verdict = fact.isKnownWrong ? "known to be wrong is" : "expected is"
        if fact.accepts(result) {
          held += 1
        } else {
          Issue.record(
            "line \(fact.line): \(fact.operation) gives \(result), \(verdict) \(fact.expected)")
        }
      } catch {
        Issue.record("line \(fact.line): \(fact.operation): \(error)")
      }
    }
    print("\(held) facts held, \(pending) pending")
  }

  /// No row holds by chance: each fails once its expectation is off by ten tolerances anywhere.
  @Test func factsOffByTenTolerancesFail() throws {
    for fact in try FactsTable.chosen().facts where !fact.isKnownWrong {
      guard let result = try? fact.run() else { continue }
      let variations = fact.expected.variations(step: fact.tolerance == 0 ? 1 : 10 * fact.tolerance)
      if variations.isEmpty { Issue.record("line \(fact.line) expects nothing") }
      for wrong in variations
      where result.matches(wrong, tolerance: fact.tolerance) {
        Issue.record("line \(fact.line): \(fact.operation) gives \(result) and \(wrong) would do")
      }
    }
  }

  @Test(arguments: ["affine.shear", "layer.frames", ""])
  func unknownOpsFail(name: String) throws {
    let table = try FactsTable(
      text: "input\texpected\ttier\ttolerance\n{\"op\":\"\(name)\"}\tnull\tA\t-\n")
    #expect(throws: FactFault.self) { try table.facts[0].run() }
  }

  @Test(arguments: [
    #"{"op":"layer.frame","bounds":[0,0,1,2],"colour":"red"}"#,
    #"{"op":"layer.convertPoint","layers":{"a":{"scale":2}},"value":[0,0],"from":"a"}"#,
    #"{"op":"affine.makeScale","args":[2]}"#,
    #"{"op":"layer.default","key":"weight"}"#,
    #"{"op":"constant","name":"kCAGravityUp"}"#,
  ])
  func whatARowSaysIsNeverPassedOver(input: String) throws {
    let table = try FactsTable(text: "input\texpected\ttier\ttolerance\n\(input)\tnull\tA\t-\n")
    #expect(throws: FactFault.self) { try table.facts[0].run() }
  }

  @Test(arguments: [
    "", "input\texpected\ttier\ttolerance\n", "input\texpected\ttier\n{}\tnull\tA\n",
    "input\texpected\ttier\ttolerance\n{\"op\":\"constant\"}\tnull\tA\n",
    "input\texpected\ttier\ttolerance\n{\"op\":\"constant\"}\tnul\tA\t-\n",
    "input\texpected\ttier\ttolerance\n{\"op\":\"constant\"}\tnull\tE\t-\n",
    "input\texpected\ttier\ttolerance\n{\"op\":\"constant\"}\tnull\tA\t-1\n",
    "input\texpected\ttier\ttolerance\n{\"opus\":\"constant\"}\tnull\tA\t-\n",
    "input\texpected\ttier\ttolerance\tcolour\n{\"op\":\"constant\"}\tnull\tA\t-\tred\n",
  ])
  func malformedTablesFail(text: String) {
    #expect(throws: (any Error).self) { try FactsTable(text: text) }
  }

  /// A value known to be wrong must not come out.
  @Test func rowsKnownToBeWrongHoldWhereTheResultDiffers() throws {
    let table = try FactsTable(
      text: "input\texpected\ttier\ttolerance\n"
        + "{\"op\":\"affine.makeScale\",\"args\":[2,3]}\t[2,0,0,3,0,0]\tX\t0.1\n"
        + "{\"op\":\"affine.makeScale\",\"args\":[2,3]}\t[3,0,0,2,0,0]\tX\t0.1\n")
    let verdicts = try table.facts.map { $0.accepts(try #require(try $0.run())) }
    #expect(verdicts == [false, true])
  }
}
