import Imaging
import TestSupport
import Testing

/// Files that are not as they should be: a message that one can act on, and whatever still works.
@Suite struct BrokenAtlasTests {
  static func plist(texture: String = "a.png", rect: String = "{{0,0},{4,6}}") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>frames</key><dict><key>a.png</key><dict>
    <key>frame</key><string>\(rect)</string><key>offset</key><string>{0,0}</string>
    <key>rotated</key><false/><key>sourceSize</key><string>{4,6}</string></dict></dict>
    <key>metadata</key><dict><key>format</key><integer>2</integer>
    <key>textureFileName</key><string>\(texture)</string></dict>
    </dict></plist>
    """
  }

  @Test func aMissingFile() throws {
    let run = try Program.run("list", "/nonexistent/hero.plist")
    #expect(run.status == 3 && run.output.isEmpty)
    #expect(run.messages.hasPrefix("spriteview: /nonexistent/hero.plist: "))
    #expect(run.messages.contains("no such file"))
  }

  @Test(arguments: [
    ("", "is empty"), ("just text", "is not an atlas"), ("<plist><dict>", "not well-formed"),
    ("<plist><dict><key>a</key><true/></dict></plist>", "without frames"),
  ])
  func filesThatAreNoAtlas(content: String, message: String) throws {
    let folder = TemporaryFolder()
    let path = try folder.write(content, to: "x.plist")
    for command in ["list", "show"] {
      let run = try Program.run(command, path)
      #expect(run.status == 3 && run.output.isEmpty)
      #expect(run.messages.hasPrefix("spriteview: \(path): ") && run.messages.contains(message))
    }
    let viewer = try Program.start(path)
    #expect(viewer.exitStatus == .exited(3))
    #expect(viewer.emulator.screenText.contains("spriteview: "))
  }

  @Test func withoutItsTextureItStillListsAndOpens() throws {
    let folder = TemporaryFolder()
    let path = try folder.write(Self.plist(texture: "gone.png"), to: "x.plist")
    let list = try Program.run("list", path)
    #expect(list.status == 0 && list.text == "a.png\n")
    #expect(list.messages.contains("gone.png") && list.messages.contains("x.png"))
    let viewer = try Program.start(path)
    try viewer.waitFor(text: "gone.png")
    try viewer.waitFor(text: "a.png")
    viewer.send("q")
    #expect(viewer.exitStatus == .exited(0))
    #expect(try Program.run("show", path, "a").status == 1)
    #expect(try Program.run("show", path).status == 1)
    let extract = try Program.run("extract", path, "-o", folder.path + "/out")
    #expect(extract.status == 1)
  }

  @Test func framesOutsideTheirPageOpenAsFarAsTheyGo() throws {
    let folder = TemporaryFolder()
    try folder.write(
      Bitmap(width: 2, height: 6, filledWith: Pixel(red: 200, green: 10, blue: 20)), to: "a.png")
    let path = try folder.write(Self.plist(), to: "a.plist")
    let show = try Program.run("show", path, "a", environment: ["COLORTERM": "truecolor"])
    #expect(show.status == 0 && show.messages.contains("a.png"))
    let emulator = TerminalEmulator(columns: 10, rows: 5)
    emulator.feed(show.text.split(separator: "\n").joined(separator: "\r\n"))
    let picture = try #require(emulator.picture(column: 0, row: 0, columns: 4, rows: 3))
    #expect(picture[1, 5] == Pixel(red: 200, green: 10, blue: 20))
    #expect(picture[2, 0] == .clear)
    let viewer = try Program.start(path)
    try viewer.waitFor(text: "a.plist")
    viewer.send("q")
    #expect(viewer.exitStatus == .exited(0))
  }

  @Test func aTruncatedTextureShowsWhatWasRead() throws {
    let folder = TemporaryFolder()
    let noisy = Bitmap(
      width: 64, height: 64,
      pixels: (0..<4096).map {
        Pixel(bits: UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000)
      })
    let png = try ImageFile.pngData(noisy)
    try folder.write(Array(png.prefix(png.count / 2)), to: "a.png")
    let path = try folder.write(Self.plist(), to: "a.plist")
    let show = try Program.run("show", path, "a", environment: ["COLORTERM": "truecolor"])
    #expect(show.status == 0 && show.text.contains("▀"))
    for arguments in [["show", path, "a"], ["show", path], ["play", "--once", path]] {
      let run = try CommandRun(Program.path, arguments)
      #expect(run.status == 0)
      #expect(run.messages.hasPrefix("spriteview: \(path): a.png: broken PNG"))
      #expect(run.messages.split(separator: "\n").count == 1)
    }
    let viewer = try Program.start(path)
    try viewer.waitFor("the fault in the title") { $0.text(row: 0).contains("broken PNG") }
    viewer.send("q")
    #expect(viewer.exitStatus == .exited(0))
  }

  @Test func whatIsWithoutAnyFrameHasNothingToPlay() throws {
    let folder = TemporaryFolder()
    let path = try folder.write(Self.plist(rect: "{{nan,0},{4,6}}"), to: "x.plist")
    let run = try Program.run("play", path, "--once")
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.messages.hasSuffix("spriteview: \(path): holds nothing to play\n"))
  }

  @Test(arguments: [["one"], ["one", "--zoom", "64"], []])
  func hugeSpritesArePrintedWithinBounds(arguments: [String]) throws {
    let folder = TemporaryFolder()
    try folder.write(
      Bitmap(width: 2, height: 6, filledWith: Pixel(red: 200, green: 10, blue: 20)), to: "a.png")
    let frames = (0..<30).map { i in
      """
      "\(i == 0 ? "one" : "f\(i)")": {"frame": {"x": 0, "y": 0, "w": \(i == 0 ? 1 : 8000), \
      "h": \(i == 0 ? 1_000_000 : 8000)}}
      """
    }
    let path = try folder.write(
      "{\"frames\": {\(frames.joined(separator: ","))}, \"meta\": {\"image\": \"a.png\"}}",
      to: "a.json")
    // Were canvases made as large as they say, this would not be enough for two of them.
    let run = try CommandRun(
      "/bin/sh",
      ["-c", "ulimit -v 700000; \"$0\" show \"$@\"", Program.path, path] + arguments)
    #expect(run.status == 0)
    #expect((1...16_384).contains(run.text.split(separator: "\n").count))
  }

  @Test func namesNeverReachTheTerminalRaw() throws {
    let folder = TemporaryFolder()
    let name = "w\u{1B}]0;x\u{7}\u{9B}31m\u{202E}\n_1"
    let text = """
      {"frames": {"\(name.unicodeScalars.map { "\\u" + String(String(0x10000 + $0.value, radix: 16).dropFirst()) }.joined())": \
      {"frame": {"x": 0, "y": 0, "w": 4, "h": 6}}}, "meta": {"image": "a.png"}}
      """
    let path = try folder.write(text, to: "a.json")
    for arguments in [
      ["list"], ["list", "--long"], ["list", "--json"], ["info"], ["info", "--json"],
    ] {
      let run = try CommandRun(Program.path, arguments + [path])
      #expect(run.status == 0)
      for scalar in (run.text + run.messages).unicodeScalars where scalar != "\n" {
        #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
        #expect(scalar != "\u{202E}")
      }
    }
    #expect(try Program.run("list", path).text == "w?]0;x??31m??_1\n")
  }
}
