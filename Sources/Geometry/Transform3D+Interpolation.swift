private import Glibc

extension Transform3D {
  /// The map a share of the way to another; 0 gives this one, 1 the other, values beyond go on.
  ///
  /// The parts are blended, the turn along the shorter way; where one of the maps flattens space,
  /// its sixteen numbers.
  public func interpolated(to other: Transform3D, progress: Double) -> Transform3D {
    guard progress != 0 else { return self }
    guard progress != 1 else { return other }
    guard let from = components, let to = other.components else {
      return Transform3D(
        mix(row1, other.row1, progress), mix(row2, other.row2, progress),
        mix(row3, other.row3, progress), mix(row4, other.row4, progress))
    }
    return Transform3D(
      TransformComponents(
        scale: from.scale + (to.scale - from.scale) * progress,
        shear: from.shear + (to.shear - from.shear) * progress,
        rotation: slerp(from.rotation, to.rotation, progress),
        translation: from.translation + (to.translation - from.translation) * progress,
        perspective: mix(from.perspective, to.perspective, progress)))
  }
}

private func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ progress: Double) -> SIMD4<Double> {
  a + (b - a) * progress
}

/// The turn a share of the shorter way from one to another.
private func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ progress: Double) -> SIMD4<Double> {
  let cosine = (a * b).sum()
  let b = cosine < 0 ? -b : b
  let angle = acos(min(1, abs(cosine)))
  guard angle > 1e-9 else { return a + (b - a) * progress }
  return (sin((1 - progress) * angle) * a + sin(progress * angle) * b) / sin(angle)
}
