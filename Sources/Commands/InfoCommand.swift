private import LayerSprites
internal import Settings
private import Writing

/// `info`: everything about an atlas, or about some of its sprites.
struct InfoCommand {
  private let path: String
  private let names: [String]
  private let options: Options
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    path = invocation.operands[0]
    names = Array(invocation.operands.dropFirst())
    options = invocation.options
    self.console = console
  }

  func run() -> ExitStatus {
    guard let map = console.loadOrComplain([path], options) else { return .badInput }
    let (sprites, isComplete) = console.sprites(named: names, of: map, about: path)
    let status: ExitStatus = isComplete ? .done : .incomplete
    if options.json {
      return console.print(AtlasListing(map).json(of: sprites).text + "\n", then: status)
    }
    let report = AtlasReport(map)
    let text = names.isEmpty ? report.text : sprites.map(report.text(about:)).joined()
    return console.print(Console.visibleLines(text), then: status)
  }
}
