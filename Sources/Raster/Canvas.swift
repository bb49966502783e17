internal import Geometry
internal import Imaging

/// The pixels drawn into, and the primitive that needs no picture.
struct Canvas {
  let pixels: UnsafeMutableBufferPointer<Pixel>
  let width: Int
  let height: Int

  /// Paints a colour over every pixel whose middle lies in `rect`.
  func fill(_ rect: Rect, _ color: Pixel, under transform: AffineTransform) {
    let box = covered(by: rect.applying(transform))
    guard !box.isEmpty, let inverse = transform.inverse else { return }
    let upright = transform.keepsAxes
    for y in box.rows {
      let row = y * width
      for x in box.columns {
        let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if upright || rect.holds(middle.applying(inverse)) {
          pixels[row + x] = color.over(pixels[row + x])
        }
      }
    }
  }

  /// The pixels whose middles may lie in a rectangle of the bitmap, clipped to the bitmap.
  func covered(by rect: Rect) -> PixelBox {
    PixelBox(
      columns: Self.indices(
        from: (rect.minX - 0.5).rounded(.up), to: (rect.maxX - 0.5).rounded(.up), limit: width),
      rows: Self.indices(
        from: (rect.minY - 0.5).rounded(.up), to: (rect.maxY - 0.5).rounded(.up), limit: height))
  }

  /// The pixels of which a rectangle of the bitmap covers any part, clipped to the bitmap.
  func touched(by rect: Rect) -> PixelBox {
    PixelBox(
      columns: Self.indices(
        from: rect.minX.rounded(.down), to: rect.maxX.rounded(.up), limit: width),
      rows: Self.indices(
        from: rect.minY.rounded(.down), to: rect.maxY.rounded(.up), limit: height))
  }

  /// The whole numbers from `first` up to `end` in 0..<limit; none where a bound is no number.
  private static func indices(from first: Double, to end: Double, limit: Int) -> Range<Int> {
    guard first < end else { return 0..<0 }
    let clamped = (max(0, min(first, Double(limit))), max(0, min(end, Double(limit))))
    return Int(clamped.0)..<Int(clamped.1)
  }
}

/// A block of pixels.
struct PixelBox {
  let columns: Range<Int>
  let rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
}

extension AffineTransform {
  /// True where upright rectangles stay upright: moves, scalings and quarter turns.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension Rect {
  /// True for points inside, the left and upper edges included.
  func holds(_ point: Point) -> Bool { contains(point) }
}
