/// Where the terminal's cursor is in the rectangle, and the shortest way to another cell.
struct Cursor {
  /// How a place is named to the terminal.
  enum Addressing {
    /// By the screen's rows and columns, of which the rectangle's corner is this one, from 0.
    case screen(row: Int, column: Int)
    /// By steps from where the cursor is; the rectangle begins in the screen's first column.
    case steps
  }

  /// From the rectangle's top.
  private(set) var row: Int
  /// From the rectangle's left; nil where terminals differ: anywhere, or at a right edge.
  var column: Int?
  private let addressing: Addressing

  /// The most bytes a move can take.
  static let longestMove = 1 + 8 + 8

  /// A cursor in the rectangle's corner, or where places have names, anywhere.
  init(_ addressing: Addressing) {
    self.addressing = addressing
    row = 0
    column =
      switch addressing {
      case .screen: nil
      case .steps: 0
      }
  }

  /// Moves right within the row, or to a later one.
  @inline(__always)
  mutating func move(toRow newRow: Int, column newColumn: Int, into out: inout ByteBuffer) {
    if newRow == row, let column {
      if newColumn > column { out.append(csi: newColumn &- column, UInt8(ascii: "C")) }
    } else {
      jump(toRow: newRow, column: newColumn, into: &out)
    }
    row = newRow
    column = newColumn
  }

  @inline(never)
  private func jump(toRow newRow: Int, column newColumn: Int, into out: inout ByteBuffer) {
    let down = newRow - row
    switch addressing {
    case .screen(let top, let left):
      let address = (row: top + newRow + 1, column: left + newColumn + 1)
      let length = 4 + Self.digits(address.row) + Self.digits(address.column)
      if let column, Self.cost(ofLines: down) + Self.cost(of: newColumn - column) < length {
        Self.step(down: down, right: newColumn - column, into: &out)
      } else {
        out.append(Token("\u{1B}["))
        out.append(Token(parameter: address.row))
        out.append(Token(parameter: address.column))
        out.replaceLast(with: UInt8(ascii: "H"))
      }
    case .steps:
      if let column, Self.cost(of: newColumn - column) <= 1 + Self.cost(of: newColumn) {
        Self.step(down: down, right: newColumn - column, into: &out)
      } else {
        out.append(UInt8(ascii: "\r"))
        Self.step(down: down, right: newColumn, into: &out)
      }
    }
  }

  /// A vertical tab is a newline that no line discipline turns into a carriage return as well.
  private static func step(down: Int, right: Int, into out: inout ByteBuffer) {
    if down <= cost(of: down) {
      out.append(repeating: 0x0B, count: down)
    } else {
      out.append(csi: down, UInt8(ascii: "B"))
    }
    if right != 0 {
      out.append(csi: abs(right), right > 0 ? UInt8(ascii: "C") : UInt8(ascii: "D"))
    }
  }

  private static func cost(ofLines lines: Int) -> Int { min(lines, cost(of: lines)) }

  /// The bytes of a sequence that moves by `steps`.
  @inline(__always)
  static func cost(of steps: Int) -> Int {
    let distance = abs(steps)
    return distance == 0 ? 0 : distance == 1 ? 3 : 3 + digits(distance)
  }

  @inline(__always)
  private static func digits(_ number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : number < 10000 ? 4 : 5
  }
}
