import Geometry
import Imaging
import Layers
import Testing

@Suite struct AnimationPresentationTests {
  /// A layer in a scheduler's tree, at time 0.
  static func stage() -> (layer: Layer, scheduler: TransactionScheduler) {
    let (root, layer) = (Layer(), Layer())
    root.addSublayer(layer)
    return (layer, TransactionScheduler(root: root))
  }

  static func shown(
    model: Double, at time: Double, _ animations: BasicAnimation...
  ) -> Double {
    let (layer, scheduler) = stage()
    scheduler.transaction(disableActions: true) { layer.opacity = model }
    for animation in animations { layer.add(animation) }
    scheduler.flush(at: 0)
    return layer.presentation(at: time).opacity
  }

  struct Ends: CustomTestStringConvertible {
    var from: Double?
    var to: Double?
    var by: Double?
    var isAdditive = false
    var values: (Double, Double, Double)
    var testDescription: String { "\([from, to, by]) \(isAdditive)" }
  }

  @Test(arguments: [
    Ends(from: 0.1, to: 0.3, values: (0.1, 0.2, 0.3)),
    Ends(from: 0.1, by: 0.2, values: (0.1, 0.2, 0.3)),
    Ends(to: 0.3, by: 0.2, values: (0.1, 0.2, 0.3)),
    Ends(from: 0.1, to: 0.3, by: 9, values: (0.1, 0.2, 0.3)),
    Ends(from: 0.1, values: (0.1, 0.3, 0.5)),
    Ends(to: 0.1, values: (0.5, 0.3, 0.1)),
    Ends(by: 0.2, values: (0.5, 0.6, 0.7)),
    Ends(values: (0.5, 0.5, 0.5)),
    Ends(from: 0.1, to: 0.3, isAdditive: true, values: (0.6, 0.7, 0.8)),
    Ends(from: 0.1, by: 0.2, isAdditive: true, values: (0.6, 0.7, 0.8)),
    Ends(to: 0.3, by: 0.2, isAdditive: true, values: (0.6, 0.7, 0.8)),
    Ends(from: 0.2, isAdditive: true, values: (0.7, 0.6, 0.5)),
    Ends(to: 0.2, isAdditive: true, values: (0.5, 0.6, 0.7)),
    Ends(by: 0.2, isAdditive: true, values: (0.5, 0.6, 0.7)),
  ])
  func endPoints(ends: Ends) {
    var animation = BasicAnimation(keyPath: .opacity, duration: 2)
    animation.from = ends.from.map { .number($0) }
    animation.to = ends.to.map { .number($0) }
    animation.by = ends.by.map { .number($0) }
    animation.isAdditive = ends.isAdditive
    animation.fillMode = .forwards
    for (time, value) in [(0.0, ends.values.0), (1, ends.values.1), (2, ends.values.2)] {
      #expect(abs(Self.shown(model: 0.5, at: time, animation) - value) < 1e-12)
    }
  }

  @Test func additiveOnesAreStackedAndOthersTakeOver() {
    var first = BasicAnimation(keyPath: .opacity, from: 0, to: 0.3, duration: 1)
    var second = BasicAnimation(keyPath: .opacity, from: 0, to: 0.1, duration: 1)
    (first.isAdditive, second.isAdditive) = (true, true)
    #expect(abs(Self.shown(model: 0.2, at: 0.5, first, second) - 0.4) < 1e-12)
    first.isAdditive = false
    #expect(abs(Self.shown(model: 0.2, at: 0.5, first, second) - 0.2) < 1e-12)
    #expect(abs(Self.shown(model: 0.2, at: 0.5, second, first) - 0.15) < 1e-12)
  }

  @Test func anAdditiveTransformHappensFirst() {
    let (layer, scheduler) = Self.stage()
    scheduler.transaction(disableActions: true) { layer.transform = .translation(x: 10, y: 20) }
    var animation = BasicAnimation(
      keyPath: .transform, from: .transform(.scale(x: 2, y: 4)),
      to: .transform(.scale(x: 2, y: 4)), duration: 1)
    animation.isAdditive = true
    layer.add(animation)
    let expected = Transform3D.scale(x: 2, y: 4).concatenating(.translation(x: 10, y: 20))
    #expect(layer.presentation(at: 0.5).transform == expected)
  }

  @Test(arguments: [
    (1.5, 3.0, false, 35.0), (2.5, 3, false, 55), (0.5, 3, false, 15), (2.5, 2, true, 25),
    (0.5, 2, true, 15), (3.5, 2, true, 25),
  ])
  func cumulativeOnesAddTheirEnds(
    time: Double, count: Double, reverses: Bool, expected: Double
  ) {
    let (layer, scheduler) = Self.stage()
    var animation = BasicAnimation(keyPath: "position.x", from: 10, to: 20, duration: 1)
    (animation.repeatCount, animation.autoreverses) = (count, reverses)
    animation.isCumulative = true
    layer.add(animation)
    scheduler.flush(at: 0)
    #expect(abs(layer.presentation(at: time).position.x - expected) < 1e-9)
  }

  @Test func cumulativeKeyframesAndTurns() {
    let (layer, scheduler) = Self.stage()
    var frames = KeyframeAnimation(keyPath: "position.y", values: [0, 4, 3], duration: 1)
    (frames.isCumulative, frames.repeatCount) = (true, 5)
    layer.add(frames)
    var turn = BasicAnimation(
      keyPath: .transform, from: .transform(.identity),
      to: .transform(.rotation(.pi / 2, x: 0, y: 0, z: 1)), duration: 1)
    (turn.isCumulative, turn.repeatCount) = (true, 5)
    layer.add(turn)
    scheduler.flush(at: 0)
    #expect(layer.presentation(at: 3.5).position.y == 13)
    // Three quarters and a half of one.
    let angle = 3.5 * .pi / 2
    let expected = Transform3D.rotation(angle, x: 0, y: 0, z: 1)
    #expect(abs(layer.presentation(at: 3.5).transform.m11 - expected.m11) < 1e-12)
    #expect(abs(layer.presentation(at: 3.5).transform.m12 - expected.m12) < 1e-12)
  }

  @Test(arguments: [
    (FillMode.removed, 0.7, 0.7), (.forwards, 0.7, 1), (.backwards, 0.2, 0.7), (.both, 0.2, 1),
  ])
  func fillModes(mode: FillMode, before: Double, after: Double) {
    var animation = BasicAnimation(keyPath: .opacity, from: 0.2, to: 1, duration: 0.5)
    animation.beginTime = 3
    animation.fillMode = mode
    #expect(Self.shown(model: 0.7, at: 1, animation) == before)
    #expect(abs(Self.shown(model: 0.7, at: 3.25, animation) - 0.6) < 1e-12)
    #expect(Self.shown(model: 0.7, at: 5, animation) == after)
  }

  @Test func aTimingFunctionBendsBothWays() {
    var animation = BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: 1)
    animation.timingFunction = .easeIn
    animation.autoreverses = true
    let bent = TimingFunction.easeIn.value(at: 0.25)
    #expect(abs(Self.shown(model: 0, at: 0.25, animation) - bent) < 1e-9)
    #expect(abs(Self.shown(model: 0, at: 1.75, animation) - bent) < 1e-9)
  }

  @Test func layersSpeedCountsForWhatIsBelow() {
    let (layer, scheduler) = Self.stage()
    scheduler.root.speed = 2
    layer.speed = 3
    layer.add(BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: 12))
    scheduler.flush(at: 5)
    #expect(layer.presentation(at: 6).opacity == 0.5)
    #expect(scheduler.root.snapshot(at: 6).sublayers[0].properties.opacity == 0.5)
    #expect(layer.snapshot(at: 6).properties.opacity == 0.5)
  }

  @Test func pauseAndSpeedMakeNoJump() {
    let (layer, scheduler) = Self.stage()
    layer.add(BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: 10))
    scheduler.flush(at: 100)
    layer.pause(at: 104)
    #expect(abs(layer.presentation(at: 109).opacity - 0.4) < 1e-9)
    layer.resume(at: 110)
    #expect(abs(layer.presentation(at: 110).opacity - 0.4) < 1e-9)
    #expect(abs(layer.presentation(at: 111).opacity - 0.5) < 1e-9)
    layer.setSpeed(-2, at: 111)
    #expect(abs(layer.presentation(at: 111).opacity - 0.5) < 1e-9)
    #expect(abs(layer.presentation(at: 112).opacity - 0.3) < 1e-9)
  }

  @Test func steppingShowsTheMiddleOfASlot() {
    let (layer, scheduler) = Self.stage()
    let frames = KeyframeAnimation(
      keyPath: .zPosition, values: [0, 1, 2, 3], calculationMode: .discrete, duration: 0.4)
    layer.add(frames)
    scheduler.flush(at: 0)
    for index in 0..<4 {
      layer.hold(at: (Double(index) + 0.5) * 0.1)
      #expect(layer.presentation(at: 77).zPosition == Double(index))
    }
  }

  @Test func anAnimatedHeightOrdersTheSnapshot() {
    let (layer, scheduler) = Self.stage()
    let other = Layer()
    scheduler.root.addSublayer(other)
    other.name = "other"
    layer.add(BasicAnimation(keyPath: .zPosition, from: 0, to: 4, duration: 1))
    scheduler.turn(at: 0)
    #expect(scheduler.root.snapshot(at: 0.5).sublayers.map(\.properties.zPosition) == [0, 2])
    #expect(scheduler.root.snapshot(at: 2).sublayers.map(\.properties.zPosition) == [0, 0])
  }
}
