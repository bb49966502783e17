/// One axis of a picture in a layer: from points to pixels of the picture, with two cuts.
struct ReferenceAxis {
  /// Where the picture begins and ends, in points.
  let start, end: Double
  /// The cuts in points and in pixels of the picture, ends included.
  private let points: [Double]
  private let pixels: [Double]
  /// Between which places linear filtering stays: half a pixel within crop and picture.
  private let low, high: Double
  /// The first and the last pixel of which crop and picture hold any part; no other may show.
  private let first, last: Double
  private let count: Double

  /// A place in the picture.
  struct Place {
    /// In pixels of the picture.
    var at: Double
    /// Pixels a point, nothing for a stretched line of pixels.
    var slope: Double
    var reach: Double
  }

  /// - Parameters:
  ///   - start: in points, as is `length`.
  ///   - crop: the part of the picture, in its unit, and its length.
  ///   - center: the part of the crop that stretches, in its unit, and its length.
  init(
    start: Double, length: Double, pixels total: Int, crop: Double, _ part: Double,
    center: Double, _ middle: Double, scale: Double
  ) {
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    let first = unit(min(center, center + middle))
    let second = unit(max(center, center + middle))
    let inner = Double(total) * part
    var (before, after) = (inner * first / scale, inner * (1 - second) / scale)
    if first == 0 && second == 1 { (before, after) = (0, 0) }
    if before + after > length {
      let fit = length / (before + after)
      (before, after) = (before * fit, after * fit)
    }
    let origin = Double(total) * crop
    (self.start, end, count) = (start, start + length, Double(total))
    points = [start, start + before, start + length - after, start + length]
    pixels = [origin, origin + inner * first, origin + inner * second, origin + inner]
    let (from, to) = (min(max(origin, 0), count), min(max(origin + inner, 0), count))
    let middle = (from + to) / 2
    low = to - from < 1 ? middle : from + 0.5
    high = to - from < 1 ? middle : to - 0.5
    // Fractions of a picture are seldom exact: what is all but whole is whole.
    self.first = min((from + 1e-9).rounded(.down), count - 1)
    last = max(self.first, (to - 1e-9).rounded(.up) - 1)
  }

  func place(_ value: Double, reach: Double, _ edges: inout Edges) -> Place {
    for k in 1...2 where points[k] > start && points[k] < end {
      if abs(value - points[k]) <= reach { edges.areNear = true }
    }
    let k = value < points[1] ? 0 : value < points[2] ? 1 : 2
    let (length, extent) = (points[k + 1] - points[k], pixels[k + 1] - pixels[k])
    guard extent > 0, length > 0 else {
      // Which line of pixels a cut means in a crop that begins within a pixel is nowhere said.
      if pixels[0] != pixels[0].rounded() { edges.areNear = true }
      let cut = min(pixels[k].rounded(.down), pixels[3].rounded(.up) - 1)
      return Place(at: min(max(cut, 0), count - 1) + 0.5, slope: 0, reach: 0)
    }
    let slope = extent / length
    return Place(at: pixels[k] + (value - points[k]) * slope, slope: slope, reach: reach * slope)
  }

  /// The pixel of the picture at a place.
  func nearest(_ place: Place, _ edges: inout Edges) -> Double {
    if place.at <= 1 - place.reach { return 0 }
    if place.at >= count - 1 + place.reach { return count - 1 }
    return edges.floor(place.at, reach: place.reach)
  }

  /// The pixels on either side of a place and the share of the second.
  func neighbours(_ place: Place) -> (Double, Double, share: Double) {
    let at = (place.slope == 0 ? place.at : min(max(place.at, low), high)) - 0.5
    let left = at.rounded(.down)
    func shown(_ pixel: Double) -> Double { min(max(pixel, first), last) }
    return (shown(left), shown(left + 1), at - left)
  }

  /// Pixels a point where nothing is cut.
  var slope: Double { (pixels[3] - pixels[0]) / (end - start) }

  /// The pixels of the picture in a stretch of the layer and the share of it that each covers.
  func shares(_ from: Double, _ to: Double) -> [(pixel: Double, share: Double)] {
    let whole = (to - from) * slope
    let low = pixels[0] + (max(from, start) - start) * slope
    let high = pixels[0] + (min(to, end) - start) * slope
    return stride(from: low.rounded(.down), to: high, by: 1).map { pixel in
      let covered = min(pixel + 1, high) - max(pixel, low)
      return (min(max(pixel, first), last), covered / whole)
    }
  }
}
