private import Geometry
private import Imaging

/// Reads the frames of a cocos2d property list one by one.
///
/// In all four formats the offset leads from the centre of the canvas to the centre of the trimmed
/// piece, y up; for canvas W×H and piece w×h its top-left lies at ((W−w)/2 + ox, (H−h)/2 − oy).
struct Cocos2DFrameReader {
  private(set) var frames: [AtlasDescription.Frame] = []
  private var findings: FrameFindings

  /// What was noticed so far.
  var problems: [Problem] { findings.problems }

  /// A reader for so many frames of a list.
  init(list: PropertyList, count: Int) {
    findings = FrameFindings(list)
    frames.reserveCapacity(count)
  }

  /// Adds the frame, or the problem that it is.
  mutating func read(_ value: PropertyList.Value) {
    var fields = FrameFields(value)
    do {
      var frame = try fields.frame()
      frame.anchor = try fields.pair("anchor").map { Point(x: $0.0, y: 1 - $0.1) }
      frame.aliases = fields.take("aliases")?.children.compactMap(\.string) ?? []
      frame.aliases.removeAll(where: \.isEmpty)
      if let triangles = fields.take("triangles"), !triangles.isBlank {
        frame.mesh = Mesh(
          triangles: triangles, places: fields.take("verticesUV"),
          vertices: fields.take("vertices"),
          of: frame)
        if frame.mesh == nil { findings.add(Mesh.unreadable(sprite: value.key)) }
      }
      frames.append(frame)
    } catch {
      findings.leaveOut(value, named: value.key, error)
    }
    if !fields.allTaken {
      findings.noteUnknownKeys(of: value, named: value.key, known: Self.knownKeys)
    }
  }

  private static let knownKeys: Set<String> = [
    "x", "y", "width", "height", "offsetX", "offsetY", "originalWidth", "originalHeight", "frame",
    "offset", "rotated", "sourceSize", "sourceColorRect", "textureRect", "textureRotated",
    "spriteOffset", "spriteSize", "spriteSourceSize", "spriteColorRect", "spriteSourceColorRect",
    "spriteTrimmed", "aliases", "anchor", "triangles", "vertices", "verticesUV",
  ]
}

extension FrameFields {
  fileprivate mutating func frame() throws(Fault) -> AtlasDescription.Frame {
    if let rect = take("textureRect") { return try spriteFrame(rect) }
    if let rect = take("frame") { return try plainFrame(rect) }
    if value["x"] != nil { return try flatFrame() }
    throw .notAFrame
  }

  /// Format 0: single numbers; the original size may have been written negative.
  private mutating func flatFrame() throws(Fault) -> AtlasDescription.Frame {
    let origin = Point(x: try required("x"), y: try required("y"))
    let size = try extent("width", Size(width: required("width"), height: required("height")))
    let original = Size(
      width: abs(try number("originalWidth") ?? 0), height: abs(try number("originalHeight") ?? 0))
    let canvas = Size(
      width: original.width == 0 ? size.width : original.width,
      height: original.height == 0 ? size.height : original.height)
    let offset = (try number("offsetX") ?? 0, try number("offsetY") ?? 0)
    return AtlasDescription.Frame(
      name: value.key, textureRect: Rect(origin: origin, size: size), size: size,
      trimOffset: Self.topLeft(of: size, in: canvas, offset), sourceSize: canvas)
  }

  /// Formats 1 and 2: `frame` has the upright size.
  private mutating func plainFrame(_ rect: PropertyList.Value) throws(Fault)
    -> AtlasDescription.Frame
  {
    let (origin, size) = try rectangle(rect, "frame")
    let isTurned = take("rotated")?.bool ?? false
    return try placed(
      origin, size, isTurned, canvas: "sourceSize", offset: "offset",
      colorRects: ("sourceColorRect", nil))
  }

  /// Format 3: `textureRect` has the upright size by TexturePacker, the packed one by Zwoptex;
  /// `spriteSize`, which is always upright, tells which.
  private mutating func spriteFrame(_ rect: PropertyList.Value) throws(Fault)
    -> AtlasDescription.Frame
  {
    var (origin, size) = try rectangle(rect, "textureRect")
    let isTurned = take("textureRotated")?.bool ?? false
    if let sprite = try pair("spriteSize"), isTurned,
      size.transposed == Size(width: sprite.0, height: sprite.1)
    {
      size = size.transposed
    }
    return try placed(
      origin, size, isTurned, canvas: "spriteSourceSize", offset: "spriteOffset",
      colorRects: ("spriteColorRect", "spriteSourceColorRect"))
  }

  private mutating func placed(
    _ origin: Point, _ size: Size, _ isTurned: Bool, canvas: StaticString, offset: StaticString,
    colorRects: (StaticString, StaticString?)
  ) throws(Fault) -> AtlasDescription.Frame {
    let source = try pair(canvas).map { Size(width: $0.0, height: $0.1) } ?? size
    let canvas = try extent(canvas, source)
    var trim = Self.topLeft(of: size, in: canvas, try pair(offset) ?? (0, 0))
    // Where the colour rectangle fits the piece it is exact; the offset may have been rounded.
    if let exact = exactOffset(colorRects.0, of: size) { trim = exact }
    if let key = colorRects.1, let exact = exactOffset(key, of: size) { trim = exact }
    return AtlasDescription.Frame(
      name: value.key, textureRect: Rect(origin: origin, size: isTurned ? size.transposed : size),
      storedRotation: isTurned ? .clockwise : .none, size: size, trimOffset: trim,
      sourceSize: canvas)
  }

  /// The corner of a colour rectangle that has the size of the piece.
  private mutating func exactOffset(_ key: StaticString, of size: Size) -> Point? {
    guard let quad = take(key)?.numbers?.quad, Size(width: quad.2, height: quad.3) == size,
      abs(quad.0) <= Self.largest, abs(quad.1) <= Self.largest
    else { return nil }
    return Point(x: quad.0, y: quad.1)
  }

  private static func topLeft(of size: Size, in canvas: Size, _ offset: (Double, Double)) -> Point {
    Point(
      x: (canvas.width - size.width) / 2 + offset.0, y: (canvas.height - size.height) / 2 - offset.1
    )
  }
}
