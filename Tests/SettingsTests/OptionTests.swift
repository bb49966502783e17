import Settings
import Testing

/// The table of options, and the help that is made from it.
@Suite struct OptionTests {
  @Test func everyNameAndLetterIsUnique() {
    let names = Option.all.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = Option.all.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    #expect(names == names.sorted())
    #expect(names.allSatisfy { $0.count > 1 && !$0.hasPrefix("-") })
  }

  @Test(arguments: Option.all.map(\.name)) func isOfSomeCommandAndSaysWhatItDoes(name: String)
    throws
  {
    let option = try #require(Option.all.first { $0.name == name })
    #expect(!option.commands.isEmpty)
    #expect(!option.summary.isEmpty)
    #expect(option.summary.last != ".")
  }

  @Test(arguments: CommandName.allCases) func helpNamesEveryOptionOnce(command: CommandName) {
    let text = HelpText.text(for: command)
    #expect(text.hasPrefix("usage: spriteview \(command.rawValue)"))
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n").map(String.init)
    for option in Option.all {
      let count = lines.count { line in
        line.hasPrefix("  \(option.usage) ") && line.hasSuffix("  \(option.summary)")
      }
      #expect(count == (option.commands.contains(command) ? 1 : 0), "--\(option.name)")
    }
  }

  @Test(arguments: [HelpText.overview] + CommandName.allCases.map(HelpText.text))
  func helpFitsAHundredColumns(text: String) {
    for line in text.split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test func overviewNamesEveryCommand() {
    let lines = HelpText.overview.split(separator: "\n")
    for command in CommandName.allCases {
      #expect(
        lines.count { $0.hasPrefix("  \(command.rawValue) ") && $0.hasSuffix(command.summary) } == 1
      )
    }
  }

  @Test func usageShowsLetterNameAndValue() throws {
    #expect(try #require(Option.all.first { $0.name == "zoom" }).usage == "-z, --zoom N|fit")
    #expect(try #require(Option.all.first { $0.name == "json" }).usage == "    --json")
  }
}
