import Glibc
import Imaging

/// What a turned, stretched and cut layer looks like, pixel by pixel and by formulas alone: each middle
/// is taken back to the layer's plane. Uses nothing of the library but its bitmaps.
struct LayerReference {
  /// Six pixels by three of two colours, no two rows or columns alike.
  static let rows = ["RRRBBB", "RBBBBR", "RBRBBB"]
  static let red = Pixel(red: 250, green: 30, blue: 20)
  static let blue = Pixel(red: 20, green: 40, blue: 240)
  static let behind = Pixel(red: 0x10, green: 0x20, blue: 0x30)
  static let line = Pixel(red: 0x50, green: 0xE0, blue: 0xA0)

  /// The picture that the tests show, each pixel as so many.
  static func picture(enlarged n: Int = 1) -> Bitmap {
    var picture = Bitmap(width: 6 * n, height: 3 * n)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        for i in 0..<n * n {
          picture[x * n + i % n, y * n + i / n] = letter == "R" ? red : blue
        }
      }
    }
    return picture
  }
  private static let pixels = picture()

  /// Stage pixels a point.
  var zoom = 8.0
  /// How often each pixel of the picture is repeated.
  var enlarged = 1
  /// Stage of so many pixels.
  var (width, height) = (98, 76)
  /// Degrees.
  var (x, y, z) = (0.0, 0.0, 0.0)
  /// Points from the eye to the canvas; infinite without perspective.
  var distance = Double.infinity
  /// Bounds in points.
  var (boundsWidth, boundsHeight) = (6.0, 3.0)
  /// Where the picture lies in bounds of a size: left, top, width, height.
  var place: (Double, Double) -> (Double, Double, Double, Double) = { (0, 0, $0, $1) }
  var isNinePart = false
  var isMasked = false
  var isOneSided = false

  init(_ set: (inout LayerReference) -> Void = { _ in }) { set(&self) }

  /// What is seen in the middle of a stage pixel; nil so near to an edge or a line that a renderer
  /// may soften it.
  func pixel(_ column: Int, _ row: Int) -> Pixel? {
    let here = look(Double(column) + 0.5, Double(row) + 0.5)
    for dy in -1...1 {
      for dx in -1...1 {
        let there = look(Double(column + dx) + 0.5, Double(row + dy) + 0.5)
        if there.isInBounds != here.isInBounds || there.isInPlace != here.isInPlace { return nil }
      }
    }
    return here.color
  }

  /// Whether a stage looks so, and the layer is seen at all unless its back is hidden. The line round
  /// the bounds lies over what is behind.
  func matches(_ shown: Bitmap) -> Bool {
    var decided = 0
    for row in 0..<height {
      for column in 0..<width {
        guard let wanted = pixel(column, row) else { continue }
        decided += wanted == Self.behind ? 0 : 1
        let isLine = wanted == Self.behind && shown[column, row] == Self.line
        if shown[column, row] != wanted && !isLine { return false }
      }
    }
    return (decided >= 20) != isBack
  }

  /// Whether all of the line round the bounds of a layer that is not turned is there, one stage pixel
  /// outside of them.
  func isOutlined(in shown: Bitmap) -> Bool {
    let (across, down) = (Int(boundsWidth * zoom), Int(boundsHeight * zoom))
    let (left, top) = ((width - across) / 2 - 1, (height - down) / 2 - 1)
    let (right, bottom) = (left + across + 1, top + down + 1)
    let sides = (left...right).flatMap { [($0, top), ($0, bottom)] }
    let ends = (top...bottom).flatMap { [(left, $0), (right, $0)] }
    return (sides + ends).allSatisfy { shown[$0.0, $0.1] == Self.line }
  }

  private struct Look {
    var color: Pixel?
    var isInBounds = false
    var isInPlace = false
  }

  private func look(_ sx: Double, _ sy: Double) -> Look {
    var look = Look(color: Self.behind)
    guard
      let (u, v) = plane(
        (sx - Double(width) / 2) / zoom, (sy - Double(height) / 2) / zoom)
    else { return look }
    let (px, py) = (u + boundsWidth / 2, v + boundsHeight / 2)
    look.isInBounds = px >= 0 && py >= 0 && px < boundsWidth && py < boundsHeight
    let (left, top, w, h) = place(boundsWidth, boundsHeight)
    look.isInPlace = px >= left && py >= top && px < left + w && py < top + h
    guard look.isInPlace, look.isInBounds || !isMasked, !isBack else { return look }
    let (cx, cy) = (source(px - left, of: w, pixels: 6), source(py - top, of: h, pixels: 3))
    let isNearEdge = [cx, cy].contains { abs($0 - $0.rounded()) < 0.02 }
    look.color = isNearEdge ? nil : Self.pixels[Int(cx), Int(cy)]
    return look
  }

  /// The pixel of the picture at a distance from its placed edge.
  private func source(_ at: Double, of extent: Double, pixels: Double) -> Double {
    let fixed = pixels / 3
    guard isNinePart, extent > 2 * fixed else { return at * pixels / extent }
    if at < fixed { return at }
    if at >= extent - fixed { return pixels - (extent - at) }
    return fixed + (at - fixed) * fixed / (extent - 2 * fixed)
  }

  private var axes: (u: [Double], v: [Double]) {
    let (a, b, c) = (x * .pi / 180, y * .pi / 180, z * .pi / 180)
    func turn(_ p: [Double]) -> [Double] {
      let inPlane = [p[0] * cos(c) - p[1] * sin(c), p[0] * sin(c) + p[1] * cos(c), 0]
      let aside = [
        inPlane[0] * cos(b), inPlane[1], -inPlane[0] * sin(b),
      ]
      return [
        aside[0], aside[1] * cos(a) - aside[2] * sin(a), aside[1] * sin(a) + aside[2] * cos(a),
      ]
    }
    return (turn([1, 0, 0]), turn([0, 1, 0]))
  }

  /// The eye is on the axis of the turns here, so perspective does not count.
  private var isBack: Bool {
    let (u, v) = axes
    return isOneSided && u[0] * v[1] - u[1] * v[0] < 0
  }

  /// The point of the layer's plane, from its anchor, that is seen at a point of the canvas, from its
  /// middle: what solves `q (1 − z/d) = (x, y)`.
  private func plane(_ qx: Double, _ qy: Double) -> (Double, Double)? {
    let (u, v) = axes
    let (a, b) = (u[0] + qx * u[2] / distance, v[0] + qx * v[2] / distance)
    let (c, d) = (u[1] + qy * u[2] / distance, v[1] + qy * v[2] / distance)
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-9 else { return nil }
    let point = ((qx * d - b * qy) / determinant, (a * qy - qx * c) / determinant)
    let depth = point.0 * u[2] + point.1 * v[2]
    return depth < distance ? point : nil
  }
}
