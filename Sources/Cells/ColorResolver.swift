internal import Imaging

/// Turns rows of pixels into what can be sent: soft pixels laid over a matte, colours reduced to
/// what the terminal has.
struct ColorResolver {
  let depth: ColorDepth
  let matte: Pixel

  /// Resolves one row of cells; pixels below the bitmap's last row are transparent.
  @inline(__always)
  func resolve(_ pixels: UnsafeBufferPointer<Pixel>, row: Int, into cells: CellRow) {
    let size = 2 * cells.columns
    let start = row * size
    let count = max(0, min(size, pixels.count - start))
    if count > 0, let base = pixels.baseAddress {
      resolve(base + start, count: count, into: cells.colors)
    }
    if count < size { (cells.colors + count).update(repeating: .none, count: size - count) }
  }

  @inline(__always)
  private func resolve(
    _ source: UnsafePointer<Pixel>, count: Int, into colors: UnsafeMutablePointer<CellColor>
  ) {
    var soft: UInt32 = 0
    for index in 0..<count {
      let bits = source[index].bits
      let solid = Int32(bitPattern: bits) &>> 24 == -1 ? bits : 0
      soft |= bits ^ solid
      colors[index] = CellColor(bits: solid)
    }
    if soft != 0 { blend(source, count: count, into: colors) }
    if depth == .palette256 { reduce(colors, count: count) }
  }

  @inline(never)
  private func blend(
    _ source: UnsafePointer<Pixel>, count: Int, into colors: UnsafeMutablePointer<CellColor>
  ) {
    for index in 0..<count where source[index].alpha &- 1 < 254 {
      colors[index] = CellColor(bits: source[index].over(matte).bits)
    }
  }

  /// Neighbours are often alike, so each colour is looked up once a run.
  @inline(never)
  private func reduce(_ colors: UnsafeMutablePointer<CellColor>, count: Int) {
    var last = CellColor.none
    var reduced = CellColor.none
    for index in 0..<count {
      let color = colors[index]
      if color != last {
        last = color
        reduced = color == .none ? .none : color.nearestEntry
      }
      colors[index] = reduced
    }
  }
}

extension CellColor {
  @inline(__always)
  fileprivate var nearestEntry: CellColor {
    let entry = Palette256.nearest(red: low, green: middle, blue: high)
    return CellColor(bits: 0xFF00_0000 | UInt32(truncatingIfNeeded: entry))
  }
}

extension Pixel {
  /// This premultiplied pixel over an opaque one.
  @inline(__always)
  fileprivate func over(_ matte: Pixel) -> Pixel {
    let rest = 255 - Int(alpha)
    func channel(_ own: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: min(255, Int(own) + (Int(below) * rest + 127) / 255))
    }
    return Pixel(
      red: channel(red, matte.red), green: channel(green, matte.green),
      blue: channel(blue, matte.blue))
  }
}
