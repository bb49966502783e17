import LayerSprites
import SampleAtlases
import Testing

/// Sprites as frames of animations.
@Suite struct SpriteAppearanceTests {
  static let sprites = LayerSpriteImageTests.rows.map(\.sprite)

  @Test(arguments: sprites.indices)
  func aFrameIsWhatASpriteSets(index: Int) {
    let sprite = Self.sprites[index]
    let layer = Layer()
    layer.setContents(sprite)
    layer.setDimensions(sprite)
    var properties = LayerProperties()
    SpriteAppearance(sprite).show(in: &properties)
    #expect(properties == layer.properties)
    #expect(properties.bounds.size == sprite.size)
  }

  @Test func keyframesShowSpriteAfterSprite() {
    let (root, layer) = (Layer(), Layer())
    root.addSublayer(layer)
    let scheduler = TransactionScheduler(root: root)
    var walk = SpriteAnimation(
      frames: Self.sprites.map { SpriteAppearance($0) }, timePerFrame: 0.1, resize: true)
    walk.loops = .infinity
    layer.add(walk.keyframes, forKey: "walk")
    scheduler.turn(at: 4)
    for (index, sprite) in Self.sprites.enumerated() {
      let shown = layer.presentation(at: 4.05 + 0.1 * Double(index))
      #expect(shown.anchorPoint == sprite.anchorPoint && shown.bounds.size == sprite.size)
      #expect(shown.transform.affine == sprite.transform)
    }
  }

  @Test func aViewsSpriteDoesNotDissolve() {
    let root = Layer()
    let scheduler = TransactionScheduler(root: root)
    let view = SpriteView(image: Self.sprites[0])
    root.addSublayer(view.layer)
    view.image = Self.sprites[4]
    scheduler.turn(at: 0)
    let snapshot = view.layer.snapshot(at: 0.1)
    #expect(snapshot.fade == nil && snapshot.sublayers.allSatisfy { $0.fade == nil })
    #expect(view.layer.sublayers.allSatisfy { $0.animationKeys() == nil })
  }
}
