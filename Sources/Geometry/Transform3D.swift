private import Glibc

/// A map of space in homogeneous coordinates, as Core Animation has it: points are row vectors
/// multiplied on the left, `(x, y, z, 1)·M`, so the translation stands in the fourth row and the
/// perspective in the fourth column.
///
/// Lengths are points, angles radians; x grows to the right, y downwards, z towards the viewer.
public struct Transform3D: Hashable, Sendable {
  /// First row: where the x axis goes.
  public var m11, m12, m13, m14: Double
  /// Second row: where the y axis goes.
  public var m21, m22, m23, m24: Double
  /// Third row: where the z axis goes; `m34` is the perspective, −1 / the eye's distance.
  public var m31, m32, m33, m34: Double
  /// Fourth row: where the origin goes.
  public var m41, m42, m43, m44: Double

  /// The map that leaves everything where it is.
  public static let identity = Transform3D.scale(x: 1, y: 1, z: 1)

  /// A map from its rows.
  public init(
    _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>
  ) {
    (m11, m12, m13, m14) = (row1.x, row1.y, row1.z, row1.w)
    (m21, m22, m23, m24) = (row2.x, row2.y, row2.z, row2.w)
    (m31, m32, m33, m34) = (row3.x, row3.y, row3.z, row3.w)
    (m41, m42, m43, m44) = (row4.x, row4.y, row4.z, row4.w)
  }

  /// A map of the plane as a map of space that leaves z alone.
  public init(_ affine: AffineTransform) {
    self.init(
      SIMD4(affine.a, affine.b, 0, 0), SIMD4(affine.c, affine.d, 0, 0), SIMD4(0, 0, 1, 0),
      SIMD4(affine.tx, affine.ty, 0, 1))
  }

  /// A move, in points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    Transform3D(
      SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(x, y, z, 1))
  }

  /// A scaling about the origin.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D(
      SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
  }

  /// A turn by an angle in radians about an axis through the origin, of any length; about an axis of
  /// no length, none.
  ///
  /// About z a positive angle turns x towards y, about x it turns y towards the viewer, about y it
  /// turns the right side away. Source: `CATransform3DMakeRotation`.
  public static func rotation(_ radians: Double, x: Double, y: Double, z: Double) -> Transform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(radians), cos(radians))
    let k = 1 - c
    return Transform3D(
      SIMD4(x * x * k + c, x * y * k + z * s, x * z * k - y * s, 0),
      SIMD4(x * y * k - z * s, y * y * k + c, y * z * k + x * s, 0),
      SIMD4(x * z * k + y * s, y * z * k - x * s, z * z * k + c, 0),
      SIMD4(0, 0, 0, 1))
  }

  /// The perspective of an eye at some distance in points before the plane; infinite gives none.
  public static func perspective(distance: Double) -> Transform3D {
    var transform = identity
    transform.m34 = -1 / distance
    return transform
  }
}

// MARK: - Composition

extension Transform3D {
  var row1: SIMD4<Double> { SIMD4(m11, m12, m13, m14) }
  var row2: SIMD4<Double> { SIMD4(m21, m22, m23, m24) }
  var row3: SIMD4<Double> { SIMD4(m31, m32, m33, m34) }
  var row4: SIMD4<Double> { SIMD4(m41, m42, m43, m44) }

  /// This map first, then `next`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    let (b1, b2, b3, b4) = (next.row1, next.row2, next.row3, next.row4)
    return Transform3D(
      m11 * b1 + m12 * b2 + m13 * b3 + m14 * b4,
      m21 * b1 + m22 * b2 + m23 * b3 + m24 * b4,
      m31 * b1 + m32 * b2 + m33 * b3 + m34 * b4,
      m41 * b1 + m42 * b2 + m43 * b3 + m44 * b4)
  }

  /// This map after a turn of its source space about an axis; an axis of no length changes nothing.
  public func rotated(by radians: Double, x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D.rotation(radians, x: x, y: y, z: z).concatenating(self)
  }

  /// This map after a scaling of its source space.
  public func scaledBy(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D.scale(x: x, y: y, z: z).concatenating(self)
  }

  /// This map after a move of its source space.
  public func translatedBy(x: Double, y: Double, z: Double = 0) -> Transform3D {
    Transform3D.translation(x: x, y: y, z: z).concatenating(self)
  }

  /// True where it is the identity exactly.
  public var isIdentity: Bool { self == .identity }

  /// True where it is a map of the plane exactly: it neither turns out of it nor moves or scales
  /// along z, and has no perspective. Source: `CATransform3DIsAffine`.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// What it does in the plane: all of it where `isAffine`, else six of its numbers.
  public var affine: AffineTransform {
    AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

// MARK: - Inverse

extension Transform3D {
  /// The factor by which volumes grow, negative where it mirrors.
  public var determinant: Double {
    let (s, c) = (upperMinors, lowerMinors)
    return s.0 * c.5 - s.1 * c.4 + s.2 * c.3 + s.3 * c.2 - s.4 * c.1 + s.5 * c.0
  }

  /// The map back, or nil where this one flattens space or the way back is not finite.
  public var inverse: Transform3D? {
    let (s, c) = (upperMinors, lowerMinors)
    let k = 1 / determinant
    let inverse = Transform3D(
      k
        * SIMD4(
          m22 * c.5 - m23 * c.4 + m24 * c.3, -m12 * c.5 + m13 * c.4 - m14 * c.3,
          m42 * s.5 - m43 * s.4 + m44 * s.3, -m32 * s.5 + m33 * s.4 - m34 * s.3),
      k
        * SIMD4(
          -m21 * c.5 + m23 * c.2 - m24 * c.1, m11 * c.5 - m13 * c.2 + m14 * c.1,
          -m41 * s.5 + m43 * s.2 - m44 * s.1, m31 * s.5 - m33 * s.2 + m34 * s.1),
      k
        * SIMD4(
          m21 * c.4 - m22 * c.2 + m24 * c.0, -m11 * c.4 + m12 * c.2 - m14 * c.0,
          m41 * s.4 - m42 * s.2 + m44 * s.0, -m31 * s.4 + m32 * s.2 - m34 * s.0),
      k
        * SIMD4(
          -m21 * c.3 + m22 * c.1 - m23 * c.0, m11 * c.3 - m12 * c.1 + m13 * c.0,
          -m41 * s.3 + m42 * s.1 - m43 * s.0, m31 * s.3 - m32 * s.1 + m33 * s.0))
    return inverse.isFinite ? inverse : nil
  }

  /// The map back; a map that has none is given back unchanged, as `CATransform3DInvert` does.
  public func inverted() -> Transform3D { inverse ?? self }

  var isFinite: Bool { (row1 + row2 + row3 + row4).sum().isFinite }

  /// The six determinants of two columns of the first two rows.
  private var upperMinors: (Double, Double, Double, Double, Double, Double) {
    (
      m11 * m22 - m21 * m12, m11 * m23 - m21 * m13, m11 * m24 - m21 * m14,
      m12 * m23 - m22 * m13, m12 * m24 - m22 * m14, m13 * m24 - m23 * m14
    )
  }

  /// The six determinants of two columns of the last two rows.
  private var lowerMinors: (Double, Double, Double, Double, Double, Double) {
    (
      m31 * m42 - m41 * m32, m31 * m43 - m41 * m33, m31 * m44 - m41 * m34,
      m32 * m43 - m42 * m33, m32 * m44 - m42 * m34, m33 * m44 - m43 * m34
    )
  }
}
