package import Terminal

/// Where everything lies on the screen: a title, the lists beside the stage, a status line.
package struct Layout: Hashable, Sendable {
  /// The whole screen.
  package let screen: ScreenSize
  /// Columns of the list pane, from the left edge; 0 where there is none.
  package let listColumns: Int
  /// The stage; nil where the screen is too small for one.
  package let stage: CellRect?

  /// The narrowest screen that has room for lists beside a picture.
  private static let narrowest = 44

  /// A layout for a screen.
  ///
  /// - Parameter wanted: columns that the lists would need.
  package init(screen: ScreenSize, wantedListColumns wanted: Int, isFullView: Bool) {
    self.screen = screen
    let hasLists = !isFullView && screen.columns >= Self.narrowest
    listColumns = hasLists ? min(max(wanted, 20), 34, screen.columns / 3) : 0
    let rect = CellRect(
      row: 1, column: listColumns + 1, rows: screen.rows - 2,
      columns: screen.columns - listColumns - 2)
    stage = rect.rows >= 2 && rect.columns >= 4 ? rect : nil
  }

  /// Rows between title and status line.
  package var paneRows: Int { max(0, screen.rows - 2) }
  /// The row of the status line.
  package var statusRow: Int { screen.rows - 1 }
}
