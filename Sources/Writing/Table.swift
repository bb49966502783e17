/// Rows of text in columns as wide as their widest cell.
package struct Table: Sendable {
  private let rows: [[String]]

  /// A table; all rows have as many cells.
  package init(_ rows: [[String]]) { self.rows = rows }

  /// A line a row, two blanks between columns, none at the end.
  package var text: String {
    let widths = rows.reduce(into: [Int]()) { widths, row in
      for (i, cell) in row.enumerated() {
        if i == widths.count { widths.append(0) }
        widths[i] = max(widths[i], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (i, cell) in row.enumerated() {
        line += cell
        if i < row.count - 1 { line += String(repeating: " ", count: widths[i] - cell.count + 2) }
      }
      return line + "\n"
    }.joined()
  }
}
