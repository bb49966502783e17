private import Glibc
package import LayerSprites

/// What layer mode does to the layer that shows the sprite: values of one `Layer`, changed key by key.
package struct LayerMode: Hashable, Sendable {
  /// Degrees about each axis, above −180 and up to 180: x to the right, y down, z to the viewer.
  package private(set) var turns = Turns()
  /// How the piece lies in the layer's bounds.
  package private(set) var gravity = ContentsGravity.resize
  /// True where the piece is scaled in nine parts, its middle third stretching.
  package private(set) var isNinePart = false
  /// True where what sticks out of the bounds is cut off.
  package private(set) var masksToBounds = false
  /// False where the layer's back is not shown.
  package private(set) var isDoubleSided = true
  /// How far before the canvas the eye is, in points of the sprite; nil without perspective.
  package private(set) var distance: Int?
  /// Points by which the bounds differ from the piece.
  package private(set) var growth = Growth()

  /// Degrees about the three axes.
  package struct Turns: Hashable, Sendable {
    package var x = 0
    package var y = 0
    package var z = 0
  }

  /// Points across and down.
  package struct Growth: Hashable, Sendable {
    package var width = 0
    package var height = 0
  }

  /// The layer as it comes: the piece as it is.
  package init() {}

  /// Degrees that one press turns.
  package static let step = 5
  /// Eyes that are gone through, none first.
  private static let distances: [Int?] = [nil, 1000, 500, 250]
  /// Points that the bounds may grow or shrink by.
  private static let growthLimit = 4096
}

// MARK: - Changing

/// One change of what layer mode does.
package enum LayerChange: Hashable, Sendable {
  /// Steps of `LayerMode.step` degrees about each axis.
  case turn(x: Int, y: Int, z: Int)
  /// So many gravities on in their order, round its ends.
  case gravity(Int)
  /// Points more of width and height.
  case resize(width: Int, height: Int)
  case toggleNinePart, toggleMask, toggleDoubleSided
  case cyclePerspective
  case reset
}

extension LayerMode {
  /// Makes a change; turns are made `times` times.
  ///
  /// - Parameter size: that of the piece in points, of which the bounds keep one each way.
  package mutating func apply(_ change: LayerChange, times: Int = 1, size: Size) {
    switch change {
    case .turn(let x, let y, let z):
      turns.x = Self.turned(turns.x, by: x * times)
      turns.y = Self.turned(turns.y, by: y * times)
      turns.z = Self.turned(turns.z, by: z * times)
    case .gravity(let step): gravity = Self.cycled(gravity, in: ContentsGravity.allCases, by: step)
    case .resize(let width, let height):
      growth.width = Self.grown(growth.width, by: width, from: size.width)
      growth.height = Self.grown(growth.height, by: height, from: size.height)
    case .toggleNinePart: isNinePart.toggle()
    case .toggleMask: masksToBounds.toggle()
    case .toggleDoubleSided: isDoubleSided.toggle()
    case .cyclePerspective: distance = Self.cycled(distance, in: Self.distances, by: 1)
    case .reset: self = LayerMode()
    }
  }

  private static func turned(_ degrees: Int, by steps: Int) -> Int {
    let turned = (degrees + steps % 72 * step) % 360
    return turned > 180 ? turned - 360 : turned <= -180 ? turned + 360 : turned
  }

  private static func cycled<Value: Equatable>(_ value: Value, in all: [Value], by step: Int)
    -> Value
  {
    let next = (all.firstIndex(of: value) ?? 0) + step
    return all[(next % all.count + all.count) % all.count]
  }

  /// Leaves at least one point of the piece; one that is smaller can't shrink.
  private static func grown(_ growth: Int, by step: Int, from extent: Double) -> Int {
    let least = min(0, 1 - Int(min(extent, Double(growthLimit)).rounded(.down)))
    return min(max(growth + step, least), growthLimit)
  }
}

// MARK: - For the layer

extension LayerMode {
  /// Turns about z, then y, then x, as `CATransform3DRotate` makes them called for x, y and z. Quarter
  /// turns are exact.
  package var transform: Transform3D {
    var (x, y, z) = (Transform3D.identity, Transform3D.identity, Transform3D.identity)
    var (sine, cosine) = Self.sineAndCosine(turns.x)
    (x.m22, x.m23, x.m32, x.m33) = (cosine, sine, -sine, cosine)
    (sine, cosine) = Self.sineAndCosine(turns.y)
    (y.m11, y.m13, y.m31, y.m33) = (cosine, -sine, sine, cosine)
    (sine, cosine) = Self.sineAndCosine(turns.z)
    (z.m11, z.m12, z.m21, z.m22) = (cosine, sine, -sine, cosine)
    return z.concatenating(y).concatenating(x)
  }

  /// What the layer that holds it does to it: the perspective.
  package var perspective: Transform3D {
    distance.map { .perspective(distance: Double($0)) } ?? .identity
  }

  /// The part of the piece that stretches.
  package var contentsCenter: Rect {
    isNinePart ? Rect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3) : .unit
  }

  /// The size of the bounds round a piece, in points: no less than one where the piece has that.
  package func boundsSize(of piece: Size) -> Size {
    Size(
      width: max(min(piece.width, 1), piece.width + Double(growth.width)),
      height: max(min(piece.height, 1), piece.height + Double(growth.height)))
  }

  private static func sineAndCosine(_ degrees: Int) -> (Double, Double) {
    switch degrees {
    case 0: return (0, 1)
    case 90: return (1, 0)
    case -90: return (-1, 0)
    case 180: return (0, -1)
    default:
      let radians = Double(degrees) * .pi / 180
      return (sin(radians), cos(radians))
    }
  }
}
