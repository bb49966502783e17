private import Geometry
private import Imaging

/// `TextureAtlas` XML of Starling, Sparrow and Adobe Animate.
///
/// `x y width height` is the rectangle as it lies in the page. `frameX` and `frameY` lead from the
/// corner of the upright piece to that of its canvas, so that they are mostly negative.
extension FormatReader {
  static let starling = FormatReader { source in
    guard case .elements(let elements) = source.content, let root = elements.list.first,
      root.name == StarlingAtlas.root
    else { return nil }
    var description = AtlasDescription(
      format: .starling,
      pages: [.init(textureNames: root["imagePath"].map { $0.isEmpty ? [] : [$0] } ?? [])],
      frames: [])
    description.hasFourDigitNumbers = true
    for element in elements.list where element.depth == 1 && element.name == "SubTexture" {
      do throws(FrameFields.Fault) {
        description.frames.append(try StarlingAtlas.frame(element))
      } catch {
        description.problems.append(
          Problem(
            .error, .emptyRect, sprite: element["name"] ?? "",
            "left out: \(error.message) in line \(element.line)"))
      }
    }
    return description
  }
}

enum StarlingAtlas {
  /// The outermost element.
  static let root = "TextureAtlas"

  fileprivate static func frame(_ element: XMLElements.Element) throws(FrameFields.Fault)
    -> AtlasDescription.Frame
  {
    let fields = NumberedAttributes(element)
    let packed = try fields.size("width", "height")
    let rect = Rect(
      origin: Point(x: try fields.required("x"), y: try fields.required("y")), size: packed)
    let isTurned = ["true", "1"].contains((element["rotated"] ?? "").lowercased())
    let size = isTurned ? packed.transposed : packed
    let offset = Point(
      x: 0 - (try fields.number("frameX") ?? 0), y: 0 - (try fields.number("frameY") ?? 0))
    let canvas = try fields.size("frameWidth", "frameHeight", unless: size)
    var frame = AtlasDescription.Frame(
      name: element["name"] ?? "", textureRect: rect,
      storedRotation: isTurned ? .clockwise : .none, size: size, trimOffset: offset,
      sourceSize: canvas)
    if let x = try fields.number("pivotX"), let y = try fields.number("pivotY"), !canvas.isEmpty {
      frame.anchor = Point(x: x / canvas.width, y: y / canvas.height)
    }
    return frame
  }
}

/// Attributes of an element as numbers within bounds.
private struct NumberedAttributes {
  private let element: XMLElements.Element

  init(_ element: XMLElements.Element) { self.element = element }

  func number(_ name: String) throws(FrameFields.Fault) -> Double? {
    guard let text = element[name], !text.isEmpty else { return nil }
    return try FrameFields.number(in: text, for: name)
  }

  func required(_ name: String) throws(FrameFields.Fault) -> Double {
    guard let number = try number(name) else { throw .missing(key: name) }
    return number
  }

  /// Two extents; 0 and nothing stand for `fallback` where there is one.
  func size(_ width: String, _ height: String, unless fallback: Size? = nil)
    throws(FrameFields.Fault) -> Size
  {
    guard let fallback else {
      return try FrameFields.extent(
        Size(width: required(width), height: required(height)), for: width,
        element[width] ?? "")
    }
    let (w, h) = (try number(width) ?? 0, try number(height) ?? 0)
    return try FrameFields.extent(
      Size(width: w == 0 ? fallback.width : w, height: h == 0 ? fallback.height : h), for: width,
      element[width] ?? "")
  }
}
