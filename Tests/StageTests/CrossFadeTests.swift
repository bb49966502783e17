import Stage
import Testing

/// How long fades are, as it is written.
@Suite struct CrossFadeTests {
  @Test(arguments: [
    ("250", 0.1, 0.25), ("80ms", 0.1, 0.08), ("50%", 0.12, 0.06), ("0", 0.1, 0), ("100%", 0.2, 0.2),
  ])
  func lengths(text: String, frame: Double, seconds: Double) throws {
    let fade = try #require(CrossFade(text))
    #expect(abs(fade.duration(ofFrame: frame) - seconds) < 1e-12)
  }

  @Test(arguments: ["", "%", "-5", "101%", "fast", "60001", "nan", "inf"])
  func whatIsNone(text: String) { #expect(CrossFade(text) == nil) }

  @Test func aQuarterOfTheFrameIsUsual() {
    #expect(CrossFade.usual.duration(ofFrame: 0.4) == 0.1)
  }
}
