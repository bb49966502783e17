import Geometry
import Imaging
import Layers
import Testing

@Suite struct TransactionFadeTests {
  let layer: Layer
  let scheduler: TransactionScheduler

  init() {
    (layer, scheduler) = AnimationPresentationTests.stage()
    scheduler.transaction(disableActions: true) { layer.contents = Self.picture(1) }
  }

  static func picture(_ width: Int) -> Bitmap { Bitmap(width: width, height: 1) }

  private func width(_ snapshot: LayerSnapshot?) -> Int? { snapshot?.properties.contents?.width }

  @Test(arguments: [(0.0, 0.0), (0.0625, 0.25), (0.125, 0.5), (0.1875, 0.75)])
  func contentsDissolveEvenly(time: Double, progress: Double) throws {
    scheduler.turn(at: 10)
    layer.contents = Self.picture(2)
    scheduler.flush(at: 10)
    let snapshot = scheduler.root.snapshot(at: 10 + time).sublayers[0]
    let fade = try #require(snapshot.fade)
    #expect(abs(fade.progress - progress) < 1e-9)
    #expect(width(fade.old) == 1 && width(snapshot) == 2)
    #expect(fade.old.fade == nil)
    #expect(layer.snapshot(at: 10.25).fade == nil)
    #expect(layer.snapshot().fade == nil)
  }

  @Test func theTransactionsCurveAndLengthCount() {
    scheduler.transaction(at: 0, duration: 2, timingFunction: .easeIn) {
      layer.contents = Self.picture(2)
    }
    #expect(layer.snapshot(at: 1).fade?.progress == TimingFunction.easeIn.value(at: 0.5))
  }

  @Test func aFadeCanBeginWhenTheFrameWasDue() {
    scheduler.transaction(at: 5.02, duration: 0.1, beginTime: 5) {
      layer.contents = Self.picture(2)
    }
    let early = layer.snapshot(at: 4.9).fade?.progress
    let half = layer.snapshot(at: 5.05).fade?.progress ?? 9
    #expect(early == 0 && abs(half - 0.5) < 1e-9)
    #expect(layer.snapshot(at: 5.1).fade == nil)
  }

  /// A layer that glides while it dissolves is one layer: its old picture goes along, whichever was
  /// changed first, and stays with it when it has arrived.
  @Test(arguments: [true, false]) func theOldPictureGoesAlong(isMovedFirst: Bool) throws {
    scheduler.transaction(disableActions: true) { layer.position = Point(x: 10, y: 20) }
    func move() {
      scheduler.transaction(duration: 1, timingFunction: .linear) {
        layer.position = Point(x: 50, y: 40)
        layer.opacity = 0.5
      }
    }
    scheduler.transaction(at: 0, duration: 2) {
      if isMovedFirst { move() }
      layer.contents = Self.picture(2)
      if !isMovedFirst { move() }
    }
    for (time, x, opacity) in [(0.0, 10.0, 1.0), (0.25, 20, 0.875), (1.5, 50, 0.5)] {
      let shown = layer.snapshot(at: time)
      let old = try #require(shown.fade?.old)
      #expect(width(old) == 1)
      for properties in [shown.properties, old.properties] {
        #expect(abs(properties.position.x - x) < 1e-9)
        #expect(abs(properties.opacity - opacity) < 1e-9)
      }
    }
  }

  /// What is set without an animation is the new picture's alone.
  @Test func theOldPictureStaysWhereNothingMovesIt() throws {
    scheduler.transaction(at: 0, duration: 1) {
      layer.contents = Self.picture(2)
      scheduler.transaction(disableActions: true) { layer.position = Point(x: 50, y: 40) }
    }
    let shown = layer.snapshot(at: 0.5)
    #expect(shown.properties.position == Point(x: 50, y: 40))
    #expect(try #require(shown.fade).old.properties.position == .zero)
  }

  @Test func aReplacedFadeStartsFromTheScreen() throws {
    scheduler.transaction(at: 0, duration: 1) { layer.contents = Self.picture(2) }
    scheduler.transaction(at: 0.25, duration: 1) { layer.contents = Self.picture(3) }
    let snapshot = layer.snapshot(at: 0.75)
    let fade = try #require(snapshot.fade)
    #expect(width(snapshot) == 3 && fade.progress == 0.5)
    // What was on screen stays as it was then.
    #expect(width(fade.old) == 2 && fade.old.fade?.progress == 0.25)
    #expect(width(fade.old.fade?.old) == 1)
    #expect(layer.animationKeys() == ["transition"])
  }

  @Test func aFadeThatIsReplacedAgainAndAgainDoesNotGrow() {
    for tick in 0..<200 {
      let time = Double(tick) * 0.01
      scheduler.turn(at: time)
      layer.contents = Self.picture(tick + 2)
      scheduler.flush(at: time)
    }
    var (depth, fade) = (0, layer.snapshot(at: 2).fade)
    while let current = fade {
      depth += 1
      fade = current.old.fade
    }
    #expect(depth > 4 && depth <= 14)
  }

  /// Every layer that is drawn for a picture, old ones included.
  private func count(_ snapshot: LayerSnapshot) -> Int {
    snapshot.sublayers.reduce(1 + (snapshot.fade.map { count($0.old) } ?? 0)) { $0 + count($1) }
  }

  @Test(arguments: Transition.Kind.allCases)
  func transitionsThatAreReplacedAgainAndAgainDoNotGrow(kind: Transition.Kind) {
    for tick in 0..<200 {
      let time = Double(tick) * 0.01
      scheduler.turn(at: time)
      var transition = Transition(duration: 0.25)
      transition.kind = tick.isMultiple(of: 3) ? .fade : kind
      layer.add(transition)
      scheduler.transaction(disableActions: true) { layer.contents = Self.picture(tick + 2) }
      scheduler.flush(at: time)
      #expect(count(layer.snapshot(at: time + 0.005)) < 200)
    }
  }

  @Test func layersWithinLayersThatDissolveDoNotMultiply() {
    var layers = [layer]
    for _ in 0..<4 {
      let child = Layer()
      scheduler.transaction(disableActions: true) { layers[layers.count - 1].addSublayer(child) }
      layers.append(child)
    }
    for tick in 0..<60 {
      let time = Double(tick) * 0.01
      scheduler.turn(at: time)
      for layer in layers { layer.contents = Self.picture(tick + 2) }
      scheduler.flush(at: time)
    }
    #expect(count(layer.snapshot(at: 0.6)) < 2000)
  }

  @Test func aPictureThatHasOnlyBegunToAppearIsNotKept() throws {
    for tick in 1...30 {
      layer.contents = Self.picture(tick + 1)
      scheduler.turn(at: Double(tick) * 0.01)
    }
    // At every change the first picture was all that was seen.
    let fade = try #require(layer.snapshot(at: 0.35).fade)
    #expect(width(fade.old) == 30 && fade.old.fade?.progress == 0)
    #expect(width(fade.old.fade?.old) == 1 && fade.old.fade?.old.fade == nil)
  }

  @Test func manyKeysDissolveAsOne() throws {
    for key in ["contents", "contentsRect", "bounds", "anchorPoint", "transform", "position"] {
      layer.actions[key] = Transition()
    }
    let old = layer.properties
    let frame = SpriteAppearance(
      contents: Self.picture(2), contentsRect: Rect(x: 0.5, y: 0, width: 0.5, height: 1),
      transform: .rotation(-.pi / 2, x: 0, y: 0, z: 1),
      bounds: Rect(x: 0, y: 0, width: 7, height: 9), anchorPoint: Point(x: 0.25, y: 2))
    scheduler.transaction(at: 3, duration: 0.5) {
      layer.position = Point(x: 4, y: 5)
      layer.show(frame)
    }
    #expect(layer.animationKeys() == ["transition"])
    let snapshot = layer.snapshot(at: 3.25)
    let fade = try #require(snapshot.fade)
    #expect(fade.old.properties == old && fade.progress == 0.5)
    #expect(snapshot.properties == layer.properties)
  }

  @Test func theOldPictureIsThatBeforeTheFirstChange() throws {
    scheduler.transaction(at: 0, duration: 1, timingFunction: .linear) {
      layer.cornerRadius = 8
      layer.contents = Self.picture(2)
    }
    let fade = try #require(layer.snapshot(at: 0.5).fade)
    #expect(fade.old.properties.cornerRadius == 0)
    #expect(layer.snapshot(at: 0.5).properties.cornerRadius == 4)
  }

  @Test func sublayersBelongToTheOldPicture() throws {
    let child = Layer()
    scheduler.transaction(disableActions: true) {
      layer.addSublayer(child)
      child.zPosition = 5
    }
    child.actions["zPosition"] = NullAction()
    scheduler.transaction(at: 0) {
      child.zPosition = 6
      layer.contents = Self.picture(2)
    }
    let snapshot = layer.snapshot(at: 0.125)
    #expect(snapshot.fade?.old.sublayers.map(\.properties.zPosition) == [5])
    #expect(snapshot.sublayers.map(\.properties.zPosition) == [6])
  }

  @Test func aTransitionOfSublayersKeepsThoseThatLeft() {
    let (old, new) = (Layer(), Layer())
    scheduler.transaction(disableActions: true) {
      layer.addSublayer(old)
      (old.zPosition, new.zPosition) = (1, 2)
    }
    layer.actions["sublayers"] = Transition()
    scheduler.transaction(at: 0) { layer.replaceSublayer(old, with: new) }
    let snapshot = layer.snapshot(at: 0.125)
    #expect(snapshot.fade?.old.sublayers.map(\.properties.zPosition) == [1])
    #expect(snapshot.sublayers.map(\.properties.zPosition) == [2])
  }

  @Test func hidingDissolves() throws {
    scheduler.transaction(at: 0) { layer.isHidden = true }
    let going = try #require(scheduler.root.snapshot(at: 0.125).sublayers.first)
    #expect(going.properties.opacity == 0 && !going.properties.isHidden)
    #expect(going.fade?.progress == 0.5 && going.fade?.old.properties.opacity == 1)
    #expect(scheduler.root.snapshot(at: 0.25).sublayers.isEmpty)
    scheduler.turn(at: 1)
    scheduler.transaction(at: 1) { layer.isHidden = false }
    let coming = try #require(scheduler.root.snapshot(at: 1.125).sublayers.first)
    #expect(coming.properties.opacity == 1 && coming.fade?.old.properties.opacity == 0)
    #expect(coming.fade?.old.properties.isHidden == false)
  }

  @Test func anExplicitTransitionHasItsOwnTimes() {
    #expect(Transition().kind == .fade && Transition.Kind.fade.rawValue == "fade")
    #expect(Transition().startProgress == 0 && Transition().endProgress == 1)
    var transition = Transition(duration: 1)
    (transition.startProgress, transition.endProgress) = (0.25, 0.75)
    #expect(transition.progress(at: 0.5) == 0.5 && transition.progress(at: 0.25) == 0.375)
    #expect(transition.progress(at: 1) == nil)
    transition.beginTime = 4
    layer.add(transition, forKey: "any")
    scheduler.transaction(at: 4.5, disableActions: true) { layer.contents = Self.picture(2) }
    #expect(layer.animationKeys() == ["transition"])
    #expect(layer.snapshot(at: 4.5).fade?.progress == 0.5)
    #expect(width(layer.snapshot(at: 4.5).fade?.old) == 1)
  }

  @Test func pausingALayerHoldsItsFade() {
    scheduler.transaction(at: 0, duration: 1) { layer.contents = Self.picture(2) }
    layer.pause(at: 0.25)
    scheduler.turn(at: 9)
    #expect(layer.snapshot(at: 9).fade?.progress == 0.25)
  }
}

/// The three cures for fades that nobody wants, as the documentation of `TransactionScheduler` has
/// them.
@Suite struct TransactionCureTests {
  let layer: Layer
  let scheduler: TransactionScheduler
  let frames = [Bitmap(width: 1, height: 1), Bitmap(width: 2, height: 1)]

  init() {
    (layer, scheduler) = AnimationPresentationTests.stage()
  }

  @Test func theComplaint() {
    layer.contents = frames[0]
    scheduler.turn(at: 0)
    #expect(layer.snapshot(at: 0.1).fade != nil)
  }

  @Test func switchActionsOffForTheChange() {
    scheduler.transaction(disableActions: true) { layer.contents = frames[0] }
    scheduler.turn(at: 0)
    #expect(layer.snapshot(at: 0.1).fade == nil && layer.contents == frames[0])
  }

  @Test func switchActionsOffForTheLayer() {
    layer.actions["contents"] = NullAction()
    layer.contents = frames[0]
    scheduler.turn(at: 0)
    #expect(layer.snapshot(at: 0.1).fade == nil && layer.animationKeys() == nil)
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func switchActionsOffForAllThatASpriteSets() {
    layer.disableActions()
    layer.show(
      SpriteAppearance(
        contents: frames[1], contentsRect: Rect(x: 0, y: 0, width: 0.5, height: 1),
        contentsScale: 2, transform: .scale(x: 2, y: 1),
        bounds: Rect(x: 0, y: 0, width: 3, height: 4), anchorPoint: .zero))
    layer.position = Point(x: 5, y: 6)
    #expect(layer.animationKeys() == nil)
  }

  @Test func playFramesWithoutChangingTheModel() {
    var walk = KeyframeAnimation(
      keyPath: .contents, values: frames.map { .image($0) }, calculationMode: .discrete)
    walk.duration = 0.6
    walk.repeatCount = .infinity
    layer.add(walk, forKey: "walk")
    scheduler.turn(at: 0)
    for (time, frame) in [(0.0, 0), (0.29, 0), (0.3, 1), (0.6, 0), (6000.3, 1)] {
      let snapshot = layer.snapshot(at: time)
      #expect(snapshot.properties.contents == frames[frame] && snapshot.fade == nil)
    }
    #expect(layer.contents == nil)
  }
}
