import LayerSprites

extension Arguments {
  /// A layer with everything that a row may say of one.
  mutating func layer() throws -> Layer {
    let layer = try kind()
    if let bounds = try rect("bounds") { layer.bounds = bounds }
    if let position = try point("position") { layer.position = position }
    if let anchor = try take("anchor", "anchorPoint")?.point { layer.anchorPoint = anchor }
    if let z = try take("anchorZ", "anchorPointZ")?.number { layer.anchorPointZ = z }
    if let z = try number("zPosition") { layer.zPosition = z }
    if let transform = try take("transform")?.transform { layer.transform = transform }
    if let affine = try take("affineTransform")?.affine { layer.affineTransform = affine }
    if let outer = try take("sublayerTransform")?.transform { layer.sublayerTransform = outer }
    if let flag = try take("flipped", "geometryFlipped")?.bool { layer.isGeometryFlipped = flag }
    if let flag = try bool("hidden") { layer.isHidden = flag }
    if let flag = try bool("doubleSided") { layer.isDoubleSided = flag }
    if let flag = try bool("masksToBounds") { layer.masksToBounds = flag }
    if let opacity = try number("opacity") { layer.opacity = opacity }
    if let radius = try number("cornerRadius") { layer.cornerRadius = radius }
    try setContents(of: layer)
    return layer
  }

  private mutating func kind() throws -> Layer {
    switch try string("class") ?? "layer" {
    case "layer": return Layer()
    case "transform": return TransformLayer()
    case let other: throw FactFault("no class of layer: \(other)")
    }
  }

  private mutating func setContents(of layer: Layer) throws {
    if let size = try size("image") { layer.contents = try Bitmap(size: size) }
    if let scale = try number("contentsScale") { layer.contentsScale = scale }
    if let crop = try rect("contentsRect") { layer.contentsRect = crop }
    if let center = try rect("contentsCenter") { layer.contentsCenter = center }
    let names = try verticalNames()
    if let gravity = try string("gravity") {
      layer.contentsGravity = ContentsGravity(name: gravity, naming: names)
    }
  }

  private mutating func verticalNames() throws -> ContentsGravity.Naming {
    switch try string("verticalNames") ?? "visual" {
    case "visual": return .visual
    case "layer": return .coreAnimation
    case let other: throw FactFault("nobody's names: \(other)")
    }
  }
}

extension Bitmap {
  /// A picture of so many pixels, no more than a test needs.
  init(size: Size) throws {
    guard let width = Int(exactly: size.width), let height = Int(exactly: size.height),
      (0...4096).contains(width), (0...4096).contains(height)
    else { throw FactFault("no size of a picture: \(size)") }
    self.init(width: width, height: height)
  }
}

/// The layers of a row by name, put into each other.
struct LayerTree {
  private let layers: [String: Layer]

  /// From the keys `layers` and `order`; layers that no order names come last, by name.
  init(_ arguments: inout Arguments) throws {
    let descriptions = try arguments.require("layers").members
    let order = try arguments.take("order")?.array.map { try $0.string } ?? []
    let rest = descriptions.keys.sorted().filter { !order.contains($0) }
    var (layers, parents) = ([String: Layer](), [(Layer, String)]())
    for name in order + rest {
      guard let members = descriptions[name] else { throw FactFault("no layer \(name)") }
      var described = Arguments(try members.members)
      let parent = try described.string("parent")
      let layer = try described.layer()
      try described.finish()
      layer.name = name
      layers[name] = layer
      if let parent { parents.append((layer, parent)) }
    }
    self.layers = layers
    for (layer, parent) in parents { try self[parent].addSublayer(layer) }
  }

  subscript(name: String) -> Layer {
    get throws {
      guard let layer = layers[name] else { throw FactFault("no layer \(name)") }
      return layer
    }
  }

  /// The layer that a key names; nil where it is missing or null.
  func layer(_ key: String, _ arguments: inout Arguments) throws -> Layer? {
    guard let name = try arguments.string(key) else { return nil }
    return try self[name]
  }
}
