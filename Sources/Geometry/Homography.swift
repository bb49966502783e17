/// What a map of space does to the plane z = 0 as the eye sees it: a map from plane to plane that
/// keeps lines straight. Rows and columns 1, 2 and 4 of the map.
///
/// A point is `(x, y, 1)·H = (X, Y, W)` and lies at `(X/W, Y/W)`; where W is not positive it is
/// behind the eye.
public struct Homography: Hashable, Sendable {
  /// What a unit of x adds to (X, Y, W), what a unit of y adds, and what stands without either.
  public var row1, row2, row3: SIMD3<Double>

  /// A map from its rows.
  public init(_ row1: SIMD3<Double>, _ row2: SIMD3<Double>, _ row3: SIMD3<Double>) {
    (self.row1, self.row2, self.row3) = (row1, row2, row3)
  }

  /// What a map of space does to the plane z = 0.
  public init(_ transform: Transform3D) {
    let t = transform
    row1 = SIMD3(t.m11, t.m12, t.m14)
    row2 = SIMD3(t.m21, t.m22, t.m24)
    row3 = SIMD3(t.m41, t.m42, t.m44)
  }

  /// The map that leaves everything where it is.
  public static let identity = Homography(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))

  /// Homogeneous coordinates of a point's image.
  public func image(of point: Point) -> SIMD3<Double> {
    point.x * row1 + point.y * row2 + row3
  }

  /// This map first, then `next`.
  public func concatenating(_ next: Homography) -> Homography {
    func row(_ r: SIMD3<Double>) -> SIMD3<Double> {
      r.x * next.row1 + r.y * next.row2 + r.z * next.row3
    }
    return Homography(row(row1), row(row2), row(row3))
  }

  /// Zero where the plane is seen from its edge.
  public var determinant: Double { (row1 * cross(row2, row3)).sum() }

  /// The map back; nil where the plane is seen from its edge.
  ///
  /// Of all multiples that are maps back it is the one whose W is 1/W of the way there, so that W stays
  /// positive for just what lies before the eye.
  public var inverse: Homography? {
    let k = 1 / determinant
    // Columns of the inverse are cross products of the rows.
    let (c1, c2, c3) = (
      k * cross(row2, row3), k * cross(row3, row1), k * cross(row1, row2)
    )
    guard (c1 + c2 + c3).sum().isFinite else { return nil }
    return Homography(
      SIMD3(c1.x, c2.x, c3.x), SIMD3(c1.y, c2.y, c3.y), SIMD3(c1.z, c2.z, c3.z))
  }

  private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

extension Point {
  /// Where the eye sees the point through a map; nil where it lies behind the eye.
  public func projected(by map: Homography) -> Point? {
    let image = map.image(of: self)
    guard image.z > 0, image.z.isFinite else { return nil }
    return Point(x: image.x / image.z, y: image.y / image.z)
  }

  /// The point that is seen here through a map; nil where the plane is seen from its edge or what
  /// would be seen lies behind the eye.
  public func unprojected(by map: Homography) -> Point? {
    map.inverse.flatMap { projected(by: $0) }
  }
}

extension Transform3D {
  /// True where the plane z = 0 shows its back: its normal, turned with it, points away from the eye,
  /// perspective included. A mirror image in the plane is no back; a plane seen from its edge is
  /// none, either.
  ///
  /// Source: the test that browsers make for CSS `backface-visibility`.
  public var isBackFacing: Bool { Homography(self).determinant * determinant < 0 }
}
