private import LayerSprites
internal import Settings
private import Stage
private import Terminal
private import Viewer

/// `view`: the interactive viewer, or what stands for it where there is no terminal.
struct ViewCommand {
  private let invocation: Invocation
  private let options: Options
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    options = invocation.options
    self.console = console
  }

  func run() -> ExitStatus {
    let paths = invocation.operands
    guard console.isOutputTerminal,
      !TerminalCapabilities(environment: console.environment).isDumb,
      let keyboard = console.keyboard(reading: paths)
    else { return runWithoutTerminal() }
    guard let map = console.loadOrComplain(paths, options) else { return .badInput }
    let catalog = Catalog(map)
    var opening = options.opening
    if let name = options.animation {
      opening.entry = console.entry(named: name, in: catalog, about: paths[0])
      guard opening.entry != nil else { return .incomplete }
    }
    let state = ViewerState(catalog, opening: opening, now: MonotonicClock.now())
    guard console.hasFrames(options, of: state, about: paths[0]) else { return .incomplete }
    return view(map, state, keyboard: keyboard)
  }

  private func view(_ map: ImageMap, _ state: ViewerState, keyboard: Int32) -> ExitStatus {
    let ending: Viewer.Ending
    do throws(TerminalError) {
      let viewer = try Viewer(
        map, state: state, keyboard: keyboard, display: console.output,
        environment: console.environment, depth: options.chosenDepth,
        usesMouse: options.usesMouse)
      ending = viewer.run()
    } catch {
      console.complain(error.description)
      return .noTerminal
    }
    if case .signal(let number) = ending { ProcessSignal.die(by: number) }
    return .done
  }

  private func runWithoutTerminal() -> ExitStatus {
    guard !invocation.isExplicit, options.animation == nil else {
      console.complain(
        "the viewer needs a terminal (use 'spriteview show' or 'spriteview list' in scripts)")
      return .noTerminal
    }
    return console.isOutputTerminal
      ? InfoCommand(invocation, console).run() : ShowCommand(invocation, console).run()
  }
}
