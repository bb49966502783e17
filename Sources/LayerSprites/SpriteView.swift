public import Atlases
public import Geometry
public import Layers

/// A box that shows a sprite: the layer to put into a tree, laid out anew when the box or the sprite
/// changes.
///
/// A class since it owns its layers. Lengths are points. Source: LayerSprites' `LSImageView`, which
/// knew `center` and `scaleToFill` only; here every mode means what it says for the sprite's natural
/// box, the smallest one around its anchor that holds it.
public final class SpriteView {
  /// The box; its bounds and position are those of the view.
  public let layer = Layer()
  private let sprite = Layer()

  /// What is shown; setting it lays out, but leaves the size alone.
  public var image: SpriteImage? { didSet { layout() } }
  /// Where the natural box lies in the view: unscaled in the middle at first. `scaleToFill` and
  /// `redraw` stretch the piece itself over the whole view, as if nothing had been trimmed off it.
  public var contentMode = ContentMode.center { didSet { layout() } }
  /// The view in its own space.
  public var bounds: Rect {
    get { layer.bounds }
    set {
      layer.bounds = newValue
      layout()
    }
  }

  /// A view of a sprite, as large as its natural box; without one, of no size. The layer of the sprite
  /// has its actions off, so that frames do not dissolve into each other.
  public init(image: SpriteImage? = nil) {
    self.image = image
    sprite.disableActions()
    sprite.minificationFilter = .nearest
    sprite.magnificationFilter = .nearest
    layer.bounds.size = sizeThatFits
    layer.addSublayer(sprite)
    layout()
  }

  /// The size that shows the sprite unscaled: its natural box, or, where the piece is stretched, the
  /// upright piece.
  public var sizeThatFits: Size {
    guard let image else { return .zero }
    let piece = image.rectWhenDrawn(at: .zero)
    guard contentMode.gravity != .resize else { return piece.size }
    return Size(
      width: 2 * max(-piece.minX, piece.maxX), height: 2 * max(-piece.minY, piece.maxY))
  }

  private func layout() {
    sprite.setContents(image)
    sprite.setDimensions(image)
    guard let image else { return }
    let gravity = contentMode.gravity
    if gravity == .resize {
      stretch(image)
    } else {
      let natural = sizeThatFits
      let box = gravity.destination(of: natural, in: layer.bounds)
      let scale = natural.isEmpty ? 1 : box.width / natural.width
      sprite.affineTransform = image.transform.concatenating(.scale(x: scale, y: scale))
      sprite.position = box.center
    }
  }

  private func stretch(_ image: SpriteImage) {
    let piece = image.rectWhenDrawn(at: .zero)
    guard !piece.isEmpty else { return }
    sprite.anchorPoint = Point(x: 0.5, y: 0.5)
    sprite.affineTransform = image.transform.concatenating(
      .scale(x: layer.bounds.width / piece.width, y: layer.bounds.height / piece.height))
    sprite.position = layer.bounds.center
  }
}
