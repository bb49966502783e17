public import Layers

/// A tree made ready to be drawn on bitmaps of one size: a value that is kept to be compared with the
/// tree that comes next, so that each is taken apart but once.
public struct PreparedTree: Sendable {
  let drawing: Drawing
  let box: PixelBox

  /// Makes a tree ready, in O(layers); negative extents trap.
  ///
  /// - Parameters:
  ///   - root: the tree, whose root's superspace is the bitmap.
  ///   - width: pixels in a row of the bitmap.
  ///   - height: its rows.
  public init(_ root: LayerSnapshot, width: Int, height: Int) {
    box = PixelBox(columns: 0..<width, rows: 0..<height)
    drawing = Drawing(root, within: box)
  }
}
