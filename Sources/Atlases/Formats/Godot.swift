private import Geometry

/// TexturePacker's `.tpsheet` for Godot, which is JSON. `margin` has the place of the piece in its
/// canvas, and by how much the canvas is larger; nothing is ever turned.
extension FormatReader {
  static let godot = FormatReader { source in
    guard case .json(let list) = source.content, let textures = list.root["textures"],
      textures.children.contains(where: { $0["sprites"] != nil })
    else { return nil }
    var findings = FrameFindings(list)
    var pages: [AtlasDescription.Page] = []
    var frames: [AtlasDescription.Frame] = []
    for texture in textures.children {
      for (number, sprite) in (texture["sprites"]?.children ?? .none).enumerated() {
        let name = sprite["filename"]?.string ?? "\(number)"
        do throws(FrameFields.Fault) {
          var frame = try Self.godotFrame(sprite, named: name)
          frame.page = pages.count
          frames.append(frame)
        } catch {
          findings.leaveOut(sprite, named: name, error)
        }
        findings.noteUnknownKeys(of: sprite, named: name, known: ["filename", "region", "margin"])
      }
      pages.append(
        .init(
          textureNames: JSONSheet.names(texture["image"]),
          declaredSize: JSONSheet.size(texture["size"])))
    }
    var description = AtlasDescription(format: .godot, pages: pages, frames: frames)
    description.problems = findings.problems
    return description
  }

  private static func godotFrame(
    _ sprite: PropertyList.Value, named name: String
  ) throws(FrameFields.Fault) -> AtlasDescription.Frame {
    guard let region = sprite["region"], region.isDictionary else { throw .notAFrame }
    let size = try FrameFields.size(of: region, "region")
    var frame = AtlasDescription.Frame(
      name: name,
      textureRect: Rect(
        origin: try FrameFields.corner(of: region, "region", required: true), size: size),
      size: size, trimOffset: .zero, sourceSize: size)
    if let margin = sprite["margin"] {
      let more = try FrameFields.size(of: margin, "margin")
      frame.trimOffset = try FrameFields.corner(of: margin, "margin", required: true)
      let canvas = Size(width: size.width + more.width, height: size.height + more.height)
      frame.sourceSize = try FrameFields.extent(
        canvas, for: "margin", "\(margin["w"]?.written ?? "")×\(margin["h"]?.written ?? "")")
    }
    return frame
  }
}
