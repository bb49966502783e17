private import Geometry

/// The property lists that TexturePacker writes for UIKit: single numbers `x y w h`, and for trimmed
/// frames `oX oY oW oH`, the place in the canvas and its size. y down everywhere, nothing turned.
extension FormatReader {
  static let uiKit = FormatReader { source in
    guard case .propertyList(let list) = source.content, let frames = list.root["frames"],
      let first = frames.children.first(where: \.isDictionary), first["x"] != nil,
      first["w"] != nil
    else { return nil }
    var findings = FrameFindings(list)
    var description = AtlasDescription(
      format: .uiKit, pages: [.init(textureNames: Cocos2DMetadata.textureNames(list.root))],
      frames: [])
    for value in frames.children {
      var fields = FrameFields(value)
      do throws(FrameFields.Fault) {
        description.frames.append(try fields.uiKitFrame())
      } catch {
        findings.leaveOut(value, named: value.key, error)
      }
      if !fields.allTaken {
        findings.noteUnknownKeys(of: value, named: value.key, known: knownUIKitKeys)
      }
    }
    description.problems = findings.problems
    return description
  }

  private static let knownUIKitKeys: Set<String> = ["x", "y", "w", "h", "oX", "oY", "oW", "oH"]
}

extension FrameFields {
  fileprivate mutating func uiKitFrame() throws(Fault) -> AtlasDescription.Frame {
    guard value.isDictionary else { throw .notAFrame }
    let origin = Point(x: try required("x"), y: try required("y"))
    let size = try extent("w", Size(width: required("w"), height: required("h")))
    let trim = Point(x: try number("oX") ?? 0, y: try number("oY") ?? 0)
    let canvas = try extent(
      "oW", Size(width: number("oW") ?? size.width, height: number("oH") ?? size.height))
    return AtlasDescription.Frame(
      name: value.key, textureRect: Rect(origin: origin, size: size), size: size,
      trimOffset: trim, sourceSize: canvas)
  }
}
