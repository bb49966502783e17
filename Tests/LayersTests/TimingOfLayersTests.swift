import Layers
import Testing

@Suite struct TimingOfLayersTests {
  @Test func speedsMultiplyDownTheTree() {
    let (root, middle, leaf) = (Layer(), Layer(), Layer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    (root.speed, middle.speed) = (2, 3)
    middle.beginTime = 4
    leaf.timeOffset = 5
    #expect(root.convertTime(10, from: nil) == 20)
    #expect(middle.convertTime(10, from: nil) == 48)
    #expect(leaf.convertTime(10, from: nil) == 53)
    #expect(leaf.convertTime(53, to: nil) == 10)
    #expect(leaf.convertTime(48, from: middle) == 53)
    #expect(leaf.convertTime(53, to: root) == 20)
    #expect(leaf.convertTime(53, to: leaf) == 53)
  }

  @Test func aLayerThatStandsGivesItsBeginning() {
    let layer = Layer()
    (layer.speed, layer.beginTime, layer.timeOffset) = (0, 7, 3)
    #expect(layer.convertTime(100, from: nil) == 3)
    #expect(layer.convertTime(100, to: nil) == 7)
  }

  @Test func aLayerLastsForEver() {
    #expect(Layer().duration == .infinity)
  }

  @Test func pauseAndResumeDoNotJump() {
    let layer = Layer()
    layer.pause(at: 100)
    layer.pause(at: 103)
    #expect(layer.timeOffset == 100 && layer.speed == 0)
    #expect(layer.convertTime(106, from: nil) == 100)
    layer.resume(at: 107)
    #expect(layer.beginTime == 7 && layer.timeOffset == 0)
    layer.resume(at: 109)
    #expect(layer.convertTime(107, from: nil) == 100)
    #expect(layer.convertTime(110, from: nil) == 103)
  }

  @Test func pauseWithinAFastParent() {
    let (root, layer) = (Layer(), Layer())
    root.addSublayer(layer)
    root.speed = 2
    layer.pause(at: 10)
    #expect(layer.timeOffset == 20)
    layer.resume(at: 16)
    #expect(layer.convertTime(16, from: nil) == 20)
    #expect(layer.convertTime(17, from: nil) == 22)
  }

  @Test func speedChangesDoNotJump() {
    let layer = Layer()
    layer.setSpeed(2, at: 50)
    #expect(layer.beginTime == 50 && layer.timeOffset == 50)
    #expect(layer.convertTime(53, from: nil) == 56)
    layer.setSpeed(-1, at: 53)
    #expect(layer.convertTime(53, from: nil) == 56)
    #expect(layer.convertTime(60, from: nil) == 49)
  }

  @Test func holdShowsOneMoment() {
    let layer = Layer()
    layer.hold(at: 0.35)
    #expect(layer.convertTime(9, from: nil) == 0.35)
  }
}
