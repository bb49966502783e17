package import LayerSprites

/// Neighbours of a frame that shine through: those before it in one tint, those after it in another.
package struct OnionSkin: Hashable, Sendable {
  /// When they are seen.
  package enum Showing: Hashable, Sendable {
    case never, whilePaused, always
  }

  /// When they are seen.
  package var showing = Showing.never
  /// How many on each side, 1…3.
  package var neighbours = 1

  /// The most neighbours on each side.
  package static let most = 3

  /// None are seen.
  package init() {}

  /// One neighbour, seen through the paper.
  package struct Skin: Hashable, Sendable {
    /// The frame, as an index into the sequence.
    package var frame: Int
    /// How far away it is: −1 the frame before, 2 the second after.
    package var distance: Int

    /// 0…1, less the farther away.
    package var opacity: Double { 0.5 / Double(abs(distance)) }
    /// Red for what has been, blue for what will be.
    package var tint: Pixel {
      distance < 0
        ? Pixel(red: 0xFF, green: 0x50, blue: 0x40) : Pixel(red: 0x40, green: 0x80, blue: 0xFF)
    }
  }

  /// The neighbours of the frame at a position of the played order, the farthest first, so that the
  /// nearest is drawn last; each frame once, and never the frame itself.
  package func skins(of order: [Int], at position: Int) -> [Skin] {
    var skins: [Skin] = []
    for distance in 1...neighbours {
      for signed in [distance, -distance] {
        let neighbour = order[((position + signed) % order.count + order.count) % order.count]
        let isNew = neighbour != order[position] && !skins.contains { $0.frame == neighbour }
        if isNew { skins.append(Skin(frame: neighbour, distance: signed)) }
      }
    }
    return skins.reversed()
  }
}

extension Bitmap {
  /// The picture in shades of one colour: every pixel halfway to the tint, alpha kept. O(pixels).
  package func tinted(_ tint: Pixel) -> Bitmap {
    var tinted = premultiplied()
    tinted.pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let pixel = pixels[index]
        let full = Pixel(
          red: tint.red, green: tint.green, blue: tint.blue, alpha: pixel.alpha
        ).premultiplied
        // The mean of four channels at once: what both have, and half of what one has.
        let half = (pixel.bits ^ full.bits) >> 1 & 0x7F7F_7F7F
        pixels[index] = Pixel(bits: (pixel.bits & full.bits) + half)
      }
    }
    return tinted
  }
}
