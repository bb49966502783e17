import Geometry
import Imaging
import Layers
import Testing

@Suite struct TransactionImplicitTests {
  let layer: Layer
  let scheduler: TransactionScheduler

  init() {
    (layer, scheduler) = AnimationPresentationTests.stage()
  }

  @Test func aChangeGoesFromWhatIsShownToTheModel() throws {
    scheduler.turn(at: 2)
    layer.position = Point(x: 10, y: 30)
    #expect(layer.position == Point(x: 10, y: 30))
    #expect(layer.presentation(at: 2).position == .zero)
    scheduler.flush(at: 2)
    let animation = try #require(layer.animation(forKey: "position") as? BasicAnimation)
    #expect(animation.from == .point(.zero) && animation.to == nil && animation.by == nil)
    #expect(animation.duration == 0.25 && animation.timingFunction == .default)
    let share = TimingFunction.default.value(at: 0.4)
    let shown = layer.presentation(at: 2.1).position
    #expect(abs(shown.x - 10 * share) < 1e-6 && abs(shown.y - 30 * share) < 1e-6)
    #expect(layer.presentation(at: 2.25).position == Point(x: 10, y: 30))
  }

  /// The values of a change of opacity that is turned round half-way.
  @Test func aChangeOnTheWayStartsFromTheScreen() {
    scheduler.transaction(at: 0, duration: 1, timingFunction: .linear) { layer.opacity = 0 }
    scheduler.turn(at: 0.5)
    #expect(layer.presentation(at: 0.5).opacity == 0.5)
    scheduler.transaction(at: 0.5, duration: 1, timingFunction: .linear) { layer.opacity = 1 }
    #expect(layer.presentation(at: 0.5).opacity == 0.5)
    #expect(layer.presentation(at: 1).opacity == 0.75)
    #expect(layer.presentation(at: 1.5).opacity == 1)
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func twoChangesInOneTransactionAreOne() {
    scheduler.transaction(at: 0, duration: 1, timingFunction: .linear) {
      layer.opacity = 0.5
      layer.opacity = 0
    }
    #expect(layer.presentation(at: 0.5).opacity == 0.5)
  }

  @Test func equalValuesStartNothing() {
    layer.opacity = 1
    layer.contents = nil
    #expect(layer.animationKeys() == nil && !scheduler.isActive)
    scheduler.transaction(disableActions: true) { layer.contents = Bitmap(width: 2, height: 1) }
    layer.contents = Bitmap(width: 2, height: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func settingsCountAtTheChange() {
    scheduler.begin()
    layer.opacity = 0
    scheduler.animationDuration = 3
    layer.zPosition = 4
    scheduler.disableActions = true
    layer.cornerRadius = 2
    scheduler.commit()
    #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    #expect(layer.animation(forKey: "zPosition")?.duration == 3)
    #expect(layer.animation(forKey: "cornerRadius") == nil)
  }

  @Test func detachedLayersAnimateNothing() {
    let layer = Layer()
    layer.position = Point(x: 4, y: 5)
    layer.contents = Bitmap(width: 1, height: 1)
    #expect(layer.animationKeys() == nil)
    let branch = Layer()
    branch.addSublayer(layer)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    scheduler.root.addSublayer(branch)
    layer.opacity = 0.25
    #expect(layer.animationKeys() == ["opacity"])
    branch.removeFromSuperlayer()
    layer.zPosition = 9
    #expect(layer.animation(forKey: "zPosition") == nil)
  }

  static let changes: [(String, @Sendable (Layer) -> Void)] = [
    ("anchorPoint", { $0.anchorPoint = .zero }), ("anchorPointZ", { $0.anchorPointZ = 1 }),
    ("backgroundColor", { $0.backgroundColor = Pixel(red: 1, green: 2, blue: 3) }),
    ("borderColor", { $0.borderColor = Pixel(red: 1, green: 2, blue: 3) }),
    ("borderWidth", { $0.borderWidth = 2 }),
    ("bounds", { $0.bounds = Rect(x: 0, y: 0, width: 1, height: 2) }),
    ("contentsRect", { $0.contentsRect = Rect(x: 0, y: 0, width: 0.5, height: 1) }),
    ("contentsCenter", { $0.contentsCenter = Rect(x: 0.25, y: 0, width: 0.5, height: 1) }),
    ("contentsScale", { $0.contentsScale = 2 }), ("cornerRadius", { $0.cornerRadius = 2 }),
    ("doubleSided", { $0.isDoubleSided = false }), ("masksToBounds", { $0.masksToBounds = true }),
    ("opacity", { $0.opacity = 0 }), ("position", { $0.position.x = 3 }),
    ("sublayerTransform", { $0.sublayerTransform = .perspective(distance: 500) }),
    ("transform", { $0.affineTransform = .scale(x: 2, y: 3) }), ("zPosition", { $0.zPosition = 1 }),
    ("transition", { $0.contents = Bitmap(width: 1, height: 1) }),
    ("transition", { $0.isHidden = true }),
    ("", { $0.contentsGravity = .center }), ("", { $0.isGeometryFlipped = true }),
    ("", { $0.minificationFilter = .nearest }), ("", { $0.magnificationFilter = .nearest }),
    ("", { $0.allowsGroupOpacity = false }), ("", { $0.name = "name" }),
  ]

  @Test(arguments: changes)
  func whatAnimates(key: String, change: @Sendable (Layer) -> Void) {
    change(layer)
    #expect(layer.animationKeys() == (key.isEmpty ? nil : [key]))
    let isTransition = layer.animation(forKey: key) is Transition
    #expect(isTransition == (key == "transition"))
    #expect(layer.animation(forKey: key) is BasicAnimation == !(isTransition || key.isEmpty))
    scheduler.turn(at: 0)
    scheduler.turn(at: 0.25)
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation(at: 0.25) == layer.properties)
  }

  @Test func theFrameAnimatesSizeAndPlace() {
    layer.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.animationKeys() == ["bounds", "position"])
  }
}
