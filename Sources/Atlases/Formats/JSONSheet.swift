internal import Geometry

/// A sheet in JSON: frames in an object by their names, or in an array, and what `meta` says.
struct JSONSheet {
  let list: PropertyList
  let frames: PropertyList.Value
  let meta: PropertyList.Value?

  /// The sheet; nil where the content is something else.
  init?(_ source: AtlasSource) {
    guard case .json(let list) = source.content, let frames = list.root["frames"] else {
      return nil
    }
    let meta = list.root["meta"]
    switch frames.kind {
    case .dictionary, .array: break
    default: return nil
    }
    // Nothing to tell it by: an empty sheet still is one, an empty list of other things is not.
    guard
      frames.children.isEmpty
        ? frames.isDictionary || meta != nil : frames.children.contains(where: \.hasFrame)
    else { return nil }
    (self.list, self.frames, self.meta) = (list, frames, meta)
  }

  /// What the sheet says, apart from animations.
  func description(
    as format: AtlasFormat, _ reader: borrowing JSONFrameReader
  ) -> AtlasDescription {
    var description = AtlasDescription(
      format: format,
      pages: [
        .init(textureNames: Self.names(meta?["image"]), declaredSize: Self.size(meta?["size"]))
      ],
      frames: reader.frames)
    description.scale = Self.scale(meta?["scale"])
    description.problems = reader.problems
    return description
  }

  /// The name of a picture as a list, which may be empty.
  static func names(_ image: PropertyList.Value?) -> [String] {
    [image?.string].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The size of a picture; nil where it cannot be meant.
  static func size(_ value: PropertyList.Value?) -> Size? {
    value.flatMap { try? FrameFields.size(of: $0, "size") }
  }

  /// Pixels a point, a number or a text that is one; nil where it cannot be meant.
  static func scale(_ value: PropertyList.Value?) -> Double? {
    value?.number.flatMap { (1.0 / 64...64).contains($0) ? $0 : nil }
  }
}

extension FormatReader {
  /// TexturePacker's "JSON (hash)" and "JSON (array)".
  static let jsonSheet = FormatReader { source in
    guard let sheet = JSONSheet(source) else { return nil }
    var reader = JSONFrameReader(list: sheet.list)
    reader.readAll(sheet.frames)
    return sheet.description(as: sheet.frames.isDictionary ? .jsonHash : .jsonArray, reader)
  }
}

extension PropertyList.Value {
  fileprivate var hasFrame: Bool { self["frame"]?.isDictionary ?? false }
}
