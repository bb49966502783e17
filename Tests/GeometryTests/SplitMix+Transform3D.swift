import Geometry
import TestSupport

extension SplitMix {
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A map of space with a way back: turned, leaning, stretched, moved, mirrored one time in two.
  mutating func transform(perspective: Bool) -> Transform3D {
    var map = Transform3D.scale(
      x: number(0.5...3) * (Bool.random(using: &self) ? -1 : 1), y: number(0.5...3),
      z: number(0.5...3))
    map.m21 = number(-1...1)
    map.m31 = number(-1...1)
    map.m32 = number(-1...1)
    map = map.concatenating(
      .rotation(number(-3...3), x: number(-1...1), y: number(-1...1), z: number(0.1...1)))
    map = map.concatenating(
      .translation(x: number(-50...50), y: number(-50...50), z: number(-50...50)))
    if perspective {
      (map.m14, map.m24, map.m34) = (number(-0.001...0.001), number(-0.001...0.001), -0.002)
      map.m44 = number(0.5...2)
    }
    return map
  }
}

extension Transform3D {
  var numbers: [Double] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }

  /// The largest difference between two numbers at the same place.
  func distance(to other: Transform3D) -> Double {
    zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? 0
  }
}
