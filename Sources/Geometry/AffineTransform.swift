private import Glibc

/// A 2-D affine map, as Core Graphics has it: points are row vectors multiplied on the left,
/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct AffineTransform: Hashable, Sendable {
  /// Share of x in x'.
  public var a: Double
  /// Share of x in y'.
  public var b: Double
  /// Share of y in x'.
  public var c: Double
  /// Share of y in y'.
  public var d: Double
  /// Move along x.
  public var tx: Double
  /// Move along y.
  public var ty: Double

  /// A map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that leaves everything where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A move by (x, y).
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn about the origin by an angle in radians; positive turns the x axis towards the y axis,
  /// which is clockwise to the eye where y grows downwards.
  public static func rotation(_ radians: Double) -> AffineTransform {
    let (s, c) = (sin(radians), cos(radians))
    return AffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// This map after a turn of its source space; see `rotation(_:)`.
  ///
  /// As Core Graphics' `CGAffineTransformRotate`: what is added happens first, as with the next two.
  public func rotated(by radians: Double) -> AffineTransform {
    AffineTransform.rotation(radians).concatenating(self)
  }

  /// This map after a scaling of its source space.
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform.scale(x: x, y: y).concatenating(self)
  }

  /// This map after a move of its source space.
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform.translation(x: x, y: y).concatenating(self)
  }

  /// True where it is the identity exactly: a turn by 2π is not.
  public var isIdentity: Bool { self == .identity }

  /// This map first, then `next`.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// `a·d − b·c`: the factor by which areas grow, negative where the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// The map back, or nil where this one flattens the plane or the way back is not finite.
  public var inverse: AffineTransform? {
    let k = determinant
    let inverse = AffineTransform(
      a: d / k, b: -b / k, c: -c / k, d: a / k,
      tx: (c * ty - d * tx) / k, ty: (b * tx - a * ty) / k)
    return inverse.isFinite ? inverse : nil
  }

  /// The map back; a map that has none is given back unchanged, as `CGAffineTransformInvert` does.
  public func inverted() -> AffineTransform { inverse ?? self }

  private var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}

extension Point {
  /// The point that `transform` takes this one to.
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension Size {
  /// The size as a vector after `transform`: no move counts, and extents may become negative.
  ///
  /// Source: Core Graphics' `CGSizeApplyAffineTransform`.
  public func applying(_ transform: AffineTransform) -> Size {
    Size(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension Rect {
  /// The bounding box of the four corners after `transform`.
  public func applying(_ transform: AffineTransform) -> Rect {
    Rect(around: corners.map { $0.applying(transform) })
  }
}
