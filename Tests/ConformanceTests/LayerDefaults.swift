import LayerSprites

/// What the properties of a new layer are, by the names that Core Animation has for them.
enum LayerDefaults {
  static func value(of key: String) throws -> JSONValue {
    let layer = Layer()
    let finders = [place, looks, contents, tree, time]
    for find in finders {
      if let value = find(layer, key) { return value }
    }
    throw FactFault("no property \(key)")
  }

  private static func place(_ layer: Layer, _ key: String) -> JSONValue? {
    switch key {
    case "bounds": JSONValue(layer.bounds)
    case "frame": JSONValue(layer.frame)
    case "position": JSONValue(layer.position)
    case "zPosition": .number(layer.zPosition)
    case "anchorPoint": JSONValue(layer.anchorPoint)
    case "anchorPointZ": .number(layer.anchorPointZ)
    case "transform": JSONValue(layer.transform)
    case "affineTransform": JSONValue(layer.affineTransform)
    case "sublayerTransform": JSONValue(layer.sublayerTransform)
    case "geometryFlipped": .bool(layer.isGeometryFlipped)
    default: nil
    }
  }

  private static func looks(_ layer: Layer, _ key: String) -> JSONValue? {
    switch key {
    case "doubleSided": .bool(layer.isDoubleSided)
    case "hidden": .bool(layer.isHidden)
    case "opacity": .number(layer.opacity)
    case "allowsGroupOpacity": .bool(layer.allowsGroupOpacity)
    case "masksToBounds": .bool(layer.masksToBounds)
    case "cornerRadius": .number(layer.cornerRadius)
    case "backgroundColor": layer.backgroundColor.map { JSONValue($0) } ?? .null
    case "borderColor": JSONValue(layer.borderColor)
    case "borderWidth": .number(layer.borderWidth)
    default: nil
    }
  }

  private static func contents(_ layer: Layer, _ key: String) -> JSONValue? {
    switch key {
    case "contents": layer.contents.map { .numbers(Double($0.width), Double($0.height)) } ?? .null
    case "contentsGravity": .string(layer.contentsGravity.name(in: .coreAnimation))
    case "contentsScale": .number(layer.contentsScale)
    case "contentsRect": JSONValue(layer.contentsRect)
    case "contentsCenter": JSONValue(layer.contentsCenter)
    case "minificationFilter": .string(layer.minificationFilter.rawValue)
    case "magnificationFilter": .string(layer.magnificationFilter.rawValue)
    default: nil
    }
  }

  /// An empty list of sublayers is Core Animation's null.
  private static func tree(_ layer: Layer, _ key: String) -> JSONValue? {
    switch key {
    case "name": layer.name.map(JSONValue.string) ?? .null
    case "superlayer": layer.superlayer == nil ? .null : .bool(true)
    case "sublayers": layer.sublayers.isEmpty ? .null : .number(Double(layer.sublayers.count))
    case "delegate": layer.delegate == nil ? .null : .bool(true)
    case "actions": layer.actions.isEmpty ? .null : .number(Double(layer.actions.count))
    case "style": layer.style == nil ? .null : .bool(true)
    case "animationKeys": layer.animationKeys().map { .array($0.map(JSONValue.string)) } ?? .null
    default: nil
    }
  }

  private static func time(_ layer: Layer, _ key: String) -> JSONValue? {
    switch key {
    case "speed": .number(layer.speed)
    case "duration": .number(layer.duration)
    case "beginTime": .number(layer.beginTime)
    case "timeOffset": .number(layer.timeOffset)
    default: nil
    }
  }
}
