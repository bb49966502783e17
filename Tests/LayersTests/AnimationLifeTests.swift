import Geometry
import Imaging
import Layers
import Testing

@Suite struct AnimationLifeTests {
  static func noting(_ calls: Calls, _ name: String, duration: Double = 1) -> BasicAnimation {
    var animation = BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: duration)
    animation.didStart = { calls.note("\(name) starts") }
    animation.didStop = { calls.note("\(name) stops \($0)") }
    return animation
  }

  @Test func delegatesHearOfStartAndEndOnce() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    let calls = Calls()
    layer.add(Self.noting(calls, "a"), forKey: "a")
    #expect(calls.all.isEmpty)
    scheduler.turn(at: 10)
    #expect(calls.all == ["a starts"])
    #expect(layer.animation(forKey: "a")?.beginTime == 10)
    scheduler.turn(at: 10.9)
    #expect(layer.animationKeys() == ["a"])
    scheduler.turn(at: 11)
    #expect(calls.all == ["a starts", "a stops true"])
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation(at: 11).opacity == 1)
    scheduler.turn(at: 12)
    #expect(calls.all.count == 2 && !scheduler.isActive)
  }

  @Test func replacedAndRemovedOnesDoNotFinish() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    let calls = Calls()
    layer.add(Self.noting(calls, "a"), forKey: "key")
    scheduler.turn(at: 0)
    layer.add(Self.noting(calls, "b"), forKey: "key")
    #expect(calls.all == ["a starts", "a stops false"])
    layer.removeAnimation(forKey: "key")
    layer.removeAnimation(forKey: "key")
    #expect(calls.all.last == "b stops false" && calls.all.count == 3)
    #expect(layer.animationKeys() == nil)
  }

  @Test func unnamedOnesStandSideBySide() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    let calls = Calls()
    layer.add(Self.noting(calls, "a"))
    layer.add(Self.noting(calls, "b"))
    layer.add(Self.noting(calls, "c"), forKey: "c")
    scheduler.turn(at: 0)
    #expect(calls.all == ["a starts", "b starts", "c starts"])
    #expect(layer.animationKeys() == ["c"])
    layer.removeAllAnimations()
    #expect(calls.all.suffix(3) == ["a stops false", "b stops false", "c stops false"])
  }

  @Test func whatIsNotRemovedStaysAndStopsOnce() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    let calls = Calls()
    var animation = Self.noting(calls, "a")
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    animation.to = 0.25
    layer.add(animation, forKey: "a")
    scheduler.turn(at: 0)
    scheduler.turn(at: 2)
    scheduler.turn(at: 3)
    #expect(calls.all == ["a starts", "a stops true"])
    #expect(layer.presentation(at: 50).opacity == 0.25)
    #expect(!scheduler.isActive)
    layer.removeAllAnimations()
    #expect(calls.all.count == 2)
    #expect(layer.presentation(at: 50).opacity == 1)
  }

  @Test func animationsAreCopiedWhenAdded() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    var original = BasicAnimation(keyPath: .opacity, from: 0, to: 1)
    scheduler.transaction(duration: 0.75) { layer.add(original, forKey: "a") }
    original.to = 0.5
    let stored = layer.animation(forKey: "a") as? BasicAnimation
    #expect(original.duration == 0 && stored?.duration == 0.75 && stored?.to == 1)
    layer.add(BasicAnimation(keyPath: .opacity, duration: -2), forKey: "b")
    layer.add(BasicAnimation(keyPath: .opacity, duration: .nan), forKey: "c")
    #expect(layer.animation(forKey: "b")?.duration == 0.25)
    #expect(layer.animation(forKey: "c")?.duration == 0.25)
  }

  @Test func whatWaitsShowsItsBeginning() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    scheduler.begin()
    layer.add(BasicAnimation(keyPath: .opacity, from: 0.25, to: 0.75, duration: 1))
    #expect(layer.presentation(at: 5).opacity == 0.25)
    scheduler.commit(at: 6)
    #expect(layer.presentation(at: 6.5).opacity == 0.5)
  }

  @Test func leavingTheTreeEndsAnimations() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    let calls = Calls()
    layer.add(Self.noting(calls, "a", duration: 100), forKey: "a")
    scheduler.turn(at: 0)
    layer.removeFromSuperlayer()
    #expect(layer.presentation(at: 1).opacity == 1)
    scheduler.turn(at: 2)
    #expect(calls.all == ["a starts", "a stops false"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func movingWithinTheTreeDoesNot() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    let group = Layer()
    scheduler.root.addSublayer(group)
    layer.add(BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: 10), forKey: "a")
    scheduler.turn(at: 0)
    group.addSublayer(layer)
    scheduler.turn(at: 5)
    #expect(layer.presentation(at: 5).opacity == 0.5)
  }

  @Test func aDetachedLayersAnimationWaits() {
    let (root, layer) = (Layer(), Layer())
    layer.add(BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: 2), forKey: "a")
    #expect(layer.presentation(at: 1).opacity == 1)
    let scheduler = TransactionScheduler(root: root)
    scheduler.turn(at: 10)
    root.addSublayer(layer)
    scheduler.turn(at: 20)
    #expect(layer.presentation(at: 21).opacity == 0.5)
  }

  @Test func nothingKeepsTheTreeAlive() {
    weak var weakScheduler: TransactionScheduler?
    weak var weakLayer: Layer?
    weak var weakSublayer: Layer?
    do {
      let (layer, scheduler) = AnimationPresentationTests.stage()
      let sublayer = Layer()
      layer.addSublayer(sublayer)
      scheduler.transaction(completion: {}) {
        layer.contents = Bitmap(width: 1, height: 1)
        sublayer.opacity = 0
      }
      scheduler.turn(at: 0.1)
      (weakScheduler, weakLayer, weakSublayer) = (scheduler, layer, sublayer)
    }
    #expect(weakScheduler == nil && weakLayer == nil && weakSublayer == nil)
  }

  @Test func theSchedulerLetsGoOfLayersThatLeft() {
    let (_, scheduler) = AnimationPresentationTests.stage()
    weak var gone: Layer?
    do {
      let layer = Layer()
      scheduler.root.addSublayer(layer)
      layer.opacity = 0
      scheduler.turn(at: 0)
      layer.removeFromSuperlayer()
      gone = layer
    }
    scheduler.turn(at: 0.1)
    #expect(gone == nil)
  }

  @Test func aLayerOutlivesItsScheduler() {
    let root = Layer()
    do {
      let scheduler = TransactionScheduler(root: root)
      root.opacity = 0
      scheduler.turn(at: 0)
      #expect(root.presentation(at: 0).opacity == 1)
    }
    root.opacity = 0.5
    #expect(root.presentation(at: 0.1).opacity == 0.5)
  }

  @Test func anotherSchedulerTakesOver() {
    let root = Layer()
    let calls = Calls()
    do {
      let scheduler = TransactionScheduler(root: root)
      root.add(Self.noting(calls, "a", duration: 4), forKey: "a")
      scheduler.turn(at: 0)
    }
    let scheduler = TransactionScheduler(root: root)
    scheduler.turn(at: 1)
    #expect(root.presentation(at: 1).opacity == 0.25)
    scheduler.turn(at: 4)
    #expect(calls.all == ["a starts", "a stops true"])
  }

  @Test func aLayerMovedToAnotherTreeRunsOnThere() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    let (other, calls) = (TransactionScheduler(root: Layer()), Calls())
    layer.add(Self.noting(calls, "a", duration: 4), forKey: "a")
    scheduler.turn(at: 0)
    other.root.addSublayer(layer)
    scheduler.turn(at: 1)
    #expect(layer.presentation(at: 1).opacity == 0.25 && !scheduler.isActive)
    other.turn(at: 4)
    #expect(calls.all == ["a starts", "a stops true"])
  }
}
