internal import Imaging

/// How much of a colour is left of it, in steps of 1/65,536: fine enough that a fade is as good as
/// exact.
struct Share: Hashable {
  /// 0…65,536.
  let value: UInt64

  private static let bits: UInt64 = 16
  private static let whole: UInt64 = 1 << bits

  /// A share of 0…1; what lies beyond counts as the nearer end, what is no number as 0.
  init(_ share: Double) {
    value = UInt64((share > 0 ? min(share, 1) : 0) * Double(Self.whole) + 0.5)
  }

  private init(value: UInt64) { self.value = value }

  /// So much of another share.
  func of(_ share: Share) -> Share {
    Share(value: (value * share.value + Self.whole / 2) / Self.whole)
  }

  var isAll: Bool { value == Self.whole }
  var isNothing: Bool { value == 0 }

  /// So much of a pixel, every channel rounded to nearest.
  @inline(__always)
  func of(_ pixel: Pixel) -> Pixel {
    (WideChannels(pixel) * value).pixel(droppingBits: Self.bits)
  }

  /// So much of every pixel of a run.
  func fade(
    _ target: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>, count: Int
  ) {
    for i in 0..<count { target[i] = of(source[i]) }
  }

  /// So much of `new` and the rest of what is in `target`, which takes the result.
  func mix(
    _ target: UnsafeMutablePointer<Pixel>, with new: UnsafePointer<Pixel>, count: Int
  ) {
    let rest = Self.whole &- value
    for i in 0..<count {
      let sum = WideChannels(target[i]) * rest + WideChannels(new[i]) * value
      target[i] = sum.pixel(droppingBits: Self.bits)
    }
  }
}
