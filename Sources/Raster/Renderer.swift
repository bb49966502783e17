internal import Geometry
public import Imaging
public import Layers

/// Draws layer trees into bitmaps, in software.
///
/// Spaces: the root layer's superspace is the bitmap (one point a pixel, top-left, y down). A pixel
/// belongs to a shape when its middle lies inside, left and upper edges included; colours are blended
/// source-over, premultiplied, in the stored (gamma-encoded) values, as Core Animation blends them.
///
/// Every layer is drawn into the plane of its superlayer, in perspective where its map has one, and
/// what lies behind the eye is cut off; sublayers of a `TransformLayer` keep their depth. Trees may be
/// as deep as their own values allow: depth costs memory, not stack. Coordinates that are no numbers
/// draw nothing.
public struct Renderer: Sendable {
  /// A renderer; it keeps no state between pictures.
  public init() {}

  /// Replaces the whole bitmap by the picture of a tree; what no layer covers is left clear.
  ///
  /// A bitmap that is not premultiplied is a programmer's mistake and traps, here as in the other
  /// methods.
  ///
  /// - Complexity: O(pixels covered), layer by layer. Memory: a canvas as large as what they cover
  ///   for each layer that fades with its sublayers, while these are drawn.
  public func render(_ root: LayerSnapshot, into bitmap: inout Bitmap) {
    let box = bitmap.box
    paint(Drawing(root, within: box), in: box, of: &bitmap, keeping: false)
  }

  /// Draws a tree over what a bitmap holds; see `render(_:into:)`.
  public func draw(_ root: LayerSnapshot, over bitmap: inout Bitmap) {
    let box = bitmap.box
    paint(Drawing(root, within: box), in: box, of: &bitmap, keeping: true)
  }

  /// A picture of a tree on a new bitmap of so many pixels; a negative extent traps.
  public func render(_ root: LayerSnapshot, width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    render(root, into: &bitmap)
    return bitmap
  }

  /// - Parameter box: the only pixels that are changed.
  func paint(
    _ drawing: Drawing, in box: PixelBox, of bitmap: inout Bitmap, keeping: Bool
  ) {
    precondition(bitmap.alpha == .premultiplied, "pictures are drawn premultiplied")
    let width = bitmap.width
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      let canvas = Canvas(pixels, width: width, box: box, keeping: keeping)
      Painter.paint(drawing, on: canvas)
      for row in box.rows { canvas.settle(box.columns, ofRow: row) }
      canvas.free()
    }
  }
}

extension Bitmap {
  /// All its pixels.
  var box: PixelBox { PixelBox(columns: 0..<width, rows: 0..<height) }
}
