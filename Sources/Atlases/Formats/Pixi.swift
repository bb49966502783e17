/// PixiJS: a JSON sheet that declares animations, or names the other sheets of its pack.
extension FormatReader {
  static let pixi = FormatReader { source in
    guard let sheet = JSONSheet(source) else { return nil }
    let animations = sheet.list.root["animations"].flatMap { $0.isDictionary ? $0 : nil }
    let packs = sheet.meta?["related_multi_packs"]
    guard animations != nil || packs != nil else { return nil }
    var reader = JSONFrameReader(list: sheet.list)
    reader.readAll(sheet.frames)
    var description = sheet.description(as: .pixi, reader)
    description.related = packs?.children.compactMap(\.string) ?? []
    for animation in animations?.children ?? .none where animation.kind == .array {
      description.sequences.append(
        FrameSequence(
          name: animation.key, origin: .pixi, frames: animation.children.compactMap(\.string)))
    }
    return description
  }
}
