internal import CVTerm

/// A terminal in memory: bytes go in, a screen of cells comes out.
///
/// Not a real one in every point: it ignores synchronized updates (2026), answers no colour
/// queries, and a newline moves down without going back to column 0, as on a raw line.
package final class TerminalEmulator {
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// Whether the program shows the cursor.
  package private(set) var cursorIsVisible = true
  /// Whether the alternate screen is up.
  package private(set) var showsAlternateScreen = false
  /// Whether the program is told of the mouse's buttons.
  package private(set) var reportsMouse = false
  /// The title the program has set.
  package private(set) var title = ""

  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
  private var replies: [UInt8] = []
  /// The beginning of a string sequence, such as a title: libvterm loses one that comes in pieces.
  private var unfinished: [UInt8] = []

  package init(columns: Int, rows: Int) {
    guard let terminal = vterm_new(Int32(rows), Int32(columns)),
      let screen = vterm_obtain_screen(terminal)
    else { preconditionFailure("out of memory") }
    self.columns = columns
    self.rows = rows
    self.terminal = terminal
    self.screen = screen
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, context in
      guard let value, let context else { return 0 }
      TerminalEmulator.from(context).note(property, value.pointee)
      return 1
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    vterm_set_utf8(terminal, 1)
    vterm_output_set_callback(
      terminal,
      { bytes, count, context in
        guard let bytes, let context else { return }
        let reply = UnsafeRawBufferPointer(start: bytes, count: count)
        TerminalEmulator.from(context).replies.append(contentsOf: reply)
      }, context)
    vterm_screen_set_callbacks(screen, callbacks, context)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  /// What the program wrote.
  package func feed(_ bytes: some Collection<UInt8>) {
    let bytes = unfinished + bytes
    let end = Self.unfinishedString(in: bytes) ?? bytes.endIndex
    unfinished = Array(bytes[end...])
    bytes[..<end].withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = vterm_input_write(
        terminal, start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
  }

  /// What the program wrote, as text.
  package func feed(_ text: String) { feed(text.utf8) }

  /// The user changes the size of the window.
  package func resize(columns: Int, rows: Int) {
    vterm_set_size(terminal, Int32(rows), Int32(columns))
    self.columns = columns
    self.rows = rows
  }

  /// The user presses and releases a button of the mouse over a cell; `drainReplies` has what the
  /// program is told of it.
  ///
  /// - Parameter button: 1 left, 2 middle, 3 right, 4 and 5 the wheel.
  package func click(_ button: Int = 1, column: Int, row: Int) {
    vterm_mouse_move(terminal, Int32(row), Int32(column), VTERM_MOD_NONE)
    vterm_mouse_button(terminal, Int32(button), true, VTERM_MOD_NONE)
    vterm_mouse_button(terminal, Int32(button), false, VTERM_MOD_NONE)
  }

  /// Takes what the terminal has answered since the last call.
  package func drainReplies() -> [UInt8] {
    defer { replies.removeAll() }
    return replies
  }

  /// Where the next character goes, from 0.
  package var cursor: (column: Int, row: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.col), Int(position.row))
  }

  /// The cell at a place counted from 0; traps outside the screen.
  package func cell(column: Int, row: Int) -> EmulatedCell {
    precondition(0..<columns ~= column && 0..<rows ~= row, "the place is on the screen")
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return EmulatedCell(
      text: Self.text(of: cell),
      width: Int(cell.width),
      foreground: EmulatedColor(cell.fg),
      background: EmulatedColor(cell.bg),
      bold: cell.attrs.bold != 0,
      italic: cell.attrs.italic != 0,
      underline: cell.attrs.underline != 0,
      blink: cell.attrs.blink != 0,
      reverse: cell.attrs.reverse != 0,
      strike: cell.attrs.strike != 0)
  }

  /// A row's characters, without the spaces at its end.
  package func text(row: Int) -> String {
    var text = ""
    var column = 0
    while column < columns {
      let cell = cell(column: column, row: row)
      text += cell.text
      column += max(1, cell.width)
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// All rows' text, joined by newlines.
  package var screenText: String {
    (0..<rows).map { text(row: $0) }.joined(separator: "\n")
  }
}

extension TerminalEmulator {
  private static func from(_ context: UnsafeMutableRawPointer) -> TerminalEmulator {
    Unmanaged<TerminalEmulator>.fromOpaque(context).takeUnretainedValue()
  }

  /// Where an OSC or DCS begins that has no end yet.
  private static func unfinishedString(in bytes: [UInt8]) -> Int? {
    let start = bytes.indices.dropLast().last {
      bytes[$0] == 0x1B && [UInt8(ascii: "]"), UInt8(ascii: "P")].contains(bytes[$0 + 1])
    }
    guard let start else { return nil }
    let rest = bytes[(start + 2)...]
    let hasEnd = rest.contains { $0 == 0x07 || $0 == 0x18 || $0 == 0x1A }
    let isClosed = rest.firstIndex(of: 0x1B).map { $0 + 1 < rest.endIndex } ?? false
    return hasEnd || isClosed ? nil : start
  }

  private func note(_ property: VTermProp, _ value: VTermValue) {
    switch property {
    case VTERM_PROP_CURSORVISIBLE: cursorIsVisible = value.boolean != 0
    case VTERM_PROP_ALTSCREEN: showsAlternateScreen = value.boolean != 0
    case VTERM_PROP_MOUSE: reportsMouse = value.number != Int32(VTERM_PROP_MOUSE_NONE)
    case VTERM_PROP_TITLE: title = value.string.map { String(cString: $0) } ?? ""
    default: break
    }
  }

  /// Characters after an empty first one are left over from an earlier cell.
  private static func text(of cell: VTermScreenCell) -> String {
    let (c0, c1, c2, c3, c4, c5) = cell.chars
    guard c0 != 0 else { return " " }
    var text = String.UnicodeScalarView()
    for value in [c0, c1, c2, c3, c4, c5].prefix(while: { $0 != 0 }) {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return text.isEmpty ? " " : String(text)
  }
}

extension EmulatedColor {
  init(_ color: VTermColor) {
    if UInt32(color.type) & VTERM_COLOR_DEFAULT_MASK.rawValue != 0 {
      self = .default
    } else if UInt32(color.type) & VTERM_COLOR_INDEXED.rawValue != 0 {
      self = .indexed(Int(color.indexed.idx))
    } else {
      self = .rgb(color.rgb.red, color.rgb.green, color.rgb.blue)
    }
  }
}
