import LayerSprites

/// `t3d.*`: maps of space.
enum TransformOperations {
  static let all: [String: Operation] = [
    "t3d.makeTranslation": {
      let n = try $0.numbers(3)
      return JSONValue(Transform3D.translation(x: n[0], y: n[1], z: n[2]))
    },
    "t3d.makeScale": {
      let n = try $0.numbers(3)
      return JSONValue(Transform3D.scale(x: n[0], y: n[1], z: n[2]))
    },
    "t3d.makeRotation": {
      let n = try $0.numbers(4)
      return JSONValue(Transform3D.rotation(n[0], x: n[1], y: n[2], z: n[3]))
    },
    "t3d.translate": {
      let (m, n) = try $0.matrixAndNumbers(3)
      return JSONValue(m.translatedBy(x: n[0], y: n[1], z: n[2]))
    },
    "t3d.scale": {
      let (m, n) = try $0.matrixAndNumbers(3)
      return JSONValue(m.scaledBy(x: n[0], y: n[1], z: n[2]))
    },
    "t3d.rotate": {
      let (m, n) = try $0.matrixAndNumbers(4)
      return JSONValue(m.rotated(by: n[0], x: n[1], y: n[2], z: n[3]))
    },
    "t3d.concat": {
      let args = try $0.list(2)
      return JSONValue(try args[0].transform.concatenating(args[1].transform))
    },
    "t3d.invert": { JSONValue(try $0.list(1)[0].transform.inverted()) },
    "t3d.isIdentity": { .bool(try $0.list(1)[0].transform.isIdentity) },
    "t3d.isAffine": { .bool(try $0.list(1)[0].transform.isAffine) },
    "t3d.makeAffine": { JSONValue(Transform3D(try $0.list(1)[0].affine)) },
    "t3d.getAffine": { JSONValue(try $0.list(1)[0].transform.affine) },
    "t3d.backface": { .bool(try $0.list(1)[0].transform.isBackFacing) },
    "t3d.project": project,
    "t3d.interpolate": interpolate,
  ]

  /// A point of a plane at some height, as the eye sees it; null where it lies behind the eye.
  @Sendable private static func project(_ arguments: inout Arguments) throws -> JSONValue {
    let args = try arguments.list(2)
    let place = try args[0].array.map { try $0.number }
    guard place.count == 2 || place.count == 3 else { throw FactFault("no point: \(args[0])") }
    let lift = Transform3D.translation(x: 0, y: 0, z: place.count == 3 ? place[2] : 0)
    let map = Homography(lift.concatenating(try args[1].transform))
    return Point(x: place[0], y: place[1]).projected(by: map).map { JSONValue($0) } ?? .null
  }

  @Sendable private static func interpolate(_ arguments: inout Arguments) throws -> JSONValue {
    let from = try arguments.take("from")?.transform ?? .identity
    let to = try arguments.take("to")?.transform ?? .identity
    let progress = try arguments.require("progress").number
    return JSONValue(from.interpolated(to: to, progress: progress))
  }
}

extension Arguments {
  fileprivate mutating func numbers(_ count: Int) throws -> [Double] {
    try require("args").numbers(count)
  }

  /// A matrix and so many numbers.
  fileprivate mutating func matrixAndNumbers(
    _ count: Int
  ) throws -> (Transform3D, [Double]) {
    let args = try list(count + 1)
    return (try args[0].transform, try args.dropFirst().map { try $0.number })
  }
}
