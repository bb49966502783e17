/// A button of the mouse that went down over a cell.
package struct MousePress: Hashable, Sendable {
  package enum Button: Int, Hashable, Sendable {
    case left, middle, right
  }

  package var button: Button
  /// Counted from 0 at the top.
  package var row: Int
  /// Counted from 0 at the left.
  package var column: Int

  package init(_ button: Button, row: Int, column: Int) {
    (self.button, self.row, self.column) = (button, row, column)
  }
}

extension MousePress {
  /// Turns reports of pressed and released buttons on, with coordinates as numbers where the terminal
  /// knows that.
  static let on = "\u{1B}[?1000h\u{1B}[?1006h"
  static let off = "\u{1B}[?1006l\u{1B}[?1000l"

  /// Reads a report of SGR's form, `CSI < code ; column ; row M`; nil where it is none, or tells of a
  /// release, a wheel or a move.
  init?(_ sequence: ControlSequence) {
    guard sequence.marker == UInt8(ascii: "<"), sequence.intermediates.isEmpty,
      sequence.final == UInt8(ascii: "M"), sequence.parameters.count == 3,
      let code = sequence.parameters[0], let column = sequence.parameters[1],
      let row = sequence.parameters[2]
    else { return nil }
    self.init(code: code, row: row, column: column)
  }

  /// Reads a report of the oldest form, `CSI M` and three bytes, which a terminal sends that does not
  /// know SGR's: each is a number and 32.
  init?(bytes: ArraySlice<UInt8>) {
    let numbers = bytes.map { Int($0) - 32 }
    guard numbers.count == 3 else { return nil }
    self.init(code: numbers[0], row: numbers[2], column: numbers[1])
  }

  /// Shift, Alt and Control do not count.
  private init?(code: Int, row: Int, column: Int) {
    guard code >= 0, row >= 1, column >= 1, let button = Button(rawValue: code & ~0b1_1100)
    else { return nil }
    self.init(button, row: row - 1, column: column - 1)
  }
}
