/// The colours of a rectangle of cells: for each row of cells all upper halves, then all lower ones.
struct ColorPlane: ~Copyable {
  private let colors: UnsafeMutablePointer<CellColor>
  private let columns: Int
  private let count: Int

  /// A plane of which nothing is known.
  init(columns: Int, rows: Int) {
    self.columns = columns
    count = 2 * columns * rows
    colors = .allocate(capacity: count)
    colors.initialize(repeating: .unknown, count: count)
  }

  deinit { colors.deallocate() }

  mutating func forget() { colors.update(repeating: .unknown, count: count) }

  /// The `columns` upper halves of a row of cells, followed by the lower ones.
  @inline(__always)
  func row(_ row: Int) -> ColorRow { colors + 2 &* columns &* row }
}

/// One row of cells in a plane.
typealias ColorRow = UnsafeMutablePointer<CellColor>
