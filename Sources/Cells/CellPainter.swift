package import Imaging

/// Turns what a rectangle of the terminal shows into the next picture, in as few bytes as it can.
///
/// A cell shows two pixels, one above the other. The painter remembers what it has sent, so it
/// must be told when somebody else wrote there or the bytes got lost (`invalidate`). A frame
/// allocates nothing.
package struct CellPainter: ~Copyable {
  /// Where the rectangle is, and what may be taken for granted about the cursor.
  package enum Placement: Hashable, Sendable {
    /// Its corner lies at a row and column of the screen, counted from 0. Others may write
    /// between frames, wherever and in whatever colours: each frame takes nothing for granted and
    /// leaves the cursor and its colours as they were.
    case absolute(row: Int, column: Int)
    /// It begins in the row where the cursor is, and in the first column. The first frame makes room;
    /// after each the cursor waits at the start of the line below. Nobody else may write between frames.
    case inline
  }

  package private(set) var columns: Int
  package private(set) var rows: Int
  package let depth: ColorDepth
  package private(set) var placement: Placement
  /// Frames of this many bytes and more are bracketed as one synchronized update; nil for a terminal
  /// that should not be asked to.
  package var synchronizesFrom: Int? = 8192

  private var shown: CellGrid
  /// The row that is about to be shown.
  private let next: CellGrid
  private var encoder: CellEncoder
  /// Rows the cursor has to go up to the picture's first; nil before there is a picture.
  private var rowsAbove: Int?
  /// Whether the lines from there on are the picture's.
  private var hasRoom = false
  /// Whether the terminal still draws in the pen's colours.
  private var keepsPen = false

  /// A painter of `columns` × `rows` cells. Traps where a number is negative or above 65,535, which
  /// is as much as a terminal can have.
  package init(columns: Int, rows: Int, depth: ColorDepth, placement: Placement) {
    let fits = { 0...65_535 ~= $0 }
    precondition(fits(columns) && fits(rows), "a terminal's extents have 16 bits")
    if case .absolute(let row, let column) = placement {
      precondition(fits(row) && fits(column), "the rectangle's corner is on the screen")
    }
    self.columns = columns
    self.rows = rows
    self.depth = depth
    self.placement = placement
    shown = CellGrid(columns: columns, rows: rows)
    next = CellGrid(columns: columns, rows: 1)
    encoder = CellEncoder(columns: columns, rows: rows, depth: depth)
  }

  /// Shows `bitmap`: `send` gets the bytes that do it, none where the picture is already there.
  ///
  /// The bitmap is premultiplied, as wide as the rectangle and at most twice as high; what is missing
  /// at its bottom is transparent, and transparent is the terminal's own background. Soft pixels
  /// lie over `matte`, an opaque colour. The bytes are valid during the call only. Where they do
  /// not all reach the terminal, `invalidate`.
  package mutating func paint<Result, Failure: Error>(
    _ bitmap: borrowing Bitmap, matte: Pixel = Pixel(red: 0, green: 0, blue: 0),
    _ send: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(bitmap.alpha == .premultiplied, "the bitmap is premultiplied")
    precondition(
      bitmap.width == columns && bitmap.height <= 2 * rows, "the bitmap fits the rectangle")
    let resolver = ColorResolver(depth: depth, matte: matte)
    bitmap.pixels.withUnsafeBufferPointer { encode($0, resolver) }
    return try send(encoder.out.bytes)
  }

  /// Forgets what is shown: the next frame sends every cell.
  package mutating func invalidate() {
    shown.forget()
    keepsPen = false
  }

  /// Takes another size, and with it another place; nothing is known of what is shown there. An
  /// inline picture is wiped and drawn again where it began.
  package mutating func resize(columns: Int, rows: Int, placement: Placement? = nil) {
    var other = CellPainter(
      columns: columns, rows: rows, depth: depth, placement: placement ?? self.placement)
    other.synchronizesFrom = synchronizesFrom
    other.rowsAbove = rowsAbove
    self = other
  }

  /// Ends an inline picture: `send` gets the bytes after which the cursor stands at the start of the
  /// line below it, in the terminal's own colours. The next frame would begin a new picture there.
  package mutating func finish<Result, Failure: Error>(
    _ send: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    encoder.out.removeAll()
    if rowsAbove != nil { encoder.out.append(Token("\u{1B}[0m")) }
    rowsAbove = nil
    hasRoom = false
    invalidate()
    return try send(encoder.out.bytes)
  }
}

extension CellPainter {
  private mutating func encode(_ pixels: UnsafeBufferPointer<Pixel>, _ resolver: ColorResolver) {
    encoder.out.removeAll()
    guard columns > 0 && rows > 0 else { return }
    open()
    let head = encoder.out.count
    for row in 0..<rows {
      resolver.resolve(pixels, row: row, into: next[0])
      encoder.encode(next[0], over: shown[row], row: row)
    }
    guard encoder.out.count > head else { return encoder.out.removeAll() }
    close()
  }

  /// What stands before the cells.
  private mutating func open() {
    switch placement {
    case .absolute(let row, let column):
      encoder.out.append(Token("\u{1B}7"))
      encoder.resetPen()
      encoder.cursor = Cursor(.screen(row: row, column: column))
    case .inline:
      if !keepsPen { encoder.resetPen() }
      if !hasRoom { makeRoom() }
      encoder.cursor = Cursor(.steps)
    }
  }

  /// Newlines scroll where the screen ends; a picture of another size that stood here is wiped.
  private mutating func makeRoom() {
    encoder.out.append(rowsAbove == nil ? Token("\r") : Token("\u{1B}[J"))
    encoder.out.append(repeating: UInt8(ascii: "\n"), count: rows)
    encoder.out.append(csi: rows, UInt8(ascii: "A"))
  }

  /// What stands behind the cells, and what must stand before them after all.
  private mutating func close() {
    switch placement {
    case .absolute:
      encoder.out.append(Token("\u{1B}8"))
      synchronize()
    case .inline:
      encoder.cursor.move(toRow: rows, column: 0, into: &encoder.out)
      synchronize()
      if let rowsAbove { encoder.out.prepend(csi: rowsAbove, UInt8(ascii: "A")) }
      rowsAbove = rows
      hasRoom = true
      keepsPen = true
    }
  }

  private mutating func synchronize() {
    guard let synchronizesFrom, encoder.out.count >= synchronizesFrom else { return }
    encoder.out.prepend(Token("\u{1B}[?2026h"))
    encoder.out.append(Token("\u{1B}[?2026l"))
  }
}
