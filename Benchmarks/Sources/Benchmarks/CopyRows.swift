import Glibc
import LayerSprites

/// What drawing is measured against: the rows of one bitmap into another of the same size.
@inline(never)
func copyRows(of source: Bitmap, to target: inout Bitmap) {
  let (width, height) = (source.width, source.height)
  source.pixels.withUnsafeBytes { from in
    target.pixels.withUnsafeMutableBytes { to in
      guard let from = from.baseAddress, let to = to.baseAddress else { return }
      let bytes = width * MemoryLayout<Pixel>.stride
      for row in 0..<height { memcpy(to + row * bytes, from + row * bytes, bytes) }
    }
  }
}
