public import Geometry
public import Imaging

extension Renderer {
  /// Brings a bitmap that holds the picture of one tree to that of another, and touches only pixels
  /// that may differ: to the bit what `render(_:into:)` makes of the other tree.
  ///
  /// A bitmap that holds anything else keeps it wherever the trees look the same. Pictures that do not
  /// share their pixels are compared by them. A tree made ready for another size than the bitmap's is a
  /// programmer's mistake and traps.
  ///
  /// - Parameters:
  ///   - tree: what is to be shown.
  ///   - old: what the bitmap shows; nil, or a tree of another size, draws everything.
  ///   - bitmap: the picture of `old`, made by this method or by `render(_:into:)`.
  /// - Returns: the box of pixels that was drawn anew; the empty one at the origin where nothing was.
  /// - Complexity: O(layers + pixels redrawn), layer by layer.
  @discardableResult
  public func redraw(
    _ tree: PreparedTree, after old: PreparedTree?, in bitmap: inout Bitmap
  ) -> Rect {
    precondition(tree.box == bitmap.box, "trees are prepared for the size of the bitmap")
    var changed = tree.box
    if let old, old.box == tree.box { changed = tree.drawing.changes(since: old.drawing) }
    guard !changed.isEmpty else { return .zero }
    paint(tree.drawing, in: changed, of: &bitmap, keeping: false)
    return changed.rect
  }
}
