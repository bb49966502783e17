internal import Imaging

/// Carries out a drawing.
struct Painter {
  /// The canvas drawn on last; below it those that wait for it.
  private var canvases: [Canvas]

  /// Draws on a canvas, and only where that lies.
  static func paint(_ drawing: Drawing, on canvas: Canvas) {
    var painter = Painter(canvases: [canvas])
    for (step, box) in zip(drawing.steps, drawing.boxes) { painter.paint(step, box) }
  }

  private mutating func paint(_ step: Drawing.Step, _ box: PixelBox) {
    let canvas = canvases[canvases.count - 1]
    switch step {
    case .shape(let shape): shape.draw(on: canvas)
    case .picture(let picture): picture.draw(on: canvas)
    case .open: canvases.append(Canvas(box: box.intersection(canvas.box)))
    case .turn: canvases.append(Canvas(box: canvas.box))
    case .close(.group(let share)):
      canvases.removeLast()
      canvas.merge(into: canvases[canvases.count - 1], share)
      canvas.free()
    case .close(.dissolve(let share)):
      canvases.removeLast()
      let old = canvases.removeLast()
      canvas.dissolve(old, into: canvases[canvases.count - 1], share)
      canvas.free()
      old.free()
    }
  }
}

extension Canvas {
  /// Lays what has been drawn over a canvas that holds this one.
  fileprivate func merge(into below: Canvas, _ share: Share) {
    for row in box.rows {
      let run = drawnColumns(ofRow: row)
      guard !run.isEmpty else { continue }
      let pixels = address(row: row, column: run.lowerBound)
      if !share.isAll { share.fade(pixels, pixels, count: run.count) }
      below.draw(pixels, over: run, ofRow: row)
    }
  }

  /// Lays the mixture of an old picture and this new one over a canvas that holds both.
  fileprivate func dissolve(_ old: Canvas, into below: Canvas, _ share: Share) {
    for row in box.rows {
      let (a, b) = (old.drawnColumns(ofRow: row), drawnColumns(ofRow: row))
      guard !a.isEmpty || !b.isEmpty else { continue }
      let run = a.isEmpty ? b : b.isEmpty ? a : a.hull(with: b)
      old.settle(run, ofRow: row)
      settle(run, ofRow: row)
      let pixels = old.address(row: row, column: run.lowerBound)
      share.mix(pixels, with: address(row: row, column: run.lowerBound), count: run.count)
      below.draw(pixels, over: run, ofRow: row)
    }
  }
}
