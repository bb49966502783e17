private import LayerSprites
internal import Settings
private import Stage
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
    let (sprites, isComplete) = chosen(from: map)
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
    report(extraction, from: map, to: folder)
    let isWhole = extraction.written.count == extraction.items.count
    return isComplete && isWhole ? .done : .incomplete
  }

  /// The sprites that the names mean, each once, in natural order; all where none is named.
  private func chosen(from map: ImageMap) -> (sprites: [SpriteImage], isComplete: Bool) {
    let sprites = map.naturalOrder.map { map.image(at: $0) }
    guard !names.isEmpty else { return (sprites, true) }
    var (wanted, isComplete) = (Set<Int>(), true)
    for name in names {
      let found = NameQuery.indices(of: name, among: sprites.map(\.name))
      wanted.formUnion(found)
      guard found.isEmpty else { continue }
      isComplete = false
      console.complain(missing: name, among: sprites.map(\.name), about: path)
    }
    return (wanted.sorted().map { sprites[$0] }, isComplete)
  }

  private func report(_ extraction: SpriteExtraction, from map: ImageMap, to folder: String) {
    guard options.json else {
      console.complain(map.problems + extraction.problems, about: path)
      let sprites = extraction.written.map(\.sprite)
      let turned = sprites.count { $0.storedRotation != .none }
      let trimmed = options.isTrimmed ? 0 : sprites.count { $0.displaySize != $0.sourceSize }
      console.print(
        "wrote \(sprites.count) sprites to \(folder) "
          + "(\(turned) turned upright, \(trimmed) put back on their canvas)\n")
      return
    }
    let files = extraction.written.map { item -> JSON in
      .object([("sprite", .string(item.sprite.name)), ("file", .string(item.file))])
    }
    let problems = (map.problems + extraction.problems).map(\.json)
    console.print(
      JSON.object([("files", .array(files)), ("problems", .array(problems))]).text + "\n")
  }
}
