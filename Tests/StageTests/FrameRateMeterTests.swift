import Stage
import Testing

/// Frames shown against frames due.
@Suite struct FrameRateMeterTests {
  /// Shows every nth of the frames due at 20 a second for a while.
  private func meter(showingEvery step: Int, seconds: Double) -> FrameRateMeter {
    var meter = FrameRateMeter()
    for slot in stride(from: 0, through: Int(seconds * 20), by: step) {
      meter.note(slot: slot, at: 100 + Double(slot) / 20)
    }
    return meter
  }

  @Test func allShownIsNothingToSay() {
    #expect(meter(showingEvery: 1, seconds: 3).shortfall == nil)
  }

  @Test func halfOfThemAreTold() throws {
    let found = try #require(meter(showingEvery: 2, seconds: 3).shortfall)
    #expect(abs(found.shown - 10) < 1e-9 && abs(found.due - 20) < 1e-9)
  }

  @Test func nothingIsToldBeforeHalfASecond() {
    #expect(meter(showingEvery: 2, seconds: 0.4).shortfall == nil)
  }

  @Test func goingBackBeginsANewCount() {
    var meter = meter(showingEvery: 2, seconds: 3)
    meter.note(slot: 0, at: 200)
    #expect(meter.shortfall == nil)
  }

  @Test func whatWasMadeUpForIsForgotten() {
    var meter = meter(showingEvery: 2, seconds: 3)
    for slot in 61...80 { meter.note(slot: slot, at: 100 + Double(slot) / 20) }
    #expect(meter.shortfall == nil)
  }
}
