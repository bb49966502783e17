internal import Imaging
private import Geometry

/// Cuts a picture along a grid: cells become frames, rows animations.
struct GridCutter {
  private(set) var frames: [AtlasDescription.Frame] = []
  private(set) var sequences: [FrameSequence] = []

  /// Cuts a picture. Cells are numbered over all rows, from 0; those that are clear at the end of a
  /// row are left out, though counted.
  init(
    _ bitmap: Bitmap, grid: SpriteGrid, stem: String
  ) throws(AtlasError.Reason) {
    let (columns, rows) = try grid.sides(width: bitmap.width, height: bitmap.height)
    for row in 0..<rows.count {
      let cells = (0..<columns.count).map { column in
        Cell(
          name: "\(stem)_\(row * columns.count + column)", x: columns.start(column),
          y: rows.start(row), width: columns.length, height: rows.length)
      }
      let used = cells.prefix((cells.lastIndex { !$0.isClear(in: bitmap) } ?? -1) + 1)
      guard !used.isEmpty else { continue }
      frames += used.map(\.frame)
      sequences.append(
        FrameSequence(
          name: rows.count > 1 ? "\(stem)_row_\(row)" : stem, origin: .grid,
          frames: used.map(\.name), isStrong: used.count > 1, reason: "row \(row) of the grid"))
    }
  }

  private struct Cell {
    let name: String
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    /// The cell lies inside the bitmap.
    func isClear(in bitmap: Bitmap) -> Bool {
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        (y..<y + height).allSatisfy { row in
          let start = row * bitmap.width + x
          return pixels[start..<start + width].allSatisfy { $0.alpha == 0 }
        }
      }
    }

    var frame: AtlasDescription.Frame {
      let size = Size(width: Double(width), height: Double(height))
      return AtlasDescription.Frame(
        name: name, textureRect: Rect(origin: Point(x: Double(x), y: Double(y)), size: size),
        size: size, trimOffset: .zero, sourceSize: size)
    }
  }
}
