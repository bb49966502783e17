public import Geometry

extension Layer {
  /// The map from the layer's own space to its superlayer's.
  ///
  /// Source: Core Animation; `p' = position + A·(p − bounds.origin − anchorPoint ∘ bounds.size)`.
  public var transformToSuperlayer: AffineTransform {
    let anchor = Point(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return AffineTransform.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform)
      .concatenating(.translation(x: position.x, y: position.y))
  }

  /// The smallest upright rectangle of the superlayer's space that holds the layer.
  ///
  /// Setting it sizes the bounds by the inverse of the transform and moves the position so that the
  /// frame's corner comes out as given; the origin of the bounds is kept.
  public var frame: Rect {
    get { bounds.applying(transformToSuperlayer) }
    set {
      let wanted = newValue.standardized
      let linear = AffineTransform(
        a: affineTransform.a, b: affineTransform.b, c: affineTransform.c, d: affineTransform.d,
        tx: 0, ty: 0)
      let inner = Rect(origin: .zero, size: wanted.size).applying(linear.inverse ?? .identity)
      bounds.size = Size(width: inner.width, height: inner.height)
      position = position + wanted.origin - frame.origin
    }
  }
}
