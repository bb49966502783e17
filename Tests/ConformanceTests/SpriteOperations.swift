import LayerSprites

/// `ls.*`: what LayerSprites says of sprites, read from atlases that are written for each row.
enum SpriteOperations {
  static let all: [String: Operation] = [
    "ls.contentsRect": contentsRect,
    "ls.anchorPoint": anchorPoint,
    "ls.rectWhenDrawnAtPoint": {
      let sprite = try $0.sprite()
      return JSONValue(sprite.rectWhenDrawn(at: try $0.point("point") ?? .zero))
    },
    "ls.viewSize": viewSize,
    "ls.order": order,
    "ls.imageNamed": imageNamed,
    "ls.imageCount": imageCount,
  ]

  /// The rectangle stands in the file under the key that the row has for it.
  @Sendable private static func contentsRect(_ arguments: inout Arguments) throws -> JSONValue {
    arguments.skip(labels: "sprite")
    let format = try arguments.string("format") ?? "cocos"
    let page = try arguments.require("atlas").size
    let isTurned = try arguments.bool("rotated") ?? false
    let frame: SampleFrame
    if let upright = try arguments.rect("frame") {
      frame = SampleFrame(upright: upright, isTurned: isTurned)
    } else {
      frame = SampleFrame(packed: try arguments.require("textureRect").rect, isTurned: isTurned)
    }
    return JSONValue(try frame.sprite(format: format, page: page).contentsRect)
  }

  @Sendable private static func anchorPoint(_ arguments: inout Arguments) throws -> JSONValue {
    arguments.skip(labels: "sprite", "variant")
    let format = try arguments.require("format").string
    let size = try arguments.require("packed").size
    var frame = SampleFrame(
      packed: Rect(origin: .zero, size: size), isTurned: try arguments.bool("rotated") ?? false)
    frame.offset = try arguments.take("offset", "spriteOffset")?.point
    frame.sourceSize = try arguments.size("sourceSize")
    return JSONValue(try frame.sprite(format: format, page: size).anchorPoint)
  }

  @Sendable private static func viewSize(_ arguments: inout Arguments) throws -> JSONValue {
    let view = SpriteView(image: try arguments.sprite())
    if let name = try arguments.string("contentMode") {
      view.contentMode = try ContentMode(named: name)
    }
    return JSONValue(view.sizeThatFits)
  }

  @Sendable private static func order(_ arguments: inout Arguments) throws -> JSONValue {
    let map = try SampleFrame.atlas(names: arguments.strings("names"))
    let natural = map.naturalOrder.map { map.name(at: $0) }
    return .object([
      "shipped": .array(map.map(JSONValue.string)),
      "natural": .array(natural.map(JSONValue.string)),
    ])
  }

  @Sendable private static func imageNamed(_ arguments: inout Arguments) throws -> JSONValue {
    let map = try SampleFrame.atlas(names: arguments.strings("have"))
    return .array(
      try arguments.strings("ask").map { map[$0].map { .string($0.name) } ?? .null })
  }

  @Sendable private static func imageCount(_ arguments: inout Arguments) throws -> JSONValue {
    let frames = try arguments.require("frames").int
    let aliases = try arguments.number("aliases") ?? 0
    guard (0...10_000).contains(frames), (0...10_000).contains(aliases) else {
      throw FactFault("no atlas of \(frames) frames and \(aliases) aliases")
    }
    let map = try SampleFrame.atlas(
      names: (0..<frames).map { "frame\($0)" },
      aliasesOfFirst: (0..<Int(aliases)).map { "alias\($0)" })
    return .number(Double(map.count))
  }
}

extension Arguments {
  /// A sprite made by hand: `size` is that of the packed piece, `anchor` in its unit coordinates.
  fileprivate mutating func sprite() throws -> SpriteImage {
    skip(labels: "sprite")
    let size = try require("size").size
    let whole = Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
    let part =
      size.isEmpty
      ? Rect.unit
      : Rect(x: 0, y: 0, width: size.width / whole.width, height: size.height / whole.height)
    return SpriteImage(
      bitmap: try Bitmap(size: whole), contentsRect: part, anchorPoint: try require("anchor").point,
      rotated: try bool("rotated") ?? false)
  }
}
