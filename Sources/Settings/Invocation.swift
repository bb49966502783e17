/// A command line as it was meant: the command, its operands and its options.
package struct Invocation: Sendable {
  /// What to do.
  package var command: CommandName
  /// False where the command was left out and `view` is meant.
  package var isExplicit: Bool
  /// Paths and names, in order.
  package var operands: [String]
  /// Everything chosen.
  package var options: Options

  /// Reads a command line, without the program's own name.
  ///
  /// Options stand anywhere, `--` ends them, `--opt=v` and `--opt v` both work, long names may be
  /// cut short while they stay unique, letters may be joined. The first word that is no option is
  /// the command where it names one.
  package init(_ arguments: [String]) throws(UsageError) {
    var words = ArgumentScanner(arguments)
    var found: [(option: Option, name: String, value: String)] = []
    var operands: [(word: String, isLiteral: Bool)] = []
    while let word = words.next() {
      if words.isPastOptions || word == "-" || !word.hasPrefix("-") {
        operands.append((word, words.isPastOptions))
      } else if word == "--" {
        words.isPastOptions = true
      } else if word.hasPrefix("--") {
        found.append(try words.longOption(word))
      } else {
        found += try words.letters(word)
      }
    }
    let first = operands.first.flatMap { $0.isLiteral ? nil : CommandName(rawValue: $0.word) }
    command = first ?? .view
    isExplicit = first != nil
    self.operands = operands.dropFirst(first == nil ? 0 : 1).map(\.word)
    options = Options()
    for (option, name, value) in found {
      guard option.commands.contains(command) else {
        throw .foreignOption(name, command: command)
      }
      guard option.set(&options, value) else {
        throw .badValue(
          option: name, value: value,
          expected: option.expected.isEmpty ? "a value" : option.expected)
      }
    }
    try check(hasArguments: !arguments.isEmpty)
  }

  private func check(hasArguments: Bool) throws(UsageError) {
    if options.wantsHelp || options.wantsVersion || !hasArguments { return }
    guard command.operandCount.contains(operands.count) else {
      throw .operands(command: command)
    }
    try checkForMisspelling()
    if options.isGridIncomplete {
      throw .missingOption("--grid-size or --grid-count for its grid", command: command)
    }
    if command == .extract, options.output == nil {
      throw .missingOption("-o DIR", command: command)
    }
    if command == .view, options.rate == .max {
      throw .badValue(option: "--fps", value: "max", expected: "a number from 0.1 to 1000")
    }
  }

  /// A first word that looks like a command and not like a file, with more behind it.
  private func checkForMisspelling() throws(UsageError) {
    guard !isExplicit, operands.count > 1, operands[0].allSatisfy(\.isLetter) else { return }
    let names = CommandName.allCases.map(\.rawValue)
    guard let nearest = Nearness.nearest(to: operands[0], among: names) else { return }
    throw .unknownCommand(operands[0], nearest: nearest)
  }
}
