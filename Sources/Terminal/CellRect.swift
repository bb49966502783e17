/// A rectangle of a screen's cells; rows count from the top, columns from the left, both from 0.
package struct CellRect: Hashable, Sendable {
  package var row: Int
  package var column: Int
  package var rows: Int
  package var columns: Int

  package init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    self.rows = rows
    self.columns = columns
  }

  /// The first row below.
  package var endRow: Int { row + rows }
  /// The first column to the right.
  package var endColumn: Int { column + columns }
  /// True where it holds no cell.
  package var isEmpty: Bool { rows <= 0 || columns <= 0 }
}
