package import Cells
internal import LayerSprites
package import Stage
package import Terminal

/// Plays an animation where the cursor is, below what is already on the screen, and leaves its last
/// frame there. Keys work where there is a keyboard.
package struct InlinePlayer: ~Copyable {
  /// How frames follow one another.
  package enum Pace: Sendable {
    /// At their times.
    case realTime
    /// Each as soon as the terminal has taken the last.
    case unlimited
  }

  private var state: ViewerState
  private let pace: Pace
  private var room: (columns: Int, rows: Int)
  private let followsScreen: Bool
  private var stage = StageRenderer()
  private var painter: CellPainter
  private var output: TTYOutput
  private var decoder = KeyDecoder()
  private var keys = KeyReader()
  private var isRepaintDue = true
  private var virtualNow: Double
  private var ending: Viewer.Ending?

  private static let hideCursor = Array("\u{1B}[?25l".utf8)
  private static let showCursor = Array("\u{1B}[?25h".utf8)
  /// Frames played without waiting between two looks at keys and signals.
  private static let burst = 16

  /// A player on a terminal, or on any other output.
  ///
  /// - Parameters:
  ///   - room: cells that the picture may take.
  ///   - followsScreen: true where they are those of the screen, and change with it.
  package init(
    _ state: ViewerState, pace: Pace, display: Int32, room: (columns: Int, rows: Int),
    followsScreen: Bool, depth: ColorDepth
  ) throws(TerminalError) {
    self.state = state
    self.pace = pace
    self.room = room
    self.followsScreen = followsScreen
    self.state.stageSize = (room.columns, 2 * room.rows)
    painter = CellPainter(columns: 0, rows: 0, depth: depth, placement: .inline)
    output = try TTYOutput(display)
    virtualNow = MonotonicClock.now()
  }

  /// The number of the error for which the output could not be written; nil where it was, or where
  /// nobody reads it any more.
  package var failure: Int32? { output.failure }

  /// Plays until the end, a key or a signal.
  ///
  /// - Parameter keyboard: the terminal that keys come from; nil where there is none.
  package mutating func run(keyboard: Int32?) throws(TerminalError) -> Viewer.Ending {
    var loop = try EventLoop(keyboard: keyboard)
    let mode = try keyboard.map { descriptor throws(TerminalError) in try RawMode(descriptor) }
    output.write(Self.hideCursor)
    var frames = 0
    while ending == nil {
      let isOver = state.player.isFinished(at: now)
      draw()
      if output.isIdle, state.player.isFinished(at: now) {
        // What fell due while drawing is drawn before the end.
        if isOver, stage.nextTick == nil { break }
        if let tick = stage.nextTick, tick > now { wait(until: tick, &loop, mode) }
        continue
      }
      frames += 1
      if hurries, !frames.isMultiple(of: Self.burst) { continue }
      wait(until: deadline, &loop, mode)
    }
    leave()
    return ending ?? .quit
  }

  /// Waits for what happens next. Time that was overslept is taken out of what is shown.
  private mutating func wait(
    until deadline: Double?, _ loop: inout EventLoop, _ mode: borrowing RawMode?
  ) {
    let events = loop.wait(until: deadline, output: output.isIdle ? nil : output.descriptor)
    if pace == .realTime, loop.overslept > Viewer.stall { skip(loop.overslept) }
    for event in events { handle(event, mode) }
  }

  private mutating func skip(_ seconds: Double) {
    state.skip(seconds)
    stage.skip(seconds)
  }

  /// The time that frames go by: the clock's, or one that is always at the next frame.
  private var now: Double { pace == .unlimited ? virtualNow : MonotonicClock.now() }

  /// True where the next frame need not wait for anything.
  private var hurries: Bool { pace == .unlimited && output.isIdle && state.player.isPlaying }

  private var deadline: Double? {
    if hurries { return MonotonicClock.now() }
    guard output.isIdle, pace == .realTime else { return decoder.deadline }
    return [state.player.nextChange(after: now), stage.nextTick, decoder.deadline]
      .compactMap(\.self).min()
  }
}

// MARK: - Events

extension InlinePlayer {
  private mutating func handle(_ event: Event, _ mode: borrowing RawMode?) {
    let time = MonotonicClock.now()
    switch event {
    case .keyboard(let bytes): press(decoder.feed(bytes, at: time), mode)
    case .timer: press(decoder.expire(at: time), mode)
    case .writable: output.flushPending()
    case .hangup: ending = .signal(ProcessSignal.hangup)
    case .readable: break
    case .signal(ProcessSignal.stop): suspend(mode)
    case .signal(ProcessSignal.resume): startOver()
    case .signal(ProcessSignal.resize): resize()
    case .signal(let number): ending = .signal(number)
    }
  }

  private mutating func press(_ inputs: [KeyDecoder.Input], _ mode: borrowing RawMode?) {
    for case .key(let key) in inputs {
      isRepaintDue = true
      switch keys.press(key, in: .base) {
      case .action(.quit): ending = .quit
      case .action(.interrupt): ending = .signal(ProcessSignal.interrupt)
      case .action(.suspend): suspend(mode)
      case .action(.redraw): startOver()
      // Nothing here would say what its keys have done.
      case .action(.toggleLayerMode): break
      case .action(let action): state.update(action, at: now)
      case .digit(let digit):
        if !state.takeDigit(digit) { state.update(.zoomActual, at: now) }
      case .nothing: break
      }
    }
  }

  /// Takes the room that the screen has now.
  private mutating func resize() {
    if followsScreen, let screen = ScreenSize(of: output.descriptor) {
      room = (screen.columns, max(1, screen.rows - 1))
      state.stageSize = (room.columns, 2 * room.rows)
    }
    startOver()
  }

  /// Draws the picture anew where it began.
  private mutating func startOver() {
    painter.resize(columns: painter.columns, rows: painter.rows)
    isRepaintDue = true
  }

  private mutating func suspend(_ mode: borrowing RawMode?) {
    let stopped = now
    leave()
    mode?.suspend()
    ProcessSignal.stopProcess(terminal: output.descriptor)
    mode?.resume()
    output.write(Self.hideCursor)
    skip(now - stopped)
    isRepaintDue = true
  }

  private mutating func leave() {
    painter.finish { _ = output.write($0) }
    output.write(Self.showCursor)
    if !output.drain(until: MonotonicClock.now() + 1) { output.discard() }
  }
}

// MARK: - Drawing

extension InlinePlayer {
  /// Shows the frame that is due, unless the terminal has not taken the last one.
  private mutating func draw() {
    guard output.isIdle else { return }
    if pace == .unlimited, let next = state.player.nextChange(after: virtualNow), !isRepaintDue {
      virtualNow = next
    }
    let now = now
    guard state.exhibit != nil, isRepaintDue || stage.isOutdated(state, at: now) else { return }
    isRepaintDue = false
    fitPicture()
    stage.draw(state, cuts: pace == .unlimited, at: now)
    painter.paint(stage.bitmap) { _ = output.write($0) }
    if output.isClosed { ending = .quit }
  }

  /// As many cells as the animation needs at its zoom, and there are.
  private mutating func fitPicture() {
    let canvas = state.exhibit?.canvas
    let factor = state.zoom.factor
    let width = Int((Double(canvas?.width ?? 1) * factor).rounded(.up))
    let height = Int((Double(canvas?.height ?? 1) * factor).rounded(.up))
    let columns = min(max(1, width), room.columns)
    let rows = min(max(1, (height + 1) / 2), room.rows)
    let pixels = min(max(1, height), 2 * rows)
    guard columns != stage.bitmap.width || pixels != stage.bitmap.height else { return }
    stage.resize(width: columns, height: pixels)
    if columns != painter.columns || rows != painter.rows {
      painter.resize(columns: columns, rows: rows)
    }
  }
}
