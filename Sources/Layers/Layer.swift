public import Geometry
public import Imaging

/// A rectangle that shows a picture, a colour and other layers, placed in its superlayer as Core
/// Animation's layers are: `position` is where the anchor point lies, and everything turns about it.
///
/// A class because a layer has an identity: it is one place in one tree. Lengths are points, angles
/// radians, y grows downwards. Layers are not safe to share between tasks; a `LayerSnapshot` is.
public final class Layer {
  /// The visible part of the layer's own space; its origin is the coordinate of the top-left corner.
  public var bounds = Rect.zero
  /// Where the anchor point lies in the superlayer's space.
  public var position = Point.zero
  /// The point about which the layer is placed and transformed, as a share of its bounds.
  public var anchorPoint = Point(x: 0.5, y: 0.5)
  /// Applied about the anchor point.
  public var affineTransform = AffineTransform.identity

  /// The picture shown, premultiplied; nil shows none.
  public var contents: Bitmap?
  /// The part of the picture shown, in unit coordinates; beyond the picture its edge is repeated.
  public var contentsRect = Rect.unit
  /// How the picture lies in the bounds.
  public var contentsGravity = ContentsGravity.resize
  /// Pixels of the picture in a point; 1 is taken where it is not positive.
  public var contentsScale = 1.0
  /// How the picture is sampled where it is drawn smaller than it is.
  public var minificationFilter = ContentsFilter.nearest

  /// Drawn below the contents, premultiplied.
  public var backgroundColor: Pixel?
  /// Drawn above the sublayers, inside the bounds, `borderWidth` points wide; premultiplied.
  public var borderColor = Pixel(red: 0, green: 0, blue: 0)
  /// Width of the border in points; 0 draws none.
  public var borderWidth = 0.0
  /// Takes the layer and all below it out of the picture.
  public var isHidden = false

  /// The layers within this one, from back to front.
  public private(set) var sublayers: [Layer] = []
  /// The layer that holds this one.
  public private(set) weak var superlayer: Layer?

  /// A layer without extent, contents or sublayers.
  public init() {}

  /// Puts a layer in front of the sublayers, taking it out of the layer that held it.
  ///
  /// Adding a layer to itself or to one below it is a programmer's mistake and traps.
  public func addSublayer(_ layer: Layer) {
    precondition(!layer.holds(self), "a layer can not lie within itself")
    layer.removeFromSuperlayer()
    sublayers.append(layer)
    layer.superlayer = self
  }

  /// Takes the layer out of the one that holds it; nothing happens where none does.
  public func removeFromSuperlayer() {
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
  }

  private func holds(_ other: Layer) -> Bool {
    var layer: Layer? = other
    while let current = layer {
      if current === self { return true }
      layer = current.superlayer
    }
    return false
  }
}
