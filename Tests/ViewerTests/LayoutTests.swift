import Terminal
import Testing
import Viewer

@Suite struct LayoutTests {
  @Test(
    arguments: [
      // Columns, rows, wanted, full view; columns of the lists, stage.
      (80, 24, 0, false, 20, CellRect(row: 1, column: 21, rows: 22, columns: 58)),
      (80, 24, 24, false, 24, CellRect(row: 1, column: 25, rows: 22, columns: 54)),
      (80, 24, 500, false, 26, CellRect(row: 1, column: 27, rows: 22, columns: 52)),
      (200, 60, 500, false, 34, CellRect(row: 1, column: 35, rows: 58, columns: 164)),
      (200, 60, 25, true, 0, CellRect(row: 1, column: 1, rows: 58, columns: 198)),
      (43, 24, 25, false, 0, CellRect(row: 1, column: 1, rows: 22, columns: 41)),
      (44, 24, 25, false, 14, CellRect(row: 1, column: 15, rows: 22, columns: 28)),
      (6, 4, 25, false, 0, CellRect(row: 1, column: 1, rows: 2, columns: 4)),
      (5, 4, 25, false, 0, nil), (80, 3, 25, false, 25, nil), (1, 1, 25, false, 0, nil),
    ] as [(Int, Int, Int, Bool, Int, CellRect?)])
  func dividesTheScreen(
    columns: Int, rows: Int, wanted: Int, isFullView: Bool, listColumns: Int, stage: CellRect?
  ) {
    let layout = Layout(
      screen: ScreenSize(rows: rows, columns: columns), wantedListColumns: wanted,
      isFullView: isFullView)
    #expect(layout.listColumns == listColumns)
    #expect(layout.stage == stage)
    #expect(layout.statusRow == rows - 1)
    #expect(layout.paneRows == max(0, rows - 2))
  }

  /// Nothing is negative, nothing leaves the screen; title, status, lists and stage share no cell,
  /// and a column stands free on both sides of the stage.
  @Test(arguments: [false, true], [0, 12, 30, 400]) func nothingOverlaps(
    isFullView: Bool, wanted: Int
  ) {
    for columns in 1...120 {
      for rows in 1...30 {
        let layout = Layout(
          screen: ScreenSize(rows: rows, columns: columns), wantedListColumns: wanted,
          isFullView: isFullView)
        let isSound = Self.isSound(layout, columns: columns, rows: rows)
        if !isSound { Issue.record("\(columns) × \(rows): \(layout)") }
      }
    }
  }

  private static func isSound(_ layout: Layout, columns: Int, rows: Int) -> Bool {
    guard (0..<rows).contains(layout.statusRow), (0...rows).contains(layout.paneRows),
      (0...columns).contains(layout.listColumns)
    else { return false }
    guard let stage = layout.stage else { return true }
    return stage.row >= 1 && stage.endRow <= layout.statusRow && stage.rows > 0 && stage.columns > 0
      && stage.column > layout.listColumns && stage.endColumn < columns
  }
}
