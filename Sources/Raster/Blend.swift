internal import Imaging

extension Pixel {
  /// Source-over of premultiplied pixels, exact to the rounded quotient by 255, two channels a
  /// multiply.
  @inline(__always)
  func over(_ below: Pixel) -> Pixel {
    let keep = 255 &- (bits >> 24)
    return Pixel(bits: bits &+ Pixel.scale(below.bits, by: keep))
  }

  /// All four channels times `share` / 255, rounded to nearest.
  @inline(__always)
  private static func scale(_ bits: UInt32, by share: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    var low = (bits & mask) &* share &+ 0x0080_0080
    var high = (bits >> 8 & mask) &* share &+ 0x0080_0080
    low = (low &+ (low >> 8 & mask)) >> 8 & mask
    high = (high &+ (high >> 8 & mask)) & ~mask
    return low | high
  }
}
