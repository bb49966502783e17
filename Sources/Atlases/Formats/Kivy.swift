private import Geometry

/// Kivy's `.atlas`: a JSON object of pictures, each with its sprites as `[x, y, width, height]`,
/// y counted from the bottom of the picture.
extension FormatReader {
  static let kivy = FormatReader { source in
    guard case .json(let list) = source.content, isKivy(list.root) else { return nil }
    var findings = FrameFindings(list)
    var pages: [AtlasDescription.Page] = []
    var frames: [AtlasDescription.Frame] = []
    for picture in list.root.children {
      for sprite in picture.children {
        do throws(FrameFields.Fault) {
          var frame = try Self.kivyFrame(sprite)
          frame.page = pages.count
          frames.append(frame)
        } catch {
          findings.leaveOut(sprite, named: sprite.key, error)
        }
      }
      pages.append(.init(textureNames: [picture.key], hasBottomOrigin: true))
    }
    var description = AtlasDescription(format: .kivy, pages: pages, frames: frames)
    description.problems = findings.problems
    return description
  }

  /// True for pictures with lists of numbers, and nothing else.
  private static func isKivy(_ root: PropertyList.Value) -> Bool {
    let first = root.children.first?.children.first
    return first?.kind == .array
      && root.children.allSatisfy { picture in
        picture.isDictionary && FilePath(picture.key).hasEnding
          && picture.children.allSatisfy { $0.kind == .array }
      }
  }

  private static func kivyFrame(_ sprite: PropertyList.Value) throws(FrameFields.Fault)
    -> AtlasDescription.Frame
  {
    let written = sprite.children.map(\.written)
    guard written.count == 4 else { throw .notAFrame }
    var numbers: [Double] = []
    for text in written { numbers.append(try FrameFields.number(in: text, for: "a number")) }
    let size = try FrameFields.extent(
      Size(width: numbers[2], height: numbers[3]), for: "its size", "\(written[2])×\(written[3])")
    return AtlasDescription.Frame(
      name: sprite.key,
      textureRect: Rect(origin: Point(x: numbers[0], y: numbers[1]), size: size), size: size,
      trimOffset: .zero, sourceSize: size)
  }
}
