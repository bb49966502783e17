internal import CNcurses
internal import Glibc

/// A terminal taken over by ncurses: text by name and place, and a stage that is left alone.
///
/// A class, for the process has one terminal and everyone who draws shares it; ncurses' own state
/// is global, so there is one screen at a time. Block the signals that an `EventLoop` reads before
/// opening it. Keys are read elsewhere (`EventLoop`, `KeyDecoder`); ncurses gets nothing to read.
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
    didSet {
      stage = stage?.clipped(to: size)
      if stage != oldValue { beginAnew() }
    }
  }

  /// Where the cursor shows, for a line that is typed; nil hides it.
  package var cursor: (row: Int, column: Int)? {
    didSet { cursorChanged(wasShown: oldValue != nil) }
  }

  private let terminal: OpaquePointer
  let output: UnsafeMutablePointer<FILE>
  private let input: UnsafeMutablePointer<FILE>
  private let modes: TerminalModes
  let inColor: Bool
  let usesMouse: Bool
  var isOpen = true

  /// Opens the screen: alternate buffer, keys one by one, no echo, no cursor.
  ///
  /// - Parameters:
  ///   - descriptor: the terminal; it is duplicated, not kept.
  ///   - capabilities: its name, its locale and whether colour is wanted.
  ///   - usesMouse: true asks for the mouse where terminfo says that there may be one; the terminal
  ///     then no longer selects text with it.
  /// - Throws: `notATerminal`, or `unknownTerminal` where terminfo has no usable entry.
  package init(
    descriptor: Int32, capabilities: TerminalCapabilities, usesMouse: Bool = false
  ) throws(TerminalError) {
    modes = try TerminalModes(of: descriptor)
    isUTF8 = Self.setLocale(capabilities)
    inColor = !capabilities.prefersNoColor
    (output, input) = try Self.openStreams(descriptor)
    // The kernel knows the size; LINES and COLUMNS may be those of another terminal.
    use_env(false)
    use_tioctl(true)
    guard !capabilities.isDumb, let terminal = newterm(capabilities.name, output, input) else {
      fclose(output)
      fclose(input)
      throw .unknownTerminal(capabilities.name)
    }
    self.terminal = terminal
    self.usesMouse = usesMouse && curses_capability("kmous") != nil
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
    enableReports(true)
    resize()
  }

  /// Gives the terminal back as it was. Nothing happens the second time.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    leave()
    delscreen(terminal)
    Restoration.disarm()
    fclose(output)
    fclose(input)
  }

  deinit { close() }

  /// Asks the terminal for its size, as after SIGWINCH, and begins a blank screen without a stage.
  package func resize() {
    guard isOpen else { return }
    size = Self.measure(output)
    resizeterm(Int32(size.rows), Int32(size.columns))
    stage = nil
    beginAnew()
  }

  /// Gives the terminal back for a while, before `ProcessSignal.stopProcess`.
  package func suspend() {
    guard isOpen else { return }
    def_prog_mode()
    leave()
  }

  /// Some terminals keep one saved cursor for both buffers: leaving the alternate one then brings
  /// back the hidden cursor that the stage saved last, hence the cursor once more at the end.
  private func leave() {
    enableReports(false)
    endwin()
    curs_set(1)
    fflush(output)
  }

  /// Takes the terminal again with the next `flush`; begins a blank screen without a stage, as
  /// `resize` does.
  package func resume() {
    guard isOpen else { return }
    reset_prog_mode()
    // ncurses would switch it on again where it reads keys itself.
    keypad(curses_standard_screen(), true)
    curs_set(0)
    enableReports(true)
    resize()
  }

  /// Repaints everything with the next `flush`, whatever the terminal shows now (Ctrl-L). The
  /// whole stage has to be sent again after it.
  package func redraw() {
    guard isOpen else { return }
    clearok(curses_standard_screen(), true)
  }

  /// The key that terminfo spells like this; nil where it knows none.
  package func key(spelled sequence: [UInt8]) -> Key? {
    guard isOpen, !sequence.contains(0) else { return nil }
    let code = key_defined(String(decoding: sequence, as: UTF8.self))
    return code > 0 ? Key(cursesCode: code) : nil
  }
}
