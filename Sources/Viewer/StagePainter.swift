internal import Cells
internal import LayerSprites
internal import Stage
internal import Terminal

/// Turns the state into what the stage's cells show: layers, pixels, cells, bytes.
struct StagePainter: ~Copyable {
  /// What soft pixels lie over where the terminal's own background shows.
  var matte = Pixel(red: 0, green: 0, blue: 0)

  private let depth: ColorDepth
  private var stage = StageRenderer()
  private var painter: CellPainter
  private var hasStage = false

  init(depth: ColorDepth) {
    self.depth = depth
    painter = CellPainter(
      columns: 0, rows: 0, depth: depth, placement: .absolute(row: 0, column: 0))
  }

  /// Moves the stage; nil for none.
  mutating func place(_ rect: CellRect?) {
    hasStage = rect != nil
    guard let rect else { return }
    let placement = CellPainter.Placement.absolute(row: rect.row, column: rect.column)
    guard
      rect.columns != painter.columns || rect.rows != painter.rows
        || placement != painter.placement
    else { return }
    painter.resize(columns: rect.columns, rows: rect.rows, placement: placement)
    stage.resize(width: rect.columns, height: 2 * rect.rows)
  }

  /// Somebody else has drawn there.
  mutating func invalidate() { painter.invalidate() }

  /// True where something else is due than what is shown.
  func isOutdated(_ state: ViewerState, at now: Double) -> Bool {
    hasStage && stage.isOutdated(state, at: now)
  }

  /// When what moves is to be drawn next; nil where nothing moves.
  var nextTick: Double? { hasStage ? stage.nextTick : nil }

  /// Lets seconds go by as if they had not been.
  mutating func skip(_ seconds: Double) { stage.skip(seconds) }

  /// The layer seen in the middle of a cell, counted from the stage's corner.
  func layer(atColumn column: Int, row: Int) -> StageLayer? {
    stage.layer(at: Point(x: Double(column) + 0.5, y: Double(2 * row + 1)))
  }

  /// Draws what is due and sends what differs.
  mutating func paint(
    _ state: ViewerState, at now: Double, _ send: (UnsafeRawBufferPointer) -> Void
  ) {
    guard hasStage else { return }
    stage.draw(state, at: now)
    painter.paint(stage.bitmap, matte: matte, send)
  }
}
