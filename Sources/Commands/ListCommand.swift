private import LayerSprites
internal import Settings
private import Writing

/// `list`: what is in an atlas, for people and for scripts.
struct ListCommand {
  private let paths: [String]
  private let options: Options
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    paths = invocation.operands
    options = invocation.options
    self.console = console
  }

  func run() -> ExitStatus {
    var (texts, values, failures) = ([String](), [JSON](), 0)
    for path in paths {
      do throws(AtlasError) {
        let map = try console.load([path], loading, findsSeries: paths.count == 1)
        if options.json {
          values.append(AtlasListing(map).json)
        } else {
          texts.append(text(map))
          console.complain(map.problems, about: path)
        }
      } catch {
        console.complain(error.text, about: error.path)
        failures += 1
        values.append(
          .object([("path", .string(path)), ("error", .string(error.text))]))
      }
    }
    let status: ExitStatus =
      failures == 0 ? .done : failures == paths.count ? .badInput : .incomplete
    guard options.json else { return console.print(texts.joined(), then: status) }
    guard paths.count > 1 || failures == 0 else { return status }
    return console.print(
      (paths.count == 1 ? values[0] : .array(values)).text + "\n", then: status)
  }

  /// Bare names need no animations, so none is looked for.
  private var loading: Options {
    var loading = options
    if !options.json, options.listing == .sprites { loading.grouping = .off }
    return loading
  }

  private func text(_ map: ImageMap) -> String {
    let listing = AtlasListing(map)
    guard options.isLong else {
      var text = ""
      for name in listing.names(of: options.listing) {
        text += Console.visible(name)
        text += "\n"
      }
      return text
    }
    return Table(listing.rows(of: options.listing).map { $0.map(Console.visible) }).text
  }
}

extension AtlasListing {
  fileprivate func names(of kind: Options.Listing) -> [String] {
    switch kind {
    case .sprites: spriteNames
    case .animations, .pages: rows(of: kind).map { $0[0] }
    }
  }

  fileprivate func rows(of kind: Options.Listing) -> [[String]] {
    switch kind {
    case .sprites: spriteRows
    case .animations: animationRows
    case .pages: pageRows
    }
  }
}
