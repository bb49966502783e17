import Geometry

/// A 4×4 matrix that row vectors are multiplied with from the left; the reference's own, so that it
/// shares no arithmetic with what it checks.
struct Matrix {
  /// Sixteen numbers, row by row.
  var entries: [Double]

  static let identity = scale(1, 1, 1)

  static func scale(_ x: Double, _ y: Double, _ z: Double) -> Matrix {
    Matrix(entries: [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1])
  }

  static func move(_ x: Double, _ y: Double, _ z: Double) -> Matrix {
    Matrix(entries: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
  }

  /// The sixteen numbers of a layer's transform, as they stand.
  init(_ t: Transform3D) {
    entries = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
  }

  init(entries: [Double]) { self.entries = entries }

  subscript(row: Int, column: Int) -> Double { entries[row * 4 + column] }

  /// The left one first, then the right one.
  static func * (a: Matrix, b: Matrix) -> Matrix {
    var product = [Double](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for k in 0..<4 { product[row * 4 + column] += a[row, k] * b[k, column] }
      }
    }
    return Matrix(entries: product)
  }

  /// By elimination with the largest pivot.
  var determinant: Double {
    var rows = (0..<4).map { row in (0..<4).map { self[row, $0] } }
    var product = 1.0
    for k in 0..<4 {
      let best = (k..<4).max { abs(rows[$0][k]) < abs(rows[$1][k]) } ?? k
      guard rows[best][k] != 0 else { return 0 }
      if best != k {
        rows.swapAt(best, k)
        product = -product
      }
      product *= rows[k][k]
      for row in (k + 1)..<4 {
        let share = rows[row][k] / rows[k][k]
        for column in k..<4 { rows[row][column] -= share * rows[k][column] }
      }
    }
    return product
  }

  /// As a layer takes it.
  var transform: Transform3D {
    let rows = (0..<4).map { SIMD4(self[$0, 0], self[$0, 1], self[$0, 2], self[$0, 3]) }
    return Transform3D(rows[0], rows[1], rows[2], rows[3])
  }
}
