import Geometry
import Layers
import Testing

@Suite struct TimingFunctionTests {
  @Test(arguments: [
    ("linear", [0.1, 0.25, 0.5, 0.75, 0.9]),
    ("easeIn", [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    ("easeOut", [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    ("easeInEaseOut", [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    ("default", [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
  ])
  func curvesByName(name: String, expected: [Double]) throws {
    let function = try #require(TimingFunction(name: name))
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(function.value(at: time) - value) < 1e-6)
    }
  }

  @Test(arguments: TimingFunction.named.values)
  func endsAreMetAndTimeOutsideIsClamped(function: TimingFunction) {
    #expect(function.value(at: 0) == 0 && function.value(at: -0.5) == 0)
    #expect(function.value(at: 1) == 1 && function.value(at: 1.5) == 1)
    #expect(function.value(at: .nan) == 0)
  }

  @Test func easeOutMirrorsEaseIn() {
    for step in 1..<20 {
      let x = Double(step) / 20
      let (a, b) = (TimingFunction.easeOut.value(at: x), TimingFunction.easeIn.value(at: 1 - x))
      #expect(abs(a - (1 - b)) < 1e-7)
    }
  }

  /// Curves with a flat or upright middle, on which Newton's steps leave the way.
  @Test(arguments: [
    TimingFunction(1, 0, 0, 1), TimingFunction(1, 0.2, 0, -3), TimingFunction(0, 1, 0, 1),
    TimingFunction(1, 1, 1, 1), TimingFunction(0.1, 1, 1, 0.2),
  ])
  func solvesSteepCurves(function: TimingFunction) {
    let p = function.controlPoints
    func coordinate(_ s: Double, _ path: KeyPath<Point, Double>) -> Double {
      let r = 1 - s
      return 3 * r * r * s * p[1][keyPath: path] + 3 * r * s * s * p[2][keyPath: path] + s * s * s
    }
    for step in 1..<40 {
      let s = Double(step) / 40
      let (x, y) = (coordinate(s, \.x), coordinate(s, \.y))
      let slope = (coordinate(s + 1e-4, \.y) - y) / (coordinate(s + 1e-4, \.x) - x)
      guard abs(slope) < 100 else { continue }
      #expect(abs(function.value(at: x) - y) < 1e-5)
    }
  }

  @Test func controlPointsAreKept() {
    let points = TimingFunction(0.1, 1, 1, 0.2).controlPoints
    #expect(points.map(\.x) == [0, 0.1, 1, 1] && points.map(\.y) == [0, 1, 0.2, 1])
    #expect(TimingFunction.easeIn.controlPoints[1] == Point(x: 0.42, y: 0))
  }

  @Test func timeNeverRunsBack() {
    let function = TimingFunction(-2, 0.5, .infinity, 3)
    #expect(function.controlPoints[1].x == 0 && function.controlPoints[2].x == 0)
    #expect(TimingFunction(name: "bounce") == nil)
  }
}
