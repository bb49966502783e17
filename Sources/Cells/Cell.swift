/// What one cell shows: two pixels, one above the other.
struct Cell: Equatable {
  var upper: CellColor
  var lower: CellColor

  @inline(__always)
  init(upper: CellColor, lower: CellColor) {
    self.upper = upper
    self.lower = lower
  }

  @inline(__always)
  static func == (one: Cell, other: Cell) -> Bool {
    one.upper == other.upper && one.lower == other.lower
  }

  /// Nothing but the terminal's own background.
  @inline(__always)
  static var empty: Cell { Cell(upper: .none, lower: .none) }
}

/// A row of cells in somebody's memory, kept as bitmaps keep it: all upper halves, then all lower ones.
struct CellRow {
  let colors: UnsafeMutablePointer<CellColor>
  let columns: Int

  @inline(__always)
  subscript(_ column: Int) -> Cell {
    Cell(upper: colors[column], lower: colors[columns &+ column])
  }
}

/// A rectangle of cells.
struct CellGrid: ~Copyable {
  private let colors: UnsafeMutablePointer<CellColor>
  private let columns: Int
  private let count: Int

  /// Cells of which nothing is known.
  init(columns: Int, rows: Int) {
    self.columns = columns
    count = 2 * columns * rows
    colors = .allocate(capacity: count)
    colors.initialize(repeating: .unknown, count: count)
  }

  deinit { colors.deallocate() }

  mutating func forget() { colors.update(repeating: .unknown, count: count) }

  /// Valid as long as the grid.
  @inline(__always)
  subscript(_ row: Int) -> CellRow {
    CellRow(colors: colors + 2 &* columns &* row, columns: columns)
  }
}
