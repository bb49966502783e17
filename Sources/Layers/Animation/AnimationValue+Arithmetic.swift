internal import Geometry

extension AnimationValue {
  /// The value a share of the way to another of its kind; shares beyond 0…1 go on. What can't be
  /// blended (pictures, flags, sprite frames) changes half-way; values of two kinds give this one.
  ///
  /// Transforms are blended by their parts, see `Transform3D.interpolated(to:progress:)`.
  public func interpolated(to other: AnimationValue, progress: Double) -> AnimationValue {
    guard isAlike(other), progress != 0 else { return self }
    guard progress != 1 else { return other }
    if case (.transform(let from), .transform(let to)) = (self, other) {
      return .transform(from.interpolated(to: to, progress: progress))
    }
    guard let from = vector, let to = other.vector else { return progress < 0.5 ? self : other }
    return with(from + (to - from) * progress)
  }

  /// The value with a change of its kind added: numbers are summed, a transform happens before this
  /// one. Where nothing can be added, the change counts in its stead.
  public func adding(_ change: AnimationValue) -> AnimationValue {
    guard isAlike(change) else { return self }
    if case (.transform(let base), .transform(let change)) = (self, change) {
      return .transform(change.concatenating(base))
    }
    guard let base = vector, let change = change.vector else { return change }
    return with(base + change)
  }

  /// The value to which a change was added to give this one.
  public func subtracting(_ change: AnimationValue) -> AnimationValue {
    guard isAlike(change) else { return self }
    if case (.transform(let sum), .transform(let change)) = (self, change) {
      return .transform(change.inverted().concatenating(sum))
    }
    guard let sum = vector, let change = change.vector else { return self }
    return with(sum - change)
  }

  /// The change that adding this one some times makes; O(log n) for transforms.
  func repeated(_ count: Int) -> AnimationValue {
    if let vector { return with(vector * Double(count)) }
    guard case .transform(var power) = self else { return self }
    var (product, rest) = (Transform3D.identity, count)
    while rest > 0 {
      if rest & 1 == 1 { product = power.concatenating(product) }
      power = power.concatenating(power)
      rest >>= 1
    }
    return .transform(product)
  }

  /// What adds nothing to a value of its kind; itself where nothing can be added.
  var zero: AnimationValue {
    if case .transform = self { return .transform(.identity) }
    return with(.zero)
  }

  /// How far it is from another of its kind: the length of the difference of their numbers; 0 where
  /// they have none.
  func distance(to other: AnimationValue) -> Double {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      return zip(a.entries, b.entries).reduce(0) { sum, pair in
        sum + (pair.0 - pair.1) * (pair.0 - pair.1)
      }.squareRoot()
    }
    guard isAlike(other), let a = vector, let b = other.vector else { return 0 }
    return ((a - b) * (a - b)).sum().squareRoot()
  }
}

extension Transform3D {
  /// Its sixteen numbers, row by row.
  var entries: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
