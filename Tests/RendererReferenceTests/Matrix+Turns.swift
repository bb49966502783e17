import Foundation

extension Matrix {
  /// A turn about an axis, by sines and cosines of half the angle.
  static func turn(_ radians: Double, _ x: Double, _ y: Double, _ z: Double) -> Matrix {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (w, s) = (cos(radians / 2), sin(radians / 2) / length)
    let (a, b, c) = (s * x, s * y, s * z)
    return Matrix(entries: [
      1 - 2 * (b * b + c * c), 2 * (a * b + c * w), 2 * (a * c - b * w), 0,
      2 * (a * b - c * w), 1 - 2 * (a * a + c * c), 2 * (b * c + a * w), 0,
      2 * (a * c + b * w), 2 * (b * c - a * w), 1 - 2 * (a * a + b * b), 0,
      0, 0, 0, 1,
    ])
  }

  /// x to y, exactly.
  static let quarterTurn = Matrix(entries: [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
}
