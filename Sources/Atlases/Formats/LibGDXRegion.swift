private import Geometry
private import Imaging

/// One region of a libGDX atlas: its entries as they stand, until it is complete.
struct LibGDXRegion {
  let name: String
  /// The line of its name, from 1.
  let line: Int
  var values: [String: String] = [:]

  init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  func frame() throws(FrameFields.Fault) -> AtlasDescription.Frame {
    let (origin, size) = try rectangle()
    var (left, bottom) = try numbers("offset", 2).map { ($0[0], $0[1]) } ?? (0, 0)
    var canvas = try numbers("orig", 2).map { Size(width: $0[0], height: $0[1]) } ?? .zero
    if let both = try numbers("offsets", 4) {
      (left, bottom) = (both[0], both[1])
      canvas = Size(width: both[2], height: both[3])
    }
    canvas = try FrameFields.extent(
      canvas == .zero ? size : canvas, for: "orig", values["offsets"] ?? values["orig"] ?? "")
    let turn = turn ?? .none
    var frame = AtlasDescription.Frame(
      name: name,
      textureRect: Rect(origin: origin, size: turn.swapsAxes ? size.transposed : size),
      storedRotation: turn, size: size,
      trimOffset: Point(x: left, y: canvas.height - size.height - bottom), sourceSize: canvas)
    frame.index = values["index"].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
    return frame
  }

  /// A turn that no page can hold.
  var unknownTurn: Problem? {
    guard turn == nil else { return nil }
    return Problem(
      .warning, .unknownKey, sprite: name,
      "rotate is \"\((values["rotate"] ?? "").prefix(60))\" in line \(line)"
        + " (expected true, false, 90, 180 or 270: read as false)")
  }

  /// Pieces are turned counterclockwise when they are stored, by so many degrees.
  private var turn: QuarterTurn? {
    switch values["rotate"] {
    case nil, "false", "0": QuarterTurn.none
    case "true", "90": .counterclockwise
    case "180": .half
    case "270": .clockwise
    default: nil
    }
  }

  private func rectangle() throws(FrameFields.Fault) -> (Point, Size) {
    if let bounds = try numbers("bounds", 4) {
      let size = Size(width: bounds[2], height: bounds[3])
      return (
        Point(x: bounds[0], y: bounds[1]),
        try FrameFields.extent(size, for: "bounds", values["bounds"] ?? "")
      )
    }
    guard let place = try numbers("xy", 2) else { throw .missing(key: "bounds or xy") }
    guard let size = try numbers("size", 2) else { throw .missing(key: "size") }
    return (
      Point(x: place[0], y: place[1]),
      try FrameFields.extent(
        Size(width: size[0], height: size[1]), for: "size", values["size"] ?? "")
    )
  }

  /// So many numbers; nil where the key is absent.
  private func numbers(_ key: String, _ count: Int) throws(FrameFields.Fault) -> SIMD4<Double>? {
    guard let text = values[key] else { return nil }
    guard let list = NumberList(text.utf8), list.count == count,
      (0..<count).allSatisfy({ abs(list.values[$0]) <= FrameFields.largest })
    else {
      throw .unreadable(
        key: key, text: text, expected: "\(count) numbers within ±\(Int(FrameFields.largest))")
    }
    return list.values
  }
}
