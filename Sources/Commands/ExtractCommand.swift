private import LayerSprites
internal import Settings
private import Writing

/// `extract`: sprites as PNG files.
struct ExtractCommand {
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
    guard let folder = options.output, let map = console.loadOrComplain([path], options) else {
      return .badInput
    }
    let (sprites, isComplete) = console.sprites(named: names, of: map, about: path)
    var extraction = SpriteExtraction(sprites, isTrimmed: options.isTrimmed)
    do throws(SpriteExtraction.Failure) {
      try extraction.write(to: folder, replacing: options.force)
    } catch {
      switch error {
      case .exists(let file):
        console.complain("exists (use -f to replace it; nothing was written)", about: file)
      case .unwritable(let file, let reason):
        console.complain("can't be written: \(reason.description)", about: file)
      }
      return .badOutput
    }
    let isWhole = !extraction.problems.contains { $0.level == .error }
    return console.print(
      report(extraction, from: map, to: folder),
      then: isComplete && isWhole ? .done : .incomplete)
  }

  /// What was written where; for people the problems go to their own stream.
  private func report(
    _ extraction: SpriteExtraction, from map: ImageMap, to folder: String
  ) -> String {
    guard options.json else {
      console.complain(map.problems + extraction.problems, about: path)
      let sprites = extraction.written.map(\.sprite)
      let turned = sprites.count { $0.storedRotation != .none }
      let trimmed = options.isTrimmed ? 0 : sprites.count { $0.displaySize != $0.sourceSize }
      return "wrote \(sprites.count) sprites to \(Console.visible(folder)) "
        + "(\(turned) turned upright, \(trimmed) put back on their canvas)\n"
    }
    let files = extraction.written.map { item -> JSON in
      .object([("sprite", .string(item.sprite.name)), ("file", .string(item.file))])
    }
    let problems = (map.problems + extraction.problems).map(\.json)
    return JSON.object([("files", .array(files)), ("problems", .array(problems))]).text + "\n"
  }
}
