package import Imaging

/// Prints a picture as lines of text: colours and half blocks, but no movement and no questions, so
/// that it may as well go to a file or a pager.
package struct StillPrinter: Sendable {
  package var depth: ColorDepth
  /// The opaque colour that soft pixels lie over.
  package var matte: Pixel

  package init(depth: ColorDepth, matte: Pixel = Pixel(red: 0, green: 0, blue: 0)) {
    self.depth = depth
    self.matte = matte
  }

  /// Hands the lines of a premultiplied bitmap to `send`, one after the other from the top. Each
  /// shows two rows of pixels, stops after its last visible cell, and ends with a reset and a
  /// newline. The bytes are valid during the call only.
  package func print<Failure: Error>(
    _ bitmap: borrowing Bitmap, _ send: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(bitmap.alpha == .premultiplied, "the bitmap is premultiplied")
    let columns = bitmap.width
    let resolver = ColorResolver(depth: depth, matte: matte)
    let grid = CellGrid(columns: columns, rows: 1)
    let cells = grid[0]
    var out = ByteBuffer(capacity: columns * Pen.longestCell + 8)
    var pen = Pen(depth: depth)
    for row in 0..<(bitmap.height + 1) / 2 {
      bitmap.pixels.withUnsafeBufferPointer {
        resolver.resolve($0, row: row, into: cells)
      }
      out.removeAll()
      pen.reset()
      let last = (0..<columns).last { cells[$0] != .empty } ?? -1
      for column in 0..<last + 1 { pen.draw(cells[column], into: &out) }
      out.append(Token("\u{1B}[0m"))
      out.append(UInt8(ascii: "\n"))
      try send(out.bytes)
    }
  }
}
