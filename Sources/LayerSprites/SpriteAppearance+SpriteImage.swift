public import Atlases
public import Layers

extension SpriteAppearance {
  /// The frame that shows a sprite: what `Layer.setContents` and `Layer.setDimensions` set.
  ///
  ///     var walk = SpriteAnimation(frames: sprites.map { SpriteAppearance($0) }, timePerFrame: 0.1)
  ///     walk.resize = true
  ///     layer.add(walk.keyframes, forKey: "walk")
  public init(_ sprite: SpriteImage) {
    let layer = Layer()
    layer.setContents(sprite)
    layer.setDimensions(sprite)
    self.init(layer.properties)
  }
}
