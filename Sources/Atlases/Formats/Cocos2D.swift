/// The property lists of cocos2d: formats 0–3, as TexturePacker, Zwoptex, CocoStudio and others
/// write them. Which one it is, is seen from the keys of the frames; what `metadata.format` says
/// only decides between 1 and 2, which share theirs.
extension FormatReader {
  static let cocos2D = FormatReader { source in
    guard case .propertyList(let list) = source.content, let frames = list.root["frames"],
      frames.isDictionary,
      let keys = Cocos2DKeys(frames: frames, declared: declaredFormat(source, list))
    else { return nil }
    var reader = Cocos2DFrameReader(list: list, count: frames.children.count { _ in true })
    for frame in frames.children { reader.read(frame) }
    var description = AtlasDescription(
      format: keys.format,
      pages: [
        .init(
          textureNames: Cocos2DMetadata.textureNames(list.root),
          isPremultiplied: Cocos2DMetadata.isPremultiplied(list.root),
          declaredSize: Cocos2DMetadata.size(list.root))
      ],
      frames: reader.frames)
    description.problems = reader.problems
    return description
  }

  private static func declaredFormat(_ source: AtlasSource, _ list: PropertyList) -> Int? {
    let wanted = [AtlasFormat.cocos2D0, .cocos2D1, .cocos2D2, .cocos2D3].firstIndex(
      of: source.wanted)
    return wanted ?? Cocos2DMetadata.format(list.root)
  }
}

/// Which of the four sets of keys the frames have.
private struct Cocos2DKeys {
  let format: AtlasFormat

  init?(frames: PropertyList.Value, declared: Int?) {
    var first: AtlasFormat?
    var isTurnable = false
    for frame in frames.children where frame.isDictionary {
      if frame["w"] != nil { return nil }
      if frame["textureRect"] != nil {
        first = first ?? .cocos2D3
      } else if frame["frame"] != nil {
        first = first ?? .cocos2D2
        isTurnable = isTurnable || frame["rotated"] != nil
      } else if frame["x"] != nil {
        first = first ?? .cocos2D0
      }
      if first != nil { break }
    }
    switch (first, declared) {
    case (.cocos2D2, 1): format = .cocos2D1
    case (.cocos2D2, 2): format = .cocos2D2
    case (.cocos2D2, _): format = isTurnable ? .cocos2D2 : .cocos2D1
    case (let seen?, _): format = seen
    case (nil, 0): format = .cocos2D0
    case (nil, 1): format = .cocos2D1
    case (nil, 3): format = .cocos2D3
    case (nil, _):
      // Nothing to tell them apart by: an empty atlas still is one, a list of other things is not.
      guard frames.children.isEmpty || declared == 2 else { return nil }
      format = .cocos2D2
    }
  }
}
