import Imaging
import TestSupport
import Testing

/// The ways in besides a data file: pictures, folders, grids, standard input.
@Suite struct InputTests {
  private func picture(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(width: width, height: height, filledWith: Pixel(red: 10, green: 200, blue: 30))
  }

  private func lines(_ run: CommandRun) -> [String] {
    run.text.split(separator: "\n").map(String.init)
  }

  /// Runs the program with a file as its standard input, in a folder.
  private func feed(_ arguments: String..., input: String, in folder: String) throws -> CommandRun {
    let script = "cd \"$1\" && shift && input=$1 && shift && exec \"$0\" \"$@\" < \"$input\""
    return try CommandRun("/bin/sh", ["-c", script, Program.path, folder, input] + arguments)
  }

  @Test func aDataFileOnStandardInputHasItsTexturesInTheCurrentFolder() throws {
    let run = try feed(
      "list", "--json", "-", input: "coin.plist", in: Program.atlas(""))
    #expect(run.status == 0 && run.messages.isEmpty)
    #expect(run.text.contains("\"path\": \"-\"") && run.text.contains("\"image\": \"coin.png\""))
  }

  @Test func aPictureOnStandardInputIsASprite() throws {
    let folder = TemporaryFolder()
    try folder.write(picture(5, 3), to: "x.png")
    let run = try feed("extract", "-", "-o", "out", input: "x.png", in: folder.path)
    #expect(run.status == 0)
    #expect(try ImageFile.read(folder.path + "/out/stdin.png").bitmap == picture(5, 3))
    let broken = try feed("list", "-", input: "/dev/null", in: folder.path)
    #expect(broken.status == 3 && broken.messages.hasPrefix("spriteview: -: is empty"))
  }

  @Test func theViewerTakesKeysFromTheTerminalThen() throws {
    let viewer = try ProgramRun(
      "/bin/sh", ["-c", "exec \"$0\" view - < \"$1\"", Program.path, Program.atlas("slime.plist")])
    try viewer.waitFor(text: "Sprites")
    viewer.send("?")
    try viewer.waitFor(text: "goes back")
    viewer.send("q")
    viewer.send("q")
    #expect(viewer.exitStatus == .exited(0))
  }

  @Test func severalPicturesAreViewedTogether() throws {
    let folder = TemporaryFolder()
    let paths = try (1...3).map { try folder.write(picture($0 * 2, 2), to: "hop_\($0).png") }
    let viewer = try ProgramRun(Program.path, Array(paths[..<2]))
    try viewer.waitFor(text: "hop")
    try viewer.waitFor(text: "2 sprites")
    viewer.send("q")
    #expect(viewer.exitStatus == .exited(0))
    // One alone, typed at a terminal, stands for its series; in a script it does not.
    let series = try Program.start(paths[1])
    try series.waitFor(text: "3 sprites")
    series.send("q")
    #expect(series.exitStatus == .exited(0))
    #expect(try lines(Program.run("list", paths[1])) == ["hop_2.png"])
    #expect(try lines(Program.run("list", paths[0], paths[1])) == ["hop_1.png", "hop_2.png"])
    let sheet = try CommandRun(Program.path, paths)
    #expect(sheet.status == 0 && !sheet.output.isEmpty)
  }

  @Test func foldersGridsAndVariants() throws {
    let folder = TemporaryFolder()
    try folder.write(picture(8, 4), to: "art/b/fox.png")
    try folder.write(picture(2, 4), to: "art/cat_2.png")
    try folder.write(picture(16, 8), to: "art/b/fox@2x.png")
    #expect(
      try lines(Program.run("list", folder.path + "/art"))
        == ["b/fox.png", "b/fox@2x.png", "cat_2.png"])
    let fox = folder.path + "/art/b/fox.png"
    let grid = ["--grid-size", "2x2", "--grid-offset=1,0", "--grid-spacing", "1x0"]
    #expect(
      try lines(CommandRun(Program.path, ["list", fox] + grid))
        == ["fox_0", "fox_1", "fox_2", "fox_3"])
    #expect(
      try lines(CommandRun(Program.path, ["list", "--animations", fox] + grid))
        == ["fox_row_0", "fox_row_1"])
    #expect(try lines(Program.run("list", "--scale", "2", fox)) == ["fox@2x.png"])
    let count = try Program.run("list", fox, "--grid-count", "9x1")
    #expect(count.status == 3 && count.messages.contains("is too small for the grid"))
  }

  @Test func namesAreGroupedAsTold() throws {
    let hero = Program.atlas("hero.plist")
    #expect(try lines(Program.run("list", "--animations", hero)).count > 1)
    #expect(try lines(Program.run("list", "--animations", "--group", "off", hero)) == [])
    #expect(
      try lines(
        Program.run(
          "list", "--animations", "--group", #"^(?<name>walk)_(?<n>\d+)"#, hero)) == ["walk"])
    #expect(
      try lines(Program.run("list", "--animations", "--min-frames", "99", hero)) == [])
  }

  @Test func formatsAreNamed() throws {
    let run = try Program.run("formats")
    #expect(run.status == 0 && run.messages.isEmpty)
    let names = lines(run).compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(names).isSuperset(of: ["cocos2d-0", "cocos2d-3", "folder", "files", "grid"]))
    let forced = try Program.run("list", "--format", "cocos2d-0", Program.atlas("hero.plist"))
    #expect(forced.status == 3 && forced.messages.contains("is not of the format cocos2d-0"))
  }
}
