internal import Imaging

extension Pixel {
  /// Source-over of premultiplied pixels, exact to the rounded quotient by 255, two channels a
  /// multiply.
  @inline(__always)
  func over(_ below: Pixel) -> Pixel {
    let keep = 255 &- (bits >> 24)
    let mask: UInt32 = 0x00FF_00FF
    var low = (below.bits & mask) &* keep &+ 0x0080_0080
    var high = (below.bits >> 8 & mask) &* keep &+ 0x0080_0080
    low = (low &+ (low >> 8 & mask)) >> 8 & mask
    high = (high &+ (high >> 8 & mask)) & ~mask
    return Pixel(bits: bits &+ (low | high))
  }
}

/// Source-over of runs of pixels, the same as `Pixel.over` to the bit.
enum Blend {
  /// Pixels in a block, each of which is looked at as a whole.
  private static let block = 128

  /// Lays a run over another one. Blocks that are wholly opaque are copied and those that are wholly
  /// clear left out; in between no pixel is asked what it is.
  static func over(
    _ target: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>, count: Int
  ) {
    var start = 0
    while start < count {
      let length = min(block, count &- start)
      let (to, from) = (target + start, source + start)
      // The first pixel says whether it is worth looking through the others.
      let alpha = from.pointee.alpha
      if alpha == 255, isOpaque(from, count: length) {
        to.update(from: from, count: length)
      } else if alpha != 0 || !isClear(from, count: length) {
        blend(to, from, count: length)
      }
      start &+= length
    }
  }

  /// Lays one colour over a run.
  static func over(_ target: UnsafeMutablePointer<Pixel>, _ color: Pixel, count: Int) {
    if color.alpha == 255 {
      target.update(repeating: color, count: count)
    } else if color != .clear {
      let wide = SIMD8<UInt32>(repeating: color.bits)
      var i = 0
      let (bytes, eight) = (UnsafeMutableRawPointer(target), MemoryLayout<SIMD8<UInt32>>.size)
      while i &+ 8 <= count {
        let place = bytes + (i &>> 3) &* eight
        let below = place.loadUnaligned(as: SIMD8<UInt32>.self)
        place.storeBytes(of: mix(wide, over: below), as: SIMD8<UInt32>.self)
        i &+= 8
      }
      while i < count {
        target[i] = color.over(target[i])
        i &+= 1
      }
    }
  }

  @inline(__always)
  private static func isOpaque(_ source: UnsafePointer<Pixel>, count: Int) -> Bool {
    var all: UInt32 = .max
    for i in 0..<count { all &= source[i].bits }
    return all >> 24 == 255
  }

  @inline(__always)
  private static func isClear(_ source: UnsafePointer<Pixel>, count: Int) -> Bool {
    var any: UInt32 = 0
    for i in 0..<count { any |= source[i].bits }
    return any == 0
  }

  @inline(__always)
  private static func blend(
    _ target: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>, count: Int
  ) {
    let (to, from) = (UnsafeMutableRawPointer(target), UnsafeRawPointer(source))
    let eight = MemoryLayout<SIMD8<UInt32>>.size
    var i = 0
    while i &+ 8 <= count {
      let offset = (i &>> 3) &* eight
      let above = (from + offset).loadUnaligned(as: SIMD8<UInt32>.self)
      let below = (to + offset).loadUnaligned(as: SIMD8<UInt32>.self)
      (to + offset).storeBytes(of: mix(above, over: below), as: SIMD8<UInt32>.self)
      i &+= 8
    }
    while i < count {
      target[i] = source[i].over(target[i])
      i &+= 1
    }
  }

  /// Eight pixels at a time in lanes of 16 bits, which the oldest x86-64 can multiply.
  @inline(__always)
  private static func mix(_ above: SIMD8<UInt32>, over below: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let mask = SIMD8<UInt32>(repeating: 0x00FF_00FF)
    let keep = SIMD8<UInt32>(repeating: 255) &- (above &>> 24)
    let factor = lanes(keep | keep &<< 16)
    let half = SIMD16<UInt16>(repeating: 128)
    var low = lanes(below & mask) &* factor &+ half
    var high = lanes((below &>> 8) & mask) &* factor &+ half
    low = (low &+ (low &>> 8)) &>> 8
    high = (high &+ (high &>> 8)) & SIMD16<UInt16>(repeating: 0xFF00)
    return above &+ (pixels(low) | pixels(high))
  }

  @inline(__always)
  private static func lanes(_ pixels: SIMD8<UInt32>) -> SIMD16<UInt16> {
    unsafeBitCast(pixels, to: SIMD16<UInt16>.self)
  }

  @inline(__always)
  private static func pixels(_ lanes: SIMD16<UInt16>) -> SIMD8<UInt32> {
    unsafeBitCast(lanes, to: SIMD8<UInt32>.self)
  }
}
