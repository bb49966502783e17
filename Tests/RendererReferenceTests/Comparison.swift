import Imaging
import Layers
import Raster

/// A tree drawn by the renderer and, pixel by pixel, by the reference.
struct Comparison {
  /// Pixels that either covers.
  private(set) var covered = 0
  /// Those of them that lie near no edge.
  private(set) var compared = 0
  /// How many pixels differ by how much, near no edge.
  private(set) var counts: [Int: Int] = [:]
  private var faults: [String] = []

  /// - Parameter allowed: the largest difference of a channel that is none.
  init(
    _ root: Layer, width: Int, height: Int, allowed: Int = 1,
    drawing: (LayerSnapshot, Int, Int) -> Bitmap = {
      Renderer().render($0, width: $1, height: $2)
    }
  ) {
    let drawn = drawing(root.snapshot(), width, height)
    let reference = ReferenceLayer(root)
    for row in 0..<height {
      for column in 0..<width {
        var edges = Edges()
        let ink = reference.ink(
          at: Sight(column: column, row: row), over: .clear, &edges)
        let pixel = drawn[column, row]
        guard ink.alpha > 0 || pixel != .clear else { continue }
        covered += 1
        guard !edges.areNear else { continue }
        compared += 1
        let distance = ink.distance(to: pixel)
        counts[distance, default: 0] += 1
        if distance > allowed {
          faults.append("(\(column), \(row)): expected \(ink.pixel), drawn \(pixel)")
        }
      }
    }
  }

  /// Of the pixels that the reference covers and is sure of.
  var differing: Int { faults.count }

  /// The first differences, and how many there are.
  func report(_ limit: Int = 8) -> String {
    guard !faults.isEmpty else { return "no pixel differs" }
    return "\(faults.count) of \(compared) pixels differ\n"
      + faults.prefix(limit).joined(separator: "\n")
  }
}
