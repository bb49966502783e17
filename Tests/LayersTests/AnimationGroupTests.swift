import Geometry
import Imaging
import Layers
import Testing

@Suite struct AnimationGroupTests {
  struct Row: CustomTestStringConvertible {
    var group: MediaTiming
    var child: MediaTiming
    var time: Double
    var expected: Double
    var testDescription: String { "\(group.duration) \(child.duration) at \(time)" }

    init(
      group: Double, child: Double, at time: Double, _ expected: Double, speed: Double = 1,
      groupFill: FillMode = .forwards, childFill: FillMode = .forwards, childBegin: Double = 0,
      groupRepeats: Double = 0
    ) {
      self.group = MediaTiming(duration: group)
      (self.group.speed, self.group.fillMode) = (speed, groupFill)
      self.group.repeatCount = groupRepeats
      self.child = MediaTiming(beginTime: childBegin, duration: child)
      self.child.fillMode = childFill
      (self.time, self.expected) = (time, expected)
    }
  }

  /// A child from 0 to 1 over a model of 9.
  @Test(arguments: [
    Row(group: 0.5, child: 4, at: 2, 0.125),
    Row(group: 0.5, child: 4, at: 0.25, 0.0625),
    Row(group: 0.5, child: 4, at: 2, 9, groupFill: .removed),
    Row(group: 1, child: 0.3, at: 2, 1),
    Row(group: 1, child: 0.3, at: 0.6, 1),
    Row(group: 1, child: 0.3, at: 0.6, 9, childFill: .removed),
    Row(group: 1, child: 0, at: 0.25, 0.25),
    Row(group: 1, child: 0, at: 2, 1),
    Row(group: 2, child: 2, at: 0.25, 0.25, speed: 2),
    Row(group: 2, child: 1, at: 1.5, 0.5, childBegin: 1),
    Row(group: 2, child: 1, at: 0.5, 9, childBegin: 1),
    Row(group: 2, child: 1, at: 0.5, 0, childFill: .both, childBegin: 1),
    Row(group: 1, child: 4, at: 2.5, 0.125, groupRepeats: 3),
    Row(group: .infinity, child: 4, at: 3, 0.75),
    Row(group: .infinity, child: 4, at: 5, 9, childFill: .removed),
    Row(group: .infinity, child: 4, at: 1.5, 0.75, speed: 2),
  ])
  func childrenRunInTheGroupsTime(row: Row) {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    scheduler.transaction(disableActions: true) { layer.zPosition = 9 }
    var child = BasicAnimation(keyPath: .zPosition, from: 0, to: 1)
    child.timing = row.child
    var group = AnimationGroup([child])
    group.timing = row.group
    layer.add(group, forKey: "group")
    scheduler.flush(at: 0)
    #expect(abs(layer.presentation(at: row.time).zPosition - row.expected) < 1e-9)
  }

  @Test func theGroupsOwnCurveBendsItsTime() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    var group = AnimationGroup([BasicAnimation(keyPath: .zPosition, from: 0, to: 10)], duration: 2)
    group.timingFunction = .easeOut
    layer.add(group)
    scheduler.flush(at: 0)
    let expected = 10 * TimingFunction.easeOut.value(at: 0.5)
    #expect(abs(layer.presentation(at: 1).zPosition - expected) < 1e-9)
  }

  @Test func delegatesWithinAreNotCalled() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    let calls = Calls()
    var child = BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: 0.5)
    child.didStop = { _ in calls.note("child") }
    var group = AnimationGroup([child], duration: 1)
    group.didStop = { calls.note("group \($0)") }
    layer.add(group)
    scheduler.turn(at: 0)
    scheduler.turn(at: 2)
    #expect(calls.all == ["group true"])
  }

  @Test func aGroupOfFramesEqualsTheFrameKey() {
    let sprites = (1...3).map { n in
      SpriteAppearance(
        contents: Bitmap(width: n, height: 1),
        contentsRect: Rect(x: 0.125 * Double(n), y: 0, width: 0.25, height: 0.5),
        transform: .translation(x: Double(n), y: 7),
        bounds: Rect(x: 0, y: 0, width: Double(n), height: 5),
        anchorPoint: Point(x: 0.5, y: 0.25 * Double(n)))
    }
    let walk = SpriteAnimation(
      frames: sprites, delayUnits: [1, 2, 1], delayPerUnit: 0.1, loops: .infinity)
    let parts: [KeyframeAnimation] = [
      walk.keyframes(of: .contents) { .image($0.contents) },
      walk.keyframes(of: .contentsRect) { .rect($0.contentsRect) },
      walk.keyframes(of: .transform) { .transform($0.transform) },
      walk.keyframes(of: .bounds) { .rect($0.bounds ?? .zero) },
      walk.keyframes(of: .anchorPoint) { .point($0.anchorPoint ?? .zero) },
    ].map {
      var once = $0
      once.repeatCount = 1
      return once
    }
    var group = AnimationGroup(parts, duration: walk.singleDuration)
    group.repeatCount = .infinity

    let (a, b) = (AnimationPresentationTests.stage(), AnimationPresentationTests.stage())
    a.layer.add(walk.keyframes)
    b.layer.add(group)
    a.scheduler.flush(at: 50)
    b.scheduler.flush(at: 50)

    for tick in 0..<120 {
      let time = 50 + Double(tick) / 60
      #expect(a.layer.presentation(at: time) == b.layer.presentation(at: time))
    }
  }
}

/// What was called, in order.
final class Calls {
  private(set) var all: [String] = []
  func note(_ call: String) { all.append(call) }
}
