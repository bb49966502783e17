import Geometry
import Layers
import Testing

/// Delegates, actions and blocks that change the tree while it is being changed.
@Suite struct TransactionReentryTests {
  let layer: Layer
  let scheduler: TransactionScheduler
  var root: Layer { scheduler.root }

  init() { (layer, scheduler) = AnimationPresentationTests.stage() }

  private struct Doing: LayerAction {
    var act: (Layer) -> Void
    func run(forKey key: String, on layer: Layer, from shown: LayerProperties) { act(layer) }
  }

  private final class Asked: LayerDelegate {
    let act: (Layer, String) -> Void
    init(_ act: @escaping (Layer, String) -> Void) { self.act = act }
    func action(for layer: Layer, forKey key: String) -> (any LayerAction)? {
      act(layer, key)
      return nil
    }
  }

  @Test func aDelegateMayTakeItsLayerOut() {
    let delegate = Asked { layer, _ in layer.removeFromSuperlayer() }
    layer.delegate = delegate
    layer.opacity = 0.25
    #expect(layer.superlayer == nil && root.sublayers.isEmpty)
    #expect(layer.opacity == 0.25)
    scheduler.turn(at: 1)
    #expect(!scheduler.isActive)
  }

  @Test func anActionMayTakeOutWhatGoesAnyway() {
    var calls = 0
    layer.actions["onOrderOut"] = Doing {
      calls += 1
      $0.removeFromSuperlayer()
    }
    layer.removeFromSuperlayer()
    #expect(calls == 1 && layer.superlayer == nil && root.sublayers.isEmpty)
    root.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(calls == 2 && root.sublayers.isEmpty)
  }

  @Test func aLayerThatIsMovedOnItsWayOutIsInOnePlace() {
    let (other, child) = (Layer("other", x: 0, y: 0, width: 1, height: 1), Layer())
    root.addSublayer(other)
    layer.addSublayer(child)
    child.actions["onOrderOut"] = Doing { other.addSublayer($0) }
    child.removeFromSuperlayer()
    #expect(child.superlayer === other)
    #expect(layer.sublayers.isEmpty && other.sublayers.count == 1)
  }

  @Test func aLayerThatIsMovedOnItsWayInIsInOnePlace() {
    let (other, child) = (Layer("other", x: 0, y: 0, width: 1, height: 1), Layer())
    root.addSublayer(other)
    var isMoved = false
    let delegate = Asked { child, _ in
      guard !isMoved else { return }
      isMoved = true
      other.addSublayer(child)
    }
    child.delegate = delegate
    layer.addSublayer(child)
    #expect(child.superlayer === layer)
    #expect(layer.sublayers.count == 1 && other.sublayers.isEmpty)
  }

  @Test func whoIsToldMayChangeEverything() {
    var told: [String] = []
    var animation = BasicAnimation(keyPath: .opacity, from: 0, to: 1, duration: 0.5)
    animation.didStart = { [layer] in
      told.append("start")
      layer.removeAllAnimations()
    }
    animation.didStop = { [layer, root] finished in
      told.append("stop \(finished)")
      layer.removeFromSuperlayer()
      root.addSublayer(layer)
      layer.zPosition = 3
    }
    scheduler.transaction(
      at: 0,
      completion: { [scheduler] in
        told.append("done")
        scheduler.transaction(disableActions: true) { scheduler.root.opacity = 0.5 }
      }
    ) { layer.add(animation, forKey: "a") }
    scheduler.turn(at: 0.25)
    #expect(told == ["start", "stop false", "done"])
    #expect(layer.animationKeys() == ["zPosition"] && root.opacity == 0.5)
  }

  @Test func aBeginningThatIsNoNumberHoldsNobodyUp() {
    var isDone = false
    scheduler.transaction(at: 1, beginTime: .nan, completion: { isDone = true }) {
      layer.opacity = 0.25
    }
    scheduler.turn(at: 1)
    #expect(isDone && !scheduler.isActive)
    #expect(layer.presentation(at: 1).opacity == 0.25)
  }
}
