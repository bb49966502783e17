/// Phaser's multi-atlas: several textures in one file, each with frames of its own.
extension FormatReader {
  static let phaserMulti = FormatReader { source in
    guard case .json(let list) = source.content, let textures = list.root["textures"],
      textures.children.contains(where: { $0["frames"] != nil })
    else { return nil }
    var reader = JSONFrameReader(list: list)
    var (pages, scales) = ([AtlasDescription.Page](), [Double]())
    for texture in textures.children {
      if let frames = texture["frames"] { reader.readAll(frames, page: pages.count) }
      scales.append(JSONSheet.scale(texture["scale"]) ?? 1)
      pages.append(
        .init(
          textureNames: JSONSheet.names(texture["image"]),
          declaredSize: JSONSheet.size(texture["size"])))
    }
    var description = AtlasDescription(format: .phaserMulti, pages: pages, frames: reader.frames)
    description.problems = reader.problems
    description.scale = JSONSheet.scale(list.root["meta"]?["scale"]) ?? scales.first
    if scales.contains(where: { $0 != scales.first }) {
      for i in description.frames.indices {
        description.frames[i].scale = scales[description.frames[i].page]
      }
    }
    return description
  }
}
