import Atlases
import Imaging
import TestSupport
import Testing

/// The commands for scripts: what goes to which stream, and with which status.
@Suite struct CommandTests {
  @Test func listNamesSpritesInNaturalOrder() throws {
    let run = try Program.run("list", Program.atlas("coin.plist"))
    #expect(run.status == 0 && run.messages.isEmpty)
    #expect(
      run.text.split(separator: "\n").map(String.init)
        == (1...12).map { "coin_\($0 < 10 ? "0" : "")\($0).png" })
  }

  @Test func infoTellsOfTheAtlasAndOfASprite() throws {
    let whole = try Program.run("info", Program.atlas("hero.plist"))
    #expect(whole.status == 0 && whole.messages.isEmpty)
    for line in [
      "format      cocos2d-3", "sprites     20 (2 aliases, 3 stored turned, 20 trimmed)",
      "  hero.png  256×256  20 sprites",
      "  walk  8 frames  walk_01.png … walk_08.png  names", "problems    none",
    ] {
      #expect(whole.text.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    let one = try Program.run("info", Program.atlas("hero.plist"), "land")
    #expect(
      one.text == """
        land.png
          rect     184,93 45×42
          rotation none
          size     45×42
          offset   7,21
          source   64×64
          anchor   centre
          alias of jump_06.png
          page     hero.png

        """)
    let dumb = try Program.start(Program.atlas("hero.plist"), environment: ["TERM": "dumb"])
    #expect(dumb.exitStatus == .exited(0))
    #expect(dumb.emulator.screenText.contains("format      cocos2d-3"))
  }

  @Test(arguments: ["list", "info", "show", "play --once", "formats", "help", "--version"])
  func dataThatCannotBeWrittenIsAFailure(command: String) throws {
    let takesAtlas = ["list", "info", "show", "play --once"].contains(command)
    let operand = takesAtlas ? Program.atlas("coin.plist") : ""
    let script = "\"$0\" \(command) \(operand) >/dev/full"
    let run = try CommandRun("/bin/sh", ["-c", script, Program.path])
    #expect(run.status == 4)
    #expect(
      run.messages == "spriteview: standard output: can't be written: No space left on device\n")
    let closed = try CommandRun(
      "/bin/sh", ["-c", "\"$0\" \(command) \(operand) | true", Program.path])
    #expect(closed.messages.isEmpty)
  }

  @Test func showIntoAPipeIsThePictureAndNothingElse() throws {
    let run = try Program.run(
      "show", Program.atlas("hero.plist"), "jump_04", environment: ["COLORTERM": "truecolor"])
    #expect(run.status == 0 && run.messages.isEmpty)
    let emulator = TerminalEmulator(columns: 80, rows: 40)
    emulator.feed(run.text.split(separator: "\n").joined(separator: "\r\n"))
    let sprite = try #require(ImageMap(path: Program.atlas("hero.plist"))["jump_04"])
    #expect(try emulator.picture(column: 0, row: 0, columns: 64, rows: 32) == sprite.bitmap())
    // No cursor movement, no queries, no other screen: colours and newlines only.
    let commands = run.text.split(separator: "\u{1B}").dropFirst().compactMap { piece in
      piece.first { $0.isLetter }
    }
    #expect(Set(commands) == ["m"])
    #expect(run.text.hasSuffix("\u{1B}[0m\n"))
  }

  @Test func withoutACommandAPipeGetsASheet() throws {
    let explicit = try Program.run("show", Program.atlas("slime.plist"))
    let implicit = try Program.run(Program.atlas("slime.plist"))
    #expect(explicit.status == 0 && implicit.status == 0)
    #expect(!explicit.output.isEmpty && explicit.output == implicit.output)
  }

  @Test func theViewerAskedForByNameNeedsATerminal() throws {
    let run = try Program.run("view", Program.atlas("hero.plist"))
    #expect(run.status == 5 && run.output.isEmpty)
    #expect(run.messages.contains("needs a terminal"))
  }

  @Test func extractWritesEverySpriteAndAliasExactly() throws {
    let folder = TemporaryFolder()
    let run = try Program.run("extract", Program.atlas("slime.plist"), "-o", folder.path)
    #expect(run.status == 0 && run.messages.isEmpty)
    #expect(
      run.text
        == "wrote 6 sprites to \(folder.path) (0 turned upright, 6 put back on their canvas)\n")
    let map = try ImageMap(path: Program.atlas("slime.plist"))
    for name in map {
      let written = try ImageFile.read("\(folder.path)/\(name)", alpha: .straight).bitmap
      let sprite = try #require(map[name])
      #expect(try written == sprite.bitmap(alpha: .straight))
    }
    let again = try Program.run("extract", Program.atlas("slime.plist"), "-o", folder.path)
    #expect(again.status == 4)
    #expect(again.messages.contains("exists (use -f to replace it; nothing was written)"))
    #expect(
      try Program.run("extract", Program.atlas("slime.plist"), "-o", folder.path, "-f").status == 0)
  }

  @Test func namesThatAreMissingSayWhatIsNear() throws {
    let run = try Program.run("show", Program.atlas("hero.plist"), "wlak_01.png")
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.messages.contains("did you mean walk_01.png"))
  }

  @Test(arguments: [
    (["list"], "list takes PATH..."), (["lst", "x", "y"], "no command lst (did you mean list?)"),
    (["list", "--jsno", "x"], "did you mean --json"), (["show", "x", "--zoom", "0"], "--zoom"),
    (["formats", "x"], "formats takes no operands"), (["list", "--group", "(a", "x"], "(?<name>"),
    (["list", "--grid-offset", "1,2", "x.png"], "list needs --grid-size or --grid-count"),
    (["list", "--grid-size", "0x4", "x.png"], "--grid-size can't be '0x4'"),
    (["list", "--format", "gif", "x"], "cocos2d-0"), (["show", "--scale", "0", "x"], "--scale"),
    (["extract", "x"], "extract needs -o DIR"), (["list", "-z", "2", "x"], "no option of list"),
  ])
  func badCommandLinesAreExplained(arguments: [String], message: String) throws {
    let run = try CommandRun(Program.path, arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.messages.hasPrefix("spriteview: ") && run.messages.contains(message))
  }

  @Test func helpAndVersionGoToStandardOutput() throws {
    #expect(try Program.run("--version").text == "spriteview 0.1.0\n")
    #expect(try Program.run("--help").text.contains("Commands:"))
    #expect(try Program.run("help", "extract").text.contains("-o, --output DIR"))
    #expect(try Program.run("extract", "-h").text.contains("-o, --output DIR"))
  }
}
