import Geometry
import Imaging
import Layers
import Testing

@Suite struct TransactionActionTests {
  /// An action that notes what it is run for.
  struct Noting: LayerAction {
    var name: String
    var calls = Calls()
    func run(forKey key: String, on layer: Layer, from shown: LayerProperties) {
      calls.note("\(name) \(key)")
    }
  }

  final class Deciding: LayerDelegate {
    var answer: (any LayerAction)?
    func action(for layer: Layer, forKey key: String) -> (any LayerAction)? { answer }
  }

  final class Special: Layer {
    override class func defaultAction(forKey key: String) -> (any LayerAction)? {
      key == "position" ? Noting(name: "default") : nil
    }
  }

  struct Row: CustomTestStringConvertible {
    var delegate: String?
    var actions: String?
    var style: String?
    var outerStyle: String?
    var expected: String?
    var testDescription: String { "\([delegate, actions, style, outerStyle])" }
  }

  @Test(arguments: [
    Row(delegate: "D", actions: "A", style: "S", expected: "D"),
    Row(actions: "A", style: "S", expected: "A"),
    Row(style: "S", outerStyle: "O", expected: "S"), Row(outerStyle: "O", expected: "O"),
    Row(expected: "default"), Row(delegate: "null", actions: "A", expected: nil),
    Row(actions: "null", style: "S", expected: nil), Row(style: "null", expected: nil),
  ])
  func lookUpOrder(row: Row) {
    func action(_ name: String?) -> (any LayerAction)? {
      guard let name else { return nil }
      if name == "null" { return NullAction() }
      return Noting(name: name)
    }
    let delegate = Deciding()
    let layer = Special()
    let scheduler = TransactionScheduler(root: layer)
    delegate.answer = action(row.delegate)
    layer.delegate = delegate
    layer.actions["position"] = action(row.actions)
    var style = LayerStyle(style: LayerStyle())
    style.actions["position"] = action(row.style)
    style.style?.actions["position"] = action(row.outerStyle)
    layer.style = style
    #expect((layer.action(forKey: "position") as? Noting)?.name == row.expected)
    scheduler.begin()
    scheduler.disableActions = true
    #expect((layer.action(forKey: "position") as? Noting)?.name == row.expected)
  }

  @Test func aPlainLayerHasNone() {
    #expect(Layer().action(forKey: "position") == nil)
    #expect(Layer().action(forKey: "onOrderIn") == nil)
  }

  @Test func actionsRunInsteadOfTheImplicitAnimation() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    let noting = Noting(name: "a")
    layer.actions = ["opacity": noting, "position": NullAction()]
    layer.opacity = 0
    layer.position = Point(x: 1, y: 2)
    scheduler.transaction(disableActions: true) { layer.opacity = 0.5 }
    layer.isGeometryFlipped = true
    #expect(noting.calls.all == ["a opacity"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func anAnimationAsAnActionFillsInWhatIsMissing() throws {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    layer.actions["opacity"] = BasicAnimation(duration: 2)
    layer.actions["zPosition"] = KeyframeAnimation(values: [0, 8, 4], duration: 2)
    layer.opacity = 0
    layer.zPosition = 4
    scheduler.flush(at: 0)
    #expect(layer.presentation(at: 0.5).opacity == 0.75)
    #expect(layer.presentation(at: 1).zPosition == 8)
    #expect(layer.animationKeys() == ["opacity", "zPosition"])
  }

  @Test func comingAndGoingAreActions() {
    let (layer, scheduler) = AnimationPresentationTests.stage()
    let (own, outer) = (Noting(name: "own"), Noting(name: "outer"))
    let child = Layer()
    child.actions = ["onOrderIn": own, "onOrderOut": own, "hidden": own]
    layer.actions["sublayers"] = outer
    layer.addSublayer(child)
    #expect(own.calls.all == ["own onOrderIn"] && outer.calls.all == ["outer sublayers"])
    child.isHidden = true
    child.isHidden = false
    #expect(
      own.calls.all.dropFirst() == [
        "own hidden", "own onOrderOut", "own hidden", "own onOrderIn",
      ])
    child.removeFromSuperlayer()
    child.removeFromSuperlayer()
    #expect(own.calls.all.last == "own onOrderOut" && own.calls.all.count == 6)
    #expect(outer.calls.all.count == 2)
    scheduler.transaction(disableActions: true) { layer.addSublayer(child) }
    #expect(own.calls.all.count == 6 && outer.calls.all.count == 2)
    #expect(child.animationKeys() == nil)
  }
}
