/// Where the terminal's cursor is in the rectangle, and the shortest way to another cell.
struct Cursor {
  /// From the rectangle's top.
  private(set) var row: Int
  /// From the rectangle's left; nil at a right edge, where terminals differ about the next character.
  var column: Int?
  private let addressing: Addressing

  /// How a place is named to the terminal.
  enum Addressing {
    /// By the screen's rows and columns; the rectangle's own corner is counted from 0.
    case screen(row: Int, column: Int)
    /// By steps from where the cursor is; the rectangle begins in the screen's first column.
    case steps
  }

  /// The most bytes a move can take.
  static let longestMove = 2 + 8 + 8

  /// A cursor in the rectangle's corner, or in the case of the screen anywhere.
  init(_ addressing: Addressing) {
    self.addressing = addressing
    switch addressing {
    case .screen:
      row = -1
      column = nil
    case .steps:
      row = 0
      column = 0
    }
  }

  /// Moves right within the row, or to a later row.
  @inline(__always)
  mutating func move(toRow newRow: Int, column newColumn: Int, into out: inout ByteBuffer) {
    if newRow == row, let column {
      if newColumn > column { out.append(csi: newColumn &- column, UInt8(ascii: "C")) }
    } else {
      changeRow(to: newRow, column: newColumn, into: &out)
    }
    row = newRow
    column = newColumn
  }

  private func changeRow(to newRow: Int, column newColumn: Int, into out: inout ByteBuffer) {
    let left =
      switch addressing {
      case .screen(_, let column): column
      case .steps: 0
      }
    let down = newRow - row
    let straight = column.map { Self.cost(of: newColumn - $0) } ?? .max
    let returning = 1 + Self.cost(of: left + newColumn)
    if case .screen(let top, _) = addressing {
      let address = (row: top + newRow + 1, column: left + newColumn + 1)
      let length = 4 + Self.digits(address.row) + Self.digits(address.column)
      guard row >= 0, min(straight, returning) + Self.cost(ofLines: down) < length else {
        out.append(Token("\u{1B}["))
        out.append(Token(parameter: address.row))
        out.append(Token(parameter: address.column))
        return out.replaceLast(with: UInt8(ascii: "H"))
      }
    }
    if straight <= returning, let column {
      Self.step(down: down, right: newColumn - column, into: &out)
    } else {
      out.append(UInt8(ascii: "\r"))
      Self.step(down: down, right: left + newColumn, into: &out)
    }
  }

  /// A vertical tab is a newline that no line discipline turns into a carriage return as well.
  private static func step(down: Int, right: Int, into out: inout ByteBuffer) {
    if cost(ofLines: down) == down {
      out.append(repeating: 0x0B, count: down)
    } else {
      out.append(csi: down, UInt8(ascii: "B"))
    }
    if right > 0 {
      out.append(csi: right, UInt8(ascii: "C"))
    } else if right < 0 {
      out.append(csi: -right, UInt8(ascii: "D"))
    }
  }

  private static func cost(ofLines lines: Int) -> Int { min(lines, cost(of: lines)) }

  /// Bytes of a movement sequence.
  static func cost(of steps: Int) -> Int {
    let distance = abs(steps)
    return distance == 0 ? 0 : distance == 1 ? 3 : 3 + digits(distance)
  }

  private static func digits(_ number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : number < 10000 ? 4 : 5
  }
}
