private import LayerSprites
private import Writing

/// `formats`: what can be read, a line each.
struct FormatsCommand {
  private let console: Console

  init(_ console: Console) { self.console = console }

  func run() -> ExitStatus {
    console.print(Table(AtlasFormat.allCases.map { [$0.rawValue, $0.summary] }).text)
  }
}
