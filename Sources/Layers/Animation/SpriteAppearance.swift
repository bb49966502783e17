public import Geometry
public import Imaging

/// All that a sprite frame changes of a layer, as one value: what is shown, how large, about which
/// point and turned how. Position and gravity stay the layer's.
public struct SpriteAppearance: Hashable, Sendable {
  /// See `Layer.contents`; premultiplied.
  public var contents: Bitmap?
  /// See `Layer.contentsRect`.
  public var contentsRect: Rect
  /// See `Layer.contentsScale`.
  public var contentsScale: Double
  /// See `Layer.transform`.
  public var transform: Transform3D
  /// See `Layer.bounds`; nil leaves the layer its own, and the frame is stretched over them.
  public var bounds: Rect?
  /// See `Layer.anchorPoint`; nil leaves the layer its own.
  public var anchorPoint: Point?

  /// A frame from its parts; a picture that is not premultiplied is converted, once, in O(pixels).
  public init(
    contents: Bitmap?, contentsRect: Rect = .unit, contentsScale: Double = 1,
    transform: Transform3D = .identity, bounds: Rect? = nil, anchorPoint: Point? = nil
  ) {
    self.contents = contents?.premultiplied()
    (self.contentsRect, self.contentsScale) = (contentsRect, contentsScale)
    (self.transform, self.bounds, self.anchorPoint) = (transform, bounds, anchorPoint)
  }

  /// The frame that some properties show.
  public init(_ properties: LayerProperties) {
    self.init(
      contents: properties.contents, contentsRect: properties.contentsRect,
      contentsScale: properties.contentsScale, transform: properties.transform,
      bounds: properties.bounds, anchorPoint: properties.anchorPoint)
  }

  /// The frame stretched over the bounds that the layer has, about the anchor that it has: SpriteKit's
  /// `resize: false`.
  public var keepingSize: SpriteAppearance {
    var frame = self
    (frame.bounds, frame.anchorPoint) = (nil, nil)
    return frame
  }

  /// Makes properties show the frame.
  public func show(in properties: inout LayerProperties) {
    properties.contents = contents
    properties.contentsRect = contentsRect
    properties.contentsScale = contentsScale
    properties.transform = transform
    if let bounds { properties.bounds = bounds.standardized }
    if let anchorPoint { properties.anchorPoint = anchorPoint }
  }
}

extension Layer {
  /// Makes the layer show a sprite frame: one change of each property, as if set one by one.
  public final func show(_ frame: SpriteAppearance) {
    contents = frame.contents
    contentsRect = frame.contentsRect
    contentsScale = frame.contentsScale
    transform = frame.transform
    if let bounds = frame.bounds { self.bounds = bounds }
    if let anchorPoint = frame.anchorPoint { self.anchorPoint = anchorPoint }
  }
}
