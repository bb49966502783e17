import Geometry
import Imaging
import Layers
import Testing

@Suite struct TransactionTests {
  static func scheduler() -> TransactionScheduler { TransactionScheduler(root: Layer()) }

  @Test func defaults() {
    let scheduler = Self.scheduler()
    for _ in 0..<2 {
      #expect(scheduler.animationDuration == 0.25 && !scheduler.disableActions)
      #expect(scheduler.animationTimingFunction == nil && scheduler.completionBlock == nil)
      #expect(scheduler.animationBeginTime == nil)
      scheduler.begin()
    }
  }

  @Test func settingsAreInheritedAndVanish() {
    let scheduler = Self.scheduler()
    scheduler.begin()
    scheduler.animationDuration = 1
    scheduler.disableActions = true
    scheduler.animationTimingFunction = .easeIn
    scheduler.completionBlock = {}
    scheduler.setValue("stored", forKey: "key")
    scheduler.begin()
    #expect(scheduler.animationDuration == 1 && scheduler.disableActions)
    #expect(scheduler.animationTimingFunction == .easeIn && scheduler.completionBlock == nil)
    #expect(scheduler.value(forKey: "key") as? String == "stored")
    scheduler.animationDuration = 2
    scheduler.setValue("other", forKey: "key")
    scheduler.commit()
    #expect(scheduler.animationDuration == 1)
    #expect(scheduler.value(forKey: "key") as? String == "stored")
    scheduler.commit()
    #expect(scheduler.animationDuration == 0.25 && !scheduler.disableActions)
    #expect(scheduler.value(forKey: "key") == nil)
  }

  @Test func theFourKeysAreSettings() {
    typealias Key = TransactionScheduler.Key
    #expect(
      Key.allCases.map(\.rawValue) == [
        "animationDuration", "animationTimingFunction", "disableActions", "completionBlock",
      ])
    let scheduler = Self.scheduler()
    scheduler.begin()
    scheduler.setValue(1.25, forKey: "animationDuration")
    scheduler.setValue(TimingFunction.easeOut, forKey: "animationTimingFunction")
    scheduler.setValue(true, forKey: "disableActions")
    #expect(scheduler.animationDuration == 1.25 && scheduler.disableActions)
    #expect(scheduler.animationTimingFunction == .easeOut)
    #expect(scheduler.value(forKey: "animationDuration") as? Double == 1.25)
    #expect(scheduler.value(forKey: "animationTimingFunction") as? TimingFunction == .easeOut)
    #expect(scheduler.value(forKey: "disableActions") as? Bool == true)
    let calls = Calls()
    let block: () -> Void = { calls.note("done") }
    scheduler.setValue(block, forKey: "completionBlock")
    scheduler.setValue("a word", forKey: "animationDuration")
    #expect(scheduler.animationDuration == 1.25)
    scheduler.setValue(nil, forKey: "animationDuration")
    scheduler.setValue(nil, forKey: "animationTimingFunction")
    #expect(scheduler.animationDuration == 0.25 && scheduler.animationTimingFunction == nil)
    scheduler.commit()
    #expect(calls.all == ["done"])
  }

  @Test func strayCallsAreHarmless() {
    let scheduler = Self.scheduler()
    scheduler.commit()
    scheduler.commit()
    #expect(scheduler.animationDuration == 0.25)
    scheduler.unlock()
    scheduler.lock()
    scheduler.lock()
    scheduler.unlock()
    #expect(scheduler.isLocked)
    scheduler.unlock()
    scheduler.flush(at: 3)
    scheduler.flush(at: .nan)
    #expect(!scheduler.isLocked && scheduler.time == 3)
  }

  @Test func aSettingOutsideLastsUntilTheFlush() {
    let scheduler = Self.scheduler()
    scheduler.animationDuration = 3
    scheduler.commit()
    #expect(scheduler.animationDuration == 3)
    scheduler.flush()
    #expect(scheduler.animationDuration == 0.25)
  }

  @Test func flushLeavesWhatWasBegunByHand() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    scheduler.animationDuration = 9
    scheduler.begin()
    layer.opacity = 0
    scheduler.animationDuration = 2
    scheduler.flush(at: 1)
    #expect(scheduler.animationDuration == 2)
    #expect(layer.presentation(at: 1.5).opacity == 1)
    scheduler.commit(at: 4)
    #expect(scheduler.animationDuration == 0.25)
    #expect(layer.animation(forKey: "opacity")?.beginTime == 4)
    #expect(layer.animation(forKey: "opacity")?.duration == 9)
  }

  @Test func animationsBeginWithTheOutermostCommit() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    layer.speed = 2
    scheduler.begin()
    scheduler.begin()
    layer.opacity = 0
    scheduler.commit(at: 5)
    #expect(layer.animation(forKey: "opacity")?.beginTime == 0)
    scheduler.commit(at: 7)
    #expect(layer.animation(forKey: "opacity")?.beginTime == 14)
  }

  @Test func theClosureFormSetsAndReturns() throws {
    struct Failure: Error {}
    let scheduler = Self.scheduler()
    let seen = scheduler.transaction(
      at: 4, disableActions: true, duration: 2, timingFunction: .easeOut, beginTime: 3.5
    ) {
      (
        scheduler.time, scheduler.disableActions, scheduler.animationDuration,
        scheduler.animationTimingFunction, scheduler.animationBeginTime
      )
    }
    #expect(seen == (4, true, 2, .easeOut, 3.5))
    #expect(throws: Failure.self) {
      try scheduler.transaction(duration: 7) { throw Failure() }
    }
    #expect(scheduler.animationDuration == 0.25 && !scheduler.isActive)
  }

  @Test func aGivenBeginTimeCountsInsteadOfTheCommits() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    scheduler.transaction(at: 10.02, duration: 0.1, timingFunction: .linear, beginTime: 10) {
      layer.opacity = 0
    }
    #expect(abs(layer.presentation(at: 10.05).opacity - 0.5) < 1e-9)
    var explicit = BasicAnimation(keyPath: .zPosition, from: 0, to: 1, duration: 1)
    explicit.beginTime = 9.5
    scheduler.transaction(beginTime: 10) { layer.add(explicit) }
    #expect(abs(layer.presentation(at: 10).zPosition - 0.5) < 1e-9)
  }
}
