import LayerSprites

/// `contents.*` and `uikit.*`: where a picture lies in its layer.
enum ContentsOperations {
  static let all: [String: Operation] = [
    "contents.destRect": { JSONValue(try $0.layer().properties.contentsDestination) },
    "contents.usesNinePatch": { .bool(try $0.layer().properties.stretchesInParts) },
    "contents.ninePatch": ninePatch,
    "contents.sample1D": sample,
    "uikit.contentModeToGravity": {
      let mode = try ContentMode(named: $0.require("contentMode").string)
      return .string(mode.gravity.name(in: .coreAnimation))
    },
  ]

  /// One of the parts, counted row by row.
  @Sendable private static func ninePatch(_ arguments: inout Arguments) throws -> JSONValue {
    arguments.skip(labels: "order")
    let index = try arguments.require("patch").int
    let parts = try arguments.layer().properties.contentsParts
    guard parts.indices.contains(index) else { throw FactFault("\(parts.count) parts only") }
    return .object([
      "dest": JSONValue(parts[index].destination), "srcUnit": JSONValue(parts[index].source),
    ])
  }

  /// A row of grey pixels as the renderer shows it: the greys of the first row of the bounds.
  @Sendable private static func sample(_ arguments: inout Arguments) throws -> JSONValue {
    arguments.skip(labels: "sampleAt")
    let greys = try arguments.require("pixels").array.map { value in
      guard let grey = UInt8(exactly: try value.number) else {
        throw FactFault("no grey: \(value)")
      }
      return Pixel(red: grey, green: grey, blue: grey)
    }
    let filter = try arguments.string("filter")
    let layer = try arguments.layer()
    layer.contents = Bitmap(width: greys.count, height: 1, pixels: greys)
    layer.anchorPoint = .zero
    if let filter {
      guard let filter = ContentsFilter(rawValue: filter) else { throw FactFault("no filter") }
      (layer.minificationFilter, layer.magnificationFilter) = (filter, filter)
    }
    let size = try Bitmap(size: layer.bounds.size)
    let picture = Renderer().render(layer.snapshot(), width: size.width, height: size.height)
    return .array(picture.pixels.prefix(size.width).map { .number(Double($0.red)) })
  }
}

extension ContentMode {
  init(named name: String) throws {
    guard let mode = ContentMode(rawValue: name) else { throw FactFault("no mode \(name)") }
    self = mode
  }
}
