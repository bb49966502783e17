private import Geometry

/// Text `.tpsheet` of TexturePacker for Unity: lines `:key=value` about the texture, then one line for
/// each sprite, `name;x;y;width;height; pivotX;pivotY; …` with y upwards from the bottom.
///
/// Experimental: written down from the description of the format, held against no original.
extension FormatReader {
  static let unity = FormatReader { source in
    guard case .unknown = source.content else { return nil }
    let lines = TextLines.of(source.bytes).map(\.trimmed)
    let header = lines.prefix(200).filter { $0.hasPrefix(":") }
    func value(_ key: String) -> String? {
      header.first { $0.hasPrefix(":\(key)=") }.map { String($0.dropFirst(key.count + 2)) }
    }
    guard let height = value("size").flatMap(UnitySprite.height) else { return nil }
    var description = AtlasDescription(
      format: .unity, pages: [.init(textureNames: value("texture").map { [$0] } ?? [])],
      frames: [])
    for (index, line) in lines.enumerated()
    where !line.isEmpty && !line.hasPrefix(":") && !line.hasPrefix("#") {
      let sprite = UnitySprite(line)
      do throws(FrameFields.Fault) {
        description.frames.append(try sprite.frame(pageHeight: height))
      } catch {
        description.problems.append(
          Problem(
            .error, .emptyRect, sprite: sprite.name,
            "left out: \(error.message) in line \(index + 1)"))
      }
    }
    return description
  }
}

private struct UnitySprite {
  let name: String
  private let fields: [Substring]

  /// The height out of `256x128`.
  static func height(_ size: String) -> Double? {
    let parts = size.split(separator: "x")
    guard parts.count == 2, let height = Int(parts[1]),
      (0...Int(FrameFields.largest)).contains(height)
    else { return nil }
    return Double(height)
  }

  init(_ line: Substring) {
    fields = line.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmed)
    name = PercentEscape.decoded(String(fields[0]))
  }

  func frame(pageHeight: Double) throws(FrameFields.Fault) -> AtlasDescription.Frame {
    let (x, y) = (try number(1, "x"), try number(2, "y"))
    let size = try FrameFields.extent(
      Size(width: number(3, "width"), height: number(4, "height")), for: "width",
      "\(fields[3]);\(fields[4])")
    let rect = Rect(
      origin: Point(x: x, y: pageHeight - y - size.height), size: size)
    var frame = AtlasDescription.Frame(
      name: name, textureRect: rect, size: size, trimOffset: .zero, sourceSize: size)
    if fields.count > 6 {
      frame.anchor = Point(x: try number(5, "pivotX"), y: 1 - (try number(6, "pivotY")))
    }
    return frame
  }

  private func number(_ index: Int, _ key: String) throws(FrameFields.Fault) -> Double {
    guard index < fields.count else { throw .missing(key: key) }
    return try FrameFields.number(in: String(fields[index]), for: key)
  }
}
