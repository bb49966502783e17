/// The pixels of a picture that may be taken along one axis.
struct TexelRange: Equatable {
  /// Pixels of the whole picture.
  let count: Int
  /// First and last of those that show.
  let first, last: Int
  /// Between which places linear sampling stays: half a pixel within what shows, so that what lies
  /// beside it in an atlas does not bleed in; counted from the middle of the first pixel.
  let low, high: Double

  /// - Parameters:
  ///   - count: pixels of the picture.
  ///   - start: where what shows begins, in pixels.
  ///   - end: where it ends.
  init(count: Int, from start: Double, to end: Double) {
    let whole = Double(count)
    let (low, high) = (max(0, min(start, whole)), max(0, min(end, whole)))
    // What computing with fractions leaves of a whole number counts as that.
    let noise = 1e-9
    let first = max(0, min(Int((low + noise).rounded(.down)), count - 1))
    self.count = count
    self.first = first
    last = max(first, min(Int((high - noise).rounded(.up)) - 1, count - 1))
    let isNarrow = high - low < 1
    self.low = isNarrow ? (low + high - 1) / 2 : low
    self.high = isNarrow ? (low + high - 1) / 2 : high - 1
  }

  /// The pixel at a place, the nearest one that shows.
  @inline(__always)
  func texel(at place: Double) -> Int { min(max(Place.floor(place), first), last) }

  /// True for a place that shows whatever becomes of it by rounding.
  @inline(__always)
  func holdsWell(_ place: Double) -> Bool {
    let margin = 0x1p-10
    return place >= Double(first) + margin && place <= Double(last) + 1 - margin
  }
}

/// Numbers to whole numbers without asking whether they fit, and without a branch: either costs more
/// than all the rest of a pixel.
enum Place {
  /// The nearest whole number; for magnitudes of 2⁵¹ and more, any number.
  @inline(__always)
  static func round(_ value: Double) -> Int {
    // What is added to this, one and a half times 2⁵², is rounded to a whole number.
    let anchor = 6_755_399_441_055_744.0
    return Int(truncatingIfNeeded: (value + anchor).bitPattern &- anchor.bitPattern)
  }

  /// The whole number below, once the value has been rounded to 2⁻²⁰, so that what is short of a whole
  /// number by rounding alone counts as that; for magnitudes of 2³¹ and more, any number.
  @inline(__always)
  static func floor(_ value: Double) -> Int {
    Int(truncatingIfNeeded: (value + floorAnchor).bitPattern &- floorAnchor.bitPattern) >> 20
  }

  /// The same of four numbers, none of which is below 0.
  @inline(__always)
  static func floor(_ values: SIMD4<Double>) -> SIMD4<UInt64> {
    let bits = unsafeBitCast(values + floorAnchor, to: SIMD4<UInt64>.self)
    return (bits &- floorAnchor.bitPattern) &>> 20
  }

  /// What is added to this, one and a half times 2³², is rounded to 2⁻²⁰.
  private static let floorAnchor = 6_442_450_944.0
}
