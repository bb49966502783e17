public import Geometry
public import Imaging

// Every property goes through `assign`, and so through whatever watches changes.

extension Layer {
  /// Sets a property. Inlined, since changes of many layers at once mostly run no actions.
  @inline(__always)
  final func assign<Value: Equatable>(
    _ value: Value, to path: WritableKeyPath<LayerProperties, Value>, as property: LayerProperty
  ) {
    guard let scheduler, !scheduler.actionsAreDisabled else {
      properties[keyPath: path] = value
      return
    }
    change(value, to: path, as: property, under: scheduler)
  }
}

// MARK: - Place

extension Layer {
  /// The visible part of the layer's own space; its origin is the coordinate of the top-left corner,
  /// so moving it scrolls. A negative size is folded. Changing it moves the frame, not the position.
  public final var bounds: Rect {
    get { properties.bounds }
    set { assign(newValue.standardized, to: \.bounds, as: .bounds) }
  }

  /// Where the anchor point lies in the superlayer's space.
  public final var position: Point {
    get { properties.position }
    set { assign(newValue, to: \.position, as: .position) }
  }

  /// How far the layer lies before the plane of its superlayer, in points: orders siblings, and counts
  /// where there is a perspective.
  public final var zPosition: Double {
    get { properties.zPosition }
    set { assign(newValue, to: \.zPosition, as: .zPosition) }
  }

  /// The point about which the layer is placed and transformed, as a share of its bounds; beyond 0…1
  /// it lies outside.
  public final var anchorPoint: Point {
    get { properties.anchorPoint }
    set { assign(newValue, to: \.anchorPoint, as: .anchorPoint) }
  }

  /// How far that point lies before the layer's plane, in points.
  public final var anchorPointZ: Double {
    get { properties.anchorPointZ }
    set { assign(newValue, to: \.anchorPointZ, as: .anchorPointZ) }
  }

  /// Applied about the anchor point.
  public final var transform: Transform3D {
    get { properties.transform }
    set { assign(newValue, to: \.transform, as: .transform) }
  }

  /// `transform` as a map of the plane. Setting it replaces all of `transform`; where that is no map of
  /// the plane, the identity is read.
  public final var affineTransform: AffineTransform {
    get { properties.transform.isAffine ? properties.transform.affine : .identity }
    set { transform = Transform3D(newValue) }
  }

  /// Applied to every direct sublayer after its own transform and position, about this layer's anchor
  /// point: with a perspective they share one vanishing point there.
  public final var sublayerTransform: Transform3D {
    get { properties.sublayerTransform }
    set { assign(newValue, to: \.sublayerTransform, as: .sublayerTransform) }
  }

  /// True where sublayers, and all below them, count y upwards from the lower edge of the bounds.
  /// Contents, theirs too, stay upright: only the geometry is flipped. Source: Core Animation's
  /// `geometryFlipped`.
  public final var isGeometryFlipped: Bool {
    get { properties.isGeometryFlipped }
    set { assign(newValue, to: \.isGeometryFlipped, as: .geometryFlipped) }
  }
}

// MARK: - Looks

extension Layer {
  /// False hides the layer and all below it while its back is turned to the viewer.
  public final var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { assign(newValue, to: \.isDoubleSided, as: .doubleSided) }
  }

  /// Takes the layer and all below it out of the picture.
  public final var isHidden: Bool {
    get { properties.isHidden }
    set { assign(newValue, to: \.isHidden, as: .hidden) }
  }

  /// 0 (nothing) … 1; kept as it is set, clamped where it is drawn.
  public final var opacity: Double {
    get { properties.opacity }
    set { assign(newValue, to: \.opacity, as: .opacity) }
  }

  /// True where layer and sublayers fade as one picture, so that none shows through another; else
  /// each fades by itself.
  public final var allowsGroupOpacity: Bool {
    get { properties.allowsGroupOpacity }
    set { assign(newValue, to: \.allowsGroupOpacity, as: .allowsGroupOpacity) }
  }

  /// True cuts contents and sublayers off at the bounds, corners rounded.
  public final var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { assign(newValue, to: \.masksToBounds, as: .masksToBounds) }
  }

  /// Radius in points of the corners of background, border and mask; half the shorter side at most
  /// takes effect. Contents are only rounded where `masksToBounds`.
  public final var cornerRadius: Double {
    get { properties.cornerRadius }
    set { assign(newValue, to: \.cornerRadius, as: .cornerRadius) }
  }

  /// Drawn below the contents, premultiplied.
  public final var backgroundColor: Pixel? {
    get { properties.backgroundColor }
    set { assign(newValue, to: \.backgroundColor, as: .backgroundColor) }
  }

  /// Drawn above the sublayers, inside the bounds, `borderWidth` points wide; premultiplied.
  public final var borderColor: Pixel {
    get { properties.borderColor }
    set { assign(newValue, to: \.borderColor, as: .borderColor) }
  }

  /// Width of the border in points; 0 draws none.
  public final var borderWidth: Double {
    get { properties.borderWidth }
    set { assign(newValue, to: \.borderWidth, as: .borderWidth) }
  }
}

// MARK: - Contents

extension Layer {
  /// The picture shown; nil shows none. One whose colours are not multiplied by alpha is converted,
  /// once, in O(pixels).
  public final var contents: Bitmap? {
    get { properties.contents }
    set { assign(newValue?.premultiplied(), to: \.contents, as: .contents) }
  }

  /// How the picture lies in the bounds; what sticks out is only cut off where `masksToBounds`.
  public final var contentsGravity: ContentsGravity {
    get { properties.contentsGravity }
    set { assign(newValue, to: \.contentsGravity, as: .contentsGravity) }
  }

  /// Pixels of the picture in a point; 1 is taken where it is not positive. It makes no difference to
  /// the three gravities that resize, but to the fixed borders of `contentsCenter`.
  public final var contentsScale: Double {
    get { properties.contentsScale }
    set { assign(newValue, to: \.contentsScale, as: .contentsScale) }
  }

  /// The part of the picture shown, in unit coordinates; beyond the picture its edge is repeated. One
  /// without extent shows nothing.
  public final var contentsRect: Rect {
    get { properties.contentsRect }
    set { assign(newValue, to: \.contentsRect, as: .contentsRect) }
  }

  /// The part that stretches where the picture is resized, in unit coordinates of `contentsRect`:
  /// corners keep their size, edges stretch one way, the middle both. What leaves the unit square is
  /// cut off. The unit square, at first, stretches everything.
  public final var contentsCenter: Rect {
    get { properties.contentsCenter }
    set { assign(newValue, to: \.contentsCenter, as: .contentsCenter) }
  }

  /// How the picture is sampled where it is drawn smaller than it is.
  public final var minificationFilter: ContentsFilter {
    get { properties.minificationFilter }
    set { assign(newValue, to: \.minificationFilter, as: .minificationFilter) }
  }

  /// How the picture is sampled where it is drawn at its size or larger.
  public final var magnificationFilter: ContentsFilter {
    get { properties.magnificationFilter }
    set { assign(newValue, to: \.magnificationFilter, as: .magnificationFilter) }
  }
}
