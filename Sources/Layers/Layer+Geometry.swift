public import Geometry

extension Layer {
  /// The smallest upright rectangle of the superlayer's space that holds the layer, by what its
  /// transform does in the plane.
  ///
  /// Setting it sizes the bounds by the inverse of that and moves the position so that the frame's
  /// corner comes out as given; the origin of the bounds is kept. Under a turn the frame read back may
  /// be larger than the one set. Source: Core Animation's `frame`; neither `zPosition` nor any
  /// perspective counts.
  public final var frame: Rect {
    get { anchoredBox.offset(by: position) }
    set {
      let wanted = newValue.standardized
      let size = wanted.size.applying(properties.transform.affine.inverted())
      bounds.size = Size(width: abs(size.width), height: abs(size.height))
      position = wanted.origin - anchoredBox.origin
    }
  }

  /// The box around the transformed layer, seen from its anchor.
  private var anchoredBox: Rect {
    let size = bounds.size
    let box = Rect(
      origin: Point(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height), size: size)
    return box.applying(properties.transform.affine)
  }
}
