import Settings
import Testing

@Suite struct NearnessTests {
  private static let words = ["walk_01", "walk_02", "jump", "idle", "Zebra"]

  @Test(
    arguments: [
      ("wlak_01", "walk_01"), ("jmp", "jump"), ("jumpp", "jump"), ("zebra", "Zebra"),
      ("id", "idle"),
      ("walk", "walk_01"), ("w", "walk_01"),
      ("JUMP", "jump"), ("x", nil), ("xy", nil), ("xylophone", nil), ("", nil),
    ] as [(String, String?)])
  func findsTheNearest(word: String, nearest: String?) {
    #expect(Nearness.nearest(to: word, among: Self.words) == nearest)
  }

  @Test func givesTheNearestFirstAndNoMoreThanAsked() {
    #expect(Nearness.nearest(to: "walk_02", among: Self.words, count: 3) == ["walk_02", "walk_01"])
    #expect(Nearness.nearest(to: "walk_0", among: Self.words, count: 1) == ["walk_01"])
    #expect(Nearness.nearest(to: "a", among: [], count: 3).isEmpty)
  }
}
