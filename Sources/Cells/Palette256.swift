/// The part of xterm's 256 colours that no theme changes: a 6 × 6 × 6 cube at 16…231 and 24 greys at
/// 232…255. The first sixteen are whatever the user likes, so they are never chosen.
package enum Palette256 {
  /// The entry nearest to a colour by squared distance, the lowest one where several are.
  ///
  /// Distance in the cube is a sum over the channels, so each channel finds its level alone; among
  /// the greys the nearest to the channels' mean is the nearest of all.
  @inline(__always)
  package static func nearest(red: Int, green: Int, blue: Int) -> Int {
    let (r, g, b) = (level(red), level(green), level(blue))
    let grey = max(0, min(23, (red + green + blue - 10) / 30))
    let tone = 8 + 10 * grey
    let toCube =
      square(red - intensity(r)) + square(green - intensity(g)) + square(blue - intensity(b))
    let toGrey = square(red - tone) + square(green - tone) + square(blue - tone)
    return toGrey < toCube ? 232 + grey : 16 + 36 * r + 6 * g + b
  }

  /// The colour of an entry in 16…255.
  package static func color(_ entry: Int) -> (red: Int, green: Int, blue: Int) {
    precondition(16...255 ~= entry, "the first sixteen have no fixed colour")
    guard entry < 232 else {
      let tone = 8 + 10 * (entry - 232)
      return (tone, tone, tone)
    }
    let cube = entry - 16
    return (intensity(cube / 36), intensity(cube / 6 % 6), intensity(cube % 6))
  }

  /// The cube's level nearest to a channel; levels lie at 0, 95, 135, 175, 215 and 255.
  @inline(__always)
  private static func level(_ channel: Int) -> Int {
    channel < 48 ? 0 : channel < 116 ? 1 : (channel - 36) / 40
  }

  @inline(__always)
  private static func intensity(_ level: Int) -> Int { level == 0 ? 0 : 55 + 40 * level }

  @inline(__always)
  private static func square(_ value: Int) -> Int { value * value }
}
