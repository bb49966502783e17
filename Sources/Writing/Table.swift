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
      var (line, gap) = ("", 0)
      for (i, cell) in row.enumerated() {
        if !cell.isEmpty {
          line += String(repeating: " ", count: gap) + cell
          gap = 0
        }
        gap += widths[i] - cell.count + 2
      }
      return line + "\n"
    }.joined()
  }
}
