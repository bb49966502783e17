/// A map of space taken apart into what can be blended by itself.
///
/// A point goes through the parts in this order: scale, shear, turn, move, perspective.
public struct TransformComponents: Hashable, Sendable {
  /// Factors along the axes.
  public var scale: SIMD3<Double>
  /// How far the y axis leans towards x, z towards x, and z towards y: 1 is 45 degrees.
  public var shear: SIMD3<Double>
  /// The turn as a unit quaternion: axis times the sine of half the angle, and its cosine.
  public var rotation: SIMD4<Double>
  /// The move, in points.
  public var translation: SIMD3<Double>
  /// The fourth column of the perspective: (0, 0, 0, 1) where there is none.
  public var perspective: SIMD4<Double>
}

extension Transform3D {
  /// Its parts; nil where it flattens space, for then they are not determined.
  ///
  /// Rows are made orthogonal one after another (Gram–Schmidt); a mirror counts as a negative scale
  /// along x.
  public var components: TransformComponents? {
    guard m44 != 0 else { return nil }
    let k = 1 / m44
    var linear = self
    linear.scaleEntries(by: k)
    let column = SIMD4(linear.m14, linear.m24, linear.m34, linear.m44)
    (linear.m14, linear.m24, linear.m34, linear.m44) = (0, 0, 0, 1)
    guard let inverse = linear.inverse else { return nil }
    var (r1, r2, r3) = (xyz(linear.row1), xyz(linear.row2), xyz(linear.row3))
    var (scale, shear) = (SIMD3<Double>(), SIMD3<Double>())
    scale.x = length(r1) * (linear.determinant < 0 ? -1 : 1)
    r1 /= scale.x
    shear.x = dot(r1, r2)
    r2 -= shear.x * r1
    scale.y = length(r2)
    r2 /= scale.y
    (shear.y, shear.z) = (dot(r1, r3), dot(r2, r3))
    r3 -= shear.y * r1 + shear.z * r2
    scale.z = length(r3)
    r3 /= scale.z
    shear /= SIMD3(scale.y, scale.z, scale.z)
    return TransformComponents(
      scale: scale, shear: shear, rotation: quaternion(r1, r2, r3),
      translation: xyz(linear.row4), perspective: inverse.times(column: column))
  }

  /// The map that some parts make.
  public init(_ parts: TransformComponents) {
    let (r1, r2, r3) = rows(of: parts.rotation)
    let (s, k) = (parts.scale, parts.shear)
    let linear = Transform3D(
      SIMD4(s.x * r1, 0), SIMD4(s.y * (r2 + k.x * r1), 0),
      SIMD4(s.z * (r3 + k.y * r1 + k.z * r2), 0), SIMD4(parts.translation, 1))
    var perspective = Transform3D.identity
    let column = parts.perspective
    (perspective.m14, perspective.m24, perspective.m34, perspective.m44) =
      (column.x, column.y, column.z, column.w)
    self = linear.concatenating(perspective)
  }

  private mutating func scaleEntries(by k: Double) {
    self = Transform3D(k * row1, k * row2, k * row3, k * row4)
  }

  private func times(column: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(
      (row1 * column).sum(), (row2 * column).sum(), (row3 * column).sum(), (row4 * column).sum())
  }
}

private func xyz(_ v: SIMD4<Double>) -> SIMD3<Double> { SIMD3(v.x, v.y, v.z) }

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

private func length(_ v: SIMD3<Double>) -> Double { dot(v, v).squareRoot() }

// MARK: - Quaternions

/// The quaternion of a turn given by where the axes go; built on its largest part, for accuracy.
private func quaternion(
  _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
) -> SIMD4<Double> {
  let squares = SIMD4(
    1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
  let (sums, differences) = (
    SIMD3(y.z + z.y, z.x + x.z, x.y + y.x), SIMD3(y.z - z.y, z.x - x.z, x.y - y.x)
  )
  let largest = squares.max()
  let q: SIMD4<Double> =
    switch largest {
    case squares.w: SIMD4(differences, squares.w)
    case squares.x: SIMD4(squares.x, sums.z, sums.y, differences.x)
    case squares.y: SIMD4(sums.z, squares.y, sums.x, differences.y)
    default: SIMD4(sums.y, sums.x, squares.z, differences.z)
    }
  return q / (2 * largest.squareRoot())
}

/// Where a turn takes the axes.
private func rows(of q: SIMD4<Double>) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
  let (x, y, z, w) = (q.x, q.y, q.z, q.w)
  return (
    SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
    SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
    SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
  )
}
