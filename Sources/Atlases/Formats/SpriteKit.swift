private import Geometry
private import Imaging

/// The property list in a `.atlasc` folder: pages with `subimages`. `textureRect` has the packed
/// size; `spriteOffset` is the margin at the left and the one at the bottom.
///
/// Variants for screens stand side by side, told apart by `@2x` in the name of the sprite or of its
/// page; all lengths are pixels.
extension FormatReader {
  static let spriteKit = FormatReader { source in
    guard case .propertyList(let list) = source.content, let images = list.root["images"],
      images.children.contains(where: { $0["subimages"] != nil })
    else { return nil }
    var reader = SpriteKitReader(list)
    for image in images.children { reader.read(page: image) }
    var description = AtlasDescription(
      format: .spriteKit, pages: reader.pages, frames: reader.frames)
    description.problems = reader.findings.problems
    return description
  }
}

private struct SpriteKitReader {
  private(set) var pages: [AtlasDescription.Page] = []
  private(set) var frames: [AtlasDescription.Frame] = []
  private(set) var findings: FrameFindings

  init(_ list: PropertyList) { findings = FrameFindings(list) }

  mutating func read(page: PropertyList.Value) {
    let path = page["path"]?.string ?? ""
    pages.append(.init(textureNames: path.isEmpty ? [] : [path]))
    let scale = NameTail.scale(of: FilePath(path).stem) ?? 1
    guard let images = page["subimages"] else { return }
    for image in images.children { read(image, pageScale: scale) }
  }

  private mutating func read(_ image: PropertyList.Value, pageScale: Double) {
    var fields = FrameFields(image)
    let name = PercentEscape.decoded(fields.take("name")?.string ?? "")
    do throws(FrameFields.Fault) {
      var frame = try fields.spriteKitFrame(named: name)
      frame.page = pages.count - 1
      frame.scale = NameTail.scale(of: FilePath(name).stem) ?? pageScale
      frames.append(frame)
    } catch {
      findings.leaveOut(image, named: name, error)
    }
    if !fields.allTaken {
      findings.noteUnknownKeys(of: image, named: name, known: Self.knownKeys)
    }
  }

  private static let knownKeys: Set<String> = [
    "aliases", "body", "isFullyOpaque", "name", "spriteOffset", "spriteSourceSize", "textureRect",
    "textureRotated",
  ]
}

extension FrameFields {
  fileprivate mutating func spriteKitFrame(named name: String) throws(Fault)
    -> AtlasDescription.Frame
  {
    guard let rect = take("textureRect") else { throw .notAFrame }
    let (origin, packed) = try rectangle(rect, "textureRect")
    let isTurned = take("textureRotated")?.bool ?? false
    let size = isTurned ? packed.transposed : packed
    let source = try pair("spriteSourceSize").map { Size(width: $0.0, height: $0.1) } ?? size
    let canvas = try extent("spriteSourceSize", source)
    let (left, bottom) = try pair("spriteOffset") ?? (0, canvas.height - size.height)
    var frame = AtlasDescription.Frame(
      name: name, textureRect: Rect(origin: origin, size: packed),
      storedRotation: isTurned ? .clockwise : .none, size: size,
      trimOffset: Point(x: left, y: canvas.height - size.height - bottom), sourceSize: canvas)
    frame.aliases =
      take("aliases")?.children.compactMap { $0.string.map(PercentEscape.decoded) } ?? []
    frame.aliases.removeAll(where: \.isEmpty)
    return frame
  }
}
