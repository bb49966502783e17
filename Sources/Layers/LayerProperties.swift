public import Geometry
public import Imaging

/// All that can be seen of one layer, as plain values: what is set on a `Layer`, and what a snapshot
/// holds of it. Each property is explained where `Layer` has it.
public struct LayerProperties: Hashable, Sendable {
  /// See `Layer.bounds`; its size is not negative.
  public var bounds = Rect.zero
  /// See `Layer.position`.
  public var position = Point.zero
  /// See `Layer.zPosition`.
  public var zPosition = 0.0
  /// See `Layer.anchorPoint`.
  public var anchorPoint = Point(x: 0.5, y: 0.5)
  /// See `Layer.anchorPointZ`.
  public var anchorPointZ = 0.0
  /// See `Layer.transform`.
  public var transform = Transform3D.identity
  /// See `Layer.sublayerTransform`.
  public var sublayerTransform = Transform3D.identity
  /// See `Layer.isDoubleSided`.
  public var isDoubleSided = true
  /// See `Layer.isGeometryFlipped`.
  public var isGeometryFlipped = false
  /// See `Layer.isHidden`.
  public var isHidden = false
  /// See `Layer.opacity`.
  public var opacity = 1.0
  /// See `Layer.allowsGroupOpacity`.
  public var allowsGroupOpacity = true
  /// See `Layer.masksToBounds`.
  public var masksToBounds = false
  /// See `Layer.cornerRadius`.
  public var cornerRadius = 0.0
  /// See `Layer.backgroundColor`.
  public var backgroundColor: Pixel?
  /// See `Layer.borderColor`.
  public var borderColor = Pixel(red: 0, green: 0, blue: 0)
  /// See `Layer.borderWidth`.
  public var borderWidth = 0.0
  /// See `Layer.contents`; premultiplied.
  public var contents: Bitmap?
  /// See `Layer.contentsGravity`.
  public var contentsGravity = ContentsGravity.resize
  /// See `Layer.contentsScale`.
  public var contentsScale = 1.0
  /// See `Layer.contentsRect`.
  public var contentsRect = Rect.unit
  /// See `Layer.contentsCenter`.
  public var contentsCenter = Rect.unit
  /// See `Layer.minificationFilter`.
  public var minificationFilter = ContentsFilter.linear
  /// See `Layer.magnificationFilter`.
  public var magnificationFilter = ContentsFilter.linear

  /// The defaults of a new layer.
  public init() {}
}

// MARK: - Maps

extension LayerProperties {
  /// The anchor point in the layer's own space.
  public var anchor: Point {
    Point(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The map of what the layer draws itself to its superlayer's space, the superlayer's
  /// `sublayerPlacement` not counted: the anchor to the origin, the transform, then to the position.
  public var placement: Transform3D {
    Transform3D.translation(x: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .concatenating(transform)
      .concatenating(.translation(x: position.x, y: position.y, z: zPosition))
  }

  /// The map of points of the layer's own space, and so of its sublayers, to its superlayer's space:
  /// as what the layer draws itself, but with y counted from the lower edge of the bounds where
  /// `isGeometryFlipped`.
  public var pointPlacement: Transform3D {
    isGeometryFlipped ? flip.concatenating(placement) : placement
  }

  /// What every direct sublayer's map is followed by: `sublayerTransform` about the anchor.
  public var sublayerPlacement: Transform3D {
    guard !sublayerTransform.isIdentity else { return .identity }
    return Transform3D.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(sublayerTransform)
      .concatenating(.translation(x: anchor.x, y: anchor.y))
  }

  /// The map that turns the bounds upside down.
  package var flip: Transform3D {
    Transform3D.scale(x: 1, y: -1)
      .concatenating(.translation(x: 0, y: 2 * bounds.minY + bounds.height))
  }
}
