internal import Geometry

/// A layer's plane as the canvas shows it.
///
/// A class, though a constant, as all layers and pictures in the plane share it: its many numbers are
/// not to be copied for each.
final class Plane: Sendable {
  /// From the plane to the canvas.
  private let map: Homography
  /// From the canvas to the plane; W is positive where what is seen lies before the eye.
  let inverse: Homography
  /// The same as `map` where there is no perspective, axes that are kept but for rounding kept.
  let affine: AffineTransform?
  /// Where on the canvas things lie before the eye, for each plane on the way that is seen in
  /// perspective: W of the way back is linear on the canvas, so each gives a half of it.
  let beforeEye: [HalfPlane]

  /// The canvas itself.
  static let canvas = Plane(
    map: .identity, inverse: .identity, affine: .identity, beforeEye: [])

  private init(
    map: Homography, inverse: Homography, affine: AffineTransform?, beforeEye: [HalfPlane]
  ) {
    (self.map, self.inverse, self.affine, self.beforeEye) = (map, inverse, affine, beforeEye)
  }

  /// The plane that a map takes into another one; nil where nothing of it is seen: from its edge,
  /// wholly behind the eye, or at a place that is no number.
  init?(_ transform: Transform3D, on outer: Plane) {
    let own = Homography(transform)
    let isFlat = own.row1.z == 0 && own.row2.z == 0
    guard !isFlat || own.row3.z > 0 else { return nil }
    let map = own.concatenating(outer.map)
    if map.row1.z == 0, map.row2.z == 0, map.row3.z != 0 {
      let affine = map.affine.keepingAxes
      guard let inverse = affine.inverse else { return nil }
      self.affine = affine
      self.inverse = Homography(inverse)
    } else {
      guard let inverse = map.inverse else { return nil }
      affine = nil
      self.inverse = inverse
    }
    self.map = map
    let half = HalfPlane(inverse.column3, isOpen: true)
    beforeEye = outer.beforeEye + (isFlat ? [] : [half])
  }
}

extension Homography {
  /// A map without perspective.
  init(_ affine: AffineTransform) {
    self.init(
      SIMD3(affine.a, affine.b, 0), SIMD3(affine.c, affine.d, 0), SIMD3(affine.tx, affine.ty, 1))
  }

  /// The map of the plane that it is where W is the same everywhere.
  fileprivate var affine: AffineTransform {
    let w = row3.z
    return AffineTransform(
      a: row1.x / w, b: row1.y / w, c: row2.x / w, d: row2.y / w, tx: row3.x / w, ty: row3.y / w)
  }

  /// X of the image, as factors of x, y and 1.
  var column1: SIMD3<Double> { SIMD3(row1.x, row2.x, row3.x) }
  /// Y of the image.
  var column2: SIMD3<Double> { SIMD3(row1.y, row2.y, row3.y) }
  /// W of the image.
  var column3: SIMD3<Double> { SIMD3(row1.z, row2.z, row3.z) }
}

extension AffineTransform {
  /// True where upright rectangles stay upright: moves, scalings and quarter turns.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The same map, but upright where a quarter turn was meant and a sine was not quite 0.
  fileprivate var keepingAxes: AffineTransform {
    let (nothing, result) = (1e-12, self)
    var upright = result
    if abs(b) <= nothing * abs(a), abs(c) <= nothing * abs(d) {
      (upright.b, upright.c) = (0, 0)
    } else if abs(a) <= nothing * abs(b), abs(d) <= nothing * abs(c) {
      (upright.a, upright.d) = (0, 0)
    }
    return upright
  }
}
