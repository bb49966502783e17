internal import Settings
private import Terminal

extension Console {
  /// Cells that a picture may take, and whether somebody chose them: the option, the previewer's
  /// variables, the terminal, COLUMNS and LINES, else 80 × 24.
  func room(_ options: Options) -> (size: CellSize, isChosen: Bool) {
    if let size = options.size { return (size, true) }
    if let size = size(from: "FZF_PREVIEW_COLUMNS", "FZF_PREVIEW_LINES") { return (size, true) }
    if let screen = ScreenSize(of: output) {
      return (CellSize(columns: screen.columns, rows: screen.rows), false)
    }
    let size = size(from: "COLUMNS", "LINES") ?? CellSize(columns: 80, rows: 24)
    return (size, false)
  }

  private func size(from columns: String, _ rows: String) -> CellSize? {
    guard let columns = environment[columns].flatMap({ Int($0) }),
      let rows = environment[rows].flatMap({ Int($0) }),
      (1...4096).contains(columns), (1...4096).contains(rows)
    else { return nil }
    return CellSize(columns: columns, rows: rows)
  }
}
