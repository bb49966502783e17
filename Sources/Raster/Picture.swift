internal import Geometry
internal import Imaging
internal import Layers

/// A picture, or a part of one, on its way to the canvas: which of its pixels show at which place.
///
/// The middle of an output pixel is taken back through the map to a place of the picture. Beyond the
/// picture its edge is repeated.
struct Picture: Equatable {
  let bitmap: Bitmap
  /// The pixels of the canvas that it may change.
  let region: Region
  /// From a point of the canvas to one of the picture, in pixels both.
  let toSource: Homography
  /// The same where there is no perspective.
  let affine: AffineTransform?
  let sampling: Sampling
  let columns: TexelRange
  let rows: TexelRange
  var share: Share

  /// How a colour is found.
  enum Sampling: Equatable {
    case nearest
    case linear
    case average(Average)
  }

  func draw(on canvas: Canvas) {
    let area = region.box.intersection(canvas.box)
    guard !area.isEmpty, !share.isNothing else { return }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let source = pixels.baseAddress else { return }
      switch sampling {
      case .nearest:
        if let affine, affine.keepsAxes {
          drawUpright(source, affine, area, on: canvas)
        } else {
          drawRows(area, on: canvas) { sampleNearest(source, $0, run: $1, row: $2) }
        }
      case .linear:
        drawRows(area, on: canvas) { sampleLinear(source, $0, run: $1, row: $2) }
      case .average(let average):
        let sampler = AverageSampler(self, average, source, area)
        drawRows(area, on: canvas) { sampler.sample($0, run: $1, row: $2) }
      }
    }
  }

  /// Lays the region's rows over the canvas.
  ///
  /// - Parameter sample: writes the colours of a run of a row.
  private func drawRows(
    _ area: PixelBox, on canvas: Canvas,
    sample: (UnsafeMutablePointer<Pixel>, _ run: Range<Int>, _ row: Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: area.columns.count) { room in
      guard let buffer = room.baseAddress else { return }
      for row in area.rows {
        let run = region.columns(ofRow: row, within: area.columns)
        guard !run.isEmpty else { continue }
        let isClear = canvas.claim(run, ofRow: row)
        let target = canvas.address(row: row, column: run.lowerBound)
        let place = isClear ? target : buffer
        sample(place, run, row)
        if !share.isAll { share.fade(place, place, count: run.count) }
        if !isClear { Blend.over(target, buffer, count: run.count) }
      }
    }
  }
}
