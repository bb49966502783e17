public import Geometry
public import Imaging

/// What a layer tree looks like at one moment: plain values that can be drawn anywhere.
public struct LayerSnapshot: Sendable {
  /// See `Layer.bounds`.
  public var bounds: Rect
  /// See `Layer.transformToSuperlayer`.
  public var transformToSuperlayer: AffineTransform
  /// See `Layer.contents`.
  public var contents: Bitmap?
  /// See `Layer.contentsRect`.
  public var contentsRect: Rect
  /// Where the contents lie, in the layer's own space.
  public var contentsDestination: Rect
  /// See `Layer.minificationFilter`.
  public var minificationFilter: ContentsFilter
  /// See `Layer.backgroundColor`.
  public var backgroundColor: Pixel?
  /// See `Layer.borderColor`.
  public var borderColor: Pixel
  /// See `Layer.borderWidth`.
  public var borderWidth: Double
  /// The layers within that are not hidden, from back to front.
  public var sublayers: [LayerSnapshot]
}

extension Layer {
  /// The tree as it stands, without what is hidden below this layer.
  ///
  /// Pixels are shared, not copied: the cost is that of the layers, whatever they show.
  public func snapshot() -> LayerSnapshot {
    LayerSnapshot(
      bounds: bounds, transformToSuperlayer: transformToSuperlayer, contents: contents,
      contentsRect: contentsRect, contentsDestination: contentsDestination,
      minificationFilter: minificationFilter, backgroundColor: backgroundColor,
      borderColor: borderColor, borderWidth: borderWidth,
      sublayers: sublayers.compactMap { $0.isHidden ? nil : $0.snapshot() })
  }

  private var contentsDestination: Rect {
    guard let contents else { return .zero }
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = Size(
      width: Double(contents.width) * contentsRect.size.width / scale,
      height: Double(contents.height) * contentsRect.size.height / scale)
    return contentsGravity.destination(of: size, in: bounds)
  }
}
