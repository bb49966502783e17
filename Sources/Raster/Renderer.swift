internal import Geometry
public import Imaging
public import Layers

/// Draws layer trees into bitmaps, in software.
///
/// Spaces: the root layer's superspace is the bitmap (one point a pixel, top-left, y down). A pixel
/// belongs to a shape when its middle lies inside; colours are blended source-over, premultiplied,
/// in the stored (gamma-encoded) values, as Core Animation blends them.
public struct Renderer: Sendable {
  /// A renderer; it keeps no state between pictures.
  public init() {}

  /// Replaces the whole bitmap by the picture of a tree; what no layer covers is left clear.
  ///
  /// A bitmap that is not premultiplied is a programmer's mistake and traps.
  ///
  /// - Complexity: O(pixels covered), layer by layer.
  public func render(_ root: LayerSnapshot, into bitmap: inout Bitmap) {
    bitmap.pixels.withUnsafeMutableBufferPointer { $0.update(repeating: .clear) }
    draw(root, over: &bitmap)
  }

  /// Draws a tree over what a bitmap holds.
  ///
  /// A bitmap that is not premultiplied is a programmer's mistake and traps.
  ///
  /// - Complexity: O(pixels covered), layer by layer.
  public func draw(_ root: LayerSnapshot, over bitmap: inout Bitmap) {
    precondition(bitmap.alpha == .premultiplied, "pictures are drawn premultiplied")
    let (width, height) = (bitmap.width, bitmap.height)
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      let canvas = Canvas(pixels: pixels, width: width, height: height)
      draw(root, under: .identity, on: canvas)
    }
  }

  /// A picture of a tree on a new bitmap of so many pixels; a negative extent traps.
  public func render(_ root: LayerSnapshot, width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    render(root, into: &bitmap)
    return bitmap
  }

  private func draw(_ layer: LayerSnapshot, under parent: Transform3D, on canvas: Canvas) {
    let layerProperties = layer.properties
    let transform = layerProperties.placement.concatenating(parent).affine
    if let color = layerProperties.backgroundColor {
      canvas.fill(layerProperties.bounds, color, under: transform)
    }
    if let contents = layerProperties.contents {
      let sampler = Sampler(
        bitmap: contents, unitRect: layerProperties.contentsRect,
        destination: layerProperties.contentsDestination,
        transform: transform, minification: layerProperties.minificationFilter)
      sampler?.draw(on: canvas)
    }
    let inner = layerProperties.sublayerPlacement.concatenating(layerProperties.pointPlacement)
      .concatenating(parent)
    for sublayer in layer.sublayers {
      draw(sublayer, under: inner, on: canvas)
    }
    if layerProperties.borderWidth > 0 {
      drawBorder(of: layerProperties, under: transform, on: canvas)
    }
  }

  private func drawBorder(
    of layer: LayerProperties, under transform: AffineTransform, on canvas: Canvas
  ) {
    let (b, w) = (layer.bounds, min(layer.borderWidth, layer.bounds.width, layer.bounds.height))
    let inner = b.height - 2 * w
    let edges = [
      Rect(x: b.minX, y: b.minY, width: b.width, height: w),
      Rect(x: b.minX, y: b.maxY - w, width: b.width, height: w),
      Rect(x: b.minX, y: b.minY + w, width: w, height: inner),
      Rect(x: b.maxX - w, y: b.minY + w, width: w, height: inner),
    ]
    for edge in edges where edge.size.height > 0 {
      canvas.fill(edge, layer.borderColor, under: transform)
    }
  }
}
