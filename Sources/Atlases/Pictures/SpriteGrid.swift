/// Equal cells into which a picture without a data file is cut.
public struct SpriteGrid: Hashable, Sendable {
  /// A number of pixels or cells across and one down.
  public struct Pair: Hashable, Sendable {
    /// To the right.
    public var x: Int
    /// Downwards.
    public var y: Int

    /// A pair from its numbers.
    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  /// Extents of a cell in pixels; nil where they follow from `count`.
  public var cellSize: Pair?
  /// Columns and rows; nil where as many are made as fit.
  public var count: Pair?
  /// Top-left of the first cell, in pixels.
  public var offset = Pair(x: 0, y: 0)
  /// Pixels between two cells.
  public var spacing = Pair(x: 0, y: 0)

  /// A grid of one cell, as large as the picture; set `cellSize` or `count`.
  public init() {}

  /// The most cells that are made.
  static let largestCount = 65536
  /// No picture has a longer side, and no sum or product of two of them overflows.
  static let longest = 1 << 24

  /// The cells of a picture along one side.
  struct Side: Hashable {
    let count: Int
    let length: Int
    let offset: Int
    let stride: Int

    func start(_ index: Int) -> Int { offset + index * stride }
  }

  /// Columns and rows for a picture of these extents in pixels.
  func sides(
    width: Int, height: Int
  ) throws(AtlasError.Reason) -> (columns: Side, rows: Side) {
    guard
      let columns = Self.side(width, cellSize?.x, count?.x, offset.x, spacing.x),
      let rows = Self.side(height, cellSize?.y, count?.y, offset.y, spacing.y)
    else { throw .noRoomForGrid(width: width, height: height) }
    let (cells, overflow) = columns.count.multipliedReportingOverflow(by: rows.count)
    guard !overflow, cells <= Self.largestCount else {
      throw .tooManyCells(limit: Self.largestCount)
    }
    return (columns, rows)
  }

  private static func side(
    _ extent: Int, _ length: Int?, _ count: Int?, _ offset: Int, _ spacing: Int
  ) -> Side? {
    let range = 0...longest
    guard range.contains(extent), range.contains(offset), range.contains(spacing),
      range.contains(length ?? 1), range.contains(count ?? 1)
    else { return nil }
    let room = extent - offset
    let wanted = max(1, count ?? 1)
    let length = length ?? (room - spacing * (wanted - 1)) / wanted
    guard length > 0, room >= length else { return nil }
    let fitting = (room + spacing) / (length + spacing)
    return Side(
      count: min(count ?? fitting, fitting), length: length, offset: offset,
      stride: length + spacing)
  }
}
