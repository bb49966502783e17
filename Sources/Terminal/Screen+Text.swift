private import CNcurses

// Text and the stage, in ncurses' picture of the screen.
extension Screen {
  /// Blank everything but the stage and its rules.
  package func erase() {
    guard isOpen else { return }
    werase(curses_standard_screen())
    drawStage()
  }

  /// Writes text into a row, padded with blanks to `width` columns, cut where it is longer.
  ///
  /// Nothing is written beyond the screen, on the stage or on its rules, and nothing wraps.
  package func put(
    _ text: String, row: Int, column: Int, width: Int, style: TextStyle = []
  ) {
    guard isOpen, let span = freeSpan(row: row, column: column) else { return }
    let width = min(width, span.upperBound - column)
    guard width > 0 else { return }
    let fitted = ColumnText(text, limit: width)
    let blanks = String(repeating: " ", count: width - fitted.columns)
    write(fitted.text + blanks, row: row, column: column, style: style)
  }

  /// Sends what has changed. It waits for the terminal to take it, and must not cut into other
  /// output: see that nothing of that is pending.
  package func flush() {
    guard isOpen else { return }
    let window = curses_standard_screen()
    if stage != nil && !is_cleared(window) { flushRows() }
    if let cursor { wmove(window, Int32(cursor.row), Int32(cursor.column)) }
    wnoutrefresh(window)
    doupdate()
  }

  private var columnRange: Range<Int> { 0..<size.columns }

  /// Begins a blank screen around the stage.
  func beginAnew() {
    guard isOpen else { return }
    erase()
    redraw()
  }

  func cursorChanged(wasShown: Bool) {
    guard isOpen, wasShown != (cursor != nil) else { return }
    curs_set(wasShown ? 0 : 1)
    leaveok(curses_standard_screen(), wasShown)
  }

  /// The columns of a row, around `column`, that text may use.
  private func freeSpan(row: Int, column: Int) -> Range<Int>? {
    guard (0..<size.rows).contains(row), columnRange.contains(column) else { return nil }
    guard let stage, (stage.row..<stage.endRow).contains(row) else { return columnRange }
    if column < stage.column - 1 { return 0..<stage.column - 1 }
    if column > stage.endColumn { return stage.endColumn + 1..<size.columns }
    return nil
  }

  /// ncurses' own picture of the stage: never a blank, for ncurses clears blanks together with blank
  /// text beside them, up to the next thing that is none; hence also the rules. It is sent
  /// once, so it is a character that looks like a blank.
  private func drawStage() {
    guard let stage else { return }
    let (filler, rule) = isUTF8 ? ("\u{A0}", "│") : (".", "|")
    for row in stage.row..<stage.endRow {
      let filling = String(repeating: filler, count: stage.columns)
      write(filling, row: row, column: stage.column)
      for column in [stage.column - 1, stage.endColumn] where columnRange.contains(column) {
        write(rule, row: row, column: column)
      }
    }
  }

  /// Sends the touched rows one after the other. Of several, ncurses would scroll those that seem to
  /// have moved, stage and all, and rows next to them; but where only one row changes, none
  /// can seem to have moved: its new text would be on the screen twice.
  private func flushRows() {
    let window = curses_standard_screen()
    let touched = (0..<Int32(size.rows)).filter { is_linetouched(window, $0) }
    untouchwin(window)
    for row in touched {
      wtouchln(window, row, 1, 1)
      wnoutrefresh(window)
      doupdate()
    }
  }

  private func write(_ text: String, row: Int, column: Int, style: TextStyle = []) {
    let window = curses_standard_screen()
    wattrset(window, Int32(bitPattern: style.attributes(inColor: inColor)))
    let characters = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
    mvwaddnwstr(window, Int32(row), Int32(column), characters, Int32(characters.count))
    wattrset(window, 0)
  }
}
