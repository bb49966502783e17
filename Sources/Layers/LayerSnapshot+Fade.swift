public import Imaging

extension LayerSnapshot.Fade {
  /// What a pixel of the old picture and the one of the new picture at the same place become, both
  /// premultiplied: red, green, blue and alpha, 0…255, not rounded.
  ///
  /// The stored values are blended, not amounts of light. Source: Core Animation's fade.
  public func channels(from old: Pixel, to new: Pixel) -> SIMD4<Double> {
    old.channels * (1 - progress) + new.channels * progress
  }
}

extension Pixel {
  fileprivate var channels: SIMD4<Double> {
    SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }
}
