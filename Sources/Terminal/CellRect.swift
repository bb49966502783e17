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

  /// True for a cell within.
  package func contains(row: Int, column: Int) -> Bool {
    (self.row..<endRow).contains(row) && (self.column..<endColumn).contains(column)
  }

  /// The part that lies on a screen; nil where none does.
  package func clipped(to size: ScreenSize) -> CellRect? {
    let (top, left) = (max(0, row), max(0, column))
    let (bottom, right) = (min(size.rows, endRow), min(size.columns, endColumn))
    guard top < bottom, left < right else { return nil }
    return CellRect(row: top, column: left, rows: bottom - top, columns: right - left)
  }
}
