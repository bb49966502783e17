import Imaging
import Settings
import Stage
import Testing

/// Command lines, read.
@Suite struct InvocationTests {
  private static func options(_ line: String) throws -> Options {
    try Invocation(line.split(separator: " ").map(String.init)).options
  }

  // MARK: Commands and operands

  @Test(arguments: [
    (["a.plist"], CommandName.view, false, ["a.plist"]),
    (["view", "a.plist"], .view, true, ["a.plist"]),
    (["play", "a.plist", "walk"], .play, true, ["a.plist", "walk"]),
    (["list", "a", "b", "c"], .list, true, ["a", "b", "c"]),
    (["list", "list"], .list, true, ["list"]),
    (["./list"], .view, false, ["./list"]),
    (["--", "list"], .view, false, ["list"]),
    (["view", "--", "--once"], .view, true, ["--once"]),
    (["list", "--", "-l", "--", "x"], .list, true, ["-l", "--", "x"]),
    (["-"], .view, false, ["-"]),
    (["show", "-"], .show, true, ["-"]),
    (["-l", "list", "a", "--json", "b"], .list, true, ["a", "b"]),
    (["--output", "list", "extract", "a"], .extract, true, ["a"]),
    (["extract", "a.plist", "-o", "out", "walk_*"], .extract, true, ["a.plist", "walk_*"]),
    (["grüße/löwe.plist"], .view, false, ["grüße/löwe.plist"]),
    (["LIST"], .view, false, ["LIST"]),
    (["help"], .help, true, []),
    (["help", "list"], .help, true, ["list"]),
    ([], .view, false, []),
  ])
  func findsCommandAndOperands(
    words: [String], command: CommandName, isExplicit: Bool, operands: [String]
  ) throws {
    let invocation = try Invocation(words)
    #expect(invocation.command == command)
    #expect(invocation.isExplicit == isExplicit)
    #expect(invocation.operands == operands)
  }

  @Test(arguments: [
    (["view"], CommandName.view), (["formats", "a"], .formats), (["play"], .play),
    (["play", "a", "b", "c"], .play),
    (["show"], .show), (["show", "a", "b", "c"], .show), (["list"], .list),
    (["extract", "-oout"], .extract),
    (["help", "a", "b"], .help), (["--"], .view), (["-zfit"], .view),
  ])
  func countsOperands(words: [String], command: CommandName) {
    #expect(throws: UsageError.operands(command: command)) { try Invocation(words) }
  }

  @Test(arguments: [
    ["list", "-h"], ["play", "--help"], ["--version"], ["-h"], ["view", "--version"],
  ])
  func helpAndVersionNeedNoOperands(words: [String]) throws {
    let options = try Invocation(words).options
    #expect(options.wantsHelp || options.wantsVersion)
  }

  // MARK: Options

  @Test func nothingChosenIsTheDefault() throws {
    let options = try Self.options("a.plist")
    #expect(options.animation == nil && options.background == nil && options.colors == .auto)
    #expect(!options.force && !options.isLong && !options.isPaused && !options.isTrimmed)
    #expect(!options.json && options.listing == .sprites)
    #expect(options.playback == Playback() && options.maxPixels == nil)
    #expect(options.output == nil && options.rate == .asDeclared && options.size == nil)
    #expect(options.speed == 1 && options.texture == nil && options.zoom == .opening)
    #expect(!options.wantsHelp && !options.wantsVersion)
  }

  /// The ways to write an option with a value, all meaning 4.
  @Test(arguments: [
    "show a -z4", "show a -z=4", "show a -z 4", "-z4 show a", "show -z 4 a", "show a --zoom 4",
    "show a --zoom=4", "show a --zo=4", "show --z 4 a", "--zoom 4 show a", "show a -z9 -z4",
  ])
  func valuesAreWrittenInManyWays(line: String) throws {
    #expect(try Self.options(line).zoom == .fixed(.times(4)))
  }

  @Test(arguments: ["-fo out", "-foout", "-fo=out", "-f -o out", "-o out -f", "--forc --out=out"])
  func lettersAreJoined(part: String) throws {
    let options = try Self.options("extract a \(part)")
    #expect(options.force)
    #expect(options.output == "out")
  }

  @Test func everyOptionSetsWhatItSays() throws {
    #expect(try Self.options("a -a walk").animation == "walk")
    #expect(try Self.options("list a --animations").listing == .animations)
    #expect(try Self.options("list a --pages").listing == .pages)
    #expect(
      try Self.options("a -b #204060").background
        == .color(Pixel(red: 0x20, green: 0x40, blue: 0x60)))
    #expect(try Self.options("a --bg none").background == .terminal)
    #expect(try Self.options("a --colors 24bit").colors == .trueColor)
    #expect(try Self.options("a --colors=256").colors == .palette256)
    #expect(try Self.options("a --fps 12.5").rate == .fixed(12.5))
    #expect(try Self.options("play a --fps max").rate == .max)
    #expect(try Self.options("list a --json").json)
    #expect(try Self.options("list a -l").isLong)
    #expect(try Self.options("play a --loops 3").playback.loops == 3)
    #expect(try Self.options("play a --loops inf").playback.loops == 0)
    #expect(try Self.options("play a -1").playback.loops == 1)
    #expect(try Self.options("play a --once").playback.loops == 1)
    #expect(try Self.options("a --max-pixels 1000").maxPixels == 1_000)
    #expect(try Self.options("a --paused").isPaused)
    #expect(try Self.options("a --no-autoplay").isPaused)
    #expect(try Self.options("play a -s 80x24").size == CellSize(columns: 80, rows: 24))
    #expect(try Self.options("show a --geometry 3X5").size == CellSize(columns: 3, rows: 5))
    #expect(try Self.options("a --speed 0.05").speed == 0.05)
    #expect(try Self.options("a -t other.png").texture == "other.png")
    #expect(try Self.options("extract a -o x --trim").isTrimmed)
    #expect(try Self.options("a -z fit").zoom == .fit)
  }

  @Test(arguments: [
    ("forward", LoopMode.loop, false), ("reverse", .loop, true), ("pingpong", .pingPong, false),
    ("pingpong-reverse", .pingPong, true), ("once", .once, false),
  ])
  func loops(word: String, mode: LoopMode, isReversed: Bool) throws {
    let options = try Self.options("a --loop \(word)")
    #expect(options.playback.mode == mode)
    #expect(options.playback.isReversed == isReversed)
  }

  @Test func valuesMayBeAnything() throws {
    #expect(try Invocation(["a", "-a", "läufer 🦊"]).options.animation == "läufer 🦊")
    #expect(try Invocation(["a", "-aä=b"]).options.animation == "ä=b")
    #expect(try Invocation(["a", "--animation=a=b"]).options.animation == "a=b")
    #expect(try Invocation(["a", "--animation="]).options.animation == "")
    #expect(try Invocation(["a", "-a", "--"]).options.animation == "--")
    #expect(try Invocation(["a", "-a", "-1"]).options.animation == "-1")
  }

  // MARK: Messages

  @Test(arguments: [
    ("a --zom 3", "no option --zom (did you mean --zoom?)"),
    ("a --qqqqqqq", "no option --qqqqqqq (see --help)"),
    ("a -x", "no option -x (see --help)"),
    ("list a -lx", "no option -x (see --help)"),
    ("a -ü", "no option -ü (see --help)"),
    ("play a --lo once", "--lo is short for several options (--long, --loop, --loops)"),
    ("list a --p", "--p is short for several options (--pages, --paused)"),
    ("a -z", "-z needs a value (-z N|fit)"),
    ("a --zoom", "--zoom needs a value (--zoom N|fit)"),
    ("a --zo", "--zoom needs a value (--zoom N|fit)"),
    ("extract a -fo", "-o needs a value (-o DIR)"),
    ("list a --json=yes", "--json takes no value"),
    ("list a --json=", "--json takes no value"),
    ("list a --trim", "--trim is no option of list (see 'spriteview help list')"),
    ("a -f", "-f is no option of view (see 'spriteview help view')"),
    ("a -z 0", "-z can't be '0' (expected a whole number from 1 to 64, or fit)"),
    ("a -z 65", "-z can't be '65' (expected a whole number from 1 to 64, or fit)"),
    ("a -z -1", "-z can't be '-1' (expected a whole number from 1 to 64, or fit)"),
    ("a -z=", "-z can't be '' (expected a whole number from 1 to 64, or fit)"),
    ("a --zoom 1.5", "--zoom can't be '1.5' (expected a whole number from 1 to 64, or fit)"),
    ("a --speed -1", "--speed can't be '-1' (expected a number from 0.05 to 20)"),
    ("a --speed nan", "--speed can't be 'nan' (expected a number from 0.05 to 20)"),
    ("a --speed 20.01", "--speed can't be '20.01' (expected a number from 0.05 to 20)"),
    ("a --fps 0", "--fps can't be '0' (expected a number from 0.1 to 1000, or max)"),
    ("a --fps inf", "--fps can't be 'inf' (expected a number from 0.1 to 1000, or max)"),
    ("a --fps max", "--fps can't be 'max' (expected a number from 0.1 to 1000)"),
    ("play a --loops -2", "--loops can't be '-2' (expected a whole number, or inf)"),
    ("play a --loops 1e3", "--loops can't be '1e3' (expected a whole number, or inf)"),
    (
      "play a --loops 99999999999999999999",
      "--loops can't be '99999999999999999999' (expected a whole number, or inf)"
    ),
    (
      "a --loop sideways",
      "--loop can't be 'sideways' (expected forward, reverse, pingpong, pingpong-reverse or once)"
    ),
    ("a --colors 17", "--colors can't be '17' (expected auto, 24bit or 256)"),
    (
      "a -b mauve",
      "-b can't be 'mauve' (expected a colour such as #204060 or black, checker, or none)"
    ),
    ("show a -s 80", "-s can't be '80' (expected columns x rows, such as 80x24)"),
    ("show a -s 0x5", "-s can't be '0x5' (expected columns x rows, such as 80x24)"),
    ("show a -s -1x5", "-s can't be '-1x5' (expected columns x rows, such as 80x24)"),
    ("show a -s 8x5x3", "-s can't be '8x5x3' (expected columns x rows, such as 80x24)"),
    (
      "a --max-pixels 0",
      "--max-pixels can't be '0' (expected a whole number of pixels, at least 1)"
    ),
    ("extract a", "extract needs -o DIR"),
    ("play", "play takes PATH [ANIMATION] (see 'spriteview help play')"),
    ("formats a", "formats takes no operands (see 'spriteview help formats')"),
    ("lsit a", "no command lsit (did you mean list?)"),
    ("a --grid-offset 1,2", "view needs --grid-size or --grid-count for its grid"),
    (
      "a --grid-size 4",
      "--grid-size can't be '4' (expected width x height in pixels, such as 32x48)"
    ),
    ("a --min-frames 0", "--min-frames can't be '0' (expected a whole number, at least 1)"),
    ("a --scale nan", "--scale can't be 'nan' (expected a number from 0.25 to 16)"),
    (
      "a --group (.)",
      "--group can't be '(.)'"
        + " (expected auto, off, or a regular expression with the groups (?<name>...) and (?<n>...))"
    ),
  ])
  func saysWhatIsWrong(line: String, message: String) {
    let words = line.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) { try Invocation(words) }
    #expect(error?.description == message)
  }

  @Test(arguments: [["extract", "a", "-o", ""], ["extract", "a", "--output="], ["a", "-t", ""]])
  func emptyPathsAreRefused(words: [String]) {
    let error = #expect(throws: UsageError.self) { try Invocation(words) }
    #expect(error?.description.hasSuffix("can't be '' (expected a path)") == true)
  }

  @Test(arguments: ["--=x", "--="]) func anOptionWithoutANameIsNone(word: String) {
    let error = #expect(throws: UsageError.self) { try Invocation(["a", word]) }
    #expect(error?.description == "no option -- (see --help)")
  }
}
