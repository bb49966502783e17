public import Geometry
public import Imaging
public import Layers

extension Renderer {
  /// Brings a bitmap that holds the picture of one tree to that of another, and touches only pixels
  /// that may differ: to the bit what `render(_:into:)` makes of the other tree.
  ///
  /// A bitmap that holds anything else keeps it wherever the trees look the same. Pictures that do not
  /// share their pixels are compared by them.
  ///
  /// - Parameters:
  ///   - root: what is to be shown.
  ///   - old: what the bitmap shows.
  ///   - bitmap: the picture of `old`, made by this method or by `render(_:into:)`.
  /// - Returns: the box of pixels that was drawn anew; the empty one at the origin where nothing was.
  /// - Complexity: O(layers + pixels redrawn), layer by layer.
  @discardableResult
  public func redraw(
    _ root: LayerSnapshot, after old: LayerSnapshot, in bitmap: inout Bitmap
  ) -> Rect {
    let drawing = Drawing(root, within: bitmap.box)
    let changed = drawing.changes(since: Drawing(old, within: bitmap.box))
    guard !changed.isEmpty else { return .zero }
    paint(drawing, in: changed, of: &bitmap, keeping: false)
    return changed.rect
  }
}
