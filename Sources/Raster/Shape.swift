internal import Imaging

/// A region in one colour, but for a hole.
struct Shape: Hashable {
  let region: Region
  /// Within the region; what it covers is left out.
  let hole: Region?
  let color: Pixel
  var share: Share

  func draw(on canvas: Canvas) {
    let color = share.of(color)
    let area = region.box.intersection(canvas.box)
    guard !area.isEmpty, color != .clear else { return }
    for row in area.rows {
      let run = region.columns(ofRow: row, within: area.columns)
      guard !run.isEmpty else { continue }
      let hole = columnsOfHole(row, within: run)
      if hole.isEmpty {
        canvas.draw(color, over: run, ofRow: row)
      } else {
        draw(color, over: run.lowerBound..<hole.lowerBound, ofRow: row, on: canvas)
        draw(color, over: hole.upperBound..<run.upperBound, ofRow: row, on: canvas)
      }
    }
  }

  private func columnsOfHole(_ row: Int, within run: Range<Int>) -> Range<Int> {
    guard let hole, hole.box.rows.contains(row) else { return run.lowerBound..<run.lowerBound }
    return hole.columns(ofRow: row, within: run)
  }

  private func draw(_ color: Pixel, over run: Range<Int>, ofRow row: Int, on canvas: Canvas) {
    if !run.isEmpty { canvas.draw(color, over: run, ofRow: row) }
  }
}
