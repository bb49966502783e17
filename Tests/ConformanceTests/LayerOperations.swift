import LayerSprites

/// `layer.*` that needs no time: frames, conversion, hit tests.
enum LayerOperations {
  static let all: [String: Operation] = [
    "layer.frame": { JSONValue(try $0.layer().frame) },
    "layer.setFrame": setFrame,
    "layer.setBounds": { JSONValue(try $0.layer().bounds) },
    "layer.default": { try LayerDefaults.value(of: $0.require("key").string) },
    "layer.affineTransform": { JSONValue(try $0.layer().affineTransform) },
    "layer.contains": {
      let layer = try $0.layer()
      return .bool(layer.contains(try $0.require("point").point))
    },
    "layer.convertPoint": convertPoint,
    "layer.convertRect": convertRect,
    "layer.hitTest": hitTest,
  ]

  @Sendable private static func setFrame(_ arguments: inout Arguments) throws -> JSONValue {
    let layer = try arguments.layer()
    layer.frame = try arguments.require("frame").rect
    return .object([
      "bounds": JSONValue(layer.bounds), "position": JSONValue(layer.position),
      "frame": JSONValue(layer.frame),
    ])
  }

  @Sendable private static func convertPoint(_ arguments: inout Arguments) throws -> JSONValue {
    let tree = try LayerTree(&arguments)
    let value = try arguments.require("value").point
    let source = try tree.layer("from", &arguments)
    guard let target = try tree.layer("to", &arguments) else {
      return JSONValue(source?.convert(value, to: nil) ?? value)
    }
    let point = target.convert(value, from: source)
    if let source { try check(JSONValue(source.convert(value, to: target)), JSONValue(point)) }
    return JSONValue(point)
  }

  @Sendable private static func convertRect(_ arguments: inout Arguments) throws -> JSONValue {
    let tree = try LayerTree(&arguments)
    let value = try arguments.require("value").rect
    let source = try tree.layer("from", &arguments)
    guard let target = try tree.layer("to", &arguments) else {
      return JSONValue(source?.convert(value, to: nil) ?? value)
    }
    let rect = target.convert(value, from: source)
    if let source { try check(JSONValue(source.convert(value, to: target)), JSONValue(rect)) }
    return JSONValue(rect)
  }

  /// Both ways of asking for a conversion say the same.
  private static func check(_ asked: JSONValue, _ given: JSONValue) throws {
    guard asked.description == given.description else {
      throw FactFault("converts to \(asked), but from gives \(given)")
    }
  }

  @Sendable private static func hitTest(_ arguments: inout Arguments) throws -> JSONValue {
    let tree = try LayerTree(&arguments)
    guard let receiver = try tree.layer("receiver", &arguments) else {
      throw FactFault("no receiver")
    }
    let hit = receiver.hitTest(try arguments.require("point").point)
    return hit?.name.map(JSONValue.string) ?? .null
  }
}
