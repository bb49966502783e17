import Stage
import Testing

@Suite struct ZoomTests {
  @Test(arguments: [
    // Canvas, stage, zoom.
    ((64, 64), (80, 44), Zoom.divided(2)), ((64, 64), (128, 64), .times(1)),
    ((64, 64), (256, 192), .times(3)), ((32, 32), (78, 44), .times(1)),
    ((10, 20), (78, 44), .times(2)), ((100, 10), (99, 44), .divided(2)),
    ((100, 10), (50, 44), .divided(2)), ((100, 10), (49, 44), .divided(3)),
    ((7, 90), (200, 44), .divided(3)), ((1, 1), (200, 100), .times(64)),
    ((0, 0), (3, 5), .times(3)), ((5, 5), (0, 0), .divided(5)),
    ((4_000, 4_000), (10, 10), .divided(64)), ((300, 200), (80, .max), .divided(4)),
    ((1_048_576, 1_048_576), (.max, .max), .times(64)),
  ])
  func fits(canvas: (Int, Int), stage: (Int, Int), zoom: Zoom) {
    let fitting = Zoom.fitting(
      canvasWidth: canvas.0, canvasHeight: canvas.1, stageWidth: stage.0, stageHeight: stage.1)
    #expect(fitting == zoom)
  }

  @Test func goesUpAndDownInWholeSteps() {
    let zooms: [Zoom] = [.divided(3), .divided(2), .times(1), .times(2), .times(3)]
    for (smaller, larger) in zip(zooms, zooms.dropFirst()) {
      #expect(smaller.larger == larger)
      #expect(larger.smaller == smaller)
    }
  }

  @Test func endsSomewhere() {
    #expect(Zoom.times(64).larger == .times(64))
    #expect(Zoom.divided(64).smaller == .divided(64))
  }

  @Test(arguments: [
    (Zoom.times(3), "3:1", 3.0), (.actual, "1:1", 1), (.divided(2), "1:2 averaged", 0.5),
    (.divided(4), "1:4 averaged", 0.25),
  ])
  func saysWhatItIs(zoom: Zoom, text: String, factor: Double) {
    #expect(zoom.text == text)
    #expect(zoom.factor == factor)
  }
}
