internal import Geometry
private import Glibc

// The parts of a transform that key paths name: `rotation` alone is that about z, `scale` alone the
// mean of the three, or all of them. Turns count as made about x, then y, then z.

extension Transform3D {
  /// A part; nil where the transform flattens space, and so has no one answer.
  func component(_ part: ValueComponent) -> AnimationValue? {
    switch part {
    case .translation: return .size(Size(width: move.x, height: move.y))
    case .translationX: return .number(move.x)
    case .translationY: return .number(move.y)
    case .translationZ: return .number(move.z)
    default: break
    }
    guard let parts = components else { return nil }
    let angles = parts.angles
    switch part {
    case .rotation, .rotationZ: return .number(angles.z)
    case .rotationX: return .number(angles.x)
    case .rotationY: return .number(angles.y)
    case .scale: return .number(parts.scale.sum() / 3)
    case .scaleX: return .number(parts.scale.x)
    case .scaleY: return .number(parts.scale.y)
    case .scaleZ: return .number(parts.scale.z)
    default: return nil
    }
  }

  /// It with a part replaced; itself where it has no such part.
  func setting(_ part: ValueComponent, to value: AnimationValue) -> Transform3D {
    switch (part, value) {
    case (.translation, .size(let size)):
      moved(to: SIMD3(size.width, size.height, move.z))
    case (.translation, .point(let point)):
      moved(to: SIMD3(point.x, point.y, move.z))
    case (_, .number(let number)):
      setting(part, to: number)
    default: self
    }
  }

  private func setting(_ part: ValueComponent, to number: Double) -> Transform3D {
    switch part {
    case .translationX: return moved(to: move.replacing(0, with: number))
    case .translationY: return moved(to: move.replacing(1, with: number))
    case .translationZ: return moved(to: move.replacing(2, with: number))
    default: break
    }
    guard var parts = components else { return self }
    switch part {
    case .rotation, .rotationZ: parts.angles = parts.angles.replacing(2, with: number)
    case .rotationX: parts.angles = parts.angles.replacing(0, with: number)
    case .rotationY: parts.angles = parts.angles.replacing(1, with: number)
    case .scale: parts.scale = SIMD3(repeating: number)
    case .scaleX: parts.scale.x = number
    case .scaleY: parts.scale.y = number
    case .scaleZ: parts.scale.z = number
    default: return self
    }
    return Transform3D(parts)
  }

  private var move: SIMD3<Double> {
    m44 == 0 ? SIMD3(m41, m42, m43) : SIMD3(m41, m42, m43) / m44
  }

  private func moved(to place: SIMD3<Double>) -> Transform3D {
    let hasPerspective = m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1
    guard hasPerspective, var parts = components else {
      var moved = self
      (moved.m41, moved.m42, moved.m43) = (place.x, place.y, place.z)
      return moved
    }
    parts.translation = place
    return Transform3D(parts)
  }
}

extension TransformComponents {
  /// The turn as three, in radians, made about x, then y, then z.
  fileprivate var angles: SIMD3<Double> {
    get {
      var turn = self
      (turn.scale, turn.shear, turn.translation) = (.one, .zero, .zero)
      turn.perspective = SIMD4(0, 0, 0, 1)
      let map = Transform3D(turn)
      return SIMD3(
        atan2(map.m23, map.m33), atan2(-map.m13, hypot(map.m11, map.m12)), atan2(map.m12, map.m11))
    }
    set {
      let map = Transform3D.rotation(newValue.x, x: 1, y: 0, z: 0)
        .concatenating(.rotation(newValue.y, x: 0, y: 1, z: 0))
        .concatenating(.rotation(newValue.z, x: 0, y: 0, z: 1))
      rotation = map.components?.rotation ?? rotation
    }
  }
}

extension SIMD3<Double> {
  fileprivate func replacing(_ index: Int, with value: Double) -> SIMD3 {
    var copy = self
    copy[index] = value
    return copy
  }
}
