import LayerSprites

// Geometry as the table writes it: flat lists of numbers.

extension JSONValue {
  var point: Point {
    get throws {
      let n = try numbers(2)
      return Point(x: n[0], y: n[1])
    }
  }

  var size: Size {
    get throws {
      let n = try numbers(2)
      return Size(width: n[0], height: n[1])
    }
  }

  var rect: Rect {
    get throws {
      let n = try numbers(4)
      return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
  }

  var affine: AffineTransform {
    get throws {
      let n = try numbers(6)
      return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
  }

  /// `"identity"`, 16 or 6 numbers, or a short form such as `["rotate", θ, x, y, z]`; of several
  /// short forms the first happens first.
  var transform: Transform3D {
    get throws {
      if self == .string("identity") { return .identity }
      let values = try array
      if case .string(let name)? = values.first {
        return try Transform3D(short: name, values.dropFirst().map { try $0.number })
      }
      if case .array? = values.first {
        return try values.reduce(.identity) { $0.concatenating(try $1.transform) }
      }
      if values.count == 6 { return Transform3D(try affine) }
      let n = try numbers(16)
      return Transform3D(
        SIMD4(n[0], n[1], n[2], n[3]), SIMD4(n[4], n[5], n[6], n[7]),
        SIMD4(n[8], n[9], n[10], n[11]), SIMD4(n[12], n[13], n[14], n[15]))
    }
  }

  init(_ point: Point) { self = .numbers(point.x, point.y) }

  init(_ size: Size) { self = .numbers(size.width, size.height) }

  init(_ rect: Rect) {
    self = .numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  init(_ t: AffineTransform) { self = .numbers(t.a, t.b, t.c, t.d, t.tx, t.ty) }

  init(_ t: Transform3D) {
    self = .numbers(
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44)
  }

  /// Red, green, blue and alpha from 0 to 1.
  init(_ color: Pixel) {
    self = .numbers(
      Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }
}

extension Transform3D {
  fileprivate init(short name: String, _ n: [Double]) throws {
    switch (name, n.count) {
    case ("identity", 0): self = .identity
    case ("translate", 2): self = .translation(x: n[0], y: n[1])
    case ("translate", 3): self = .translation(x: n[0], y: n[1], z: n[2])
    case ("scale", 1): self = .scale(x: n[0], y: n[0])
    case ("scale", 2): self = .scale(x: n[0], y: n[1])
    case ("scale", 3): self = .scale(x: n[0], y: n[1], z: n[2])
    case ("rotate", 1): self = .rotation(n[0], x: 0, y: 0, z: 1)
    case ("rotate", 4): self = .rotation(n[0], x: n[1], y: n[2], z: n[3])
    case ("perspective", 1): self = .perspective(distance: n[0])
    default: throw FactFault("no transform: \(name) with \(n.count) numbers")
    }
  }
}
