import Testing

@testable import Atlases

@Suite struct FrameNumbersTests {
  @Test(
    arguments: [
      ([1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12], "frames 1–7, 9–12 (8 missing)"),
      ([1, 2, 4], "frames 1–2, 4 (3 missing)"),
      ([10, 11, 13, 14, 17, 18], "frames 10–11, 13–14, 17–18 (12, 15–16 missing)"),
      // A third of them missing, and more.
      ([0, 1, 2, 5], "frames 0–2, 5 (3–4 missing)"), ([0, 1, 4], nil), ([0, 1, 2, 6], nil),
      // Equal numbers count once; two tell nothing.
      ([1, 1, 3, 3], nil), ([1, 1, 2, 4, 4], "frames 1–2, 4 (3 missing)"), ([1, 3], nil), ([], nil),
      // Every second one is there, or every one.
      ([2, 4, 6, 8], nil), ([5, 6, 7], nil),
      ([0, 1, .max], nil), ([.min, 0, .max], nil),
      (
        (0..<20).map { $0 * 3 / 2 },
        "frames 0–1, 3–4, 6–7, 9–10, 12–13, 15–16 … (2, 5, 8, 11, 14, 17 … missing)"
      ),
    ] as [([Int], String?)])
  func gaps(numbers: [Int], expected: String?) {
    #expect(FrameNumbers(rising: numbers).gap == expected)
  }
}
