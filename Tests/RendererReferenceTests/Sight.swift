/// Where the line of sight through the middle of an output pixel meets a plane, and how that place
/// moves with the pixel: what is closer to an edge than a small move of the pixel is "near" it.
struct Sight {
  /// In points of the plane.
  var x, y: Double
  /// Change of x and y with the pixel's column (u) and row (v).
  var xByU, xByV, yByU, yByV: Double

  /// A place on the bitmap itself.
  init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
    (xByU, xByV, yByU, yByV) = (1, 0, 0, 1)
  }

  /// The middle of a pixel.
  init(column: Int, row: Int) {
    self.init(x: Double(column) + 0.5, y: Double(row) + 0.5)
  }

  /// How far x and y move where the pixel moves by `Edges.width`.
  var reachX: Double { Edges.width * (abs(xByU) + abs(xByV)) }
  var reachY: Double { Edges.width * (abs(yByU) + abs(yByV)) }

  /// The place with y counted from the other edge.
  func flipped(_ sum: Double) -> Sight {
    var flipped = self
    flipped.y = sum - y
    (flipped.yByU, flipped.yByV) = (-yByU, -yByV)
    return flipped
  }
}

/// Gathers whether anything that decides a pixel was too close to call.
struct Edges {
  /// Half the width of what counts as on an edge, in output pixels.
  static let width = 0.01

  var areNear = false

  /// True for low ≤ value < high.
  mutating func holds(_ value: Double, _ low: Double, _ high: Double, reach: Double) -> Bool {
    if abs(value - low) <= reach || abs(value - high) <= reach { areNear = true }
    return value >= low && value < high
  }

  /// The whole number below a value.
  mutating func floor(_ value: Double, reach: Double) -> Double {
    if abs(value - value.rounded()) <= reach { areNear = true }
    return value.rounded(.down)
  }
}

/// The way back from a plane to a layer's own: the inverse of rows and columns 1, 2 and 4.
struct WayBack {
  private let a, b, c, d, e, f, g, h, i: Double

  /// Nil for a layer seen from its edge.
  init?(_ m: Matrix) {
    let (p, q, r) = (m[0, 0], m[0, 1], m[0, 3])
    let (s, t, u) = (m[1, 0], m[1, 1], m[1, 3])
    let (v, w, x) = (m[3, 0], m[3, 1], m[3, 3])
    let determinant = Self.determinant(m)
    let k = 1 / determinant
    guard determinant != 0, k.isFinite else { return nil }
    (a, b, c) = (k * (t * x - u * w), k * (r * w - q * x), k * (q * u - r * t))
    (d, e, f) = (k * (u * v - s * x), k * (p * x - r * v), k * (r * s - p * u))
    (g, h, i) = (k * (s * w - t * v), k * (q * v - p * w), k * (p * t - q * s))
  }

  static func determinant(_ m: Matrix) -> Double {
    m[0, 0] * (m[1, 1] * m[3, 3] - m[1, 3] * m[3, 1])
      - m[0, 1] * (m[1, 0] * m[3, 3] - m[1, 3] * m[3, 0])
      + m[0, 3] * (m[1, 0] * m[3, 1] - m[1, 1] * m[3, 0])
  }

  /// Nil behind the eye.
  func callAsFunction(_ s: Sight, _ edges: inout Edges) -> Sight? {
    let w = s.x * c + s.y * f + i
    let (wByU, wByV) = (s.xByU * c + s.yByU * f, s.xByV * c + s.yByV * f)
    // Half a pixel from the horizon nothing is sure.
    if abs(w) <= (abs(wByU) + abs(wByV)) / 2 { edges.areNear = true }
    guard w > 0 else { return nil }
    var back = s
    back.x = (s.x * a + s.y * d + g) / w
    back.y = (s.x * b + s.y * e + h) / w
    back.xByU = (s.xByU * a + s.yByU * d - back.x * wByU) / w
    back.xByV = (s.xByV * a + s.yByV * d - back.x * wByV) / w
    back.yByU = (s.xByU * b + s.yByU * e - back.y * wByU) / w
    back.yByV = (s.xByV * b + s.yByV * e - back.y * wByV) / w
    return back
  }
}
