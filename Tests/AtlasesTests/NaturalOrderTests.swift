import Testing

@testable import Atlases

@Suite struct NaturalOrderTests {
  @Test(arguments: [
    ["a1", "a2", "a10"],
    ["A1", "a2", "A10", "b1"],
    ["a", "a1", "a01", "a001", "a2"],
    ["a1b2", "a1b10", "a2b1"],
    ["a01b2", "a1b10"],
    ["a1b02", "a01b2"],
    ["Walk", "walk"],
    ["walk-1", "walk-2", "walk-10"],
    ["1", "2", "10", "a"],
    ["x99999999999999999999999998", "x99999999999999999999999999"],
    ["Äpfel1", "äpfel2", "Äpfel10"],
    ["e", "z", "é"],
    ["", "0", "00"],
  ])
  func order(names: [String]) {
    for (i, a) in names.enumerated() {
      for (j, b) in names.enumerated() {
        #expect(NaturalOrder.precedes(a, b) == (i < j), "\(a) \(b)")
      }
    }
    let shuffled = Array(names.reversed())
    #expect(NaturalOrder.indices(of: shuffled).map { shuffled[$0] } == names)
  }

  @Test func equalNamesKeepTheirPlaces() {
    #expect(NaturalOrder.indices(of: ["b", "a", "b", "a"]) == [1, 3, 0, 2])
  }
}
