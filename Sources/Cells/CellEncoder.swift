private import Glibc

/// Writes the bytes that turn one row of cells after the other into another one.
struct CellEncoder: ~Copyable {
  var out: ByteBuffer
  private var pen: Pen
  var cursor = Cursor(.steps)

  /// An encoder with room for frames of `columns` × `rows` cells, each of them moved to, and for
  /// what may stand before and after.
  init(columns: Int, rows: Int, depth: ColorDepth) {
    let longestCell = Pen.longestCell + Cursor.longestMove
    out = ByteBuffer(capacity: rows * (columns * longestCell + 1) + 64)
    pen = Pen(depth: depth)
  }

  /// Tells the terminal to draw in its own colours from here on.
  mutating func resetPen() {
    out.append(Token("\u{1B}[m"))
    pen.reset()
  }

  /// Sends where `new` differs from `old`, and makes `old` the same.
  @inline(__always)
  mutating func encode(_ new: CellRow, over old: CellRow, row: Int) {
    let columns = new.columns
    let size = 2 &* columns &* MemoryLayout<CellColor>.stride
    guard memcmp(new.colors, old.colors, size) != 0 else { return }
    var column = 0
    while true {
      while column < columns && new[column] == old[column] { column &+= 1 }
      guard column < columns else { break }
      if !bridge(new, to: column, of: row) {
        cursor.move(toRow: row, column: column, into: &out)
      }
      repeat {
        pen.draw(new[column], into: &out)
        column &+= 1
      } while column < columns && new[column] != old[column]
      cursor.column = column < columns ? column : nil
    }
    memcpy(old.colors, new.colors, size)
  }

  /// Draws the unchanged cells between the cursor and `column` again, where that takes no colour and
  /// no more bytes than to step over them.
  @inline(__always)
  private mutating func bridge(_ cells: CellRow, to column: Int, of row: Int) -> Bool {
    guard cursor.row == row, let start = cursor.column, column &- start <= 4 else { return false }
    var length = 0
    for gap in start..<column {
      guard let glyph = pen.glyph(for: cells[gap]) else { return false }
      length &+= glyph.count
    }
    guard length <= Cursor.cost(of: column &- start) else { return false }
    for gap in start..<column { pen.draw(cells[gap], into: &out) }
    return true
  }
}
