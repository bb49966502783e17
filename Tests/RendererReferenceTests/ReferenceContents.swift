import Geometry
import Imaging
import Layers

/// A layer's picture in its plane: gravity, crop, nine parts and filters, worked out anew.
struct ReferenceContents {
  private let bitmap: Bitmap
  private let columns: ReferenceAxis
  private let rows: ReferenceAxis
  private let minification: ContentsFilter
  private let magnification: ContentsFilter

  /// Nil where nothing is shown.
  init?(_ layer: LayerProperties) {
    guard let bitmap = layer.contents, bitmap.width > 0, bitmap.height > 0 else { return nil }
    let (bounds, crop) = (layer.bounds, layer.contentsRect)
    guard crop.size.width > 0, crop.size.height > 0 else { return nil }
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    let (pw, ph) = (
      Double(bitmap.width) * crop.size.width, Double(bitmap.height) * crop.size.height
    )
    var (width, height) = (pw / scale, ph / scale)
    let (kx, ky) = (bounds.size.width / width, bounds.size.height / height)
    let gravity = layer.contentsGravity
    switch gravity {
    case .resize: (width, height) = (bounds.size.width, bounds.size.height)
    case .resizeAspect: (width, height) = (width * min(kx, ky), height * min(kx, ky))
    case .resizeAspectFill: (width, height) = (width * max(kx, ky), height * max(kx, ky))
    default: break
    }
    guard width > 0, height > 0 else { return nil }
    let resizes = [.resize, .resizeAspect, .resizeAspectFill].contains(gravity)
    let left = [.left, .topLeft, .bottomLeft].contains(gravity)
    let right = [.right, .topRight, .bottomRight].contains(gravity)
    let top = [.top, .topLeft, .topRight].contains(gravity)
    let bottom = [.bottom, .bottomLeft, .bottomRight].contains(gravity)
    let center = resizes ? layer.contentsCenter : Rect(x: 0, y: 0, width: 1, height: 1)
    self.bitmap = bitmap
    (minification, magnification) = (layer.minificationFilter, layer.magnificationFilter)
    columns = ReferenceAxis(
      start: Self.start(
        bounds.origin.x, bounds.size.width, width, atStart: left, atEnd: right),
      length: width, pixels: bitmap.width, crop: crop.origin.x, crop.size.width,
      center: center.origin.x, center.size.width, scale: scale)
    rows = ReferenceAxis(
      start: Self.start(
        bounds.origin.y, bounds.size.height, height, atStart: top, atEnd: bottom),
      length: height, pixels: bitmap.height, crop: crop.origin.y, crop.size.height,
      center: center.origin.y, center.size.height, scale: scale)
  }

  private static func start(
    _ origin: Double, _ length: Double, _ taken: Double, atStart: Bool, atEnd: Bool
  ) -> Double {
    if atStart { return origin }
    return atEnd ? origin + length - taken : origin + (length - taken) / 2
  }

  /// The colour at a place, nil beside the picture.
  func ink(at sight: Sight, _ edges: inout Edges) -> Ink? {
    if averages(sight) { return mean(around: sight) }
    guard
      edges.holds(sight.x, columns.start, columns.end, reach: sight.reachX),
      edges.holds(sight.y, rows.start, rows.end, reach: sight.reachY)
    else { return nil }
    let x = columns.place(sight.x, reach: sight.reachX, &edges)
    let y = rows.place(sight.y, reach: sight.reachY, &edges)
    switch filter(sight, x.slope, y.slope, &edges) {
    case .nearest:
      return texel(columns.nearest(x, &edges), rows.nearest(y, &edges))
    default:
      return linear(columns.neighbours(x), rows.neighbours(y)).rounded
    }
  }

  /// Which filter applies, by whether a pixel of the picture covers more or less than one of the
  /// output; where it is more one way and less the other, that is not for the reference to say.
  private func filter(
    _ s: Sight, _ slopeX: Double, _ slopeY: Double, _ edges: inout Edges
  ) -> ContentsFilter {
    guard minification != magnification else { return magnification }
    let across = slopeX * (abs(s.xByU) + abs(s.xByV))
    let down = slopeY * (abs(s.yByU) + abs(s.yByV))
    if max(across, down) > 1.001 {
      if min(across, down) < 1.001 { edges.areNear = true }
      return minification
    }
    return magnification
  }

  private func averages(_ s: Sight) -> Bool {
    minification == .trilinear && s.xByV == 0 && s.yByU == 0
      && abs(s.xByU) * columns.slope * abs(s.yByV) * rows.slope > 1
  }

  /// What an upright output pixel covers of the picture, each pixel as much as it covers.
  private func mean(around s: Sight) -> Ink? {
    let across = columns.shares(s.x - abs(s.xByU) / 2, s.x + abs(s.xByU) / 2)
    let down = rows.shares(s.y - abs(s.yByV) / 2, s.y + abs(s.yByV) / 2)
    guard !across.isEmpty, !down.isEmpty else { return nil }
    var sum = Ink.clear
    for (row, height) in down {
      for (column, width) in across { sum = sum + texel(column, row) * (width * height) }
    }
    return sum.rounded
  }

  private func texel(_ x: Double, _ y: Double) -> Ink { Ink(bitmap[Int(x), Int(y)]) }

  private func linear(
    _ x: (Double, Double, share: Double), _ y: (Double, Double, share: Double)
  ) -> Ink {
    let (upper, lower) = (1 - y.share, y.share)
    return texel(x.0, y.0) * ((1 - x.share) * upper) + texel(x.1, y.0) * (x.share * upper)
      + texel(x.0, y.1) * ((1 - x.share) * lower) + texel(x.1, y.1) * (x.share * lower)
  }
}
