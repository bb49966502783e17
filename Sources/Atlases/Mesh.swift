public import Geometry
package import Imaging

/// The outline of a sprite as triangles. Packers that cut along it let the rectangles of neighbours
/// overlap, so only what lies in the triangles is the sprite.
public struct Mesh: Hashable, Sendable {
  /// Corners in pixels of the canvas, y down.
  public let vertices: [Point]
  /// Positions in `vertices`, three for each triangle.
  public let triangles: [Int]

  /// Far more than any tool makes; what is beyond would take long to draw.
  private static let mostTriangles = 4096

  /// A mesh from its parts; nil where a triangle has no such corner, none is given or far too many.
  package init?(vertices: [Point], triangles: [Int]) {
    guard !triangles.isEmpty, triangles.count.isMultiple(of: 3),
      triangles.count / 3 <= Self.mostTriangles, triangles.allSatisfy(vertices.indices.contains),
      vertices.allSatisfy({ abs($0.x) <= FrameFields.largest && abs($0.y) <= FrameFields.largest })
    else { return nil }
    (self.vertices, self.triangles) = (vertices, triangles)
  }

  /// Clears every pixel of a piece whose centre lies outside of all triangles; edges are inside.
  /// `corner` is the place of the piece in the canvas. O(pixels + rows × triangles).
  package func clearOutside(_ piece: inout Bitmap, at corner: Point) {
    let width = piece.width
    var spans: [Range<Int>] = []
    for row in 0..<piece.height {
      // A rectangle may be much higher than its page.
      guard piece.pixels[row * width..<(row + 1) * width].contains(where: { $0 != .clear }) else {
        continue
      }
      spans.removeAll(keepingCapacity: true)
      let y = corner.y + Double(row) + 0.5
      for first in stride(from: 0, to: triangles.count, by: 3) {
        guard let (left, right) = extent(ofTriangle: first, at: y) else { continue }
        let start = max((left - corner.x - 0.5 - Self.tolerance).rounded(.up), 0)
        let end = min((right - corner.x - 0.5 + Self.tolerance).rounded(.down) + 1, Double(width))
        if start < end { spans.append(Int(start)..<Int(end)) }
      }
      spans.sort { $0.lowerBound < $1.lowerBound }
      piece.pixels.withUnsafeMutableBufferPointer { pixels in
        var x = 0
        for span in spans + [width..<width] {
          if x < span.lowerBound {
            pixels[(row * width + x)..<(row * width + span.lowerBound)].update(repeating: .clear)
          }
          x = max(x, span.upperBound)
        }
      }
    }
  }

  private static let tolerance = 1e-6

  /// Where a horizontal line meets a triangle.
  private func extent(ofTriangle first: Int, at y: Double) -> (left: Double, right: Double)? {
    var (left, right) = (Double.infinity, -Double.infinity)
    for i in 0..<3 {
      let (a, b) = (vertices[triangles[first + i]], vertices[triangles[first + (i + 1) % 3]])
      guard min(a.y, b.y) <= y, y <= max(a.y, b.y) else { continue }
      if a.y == b.y {
        (left, right) = (min(left, a.x, b.x), max(right, a.x, b.x))
      } else {
        let x = a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y)
        (left, right) = (min(left, x), max(right, x))
      }
    }
    return left <= right ? (left, right) : nil
  }
}
