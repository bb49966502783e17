package import Cells
package import LayerSprites
package import Stage
package import Terminal

/// The interactive viewer: lists, stage and status line on the whole screen, until a key or a signal
/// ends it.
///
/// Events become actions, actions change the state, the state becomes layers, layers pixels, pixels
/// cells. Nothing is drawn while the terminal has not taken the last frame, and nothing wakes up
/// while the picture stands still.
package final class Viewer {
  /// How the viewer was left.
  package enum Ending: Hashable, Sendable {
    /// By `q`.
    case quit
    /// By a signal, or a key that stands for one; the terminal has been given back.
    case signal(Int32)
  }

  private let screen: Screen
  private let map: ImageMap
  private let marks: Marks
  private var state: ViewerState
  private var stagePainter: StagePainter
  private var loop: EventLoop
  private var output: TTYOutput
  private var decoder = KeyDecoder()
  private var keys = KeyReader()
  private var layout: Layout
  private var query = BackgroundQuery()
  private var isRepaintDue = true
  /// What each row of text shows, so that only what differs is written.
  private var shownText: [Int: Line] = [:]
  private var ending: Ending?

  /// Takes the terminal over.
  ///
  /// - Parameters:
  ///   - keyboard: the terminal that keys come from.
  ///   - display: the terminal to draw on.
  ///   - depth: colours; nil takes what terminal and environment say.
  ///   - usesMouse: true where the mouse is asked for, if the terminal has one.
  package init(
    _ map: ImageMap, state: ViewerState, keyboard: Int32, display: Int32,
    environment: [String: String], depth: ColorDepth?, usesMouse: Bool
  ) throws(TerminalError) {
    self.map = map
    self.state = state
    loop = try EventLoop(keyboard: keyboard)
    output = try TTYOutput(display)
    screen = try Screen(
      descriptor: display, capabilities: TerminalCapabilities(environment: environment),
      usesMouse: usesMouse)
    let capabilities = TerminalCapabilities(
      environment: environment, hasDirectColor: screen.hasDirectColor)
    marks = Marks(isUTF8: screen.isUTF8)
    stagePainter = StagePainter(depth: depth ?? capabilities.colorDepth)
    layout = Layout(screen: screen.size, wantedListColumns: 0, isFullView: false)
  }

  /// Shows the atlas until it is left; gives the terminal back.
  package func run() -> Ending {
    arrange()
    while true {
      draw()
      if let ending { return leave(ending) }
      let events = loop.wait(until: deadline, output: output.isIdle ? nil : output.descriptor)
      if loop.overslept > Self.stall { skip(loop.overslept) }
      for event in events { handle(event) }
    }
  }

  /// Takes time that was overslept out of what is shown.
  private func skip(_ seconds: Double) {
    state.skip(seconds)
    stagePainter.skip(seconds)
  }

  /// Seconds from which on a wake-up too late counts as no time at all.
  static let stall = 0.5

  private var now: Double { MonotonicClock.now() }

  /// When something is to happen by itself; never, where nothing moves or nothing could be drawn.
  private var deadline: Double? {
    guard output.isIdle, !state.showsHelp else { return decoder.deadline }
    return [state.player.nextChange(after: now), stagePainter.nextTick, decoder.deadline]
      .compactMap(\.self).min()
  }

  private func leave(_ ending: Ending) -> Ending {
    if !output.drain(until: now + 0.5) { output.discard() }
    query.drain(loop: &loop, decoder: &decoder, at: now)
    screen.close()
    return ending
  }
}

// MARK: - Events

extension Viewer {
  private func handle(_ event: Event) {
    switch event {
    case .keyboard(let bytes):
      take(decoder.feed(bytes, at: now) { self.screen.key(spelled: $0) })
    case .timer: take(decoder.expire(at: now))
    case .writable: output.flushPending()
    case .hangup: ending = .signal(ProcessSignal.hangup)
    case .readable: break
    case .signal(let number): handle(signal: number)
    }
    if output.isClosed { ending = .signal(ProcessSignal.hangup) }
  }

  private func handle(signal number: Int32) {
    switch number {
    case ProcessSignal.resize:
      screen.resize()
      startOver()
    case ProcessSignal.stop: suspend()
    case ProcessSignal.resume: redraw()
    default: ending = .signal(number)
    }
  }

  private func take(_ inputs: [KeyDecoder.Input]) {
    for input in inputs {
      switch input {
      case .key(let key): press(key)
      case .answer(let answer):
        if let matte = query.take(answer) {
          stagePainter.matte = matte
          stagePainter.invalidate()
          isRepaintDue = true
        }
      case .mouse(let press): select(at: press)
      case .paste, .focus: break
      }
    }
  }

  private func press(_ key: Key) {
    if state.showsHelp { return pressInHelp(key) }
    switch keys.press(key, in: mode) {
    case .action(let action): perform(action)
    case .digit(let digit):
      if !state.takeDigit(digit), let action = KeyMap.actions(in: mode)[[key]] { perform(action) }
      isRepaintDue = true
    case .nothing: break
    }
  }

  /// A press on the stage selects the layer there.
  private func select(at press: MousePress) {
    guard press.button == .left, !state.showsHelp, let stage = layout.stage,
      stage.contains(row: press.row, column: press.column),
      let layer = stagePainter.layer(
        atColumn: press.column - stage.column, row: press.row - stage.row)
    else { return }
    perform(.select(layer))
  }

  private var mode: KeyMap.Mode { state.isInLayerMode ? .layer : .base }

  /// The help is left as it came, and takes no key but those for the program itself.
  private func pressInHelp(_ key: Key) {
    switch keys.press(key, in: .base) {
    case .action(.quit), .action(.dropCount), .action(.toggleHelp): perform(.toggleHelp)
    case .action(.interrupt): perform(.interrupt)
    case .action(.suspend): perform(.suspend)
    case .action(.redraw): perform(.redraw)
    default: break
    }
  }

  private func perform(_ action: Action) {
    switch action {
    case .quit: ending = .quit
    case .interrupt: ending = .signal(ProcessSignal.interrupt)
    case .suspend: suspend()
    case .redraw: redraw()
    default:
      state.update(action, at: now)
      arrange()
    }
  }

  private func redraw() {
    screen.redraw()
    stagePainter.invalidate()
    isRepaintDue = true
  }

  private func suspend() {
    let stopped = now
    if !output.drain(until: now + 0.5) { output.discard() }
    screen.suspend()
    ProcessSignal.stopProcess(terminal: output.descriptor)
    screen.resume()
    skip(now - stopped)
    startOver()
  }
}

// MARK: - Drawing

extension Viewer {
  /// Draws everything on a screen that has been wiped.
  private func startOver() {
    shownText = [:]
    stagePainter.invalidate()
    arrange()
  }

  /// Finds the place of everything, after the screen or what is on it has changed.
  private func arrange() {
    let pane = ListPane(state, marks: marks)
    layout = Layout(
      screen: screen.size, wantedListColumns: pane.wantedColumns, isFullView: state.isFullView)
    let stage = state.showsHelp ? nil : layout.stage
    if screen.stage != stage {
      screen.erase()
      screen.stage = stage
      shownText = [:]
      stagePainter.invalidate()
    }
    stagePainter.place(stage)
    state.stageSize = (layout.stage?.columns ?? 0, 2 * (layout.stage?.rows ?? 0))
    state.pageLength = pane.pageLength(rows: layout.paneRows)
    isRepaintDue = true
  }

  /// Brings the screen up to date, unless it has not taken what came before.
  private func draw() {
    guard output.isIdle, ending == nil else { return }
    let now = now
    let changed = stagePainter.isOutdated(state, at: now)
    guard isRepaintDue || changed, output.hasRoom() else { return }
    if isRepaintDue || state.showsInspector { drawPanes(at: now) }
    let status = StatusLine.text(
      state, at: now, marks: marks, columns: layout.screen.columns)
    put(Line(status, style: .reverse), row: layout.statusRow, columns: layout.screen.columns)
    isRepaintDue = false
    screen.flush()
    if !state.showsHelp {
      stagePainter.paint(state, at: now) { _ = output.write($0) }
      state.noteShown(at: now)
    }
    if state.background == .terminal { query.ask(&output) }
  }

  /// The title, and the lists or the help.
  private func drawPanes(at now: Double) {
    let columns = layout.screen.columns
    let sprite = state.shownFrame(at: now)?.sprite
    put(TitleLine.line(map, showing: sprite, marks: marks), row: 0, columns: columns)
    if state.showsHelp {
      let lines = HelpScreen.lines(rows: layout.paneRows, columns: columns, mode: mode)
      put(lines, columns: columns)
    } else if layout.listColumns > 0 {
      put(paneLines(at: now), columns: layout.listColumns)
    }
  }

  /// The lists, and below them the facts about the frame where they are wanted.
  private func paneLines(at now: Double) -> [Line] {
    var facts: [Line] = []
    if state.showsInspector, let shown = state.shownFrame(at: now) {
      facts = [Line("")] + Inspector(shown.sprite, marks: marks).lines
      facts = Array(facts.prefix(max(0, layout.paneRows - 4)))
    }
    return ListPane(state, marks: marks).lines(rows: layout.paneRows - facts.count) + facts
  }

  private func put(_ lines: [Line], columns: Int) {
    for i in 0..<layout.paneRows {
      put(i < lines.count ? lines[i] : Line(""), row: 1 + i, columns: columns)
    }
  }

  private func put(_ line: Line, row: Int, columns: Int) {
    guard shownText[row] != line else { return }
    shownText[row] = line
    screen.put(line.fitted(to: columns), row: row, column: 0, width: columns, style: line.style)
  }
}
