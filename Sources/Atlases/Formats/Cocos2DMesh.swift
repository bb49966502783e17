internal import Geometry
private import Imaging

extension Mesh {
  /// The mesh of a polygon frame: coordinates x y x y …, and three positions for each triangle.
  ///
  /// `places` are points of the page, `vertices` those of the picture before trimming. Some files
  /// give a wrong offset; then only the first tell which pixels are meant.
  init?(
    triangles: PropertyList.Value, places: PropertyList.Value?, vertices: PropertyList.Value?,
    of frame: AtlasDescription.Frame
  ) {
    guard let corners = triangles.manyNumbers else { return nil }
    let triangles = corners.compactMap { Int(exactly: $0) }
    guard triangles.count == corners.count else { return nil }
    if let points = places?.points {
      self.init(vertices: points.map(frame.canvasPoint(ofPagePoint:)), triangles: triangles)
    } else if let points = vertices?.points {
      self.init(vertices: points, triangles: triangles)
    } else {
      return nil
    }
  }
}

extension AtlasDescription.Frame {
  /// Where a point of the page lies in the canvas.
  func canvasPoint(ofPagePoint point: Point) -> Point {
    let (x, y) = (point.x - textureRect.minX, point.y - textureRect.minY)
    let (width, height) = (textureRect.width, textureRect.height)
    let upright =
      switch storedRotation {
      case .none: Point(x: x, y: y)
      case .clockwise: Point(x: y, y: width - x)
      case .half: Point(x: width - x, y: height - y)
      case .counterclockwise: Point(x: height - y, y: x)
      }
    return Point(
      x: upright.x + trimOffset.x.rounded(.down), y: upright.y + trimOffset.y.rounded(.down))
  }
}

extension PropertyList.Value {
  /// Points by their coordinates; nil where the text holds anything else.
  fileprivate var points: [Point]? {
    guard let numbers = manyNumbers, !numbers.isEmpty, numbers.count.isMultiple(of: 2) else {
      return nil
    }
    return stride(from: 0, to: numbers.count, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// All numbers of a text that holds nothing else.
  fileprivate var manyNumbers: [Double]? {
    guard kind == .string else { return nil }
    let words = bytes.split { [UInt8(ascii: " "), UInt8(ascii: ","), 9, 10, 13].contains($0) }
    let numbers = words.compactMap { NumberList($0).flatMap { $0.count == 1 ? $0.values[0] : nil } }
    return numbers.count == words.count ? numbers : nil
  }
}
