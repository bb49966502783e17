import Geometry
import Imaging
import Layers
import Testing

@Suite struct AnimationKeyframeTests {
  typealias Mode = KeyframeAnimation.CalculationMode

  struct Row: CustomTestStringConvertible {
    var mode: Mode
    var values: [AnimationValue]
    var times: [Double]?
    var progress: Double
    var expected: AnimationValue

    init(
      _ mode: Mode, _ values: [AnimationValue], _ times: [Double]?, _ progress: Double,
      _ expected: AnimationValue
    ) {
      (self.mode, self.values, self.times) = (mode, values, times)
      (self.progress, self.expected) = (progress, expected)
    }

    var testDescription: String { "\(mode) \(values) \(times ?? []) at \(progress)" }
  }

  static func points(_ list: (Double, Double)...) -> [AnimationValue] {
    list.map { .point(Point(x: $0.0, y: $0.1)) }
  }

  static let rows: [Row] = [
    Row(.linear, [0, 10, 100], nil, 0.25, 5),
    Row(.linear, [0, 10, 100], [0, 0.8, 1], 0.25, 3.125),
    Row(.linear, [0, 10, 100], [0, 0.5, 1], 1, 100),
    Row(.linear, [0, 10, 100], [0, 0.5, 1], 0.5, 10),
    Row(.linear, [7], nil, 0.3, 7),
    // Key times that do not fit.
    Row(.linear, [0, 10, 100], [-1, 0.5, 1], 0.25, 5),
    Row(.linear, [0, 10, 100], [0.2, 0.5, 1], 0.25, 5),
    Row(.linear, [0, 10, 100], [0, 0.3, 0.8], 0.25, 5),
    Row(.linear, [0, 10, 100], [0, 0.75, 0.5], 0.25, 5),
    Row(.linear, [0, 10, 100], [0, 1.5, 1], 0.25, 5),
    Row(.linear, [0, 10, 100], [0, .nan, 1], 0.25, 5),
    Row(.linear, [0, 10, 100], [0, 1], 0.25, 5),
    Row(.linear, [0, 10, 100], [0, 0.1, 0.2, 1], 0.25, 5),
    // A jump.
    Row(.linear, [0, 10, 50, 60], [0, 0.5, 0.5, 1], 0.5, 50),
    Row(.linear, [0, 10, 50, 60], [0, 0.5, 0.5, 1], 0.25, 5),
    Row(.linear, [0, 10, 50], [0, 1, 1], 1, 50),
    // Discrete.
    Row(.discrete, [310, 60, 120, 60], [0, 0.25, 0.5, 0.75, 1], 0, 310),
    Row(.discrete, [310, 60, 120, 60], [0, 0.25, 0.5, 0.75, 1], 0.6, 120),
    Row(.discrete, [310, 60, 120, 60], [0, 0.25, 0.5, 0.75, 1], 1, 60),
    Row(.discrete, [10, 20], [0, 0.25, 1], 0.2, 10),
    Row(.discrete, [10, 20], [0, 0.25, 1], 0.3, 20),
    Row(.discrete, [10, 20], [0, 0.25, 1], 0.25 - 1e-12, 20),
    Row(.discrete, [10, 20], [0, 1], 0.3, 10),
    Row(.discrete, [10, 20], [0, 1], 0.6, 20),
    Row(.discrete, [0, 1, 2], nil, 0.49, 1),
    Row(.discrete, [0, 1, 2], nil, 1.0 / 3, 1),
    Row(.discrete, [0, 1, 2], nil, 0.9999, 2),
    Row(.discrete, [0, 1, 2], nil, 1, 2),
    Row(.discrete, [0, 1, 2], nil, -0.1, 0),
    // At a constant speed.
    Row(.paced, points((0, 0), (6, 8), (6, 38)), nil, 0.5, points((6, 18))[0]),
    Row(.paced, points((0, 0), (6, 8), (6, 38)), [0, 0.9, 1], 0.125, points((3, 4))[0]),
    Row(.paced, [0, -10, 30], nil, 0.6, 10),
    Row(.paced, [4, 4, 4], nil, 0.7, 4),
    // On a curve.
    Row(.cubic, [0, 10], nil, 0.3, 3),
    Row(.cubic, [0, 10, 20, 30], nil, 0.4, 12),
    Row(.cubic, [0, 8, 0], nil, 0.25, 5),
    Row(.cubic, [0, 8, 0], nil, 0.5, 8),
    Row(.cubic, [0, 8, 0], nil, 1, 0),
    Row(.cubicPaced, [0, 10, 40], nil, 0.25, 10),
  ]

  @Test(arguments: rows)
  func valuesFollowTheTable(row: Row) throws {
    let animation = KeyframeAnimation(
      keyPath: "zPosition", values: row.values, keyTimes: row.times, calculationMode: row.mode)
    let value = try #require(animation.value(at: row.progress))
    switch (value, row.expected) {
    case (.number(let a), .number(let b)): #expect(abs(a - b) < 1e-9)
    case (.point(let a), .point(let b)): #expect(abs(a.x - b.x) + abs(a.y - b.y) < 1e-9)
    default: Issue.record("\(value) is of another kind")
    }
  }

  @Test func noValuesHaveNoEffect() {
    #expect(KeyframeAnimation(keyPath: .opacity).value(at: 0.5) == nil)
  }

  @Test(arguments: [(Double.nan, 7.0), (-.infinity, 7), (-2, 7), (2, 9), (.infinity, 9)])
  func progressBeyondTheEndsStaysAtThem(progress: Double, expected: Double) {
    let animation = KeyframeAnimation(
      keyPath: .opacity, values: [7, 8, 9], calculationMode: .discrete)
    #expect(animation.value(at: progress) == .number(expected))
  }

  @Test func segmentsHaveTheirOwnTime() {
    var animation = KeyframeAnimation(keyPath: .opacity, values: [0, 10, 20])
    animation.timingFunctions = [.linear, .easeIn]
    #expect(animation.value(at: 0.25) == 5)
    let eased = 10 + 10 * TimingFunction.easeIn.value(at: 0.5)
    #expect(animation.value(at: 0.75) == .number(eased))
    animation.timingFunctions = [.easeIn]
    #expect(animation.value(at: 0.75) == 15)
  }

  @Test(arguments: Mode.allCases)
  func picturesAreDiscreteInAnyMode(mode: Mode) {
    let pictures = (1...3).map { AnimationValue.image(Bitmap(width: $0, height: 1)) }
    let even = KeyframeAnimation(keyPath: .contents, values: pictures, calculationMode: mode)
    #expect(even.value(at: 0.3) == pictures[0])
    #expect(even.value(at: 0.34) == pictures[1])
    let timed = KeyframeAnimation(
      keyPath: .contents, values: pictures, keyTimes: [0, 0.5, 0.8, 1], calculationMode: mode)
    #expect(timed.value(at: 0.75) == pictures[1])
  }
}
