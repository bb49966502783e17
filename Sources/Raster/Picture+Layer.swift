internal import Geometry
private import Glibc
internal import Imaging
internal import Layers

extension Picture {
  /// What a layer's contents come to on the canvas; several where they stretch in parts, or where one
  /// part is seen small and another large, each with its filter.
  static func pictures(
    of layer: LayerProperties, on plane: Plane, within clip: Region, share: Share
  ) -> [Picture] {
    guard let contents = layer.contents?.premultiplied(), contents.width > 0, contents.height > 0
    else { return [] }
    let whole = ContentsOnPlane(bitmap: contents, layer: layer, plane: plane)
    let parts = whole.parts
    if parts.count == 1 { return whole.pictures(of: parts[0], within: clip, share: share) }
    return parts.flatMap { whole.pictures(of: $0, within: clip, share: share) }
  }
}

/// A layer's contents and the plane in which they lie.
private struct ContentsOnPlane {
  let bitmap: Bitmap
  let layer: LayerProperties
  let plane: Plane

  /// A part with its edges, which neighbours share.
  struct Part {
    let part: ContentsPart
    let block: Block
    let isWhole: Bool
  }

  var parts: [Part] {
    let parts = layer.contentsParts
    guard parts.count == 9 else {
      return parts.map { Part(part: $0, block: Block($0.destination), isWhole: true) }
    }
    let end = layer.contentsDestination
    let x = Self.rising((0..<3).map { parts[$0].destination.origin.x } + [end.maxX])
    let y = Self.rising((0..<3).map { parts[3 * $0].destination.origin.y } + [end.maxY])
    return parts.indices.map { i in
      let (row, column) = (i / 3, i % 3)
      let block = Block(x0: x[column], y0: y[row], x1: x[column + 1], y1: y[row + 1])
      return Part(part: parts[i], block: block, isWhole: false)
    }
  }

  /// Cuts in order, whatever rounding has done.
  private static func rising(_ cuts: [Double]) -> [Double] {
    var last = -Double.infinity
    return cuts.map { cut in
      last = max(last, cut)
      return last
    }
  }

  func pictures(of part: Part, within clip: Region, share: Share) -> [Picture] {
    let map = toSource(part.part)
    let flat = plane.affine?.inverse?.concatenating(map)
    let toSource = flat.map { Homography($0) } ?? plane.inverse.concatenating(Homography(map))
    guard (toSource.row1 + toSource.row2 + toSource.row3).sum().isFinite else { return [] }
    let (small, large) = filters(for: part)

    func picture(_ sampling: Picture.Sampling, on half: HalfPlane? = nil) -> Picture? {
      guard var region = region(of: part, sampling, within: clip) else { return nil }
      if let half { region.cut(by: [half]) }
      return Picture(
        bitmap: bitmap, region: region, toSource: toSource, affine: flat, sampling: sampling,
        columns: columns, rows: rows, share: share
      ).simplified
    }
    if small == large { return picture(large).map { [$0] } ?? [] }
    // The filter follows from how many pixels of the picture lie under one of the output: from how much
    // areas grow on the way to the picture, which is the determinant of a map without perspective.
    if let flat {
      return picture(abs(flat.determinant) > 1 + 1e-9 ? small : large).map { [$0] } ?? []
    }
    // Under perspective areas grow by |D|/W³ with D the determinant of the map, and W is linear on the
    // canvas: the two filters meet in the straight line on which W is the cube root of |D|.
    let line = SIMD3(0, 0, cbrt(abs(toSource.determinant))) - toSource.column3
    return [
      picture(small, on: HalfPlane(line, isOpen: true)), picture(large, on: HalfPlane(-line)),
    ].compactMap(\.self)
  }

  private func filters(for part: Part) -> (small: Picture.Sampling, large: Picture.Sampling) {
    let average = Average(block: part.isWhole ? part.block : nil, toLayer: plane.inverse)
    let small: Picture.Sampling =
      switch layer.minificationFilter {
      case .nearest: .nearest
      case .linear: .linear
      case .trilinear: .average(average)
      }
    return (small, layer.magnificationFilter == .nearest ? .nearest : .linear)
  }

  /// The pixels whose middles lie in the part; of a whole that is averaged, those that it touches.
  private func region(
    of part: Part, _ sampling: Picture.Sampling, within clip: Region
  ) -> Region? {
    if case .average = sampling, part.isWhole { return clip.cut(touching: part.block, on: plane) }
    return clip.cut(to: part.block, on: plane)
  }

  private var columns: TexelRange {
    range(bitmap.width, layer.contentsRect.minX, layer.contentsRect.maxX)
  }

  private var rows: TexelRange {
    range(bitmap.height, layer.contentsRect.minY, layer.contentsRect.maxY)
  }

  private func range(_ count: Int, _ start: Double, _ end: Double) -> TexelRange {
    TexelRange(count: count, from: start * Double(count), to: end * Double(count))
  }

  /// From the layer's plane to pixels of the picture.
  private func toSource(_ part: ContentsPart) -> AffineTransform {
    let (from, to, crop) = (part.destination, part.source, layer.contentsRect)
    let x = axis(
      from.origin.x, from.size.width, to.origin.x, to.size.width, bitmap.width, crop.minX,
      crop.width)
    let y = axis(
      from.origin.y, from.size.height, to.origin.y, to.size.height, bitmap.height, crop.minY,
      crop.height)
    return AffineTransform(a: x.scale, b: 0, c: 0, d: y.scale, tx: x.offset, ty: y.offset)
  }

  private func axis(
    _ place: Double, _ length: Double, _ source: Double, _ extent: Double, _ count: Int,
    _ crop: Double, _ cropped: Double
  ) -> (scale: Double, offset: Double) {
    let pixels = Double(count)
    let scale = extent * pixels / length
    if extent * pixels > 1e-6 { return (scale, source * pixels - place * scale) }
    // A line of pixels without extent: the one behind the cut.
    let cut = ((source - crop) * pixels + 1e-9).rounded(.down)
    return (0, crop * pixels + max(0, min(cut, cropped * pixels - 1)) + 0.5)
  }
}

extension Picture {
  /// The same picture, pixel by pixel where linear sampling would meet the middle of one each time.
  fileprivate var simplified: Picture {
    guard sampling == .linear, let map = affine, map.keepsAxes,
      abs(map.a) + abs(map.b) == 1, abs(map.c) + abs(map.d) == 1,
      columns.isWhole, rows.isWhole
    else { return self }
    let middle = Point(x: 0.5, y: 0.5).applying(map)
    guard middle.x - middle.x.rounded(.down) == 0.5, middle.y - middle.y.rounded(.down) == 0.5
    else { return self }
    return Picture(
      bitmap: bitmap, region: region, toSource: toSource, affine: affine, sampling: .nearest,
      columns: columns, rows: rows, share: share)
  }
}

extension TexelRange {
  fileprivate var isWhole: Bool { low == Double(first) && high == Double(last) }
}
