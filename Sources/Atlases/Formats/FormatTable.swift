/// A reader of one format, or of a family that shares its keys.
///
/// It gets the content of the file and nothing else: no path, no disk. It returns nil where the
/// file is not of its format; what is broken inside a file of its format becomes a problem.
struct FormatReader: Sendable {
  let read: @Sendable (AtlasSource) -> AtlasDescription?

  /// All readers, in the order in which they are asked. A new format is one more line.
  static let all: [FormatReader] = [
    .uiKit,
    .cocos2D,
    .cocos2DAnimation,
    .spriteKit,
    .starling,
    .libGDX,
    .unity,
    .aseprite,
    .pixi,
    .jsonSheet,
    .phaserMulti,
    .godot,
    .kivy,
  ]
}

extension AtlasDescription {
  /// The description of the atlas in these bytes, by the first reader that knows it; where a format
  /// is wanted, by the first that reads it as such.
  package init(bytes: [UInt8], format: AtlasFormat? = nil) throws(AtlasError.Reason) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= PropertyList.largestFile else {
      throw .tooLarge(limit: PropertyList.largestFile)
    }
    var source: AtlasSource
    do {
      source = try AtlasSource(bytes)
    } catch {
      throw AtlasError.Reason(error)
    }
    source.wanted = format
    for reader in FormatReader.all {
      if let description = reader.read(source), format == nil || description.format == format {
        self = description
        return
      }
    }
    throw format.map { .notOfFormat($0) } ?? source.whyUnknown
  }
}

extension AtlasSource {
  /// What to tell a person about content that no reader knows.
  fileprivate var whyUnknown: AtlasError.Reason {
    switch content {
    case .propertyList(let list):
      list.root["frames"].map { .unknownFrames(keys: $0.children.first?.keys ?? []) }
        ?? .propertyListWithoutFrames(keys: list.root.keys)
    case .xml(let root): .otherXML(root: root)
    case .json(let json): .otherJSON(keys: json.root.keys)
    case .elements, .unknown: .notAnAtlas
    }
  }
}

extension PropertyList.Value {
  /// The first few keys of a dictionary, for a message.
  fileprivate var keys: [String] { isDictionary ? children.prefix(8).map(\.key) : [] }
}

extension AtlasError.Reason {
  fileprivate init(_ error: PropertyListError) {
    switch error {
    case .notWellFormed(let message, let line, let column, let syntax):
      self = .notWellFormed(message: message, line: line, column: column, syntax: syntax)
    case .noValue: self = .propertyListWithoutFrames(keys: [])
    case .damagedBinary: self = .damagedBinary
    case .tooDeep(let limit): self = .tooDeep(limit: limit)
    case .tooManyValues(let limit): self = .tooManyValues(limit: limit)
    }
  }
}
