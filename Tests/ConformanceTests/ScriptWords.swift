import LayerSprites

extension JSONValue {
  /// A value as scripts write it: a number, true, false, nil, a word, or `(n,…)`.
  init(word: String) throws {
    switch word {
    case "true", "yes", "YES": self = .bool(true)
    case "false", "no", "NO": self = .bool(false)
    case "nil", "null", "none": self = .null
    case let list where list.hasPrefix("(") && list.hasSuffix(")"):
      let parts = list.dropFirst().dropLast().split { $0 == "," || $0 == " " }
      self = .array(
        try parts.map { part in
          guard let number = Double(part) else { throw FactFault("no number: \(part)") }
          return .number(number)
        })
    default: self = Double(word).map(JSONValue.number) ?? .string(word)
    }
  }

  /// What a transaction holds under a key.
  init(stored value: Any?) throws {
    switch value {
    case nil: self = .null
    case let number as Double: self = .number(number)
    case let flag as Bool: self = .bool(flag)
    case let function as TimingFunction: self = JSONValue(function)
    case let word as String: self = .string(word)
    case let value as JSONValue: self = value
    case is () -> Void: self = .string("block")
    default: throw FactFault("an unexpected value")
    }
  }
}

/// Pictures by words: each word stands for one of a width of its own.
struct Pictures {
  private var names: [String] = []

  mutating func picture(_ name: String) -> Bitmap {
    if !names.contains(name) { names.append(name) }
    return Bitmap(width: (names.firstIndex(of: name) ?? 0) + 1, height: 1)
  }

  func name(of picture: Bitmap?) -> JSONValue {
    picture.map { .string(names[$0.width - 1]) } ?? .null
  }
}

extension Layer {
  /// Sets what can be animated by itself, by Core Animation's names.
  func set(_ property: String, to value: JSONValue) throws {
    switch property {
    case "frame": frame = try value.rect
    case "bounds": bounds = try value.rect
    case "position": position = try value.point
    case "zPosition": zPosition = try value.number
    case "anchorPoint": anchorPoint = try value.point
    case "anchorPointZ": anchorPointZ = try value.number
    case "transform": transform = try value.transform
    case "affineTransform": affineTransform = try value.affine
    case "sublayerTransform": sublayerTransform = try value.transform
    case "doubleSided": isDoubleSided = try value.bool
    case "geometryFlipped": isGeometryFlipped = try value.bool
    case "hidden": isHidden = try value.bool
    case "opacity": opacity = try value.number
    case "masksToBounds": masksToBounds = try value.bool
    case "cornerRadius": cornerRadius = try value.number
    case "borderWidth": borderWidth = try value.number
    case "borderColor": borderColor = try value.pixel
    case "backgroundColor": backgroundColor = try value == .null ? nil : value.pixel
    case "contentsScale": contentsScale = try value.number
    case "contentsRect": contentsRect = try value.rect
    case "contentsCenter": contentsCenter = try value.rect
    case "contentsGravity": contentsGravity = ContentsGravity(name: try value.string)
    case "speed": speed = try value.number
    case "beginTime": beginTime = try value.number
    case "timeOffset": timeOffset = try value.number
    case "name": name = try value.string
    default: throw FactFault("no property \(property)")
    }
  }
}
