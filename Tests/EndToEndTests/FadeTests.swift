import Foundation
import Imaging
import TestSupport
import Testing

/// Frames that fade into one another, on a screen: plain red for 0.4 s, then plain blue for long.
@Suite struct FadeTests {
  private static let red = [255, 0, 0]
  private static let blue = [0, 0, 255]

  /// Writes the two frames with their times; the second's in milliseconds.
  private static func atlas(in folder: TemporaryFolder, second: Int) throws -> String {
    var page = Bitmap(width: 16, height: 8)
    for y in 0..<8 {
      for x in 0..<16 {
        page[x, y] = Pixel(red: x < 8 ? 255 : 0, green: 0, blue: x < 8 ? 0 : 255)
      }
    }
    try folder.write(ImageFile.pngData(page), to: "blink.png")
    let frames = [("blink 0", 0, 400), ("blink 1", 8, second)].map { name, x, milliseconds in
      """
      {"filename": "\(name)", "frame": {"x": \(x), "y": 0, "w": 8, "h": 8}, "rotated": false,
       "trimmed": false, "spriteSourceSize": {"x": 0, "y": 0, "w": 8, "h": 8},
       "sourceSize": {"w": 8, "h": 8}, "duration": \(milliseconds)}
      """
    }
    let sheet = """
      {"frames": [\(frames.joined(separator: ","))], "meta": {"app": "http://www.aseprite.org/",
       "image": "blink.png", "size": {"w": 16, "h": 8}, "scale": "1",
       "frameTags": [{"name": "blink", "from": 0, "to": 1, "direction": "forward"}]}}
      """
    return try folder.write(Array(sheet.utf8), to: "blink.json")
  }

  /// The colour in the middle of the stage, once there is one.
  private static func middle(_ screen: TerminalEmulator) -> [Int]? {
    let stage = screen.picture(
      column: 21, row: 1, columns: screen.columns - 22, rows: screen.rows - 2)
    guard let stage else { return nil }
    let pixel = stage[stage.width / 2, stage.height / 2]
    return [pixel.red, pixel.green, pixel.blue].map(Int.init)
  }

  /// Colours in the middle as they follow each other, each with the time at which it was seen first.
  private static func colors(
    on run: ProgramRun, until isLast: @escaping ([Int]) -> Bool, timeout: Double
  ) throws -> [(time: Double, color: [Int])] {
    var seen: [(time: Double, color: [Int])] = []
    try run.waitFor("the last colour", timeout: timeout) { screen in
      guard let color = middle(screen) else { return false }
      // Before the first frame there is the background.
      if seen.last?.color != color, color != [0, 0, 0] {
        seen.append((ProcessInfo.processInfo.systemUptime, color))
      }
      return isLast(color)
    }
    return seen
  }

  /// A fade of eight seconds: at a quarter, half and three quarters the colours between are seen, to
  /// two in 255, and when they are due.
  @Test func coloursBetweenAreSeenWhenTheyAreDue() throws {
    let folder = TemporaryFolder()
    let path = try Self.atlas(in: folder, second: 12_000)
    let run = try Program.start(path, "--bg", "black", "--crossfade=8000")
    let seen = try Self.colors(on: run, until: { $0 == Self.blue }, timeout: 30)
    #expect(seen.first?.color == Self.red)
    // When it began, by the picture that came with the least delay.
    let begin = try #require(
      seen.filter { $0.color[2] > 0 }.map { $0.time - 8 * Double($0.color[2]) / 255 }.min())
    for share in [0.25, 0.5, 0.75] {
      let expected = [255 * (1 - share), 0, 255 * share]
      let near = seen.filter { sample in
        zip(sample.color, expected).allSatisfy { abs(Double($0) - $1) <= 2 }
      }
      #expect(!near.isEmpty, "at \(share)")
      #expect(near.contains { abs($0.time - begin - 8 * share) < 0.4 }, "at \(share)")
    }
    run.send("q")
    #expect(run.exitStatus == .exited(0))
  }

  @Test func withoutFadesNoColourBetweenIsEverSeen() throws {
    let folder = TemporaryFolder()
    let path = try Self.atlas(in: folder, second: 300)
    let run = try Program.start(path, "--bg", "black", "--speed", "4")
    var changes = 0
    let seen = try Self.colors(
      on: run,
      until: { _ in
        changes += 1
        return changes > 60
      }, timeout: 30)
    #expect(seen.count > 5)
    #expect(seen.allSatisfy { $0.color == Self.red || $0.color == Self.blue })
  }

  /// The key switches it for steps by hand, too, and the status line says so.
  @Test func theKeyMakesStepsFadeOrCut() throws {
    let folder = TemporaryFolder()
    let path = try Self.atlas(in: folder, second: 8_000)
    let run = try Program.start(path, "--bg", "black", "--paused", "--crossfade=1500")
    func step(_ key: String, to last: [Int]) throws -> Bool {
      run.send(key)
      let seen = try Self.colors(on: run, until: { $0 == last }, timeout: 10)
      return seen.contains { $0.color[0] > 20 && $0.color[2] > 20 }
    }
    try run.waitFor("red") { Self.middle($0) == Self.red }
    #expect(run.emulator.screenText.contains(" · fade · "))
    let fades = try step(".", to: Self.blue)
    run.send("x")
    try run.waitFor("no fade") { !$0.screenText.contains(" · fade · ") }
    let fadesWithout = try step(",", to: Self.red)
    run.send("x")
    try run.waitFor(text: " · fade · ")
    let fadesAgain = try step(".", to: Self.blue)
    #expect(fades && !fadesWithout && fadesAgain)
  }

  /// `play` fades where the cursor is.
  @Test func playFadesToo() throws {
    let folder = TemporaryFolder()
    let path = try Self.atlas(in: folder, second: 3_000)
    let run = try Program.start(
      "play", path, "--bg", "black", "--once", "--crossfade=2000", "--zoom", "1")
    var between = 0
    try run.waitFor("blue", timeout: 20) { screen in
      let cell = screen.picture(column: 0, row: 0, columns: 8, rows: 4)?[4, 4]
      if let cell, cell.red > 20, cell.blue > 20 { between += 1 }
      return cell == Pixel(red: 0, green: 0, blue: 255)
    }
    #expect(between > 3)
    #expect(run.exitStatus == .exited(0))
  }

  // MARK: Time

  /// Ten numbered pictures of noise.
  private static func noise(
    in folder: TemporaryFolder, width: Int, height: Int
  ) throws -> String {
    var state: UInt32 = 7
    for number in 0..<10 {
      let pixels = (0..<width * height).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return Pixel(bits: state >> 4 | 0xFF00_0000)
      }
      try folder.write(
        ImageFile.pngData(Bitmap(width: width, height: height, pixels: pixels)),
        to: "noise_\(number).png")
    }
    return folder.path("")
  }

  /// A thousand frames a second of a whole screen of noise are more than there can be.
  @Test func framesThatAreMissingAreCounted() throws {
    let folder = TemporaryFolder()
    let path = try Self.noise(in: folder, width: 50, height: 40)
    let run = try Program.start(path, "--fps", "1000", "--zoom", "1")
    try run.waitFor(text: " of 1000 fps ", timeout: 20)
    run.send(" ")
    try run.waitFor("no more counting") {
      $0.screenText.contains("paused") && !$0.screenText.contains(" of 1000 fps ")
    }
  }

  /// Stopped for three seconds by a signal that nobody can catch, it goes on where it was.
  @Test func timeInWhichItWasStoppedDoesNotCount() throws {
    let folder = TemporaryFolder()
    let path = try Self.noise(in: folder, width: 8, height: 8)
    let run = try Program.start(path, "--fps", "1", "--zoom", "1")
    try run.waitFor(text: "noise 2/10")
    run.signal(SIGSTOP)
    run.settle(for: 4)
    run.signal(SIGCONT)
    try run.waitFor("the next frame") { screen in
      let text = screen.screenText
      #expect(!["4", "5", "6", "7", "8"].contains { text.contains("noise \($0)/10") })
      return text.contains("noise 3/10")
    }
  }
}
