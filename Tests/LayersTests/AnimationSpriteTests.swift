import Geometry
import Imaging
import Layers
import Testing

@Suite struct AnimationSpriteTests {
  @Test(arguments: [
    ([1.0, 1, 1], 1.0, 0.05, 0), ([1, 1, 1], 1, 0.15, 1), ([1, 1, 1], 2, 0.35, 0),
    ([1, 1, 1], 2, 0.6, 2), ([1, 2, 1], 1, 0.25, 1), ([1, 2, 1], 1, 0.31, 2),
    ([1, 1, 1], 1, 0.1 + 0.1, 2), ([1, 1, 1], 1, -4, 0), ([1, 1, 1], 1, 99, 2),
    ([1, 0, 1], 1, 0.1, 2), ([0, 1, 1], 1, 0, 1), ([1, 2, 1], .infinity, 1e6 + 0.15, 1),
  ])
  func cocosFrames(units: [Double], loops: Double, time: Double, expected: Int) {
    let animation = SpriteAnimation(
      frames: ["a", "b", "c"], delayUnits: units, delayPerUnit: 0.1, loops: loops)
    #expect(animation.frameIndex(at: time) == expected)
  }

  @Test func cocosLengths() {
    let animation = SpriteAnimation(
      frames: [0, 1, 2], delayUnits: [1, 2, 1], delayPerUnit: 0.1, loops: 3)
    #expect(animation.splitTimes == [0, 0.25, 0.75])
    #expect(abs(animation.singleDuration - 0.4) < 1e-12)
    #expect(abs(animation.duration - 1.2) < 1e-12)
    #expect(SpriteAnimation(frames: [1, 2], delayPerUnit: 0.5).splitTimes == [0, 0.5])
  }

  @Test func spriteKitOptions() {
    let plain = SpriteAnimation(frames: ["a", "b"], timePerFrame: 0.1)
    #expect(!plain.resize && !plain.restoreOriginalFrame)
    #expect(plain.frameAfterwards(original: "idle") == "b")
    let restoring = SpriteAnimation(frames: ["a", "b"], timePerFrame: 0.1, restore: true)
    #expect(restoring.frameAfterwards(original: "idle") == "idle")
    #expect(abs(SpriteAnimation(frames: Array(0..<8), timePerFrame: 0.1).duration - 0.8) < 1e-9)
  }

  @Test func reversedKeepsEachFramesTime() {
    let animation = SpriteAnimation(
      frames: ["a", "b", "c"], delayUnits: [1, 2, 5], delayPerUnit: 0.1, loops: 4
    ).reversed()
    #expect(animation.frames == ["c", "b", "a"] && animation.delayUnits == [5, 2, 1])
    #expect(animation.loops == 4)
  }

  @Test func nothingIsShownOfNothing() {
    let animation = SpriteAnimation<Int>(frames: [], delayPerUnit: 0.1)
    #expect(animation.frame(at: 1) == nil && animation.duration == 0)
    #expect(animation.keyframes(of: .zPosition) { .number(Double($0)) }.value(at: 0) == nil)
    let still = SpriteAnimation(frames: [1, 2], delayUnits: [.nan, -1], delayPerUnit: 0.1)
    #expect(still.duration == 0 && still.frame(at: 3) == 2)
  }

  /// Both roads show the same: a player that asks for the frame due, and keyframes.
  @Test(arguments: [60, 59.94, 30, 7, 143])
  func keyframesShowTheFrameThatIsDue(rate: Double) {
    let animation = SpriteAnimation(
      frames: Array(0..<12), delayUnits: (0..<12).map { Double(30 + ($0 * 7919) % 211) },
      delayPerUnit: 0.001, loops: 50)
    let (layer, scheduler) = AnimationPresentationTests.stage()
    scheduler.turn(at: 1000)
    layer.add(animation.keyframes(of: .zPosition) { .number(Double($0)) })
    scheduler.flush(at: 1000)
    var tick = 0.0
    while tick / rate < animation.duration + 1 {
      let time = 1000 + tick / rate
      let due = animation.frame(at: time - 1000)
      #expect(layer.presentation(at: time).zPosition == due.map { Double($0) })
      tick += 1
    }
  }

  @Test func resizeBringsTheSize() {
    let frames = [3.0, 4].map { width in
      SpriteAppearance(
        contents: Bitmap(width: Int(width), height: 1), contentsScale: 2,
        bounds: Rect(x: 0, y: 0, width: width, height: 5), anchorPoint: Point(x: 0, y: 1))
    }
    for resize in [false, true] {
      let (layer, scheduler) = AnimationPresentationTests.stage()
      scheduler.transaction(disableActions: true) { layer.bounds.size = Size(width: 9, height: 8) }
      layer.add(SpriteAnimation(frames: frames, timePerFrame: 1, resize: resize).keyframes)
      scheduler.flush(at: 0)
      let shown = layer.presentation(at: 1.5)
      #expect(shown.contents?.width == 4 && shown.contentsScale == 2)
      #expect(shown.bounds.size.width == (resize ? 4 : 9))
      #expect(shown.anchorPoint.x == (resize ? 0 : 0.5))
      // SpriteKit's default keeps the last frame.
      scheduler.turn(at: 3)
      #expect(layer.presentation(at: 9).contents?.width == 4)
      #expect(layer.contents == nil)
    }
  }

  @Test func showSetsWhatKeyframesShow() {
    let frame = SpriteAppearance(
      contents: Bitmap(width: 2, height: 3), contentsRect: Rect(x: 0, y: 0, width: 0.5, height: 1),
      transform: .translation(x: 1, y: 2), bounds: Rect(x: 0, y: 0, width: 4, height: 5),
      anchorPoint: Point(x: 0.25, y: 1))
    let layer = Layer()
    layer.show(frame)
    var properties = LayerProperties()
    frame.show(in: &properties)
    #expect(layer.properties == properties && SpriteAppearance(properties) == frame)
  }

  /// No error gathers: each boundary of the ten thousandth loop is met as that of the first.
  @Test func framesDoNotDrift() {
    let units = (0..<12).map { Double(30 + ($0 * 7919) % 211) }
    let animation = SpriteAnimation(
      frames: Array(0..<12), delayUnits: units, delayPerUnit: 0.001, loops: .infinity)
    let keyframes = animation.keyframes(of: .zPosition) { .number(Double($0)) }
    let (layer, scheduler) = AnimationPresentationTests.stage()
    layer.add(keyframes)
    scheduler.flush(at: 0)
    let total = units.reduce(0, +)
    for loop in [0, 1, 777, 9_999, 10_000] {
      var begin = 0.0
      for (index, unit) in units.enumerated() {
        let start = (Double(loop) * total + begin) / 1000
        begin += unit
        for time in [start, start + unit / 2000, start + (unit - 0.01) / 1000] {
          #expect(animation.frameIndex(at: time) == index)
          #expect(layer.presentation(at: time).zPosition == Double(index))
        }
      }
    }
  }
}
