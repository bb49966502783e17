import LayerSprites

extension JSONValue {
  /// A value for a key path: of the kind that the property has.
  func animationValue(for path: LayerKeyPath) throws -> AnimationValue {
    switch path.value(in: LayerProperties()) {
    case .number: return .number(try number)
    case .point: return .point(try point)
    case .size: return .size(try size)
    case .rect: return .rect(try rect)
    case .transform: return .transform(try transform)
    case .flag: return .flag(try bool)
    case .color: return .color(try pixel)
    default: throw FactFault("no values for \(path.rawValue)")
    }
  }

  /// A value by its form alone: a number, a flag, two or four numbers, or a transform.
  var animationValue: AnimationValue {
    get throws {
      switch self {
      case .bool(let flag): return .flag(flag)
      case .array(let values) where values.count == 2 && values.allSatisfy(\.isNumber):
        return .point(try point)
      case .array(let values) where values.count == 4 && values.allSatisfy(\.isNumber):
        return .rect(try rect)
      case .array, .string("identity"): return .transform(try transform)
      default: return .number(try number)
      }
    }
  }

  /// Red, green, blue and alpha from 0 to 255.
  var pixel: Pixel {
    get throws {
      let channels = try numbers(4).map { number in
        guard let channel = UInt8(exactly: number) else { throw FactFault("no colour: \(self)") }
        return channel
      }
      return Pixel(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    }
  }

  private var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  init(_ value: AnimationValue?) throws {
    switch value {
    case nil, .color(nil), .image(nil): self = .null
    case .number(let number): self = .number(number)
    case .point(let point): self = JSONValue(point)
    case .size(let size): self = JSONValue(size)
    case .rect(let rect): self = JSONValue(rect)
    case .transform(let transform): self = JSONValue(transform)
    case .flag(let flag): self = .bool(flag)
    case .color(let color?):
      self = .numbers(
        Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    case .image(let image?): self = .numbers(Double(image.width), Double(image.height))
    case .sprite: throw FactFault("a sprite frame is no value of the table")
    }
  }
}
