import LayerSprites

/// `affine.*`: maps of the plane.
enum AffineOperations {
  static let all: [String: Operation] = [
    "affine.makeTranslation": { JSONValue(try $0.plane(.identity, "translate")) },
    "affine.makeScale": { JSONValue(try $0.plane(.identity, "scale")) },
    "affine.makeRotation": { JSONValue(try $0.plane(.identity, "rotate")) },
    "affine.translate": { JSONValue(try $0.plane(nil, "translate")) },
    "affine.scale": { JSONValue(try $0.plane(nil, "scale")) },
    "affine.rotate": { JSONValue(try $0.plane(nil, "rotate")) },
    "affine.concat": {
      let args = try $0.list(2)
      return JSONValue(try args[0].affine.concatenating(args[1].affine))
    },
    "affine.invert": { JSONValue(try $0.list(1)[0].affine.inverted()) },
    "affine.isIdentity": { .bool(try $0.list(1)[0].affine.isIdentity) },
    "affine.applyPoint": {
      let args = try $0.list(2)
      return JSONValue(try args[0].point.applying(args[1].affine))
    },
    "affine.applySize": {
      let args = try $0.list(2)
      return JSONValue(try args[0].size.applying(args[1].affine))
    },
    "affine.applyRect": {
      let args = try $0.list(2)
      return JSONValue(try args[0].rect.applying(args[1].affine))
    },
    "affine.chain": { try chain(&$0, word: AffineTransform.adding) },
    "affine.concatChain": { try chain(&$0) { $0.concatenating(try AffineTransform(step: $1)) } },
  ]

  /// Steps one after another, then `matrix` or something that the matrix is applied to.
  private static func chain(
    _ arguments: inout Arguments, word: (AffineTransform, Step) throws -> AffineTransform
  ) throws -> JSONValue {
    let steps = try arguments.strings("steps").map(Step.init)
    let matrix = try steps.reduce(AffineTransform.identity, word)
    let then = try arguments.string("then") ?? "matrix"
    let parts = then.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      guard then == "matrix" else { throw FactFault("no ending: \(then)") }
      return JSONValue(matrix)
    }
    let value = try JSONValue(parsing: parts[1])
    switch parts[0] {
    case "applyPoint": return JSONValue(try value.point.applying(matrix))
    case "applySize": return JSONValue(try value.size.applying(matrix))
    case "applyRect": return JSONValue(try value.rect.applying(matrix))
    default: throw FactFault("no ending: \(then)")
    }
  }
}

extension Arguments {
  /// `args`, of which there must be so many.
  mutating func list(_ count: Int) throws -> [JSONValue] {
    let args = try require("args").array
    guard args.count == count else { throw FactFault("not \(count) args") }
    return args
  }

  /// A step added to a matrix: to the one given, else to the first of `args`.
  fileprivate mutating func plane(
    _ base: AffineTransform?, _ verb: String
  ) throws -> AffineTransform {
    var args = try require("args").array[...]
    let matrix = try base ?? args.popFirst()?.affine ?? .identity
    return try matrix.adding(Step(verb: verb, numbers: args.map { try $0.number }))
  }
}

extension AffineTransform {
  /// The matrix of a step by itself.
  fileprivate init(step: Step) throws {
    switch (step.verb, step.numbers.count) {
    case ("identity", 0): self = .identity
    case ("translate", 2), ("makeTranslation", 2):
      self = .translation(x: step.numbers[0], y: step.numbers[1])
    case ("scale", 2), ("makeScale", 2):
      self = .scale(x: step.numbers[0], y: step.numbers[1])
    case ("rotate", 1), ("makeRotation", 1):
      self = .rotation(step.numbers[0])
    default: throw FactFault("no step: \(step)")
    }
  }

  /// A step that happens before the matrix, as Core Graphics adds it; a `make` begins anew.
  fileprivate func adding(_ step: Step) throws -> AffineTransform {
    let n = step.numbers
    switch (step.verb, n.count) {
    case ("translate", 2): return translatedBy(x: n[0], y: n[1])
    case ("scale", 2): return scaledBy(x: n[0], y: n[1])
    case ("rotate", 1): return rotated(by: n[0])
    case ("invert", 0): return inverted()
    default: return try AffineTransform(step: step)
    }
  }

  fileprivate static func adding(
    _ matrix: AffineTransform, _ step: Step
  ) throws -> AffineTransform {
    try matrix.adding(step)
  }
}
