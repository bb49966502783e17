private import LayerSprites
internal import Settings
private import Stage
private import Terminal
private import Viewer

/// `play`: one animation where the cursor is.
struct PlayCommand {
  private let path: String
  private let name: String?
  private let options: Options
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    path = invocation.operands[0]
    name = invocation.operands.dropFirst().first ?? invocation.options.animation
    options = invocation.options
    self.console = console
  }

  func run() -> ExitStatus {
    guard let map = console.loadOrComplain([path], options) else { return .badInput }
    console.complain(map.problems, about: path)
    let catalog = Catalog(map)
    guard let entry = entry(in: catalog) else { return .incomplete }
    var opening = options.opening
    opening.entry = entry
    if options.background == nil { opening.background = .terminal }
    let state = ViewerState(catalog, opening: opening, now: MonotonicClock.now())
    console.checkTextures(of: state.exhibit?.frames ?? [], about: path)
    let (room, isChosen) = console.room(options)
    do throws(TerminalError) {
      var player = try InlinePlayer(
        state, pace: options.rate == .max ? .unlimited : .realTime, display: console.output,
        room: (room.columns, max(1, room.rows - 1)), followsScreen: !isChosen,
        depth: options.depth(in: console.environment))
      let ending = try player.run(keyboard: console.keyboard(reading: [path]))
      if let failure = player.failure { return console.complain(ofOutput: failure) }
      return end(ending)
    } catch {
      console.complain(error.description)
      return .noTerminal
    }
  }

  private func end(_ ending: Viewer.Ending) -> ExitStatus {
    if case .signal(let number) = ending { ProcessSignal.die(by: number) }
    return .done
  }

  private func entry(in catalog: Catalog) -> (list: ListKind, index: Int)? {
    guard let name else {
      if let list = catalog.lists.first, list != .problems { return (list, 0) }
      console.complain("holds nothing to play", about: path)
      return nil
    }
    return console.entry(named: name, in: catalog, about: path)
  }
}
