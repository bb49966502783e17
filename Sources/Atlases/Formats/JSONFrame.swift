internal import Geometry
private import Imaging

/// Reads frames as TexturePacker writes them into JSON, and the many tools that took after it.
///
/// `frame` has the upright size, whether or not it lies turned; `spriteSourceSize` is the place of
/// the piece in its canvas, y down, in the axes of the upright picture.
struct JSONFrameReader {
  private(set) var frames: [AtlasDescription.Frame] = []
  /// A name for each frame in the order of the file; nil for one that was left out.
  private(set) var names: [String?] = []
  private var findings: FrameFindings
  private let hasInnerPadding: Bool

  /// What was noticed so far.
  var problems: [Problem] { findings.problems }

  /// A reader of the frames of one file. With inner padding `frame` is larger than
  /// `spriteSourceSize` by a border that is no part of the picture.
  init(list: PropertyList, hasInnerPadding: Bool = false) {
    findings = FrameFindings(list)
    self.hasInnerPadding = hasInnerPadding
  }

  /// Adds the frames of an object, by their keys, or of an array, by their file names.
  mutating func readAll(_ list: PropertyList.Value, page: Int = 0) {
    for (number, value) in list.children.enumerated() {
      let name = list.isDictionary ? value.key : value["filename"]?.string ?? "\(number)"
      read(value, named: name, page: page)
    }
  }

  private mutating func read(_ value: PropertyList.Value, named name: String, page: Int) {
    var fields = FrameFields(value)
    do {
      var frame = try fields.jsonFrame(named: name, hasInnerPadding: hasInnerPadding)
      frame.page = page
      if fields.isSaidWhole(frame) {
        findings.add(
          Problem(
            .warning, .trimOutside, sprite: name,
            "spriteSourceSize moves a picture that is not trimmed: taken as if it did not"))
        frame.trimOffset = .zero
      }
      frames.append(frame)
      names.append(name)
    } catch {
      findings.leaveOut(value, named: name, error)
      names.append(nil)
    }
    findings.noteUnknownKeys(of: value, named: name, known: Self.knownKeys)
  }

  private static let knownKeys: Set<String> = [
    "filename", "frame", "rotated", "trimmed", "spriteSourceSize", "sourceSize", "pivot", "anchor",
    "duration", "vertices", "verticesUV", "triangles", "borders", "scale9Borders",
  ]
}

extension FrameFields {
  fileprivate mutating func jsonFrame(
    named name: String, hasInnerPadding: Bool
  ) throws(Fault) -> AtlasDescription.Frame {
    guard let rect = take("frame"), rect.isDictionary else { throw .notAFrame }
    let size = try Self.size(of: rect, "frame")
    let source = try take("sourceSize").map { value throws(Fault) in
      try Self.size(of: value, "sourceSize")
    }
    var trim = Point.zero
    if let place = take("spriteSourceSize") {
      trim = try Self.corner(of: place, "spriteSourceSize", required: false)
      if hasInnerPadding, place["w"] != nil {
        let inner = try Self.size(of: place, "spriteSourceSize")
        trim.x -= (size.width - inner.width) / 2
        trim.y -= (size.height - inner.height) / 2
      }
    }
    let isTurned = take("rotated")?.bool ?? false
    var frame = AtlasDescription.Frame(
      name: name,
      textureRect: Rect(
        origin: try Self.corner(of: rect, "frame", required: true),
        size: isTurned ? size.transposed : size),
      storedRotation: isTurned ? .clockwise : .none, size: size, trimOffset: trim,
      sourceSize: source ?? size)
    frame.anchor = anchor()
    if let duration = take("duration")?.number, duration > 0, duration <= Self.largest {
      frame.duration = duration
    }
    return frame
  }

  /// True where `trimmed` says that all of the canvas is there, and the piece, which has its size,
  /// would still be moved out of it.
  fileprivate mutating func isSaidWhole(_ frame: AtlasDescription.Frame) -> Bool {
    take("trimmed")?.bool == false && frame.trimOffset != .zero && frame.size == frame.sourceSize
  }

  /// `pivot` or `anchor`, unit coordinates of the canvas, y down. One that cannot be read is none.
  private mutating func anchor() -> Point? {
    for key: StaticString in ["anchor", "pivot"] {
      if let value = take(key), value["x"] != nil,
        let point = try? Self.corner(of: value, key, required: true)
      {
        return point
      }
    }
    return nil
  }

  /// `x` and `y` of an object, within bounds.
  static func corner(
    of object: PropertyList.Value, _ key: StaticString, required: Bool
  ) throws(Fault) -> Point {
    Point(
      x: try number("x", of: object, key, required: required),
      y: try number("y", of: object, key, required: required))
  }

  /// `w` and `h` of an object, as far as pictures go.
  static func size(of object: PropertyList.Value, _ key: StaticString) throws(Fault) -> Size {
    let size = Size(
      width: try number("w", of: object, key, required: true),
      height: try number("h", of: object, key, required: true))
    return try extent(
      size, for: "\(key)", "\(object["w"]?.written ?? "")×\(object["h"]?.written ?? "")")
  }

  private static func number(
    _ key: StaticString, of object: PropertyList.Value, _ name: StaticString, required: Bool
  ) throws(Fault) -> Double {
    guard let value = object[key] else {
      if required { throw .missing(key: "\(name).\(key)") }
      return 0
    }
    return try number(in: value.written, for: "\(name).\(key)")
  }
}
