private import CLinux
private import CNcurses
private import Glibc

/// A terminal taken over by ncurses: text by name and place, and a stage that is left alone.
///
/// A class, for the process has one terminal and everyone who draws shares it; ncurses' own state
/// is global, so there is one screen at a time. Block the signals that an `EventLoop` reads before
/// opening it. Keys are read elsewhere (`EventLoop`, `KeyDecoder`); ncurses gets an empty pipe.
package final class Screen {
  /// What there is to draw on.
  package private(set) var size: ScreenSize
  /// Whether text beyond ASCII can be shown.
  package let isUTF8: Bool
  /// Whether the terminfo entry promises 24-bit colours (`RGB` or `Tc`).
  package let hasDirectColor: Bool

  /// The rectangle that ncurses never writes to once it is flushed; others draw there. nil for none.
  ///
  /// It is cut to the screen, and a rule stands on either side of it where there is a column
  /// beside it. Changing it begins a blank screen: all text has to be put again and, after the next
  /// `flush`, the whole stage.
  package var stage: CellRect? {
    didSet { if stage != oldValue { stageChanged() } }
  }

  private let terminal: OpaquePointer
  private let output: UnsafeMutablePointer<FILE>
  private let input: UnsafeMutablePointer<FILE>
  private let inputFeed: Int32
  private let modes: TerminalModes
  private let inColor: Bool
  private var isOpen = true

  /// Opens the screen: alternate buffer, keys one by one, no echo, no cursor.
  ///
  /// - Parameters:
  ///   - descriptor: the terminal; it is duplicated, not kept.
  ///   - capabilities: its name, its locale and whether colour is wanted.
  package init(
    descriptor: Int32, capabilities: TerminalCapabilities
  ) throws(TerminalError) {
    modes = try TerminalModes(of: descriptor)
    isUTF8 = Self.setLocale(capabilities)
    inColor = !capabilities.prefersNoColor
    (output, input, inputFeed) = try Self.openStreams(descriptor)
    // The kernel knows the size; LINES and COLUMNS may be those of another terminal.
    use_env(false)
    use_tioctl(true)
    guard !capabilities.isDumb, let terminal = newterm(capabilities.name, output, input) else {
      fclose(output)
      fclose(input)
      Glibc.close(inputFeed)
      throw .unknownTerminal(capabilities.name)
    }
    self.terminal = terminal
    hasDirectColor = tigetflag("RGB") > 0 || tigetflag("Tc") > 0 || tigetnum("RGB") > 0
    size = Self.measure(output)
    Restoration.arm(descriptor: fileno(output), modes: modes, farewell: Self.farewell())
    prepare()
  }

  private func prepare() {
    cbreak()
    noecho()
    curs_set(0)
    typeahead(-1)
    let window = curses_standard_screen()
    keypad(window, true)
    // Inserting or deleting characters would push the stage sideways.
    idcok(window, false)
    leaveok(window, true)
    TextStyle.defineColors()
    enablePaste(true)
    resize()
  }

  /// Gives the terminal back as it was. Nothing happens the second time.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    enablePaste(false)
    endwin()
    // Some terminals keep one place for cursor and visibility, and leaving the alternate buffer
    // brings back what the stage last saved there.
    curs_set(1)
    fflush(output)
    delscreen(terminal)
    Restoration.disarm()
    fclose(output)
    fclose(input)
    Glibc.close(inputFeed)
  }

  deinit { close() }

  /// Asks the terminal for its size, as after SIGWINCH, and begins a blank screen without a stage.
  package func resize() {
    guard isOpen else { return }
    size = Self.measure(output)
    resizeterm(Int32(size.rows), Int32(size.columns))
    stage = nil
    erase()
    redraw()
  }

  /// Gives the terminal back for a while, before `ProcessSignal.stopProcess()`.
  package func suspend() {
    guard isOpen else { return }
    def_prog_mode()
    enablePaste(false)
    endwin()
  }

  /// Takes the terminal again; begins a blank screen without a stage, as `resize` does.
  package func resume() {
    guard isOpen else { return }
    reset_prog_mode()
    refresh()
    enablePaste(true)
    resize()
  }

  /// Repaints everything with the next `flush`, whatever the terminal shows now (Ctrl-L). The
  /// whole stage has to be sent again after it.
  package func redraw() {
    guard isOpen else { return }
    clearok(curses_standard_screen(), true)
  }

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

  /// Shows the cursor at a place, where text is typed; nil hides it.
  package func setCursor(_ place: (row: Int, column: Int)?) {
    guard isOpen else { return }
    curs_set(place == nil ? 0 : 1)
    leaveok(curses_standard_screen(), place == nil)
    if let place { move(Int32(place.row), Int32(place.column)) }
  }

  /// Sends what has changed. It waits for the terminal to take it, and must not cut into other
  /// output: see that nothing of that is pending.
  package func flush() {
    guard isOpen else { return }
    let window = curses_standard_screen()
    if stage != nil && !is_cleared(window) {
      flushRows()
    } else {
      wnoutrefresh(window)
      doupdate()
    }
  }

  /// The key that terminfo spells like this; nil where it knows none.
  package func key(spelled sequence: [UInt8]) -> Key? {
    guard isOpen, !sequence.contains(0) else { return nil }
    let code = key_defined(String(decoding: sequence, as: UTF8.self))
    return code > 0 ? Key(cursesCode: code) : nil
  }

  /// Sounds the bell.
  package func ring() {
    guard isOpen else { return }
    beep()
  }
}

// MARK: - The stage

extension Screen {
  private var columnRange: Range<Int> { 0..<size.columns }

  private func stageChanged() {
    guard isOpen else { return }
    erase()
    redraw()
  }

  /// The columns of a row, around `column`, that text may use.
  private func freeSpan(row: Int, column: Int) -> Range<Int>? {
    guard (0..<size.rows).contains(row), columnRange.contains(column) else { return nil }
    guard let stage, (stage.row..<stage.endRow).contains(row) else { return columnRange }
    if column < stage.column - 1 { return 0..<stage.column - 1 }
    if column > stage.endColumn { return stage.endColumn + 1..<size.columns }
    return nil
  }

  /// ncurses' own picture of the stage: the same character everywhere, and never a blank, for
  /// ncurses clears blanks together with the blank text beside them, as far as the next thing that is
  /// none: hence also the rules. It is sent once, so it looks like a blank.
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

  /// Sends the touched rows one after the other. Of several, ncurses would scroll those that look
  /// moved, over the whole width and with rows beside them, if that seems cheaper; but where only one
  /// row changes, none can look moved.
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
    write(text, row: row, column: column, attributes: style.attributes(inColor: inColor))
  }

  private func write(_ text: String, row: Int, column: Int, attributes: attr_t) {
    let window = curses_standard_screen()
    wattrset(window, Int32(bitPattern: attributes))
    let characters = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
    mvwaddnwstr(window, Int32(row), Int32(column), characters, Int32(characters.count))
    wattrset(window, 0)
  }
}

// MARK: - Opening

extension Screen {
  /// Sets the locale of characters; true where it is UTF-8. A UTF-8 locale that the machine has
  /// not got, as over SSH, becomes C.UTF-8.
  private static func setLocale(_ capabilities: TerminalCapabilities) -> Bool {
    if setlocale(LC_CTYPE, capabilities.locale) != nil { return capabilities.isUTF8 }
    if capabilities.isUTF8, setlocale(LC_CTYPE, "C.UTF-8") != nil { return true }
    setlocale(LC_CTYPE, "C")
    return false
  }

  private static func openStreams(
    _ descriptor: Int32
  ) throws(TerminalError) -> (
    output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>, inputFeed: Int32
  ) {
    let copy = try SystemCall.run("fcntl") { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
    var ends: [Int32] = [-1, -1]
    try SystemCall.run("pipe") { pipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard let output = fdopen(copy, "w"), let input = fdopen(ends[0], "r") else {
      throw .system(call: "fdopen", code: errno)
    }
    return (output, input, ends[1])
  }

  private static func measure(_ output: UnsafeMutablePointer<FILE>) -> ScreenSize {
    ScreenSize(of: fileno(output)) ?? ScreenSize(rows: 24, columns: 80)
  }

  /// Sends a capability that has no function of its own: bracketed paste on or off.
  private func enablePaste(_ isOn: Bool) {
    guard let sequence = curses_capability(isOn ? "BE" : "BD") else { return }
    fputs(sequence, output)
    fflush(output)
  }

  /// What undoes everything that was switched on, for the fatal signals. Private modes
  /// that may be on without terminfo come first.
  private static func farewell() -> [UInt8] {
    let modes = "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l"
    let names = ["BD", "rmkx", "sgr0", "rmacs", "op", "rmcup", "cnorm"]
    return names.reduce(into: Array(modes.utf8)) { bytes, name in
      if let capability = curses_capability(name) {
        bytes += withoutDelays(String(cString: capability)).utf8
      }
    }
  }

  /// terminfo strings may hold `$<milliseconds>`, which no terminal of today waits for.
  private static func withoutDelays(_ capability: String) -> String {
    capability.split(separator: "$<", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index == 0 ? part : part.drop { $0 != ">" }.dropFirst() }
      .joined()
  }
}
