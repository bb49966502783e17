import Geometry
import Imaging
import Layers
import Testing

@Suite struct TransactionCompletionTests {
  let layer: Layer
  let scheduler: TransactionScheduler
  let calls = Calls()

  init() {
    (layer, scheduler) = AnimationPresentationTests.stage()
  }

  private func add(_ duration: Double, forKey key: String? = nil) {
    layer.add(BasicAnimation(keyPath: .zPosition, from: 0, to: 1, duration: duration), forKey: key)
  }

  private func note(_ call: String) -> () -> Void { { [calls] in calls.note(call) } }

  @Test func runsAtTheCommitWithoutAnimations() {
    scheduler.transaction(completion: note("done")) { #expect(calls.all.isEmpty) }
    #expect(calls.all == ["done"])
    scheduler.transaction(disableActions: true, completion: note("again")) { layer.opacity = 0 }
    #expect(calls.all == ["done", "again"])
  }

  @Test func waitsForAllAnimations() {
    scheduler.transaction(completion: note("done")) {
      add(1)
      add(3)
    }
    scheduler.turn(at: 2)
    #expect(calls.all.isEmpty)
    scheduler.turn(at: 3)
    scheduler.turn(at: 4)
    #expect(calls.all == ["done"])
  }

  @Test func waitsForImplicitAnimationsAndFades() {
    scheduler.transaction(completion: note("done")) {
      layer.contents = Bitmap(width: 1, height: 1)
      layer.opacity = 0
    }
    scheduler.turn(at: 0.2)
    #expect(calls.all.isEmpty)
    scheduler.turn(at: 0.25)
    #expect(calls.all == ["done"])
  }

  @Test func countsWhatIsAddedWithinAndNotBefore() {
    scheduler.begin()
    add(9)
    scheduler.completionBlock = note("outer")
    scheduler.transaction(completion: note("inner")) { add(2) }
    add(4)
    scheduler.commit()
    scheduler.turn(at: 2)
    #expect(calls.all == ["inner"])
    scheduler.turn(at: 4)
    #expect(calls.all == ["inner", "outer"])
  }

  @Test func anInnerBlockDoesNotWaitForTheOuterCommit() {
    scheduler.begin()
    scheduler.transaction(completion: note("inner")) {}
    #expect(calls.all == ["inner"])
    scheduler.commit()
  }

  @Test func removalEndsTheWait() {
    scheduler.transaction(completion: note("done")) {
      add(.infinity, forKey: "a")
      add(1, forKey: "b")
    }
    scheduler.turn(at: 5)
    #expect(calls.all.isEmpty)
    layer.removeAllAnimations()
    #expect(calls.all == ["done"])
  }

  @Test func replacementEndsTheWait() {
    scheduler.transaction(completion: note("first")) { add(5, forKey: "key") }
    scheduler.transaction(completion: note("second")) { add(5, forKey: "key") }
    #expect(calls.all == ["first"])
  }

  @Test func aReplacedBlockRunsAsIfNothingFollowed() {
    scheduler.begin()
    scheduler.completionBlock = note("first")
    scheduler.completionBlock = note("second")
    #expect(calls.all == ["first"])
    add(2)
    scheduler.completionBlock = note("third")
    scheduler.commit()
    #expect(calls.all == ["first", "third"])
    scheduler.turn(at: 2)
    #expect(calls.all == ["first", "third", "second"])
  }

  @Test func aGroupCountsAsOne() {
    scheduler.transaction(completion: note("done")) {
      let child = BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: 9)
      layer.add(AnimationGroup([child, child], duration: 1))
    }
    scheduler.turn(at: 1)
    #expect(calls.all == ["done"])
  }

  @Test func animationsAreToldBeforeTheBlockRuns() {
    scheduler.transaction(completion: note("block")) {
      var animation = BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: 1)
      animation.didStop = { [calls] _ in calls.note("didStop") }
      layer.add(animation)
    }
    scheduler.turn(at: 1)
    #expect(calls.all == ["didStop", "block"])
  }

  @Test func whatABlockChangesIsATransactionOfItsOwn() {
    let layer = layer
    let scheduler = scheduler
    scheduler.transaction(
      duration: 1, timingFunction: .linear,
      completion: { [weak scheduler] in
        #expect(scheduler?.animationDuration == 0.25)
        layer.opacity = 1
      }
    ) { layer.opacity = 0 }
    scheduler.turn(at: 1)
    #expect(layer.animation(forKey: "opacity")?.beginTime == 1)
    #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    #expect(layer.presentation(at: 1).opacity == 0)
    #expect(layer.presentation(at: 1.25).opacity == 1)
  }

  @Test func theImplicitTransactionsBlockRunsAtTheFlush() {
    scheduler.completionBlock = note("done")
    #expect(calls.all.isEmpty)
    scheduler.flush(at: 0)
    #expect(calls.all == ["done"])
  }

  @Test func animationsThatNeverEndWaitForEver() {
    scheduler.transaction(completion: note("done")) {
      var still = BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: 1)
      still.speed = 0
      layer.add(still)
    }
    scheduler.turn(at: 1e9)
    #expect(calls.all.isEmpty && scheduler.isActive)
  }
}
