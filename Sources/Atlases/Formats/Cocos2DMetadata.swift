internal import Geometry

/// What a property list says about itself and its texture.
enum Cocos2DMetadata {
  /// What the file says which format it has.
  static func format(_ root: PropertyList.Value) -> Int? {
    root["metadata"]?["format"]?.number.flatMap { Int(exactly: $0) }
  }

  /// True where the texture was written with its colours multiplied by alpha.
  static func isPremultiplied(_ root: PropertyList.Value) -> Bool {
    root["metadata"]?["premultiplyAlpha"]?.bool ?? false
  }

  /// The size of the texture, where it was written down.
  static func size(_ root: PropertyList.Value) -> Size? {
    root["metadata"]?["size"]?.numbers?.pair.map { Size(width: $0.0, height: $0.1) }
  }

  /// Names of the texture in the order in which real files are right.
  static func textureNames(_ root: PropertyList.Value) -> [String] {
    let metadata = root["metadata"]
    var names = [metadata?["realTextureFileName"]?.string, metadata?["textureFileName"]?.string]
    if let target = metadata?["target"], let name = target["textureFileName"]?.string,
      !name.isEmpty
    {
      let ending = target["textureFileExtension"]?.string ?? ""
      names.append(name + (ending.isEmpty || ending.hasPrefix(".") ? ending : "." + ending))
    }
    names.append(root["meta"]?["image"]?.string)
    var unique: [String] = []
    for case let name? in names where !name.isEmpty && !unique.contains(name) {
      unique.append(name)
    }
    return unique
  }
}
