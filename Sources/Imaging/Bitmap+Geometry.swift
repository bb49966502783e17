extension Bitmap {
  /// The part of the bitmap in a rectangle, in pixels from the top-left, y down.
  ///
  /// The result always has the size asked for; what lies outside the bitmap is clear. A negative
  /// extent traps. O(pixels of the result).
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var part = Bitmap(width: width, height: height, alpha: alpha)
    let columns = overlap(of: x, width, with: self.width)
    let rows = overlap(of: y, height, with: self.height)
    guard !columns.isEmpty, !rows.isEmpty else { return part }
    part.copy(
      columns: columns, rows: rows, of: self, x: columns.lowerBound - x, y: rows.lowerBound - y)
    return part
  }

  /// Copies another bitmap to this place (pixels from the top-left, y down), alpha included; what
  /// would lie outside is left out.
  ///
  /// Pixels take the receiver's alpha format. O(pixels copied), and O(pixels of `other`) where the
  /// formats differ.
  public mutating func paste(_ other: Bitmap, x: Int, y: Int) {
    let source = alpha == .premultiplied ? other.premultiplied() : other.straight()
    let columns = overlap(of: x, source.width, with: width)
    let rows = overlap(of: y, source.height, with: height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    copy(
      columns: columns.lowerBound - x..<columns.upperBound - x,
      rows: rows.lowerBound - y..<rows.upperBound - y,
      of: source, x: columns.lowerBound, y: rows.lowerBound)
  }

  /// The bitmap turned; width and height change places in a quarter turn. O(pixels).
  public func turned(_ turn: QuarterTurn) -> Bitmap {
    // Where the top-left of the result comes from, and the way to its right and lower neighbour.
    let (start, right, down) =
      switch turn {
      case .none: (0, 1, width)
      case .clockwise: ((height - 1) * width, -width, 1)
      case .half: (width * height - 1, -1, -width)
      case .counterclockwise: (width - 1, width, -1)
      }
    if turn == .none || pixels.isEmpty && turn == .half { return self }
    let size = turn.swapsAxes ? (width: height, height: width) : (width: width, height: height)
    var result = Bitmap(width: size.width, height: size.height, alpha: alpha)
    pixels.withUnsafeBufferPointer { source in
      result.pixels.withUnsafeMutableBufferPointer { target in
        for y in 0..<size.height {
          let (from, to) = (start + y * down, y * size.width)
          for x in 0..<size.width { target[to + x] = source[from + x * right] }
        }
      }
    }
    return result
  }

  /// Copies a part of a bitmap that is known to lie inside both and not to be empty.
  private mutating func copy(
    columns: Range<Int>, rows: Range<Int>, of source: Bitmap, x: Int, y: Int
  ) {
    let (width, count) = (width, columns.count)
    source.pixels.withUnsafeBufferPointer { from in
      pixels.withUnsafeMutableBufferPointer { to in
        for row in rows {
          let start = row * source.width + columns.lowerBound
          let place = (y + row - rows.lowerBound) * width + x
          _ = to[place..<place + count].update(fromContentsOf: from[start..<start + count])
        }
      }
    }
  }
}

/// The part of `start ..< start + length` that lies in `0 ..< limit`.
private func overlap(of start: Int, _ length: Int, with limit: Int) -> Range<Int> {
  let (end, overflow) = start.addingReportingOverflow(length)
  let lower = min(max(start, 0), limit)
  return lower..<max(lower, min(overflow ? limit : end, limit))
}
