import Imaging
import TestSupport

extension SplitMix {
  /// A pixel that is clear, soft or opaque; `variety` bounds the values of a channel.
  mutating func pixel(variety: Int) -> Pixel {
    let alpha: Int =
      switch Int.random(in: 0..<8, using: &self) {
      case 0...2: 0
      case 3: Int.random(in: 1..<255, using: &self)
      default: 255
      }
    func channel(_ random: inout Self) -> UInt8 {
      let level = Int.random(in: 0..<variety, using: &random)
      return UInt8(level * 255 / max(1, variety - 1) * alpha / 255)
    }
    return Pixel(
      red: channel(&self), green: channel(&self), blue: channel(&self), alpha: UInt8(alpha))
  }

  mutating func bitmap(width: Int, height: Int, variety: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = pixel(variety: variety) }
    return bitmap
  }

  /// The bitmap with some pixels, or a whole rectangle of them, different.
  mutating func changed(_ bitmap: Bitmap, variety: Int) -> Bitmap {
    var bitmap = bitmap
    guard !bitmap.pixels.isEmpty else { return bitmap }
    if Bool.random(using: &self) {
      for _ in 0..<Int.random(in: 0...12, using: &self) {
        bitmap.pixels[Int.random(in: bitmap.pixels.indices, using: &self)] = pixel(variety: variety)
      }
    } else {
      let left = Int.random(in: 0..<bitmap.width, using: &self)
      let top = Int.random(in: 0..<bitmap.height, using: &self)
      let color = pixel(variety: variety)
      for y in top..<Int.random(in: top...bitmap.height, using: &self) {
        for x in left..<Int.random(in: left...bitmap.width, using: &self) { bitmap[x, y] = color }
      }
    }
    return bitmap
  }
}
