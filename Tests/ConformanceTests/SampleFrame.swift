import LayerSprites

/// A frame to be written into an atlas of its own and read back.
struct SampleFrame {
  /// How the file gives the rectangle: by its upright size under `frame`, or by the packed one.
  private enum Place {
    case upright(Rect)
    case packed(Rect)
  }

  private let place: Place
  private let isTurned: Bool
  /// As the format means it: from centre to centre, y up, or the margins at the left and the bottom.
  var offset: Point?
  var sourceSize: Size?

  init(upright rect: Rect, isTurned: Bool) {
    (place, self.isTurned) = (.upright(rect), isTurned)
  }

  init(packed rect: Rect, isTurned: Bool) {
    (place, self.isTurned) = (.packed(rect), isTurned)
  }

  /// The frame as our readers understand it, on a page of so many pixels.
  func sprite(format: String, page: Size) throws -> SpriteImage {
    let map: ImageMap
    let picture = try Bitmap(size: page)
    if format.hasPrefix("cocos") {
      map = try ImageMap(bytes: Self.list("frames", "<dict>\(cocos)</dict>"), image: picture)
    } else if format == "atlasc" {
      let pages = "<array><dict><key>path</key><string>p.png</string>\(compiled)</dict></array>"
      map = try ImageMap(bytes: Self.list("images", pages), image: picture)
    } else {
      throw FactFault("no format \(format)")
    }
    guard let sprite = map["sprite"] else { throw FactFault("not read: \(map.problems)") }
    return sprite
  }

  private var cocos: String {
    switch place {
    case .upright(let rect):
      """
      <key>sprite</key><dict><key>frame</key><string>\(rect.text)</string>\
      <key>rotated</key><\(isTurned)/><key>offset</key><string>\((offset ?? .zero).text)</string>\
      <key>sourceSize</key><string>\(source(of: rect.size).text)</string></dict>
      """
    case .packed(let rect):
      """
      <key>sprite</key><dict><key>textureRect</key><string>\(rect.text)</string>\
      <key>textureRotated</key><\(isTurned)/>\
      <key>spriteOffset</key><string>\((offset ?? .zero).text)</string>\
      <key>spriteSize</key><string>\(upright(rect.size).text)</string>\
      <key>spriteSourceSize</key><string>\(source(of: upright(rect.size)).text)</string></dict>
      """
    }
  }

  private var compiled: String {
    let rect =
      switch place {
      case .upright(let rect): Rect(origin: rect.origin, size: upright(rect.size))
      case .packed(let rect): rect
      }
    let size = upright(rect.size)
    return """
      <key>subimages</key><array><dict><key>name</key><string>sprite</string>\
      <key>textureRect</key><string>\(rect.text)</string><key>textureRotated</key><\(isTurned)/>\
      <key>spriteOffset</key><string>\((offset ?? .zero).text)</string>\
      <key>spriteSourceSize</key><string>\((sourceSize ?? size).text)</string></dict></array>
      """
  }

  /// Exchanges the sides of a frame that is stored turned.
  private func upright(_ size: Size) -> Size { isTurned ? size.transposed : size }

  /// A canvas that holds a piece of some size where the row names none.
  private func source(of size: Size) -> Size {
    let offset = offset ?? .zero
    return sourceSize
      ?? Size(width: size.width + 2 * abs(offset.x), height: size.height + 2 * abs(offset.y))
  }
}

extension SampleFrame {
  /// An atlas of frames of which only the names matter.
  static func atlas(names: [String], aliasesOfFirst aliases: [String] = []) throws -> ImageMap {
    let other =
      "<key>aliases</key><array>"
      + aliases.map { "<string>\($0.escaped)</string>" }.joined() + "</array>"
    let frames = names.enumerated().map { index, name in
      """
      <key>\(name.escaped)</key><dict><key>textureRect</key><string>{{0,0},{1,1}}</string>\
      \(index == 0 ? other : "")</dict>
      """
    }
    return try ImageMap(
      bytes: list("frames", "<dict>\(frames.joined())</dict>"), image: Bitmap(width: 1, height: 1))
  }

  private static func list(_ key: String, _ value: String) -> [UInt8] {
    Array("<plist version=\"1.0\"><dict><key>\(key)</key>\(value)</dict></plist>".utf8)
  }
}

extension Point {
  fileprivate var text: String { "{\(x),\(y)}" }
}

extension Size {
  fileprivate var text: String { "{\(width),\(height)}" }
}

extension Rect {
  fileprivate var text: String { "{\(origin.text),\(size.text)}" }
}

extension String {
  fileprivate var escaped: String {
    map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
