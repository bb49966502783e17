import Imaging
import TestSupport
import Testing

/// Layer mode on a screen: what each key moves, by pixels computed beforehand, and what the status line
/// says of it.
@Suite struct LayerModeTests {
  /// A tiny sprite, many stage pixels each of its own.
  static func start(
    columns: Int = 120, rows: Int = 40, enlarged: Int = 1, zoom: Int = 8
  ) throws -> (run: ProgramRun, folder: TemporaryFolder) {
    let folder = TemporaryFolder()
    let path = try folder.write(LayerReference.picture(enlarged: enlarged), to: "tiny.png")
    let run = try ProgramRun(
      Program.path, ["view", path, "--bg", "#102030", "--zoom", "\(zoom)"], columns: columns,
      rows: rows)
    try run.waitFor(text: "\(zoom):1 · tiny.png")
    return (run, folder)
  }

  /// Right of the lists, between title and status line.
  static func stage(_ screen: TerminalEmulator) -> Bitmap? {
    screen.picture(column: 21, row: 1, columns: screen.columns - 22, rows: screen.rows - 2)
  }

  /// What the stage shows once it shows something.
  static func plainStage(_ run: ProgramRun) throws -> Bitmap {
    try run.waitFor("a picture") { stage($0) != nil }
    return try #require(stage(run.emulator))
  }

  /// Enters layer mode, and waits until all of its first picture has come: the line round the bounds,
  /// too.
  static func enter(_ plain: LayerReference, on run: ProgramRun) throws {
    run.send("e")
    try run.waitFor(text: "LAYER resize · \(Int(plain.zoom)):1 · tiny.png")
    try run.waitFor("the piece and the line round it") { screen in
      stage(screen).map { plain.matches($0) && plain.isOutlined(in: $0) } ?? false
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var keys: String
    var status: String
    var set: @Sendable (inout LayerReference) -> Void
    var testDescription: String { status }

    init(
      _ keys: String, _ status: String, _ set: @escaping @Sendable (inout LayerReference) -> Void
    ) {
      (self.keys, self.status, self.set) = (keys, status, set)
    }
  }

  /// Sends keys to a viewer in layer mode and waits until the stage is another one, and the right one.
  private static func check(_ test: Case, on run: ProgramRun, plain: LayerReference) throws -> (
    before: Bitmap, after: Bitmap
  ) {
    try enter(plain, on: run)
    let before = try #require(stage(run.emulator))
    run.send(test.keys)
    var reference = plain
    test.set(&reference)
    let status = "LAYER " + test.status + " · \(Int(reference.zoom)):1 · tiny.png"
    try run.waitFor("'\(status)' and what it says") { screen in
      guard screen.screenText.contains(status), let after = stage(screen) else { return false }
      return after != before && reference.matches(after)
    }
    return try (before, #require(stage(run.emulator)))
  }

  @discardableResult
  private static func check(_ test: Case) throws -> (before: Bitmap, after: Bitmap) {
    let (run, folder) = try start()
    defer { withExtendedLifetime(folder) {} }
    return try check(test, on: run, plain: LayerReference())
  }

  /// Nothing but the line round the bounds is new.
  @Test func enteringOutlinesTheLayerAndLeavingShowsThePlainPicture() throws {
    let (run, folder) = try Self.start()
    defer { withExtendedLifetime(folder) {} }
    let before = try Self.plainStage(run)
    for leave in ["e", "\u{1B}"] {
      try Self.enter(LayerReference(), on: run)
      let inside = try #require(Self.stage(run.emulator))
      // The piece takes 25…72 across and 26…49 down.
      for y in 0..<76 {
        for x in 0..<98 {
          let isLine =
            (24...73).contains(x) && (25...50).contains(y)
            && (x == 24 || x == 73 || y == 25 || y == 50)
          #expect(inside[x, y] == (isLine ? LayerReference.line : before[x, y]), "\(x), \(y)")
        }
      }
      run.send(leave)
      try run.waitFor("the plain picture") {
        Self.stage($0) == before && $0.text(row: 39) == "8:1 · tiny.png"
      }
    }
  }

  // MARK: Turns

  static let turns = [
    Case("12l", "resize · y 60°") { $0.y = 60 },
    Case("6h", "resize · y −30°") { $0.y = -30 },
    Case("8j", "resize · x 40°") { $0.x = 40 },
    Case("7k", "resize · x −35°") { $0.x = -35 },
    Case("\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[D\u{1B}[C\u{1B}[C\u{1B}[C", "resize · y 25°") {
      $0.y = 25
    },
    Case("9\u{1B}[B\u{1B}[A\u{1B}[A", "resize · x 35°") { $0.x = 35 },
    Case("zzzzzz", "resize · z 30°") { $0.z = 30 },
    Case("ZZZ", "resize · z −15°") { $0.z = -15 },
    Case("36l", "resize · y 180°") { $0.y = 180 },
    Case("18z", "resize · z 90°") { $0.z = 90 },
    Case("7l4k3z", "resize · x −20° · y 35° · z 15°") { ($0.x, $0.y, $0.z) = (-20, 35, 15) },
  ]

  @Test(arguments: turns) func turnsAboutItsAnchor(test: Case) throws { try Self.check(test) }

  /// By its own numbers: the red pixel at the upper left of the piece takes 25…32 across and 26…33 down.
  /// Turned by 90° about z it lies at the upper right: 53…60 across, 14…21 down.
  @Test func aQuarterTurnTakesTheCornerToTheOtherSide() throws {
    let (before, after) = try Self.check(Case("18z", "resize · z 90°") { $0.z = 90 })
    #expect(before[26, 27] == LayerReference.red && before[57, 17] == LayerReference.behind)
    #expect(after[26, 27] == LayerReference.behind && after[57, 17] == LayerReference.red)
  }

  static let perspectives = [
    Case("P12l", "resize · y 60° · d 1000") { ($0.y, $0.distance) = (60, 1000) },
    Case("12lPP", "resize · y 60° · d 500") { ($0.y, $0.distance) = (60, 500) },
    Case("PPP10h3k", "resize · x −15° · y −50° · d 250") {
      ($0.x, $0.y, $0.distance) = (-15, -50, 250)
    },
    Case("PPPP12l", "resize · y 60°") { $0.y = 60 },
  ]

  /// Of 84 points by 42, so that an eye so far away sees edges of different lengths.
  @Test(arguments: perspectives) func perspectiveHasFourSteps(test: Case) throws {
    let (run, folder) = try Self.start(columns: 150, rows: 50, enlarged: 14, zoom: 1)
    defer { withExtendedLifetime(folder) {} }
    let plain = LayerReference {
      ($0.width, $0.height, $0.zoom, $0.enlarged) = (128, 96, 1, 14)
      ($0.boundsWidth, $0.boundsHeight) = (84, 42)
    }
    _ = try Self.check(test, on: run, plain: plain)
  }

  /// By its own numbers: seen from 250 points, a layer of 84 by 42 that is turned by 60° about y has a
  /// left edge of 42 / (1 − 36.4 / 250) = 49.2 points and a right one of 42 / (1 + 36.4 / 250) = 36.7,
  /// 21 / 0.854 = 24.6 left of its middle and 21 / 1.146 = 18.3 right of it.
  @Test func theFarEdgeIsTheShorterOne() throws {
    let (run, folder) = try Self.start(columns: 150, rows: 50, enlarged: 14, zoom: 1)
    defer { withExtendedLifetime(folder) {} }
    let plain = LayerReference {
      ($0.width, $0.height, $0.zoom, $0.enlarged) = (128, 96, 1, 14)
      ($0.boundsWidth, $0.boundsHeight) = (84, 42)
    }
    let test = Case("12lPPP", "resize · y 60° · d 250") { ($0.y, $0.distance) = (60, 250) }
    let (_, after) = try Self.check(test, on: run, plain: plain)
    func height(atColumn x: Int) -> Int {
      (0..<96).count { after[x, $0] == LayerReference.red || after[x, $0] == LayerReference.blue }
    }
    let (near, far) = (height(atColumn: 64 - 24), height(atColumn: 64 + 17))
    #expect((48...49).contains(near) && (36...38).contains(far), "\(near), \(far)")
  }

  @Test func theBackIsHiddenOnRequest() throws {
    try Self.check(
      Case("20ld", "resize · y 100° · one-sided") { ($0.y, $0.isOneSided) = (100, true) })
    try Self.check(
      Case("15ld", "resize · y 75° · one-sided") { ($0.y, $0.isOneSided) = (75, true) })
    try Self.check(Case("36ldd", "resize · y 180°") { $0.y = 180 })
  }

  // MARK: Bounds and contents

  private static let wider = String(repeating: "\u{1B}[1;2C", count: 4)
  private static let shorter = "\u{1B}[1;2A"

  static let sizes = [
    Case("\u{1B}[1;2C", "resize · +1×0") { $0.boundsWidth = 7 },
    Case("\u{1B}[1;2D\u{1B}[1;2D", "resize · −2×0") { $0.boundsWidth = 4 },
    Case("\u{1B}[1;2B\u{1B}[1;2B", "resize · 0×+2") { $0.boundsHeight = 5 },
    Case("\u{1B}[1;2A", "resize · 0×−1") { $0.boundsHeight = 2 },
    Case("\u{1B}l\u{1B}l\u{1B}l\u{1B}h\u{1B}j\u{1B}j\u{1B}k", "resize · +2×+1") {
      ($0.boundsWidth, $0.boundsHeight) = (8, 4)
    },
  ]

  @Test(arguments: sizes) func boundsAreResizedAboutTheAnchor(test: Case) throws {
    try Self.check(test)
  }

  /// In the order in which `g` goes through them, in bounds of 10 × 2 points.
  static let gravities = [
    Case("", "resize · +4×−1") { _ in },
    Case("g", "resizeAspect · +4×−1") { $0.place = { w, _ in ((w - 4) / 2, 0, 4, 2) } },
    Case("gg", "resizeAspectFill · +4×−1") { $0.place = { _, h in (0, (h - 5) / 2, 10, 5) } },
    Case("ggg", "center · +4×−1") { $0.place = { _, _ in (2, -0.5, 6, 3) } },
    Case("gggg", "top · +4×−1") { $0.place = { _, _ in (2, 0, 6, 3) } },
    Case("ggggg", "bottom · +4×−1") { $0.place = { _, _ in (2, -1, 6, 3) } },
    Case("gggggg", "left · +4×−1") { $0.place = { _, _ in (0, -0.5, 6, 3) } },
    Case("ggggggg", "right · +4×−1") { $0.place = { _, _ in (4, -0.5, 6, 3) } },
    Case("gggggggg", "topLeft · +4×−1") { $0.place = { _, _ in (0, 0, 6, 3) } },
    Case("GGG", "topRight · +4×−1") { $0.place = { _, _ in (4, 0, 6, 3) } },
    Case("GG", "bottomLeft · +4×−1") { $0.place = { _, _ in (0, -1, 6, 3) } },
    Case("G", "bottomRight · +4×−1") { $0.place = { _, _ in (4, -1, 6, 3) } },
  ]

  @Test(arguments: gravities, [false, true])
  func gravityPlacesThePiece(test: Case, isMasked: Bool) throws {
    let keys = Self.wider + Self.shorter + (isMasked ? "m" : "") + test.keys
    try Self.check(
      Case(keys, test.status + (isMasked ? " · masked" : "")) {
        ($0.boundsWidth, $0.boundsHeight, $0.isMasked) = (10, 2, isMasked)
        test.set(&$0)
      })
  }

  @Test func nineParts() throws {
    let grow = Self.wider + "\u{1B}[1;2B\u{1B}[1;2B\u{1B}[1;2B"
    try Self.check(
      Case(grow + "c", "resize · +4×+3 · 9-part") {
        ($0.boundsWidth, $0.boundsHeight, $0.isNinePart) = (10, 6, true)
      })
    try Self.check(
      Case(grow + "cc", "resize · +4×+3") { ($0.boundsWidth, $0.boundsHeight) = (10, 6) })
  }

  // MARK: Values

  @Test func valuesStayUntilTheyAreReset() throws {
    let run = try Program.start(Program.atlas("hero.plist"), "--paused")
    try run.waitFor(text: "idle 1/4 paused")
    run.send("e6lgPPdmc\u{1B}[1;2B")
    let values = "LAYER resizeAspect · y 30° · d 500 · 0×+1 · 9-part · masked · one-sided"
    for keys in ["", ".", ">", "\t"] {
      run.send(keys)
      try run.waitFor("the values after \(keys)") { $0.text(row: 23).hasPrefix(values) }
    }
    run.send("e")
    try run.waitFor("the plain line") { $0.text(row: 23).hasPrefix("1:1 · ") }
    run.send("e")
    try run.waitFor("the values again") { $0.text(row: 23).hasPrefix(values) }
    run.send("0")
    try run.waitFor("defaults") { $0.text(row: 23).hasPrefix("LAYER resize · 1:1 · ") }
  }

  @Test func resettingBringsThePieceBack() throws {
    let (run, folder) = try Self.start()
    defer { withExtendedLifetime(folder) {} }
    try Self.enter(LayerReference(), on: run)
    let before = try Self.plainStage(run)
    run.send("10l3zPg\u{1B}[1;2Cmcd")
    try run.waitFor("another picture") { Self.stage($0).map { $0 != before } ?? false }
    run.send("0")
    try run.waitFor("the piece as it comes") {
      Self.stage($0) == before && $0.text(row: 39) == "LAYER resize · 8:1 · tiny.png"
    }
  }

  /// All at once is told in 80 columns.
  @Test func everyValueIsSeenInEightyColumns() throws {
    let (run, folder) = try Self.start(columns: 80, rows: 24)
    defer { withExtendedLifetime(folder) {} }
    run.send("e35h35k35ZggPdmc" + String(repeating: "\u{1B}[1;2C\u{1B}[1;2B", count: 10))
    let values = "LAYER resizeAspectFill x−175° y−175° z−175° d1000 +10×+10 9-part masked one-sided"
    try run.waitFor("the values") { $0.text(row: 23) == values.prefix(80) }
  }

  /// Time, lists and picture go on as without it.
  @Test func otherKeysWork() throws {
    let run = try Program.start(Program.atlas("hero.plist"), "--paused")
    try run.waitFor(text: "idle 1/4 paused")
    run.send("e")
    for (key, text) in [
      (".", "idle 2/4"), ("2.", "idle 4/4"), (",", "idle 3/4"), ("\u{1B}[H", "idle 1/4"),
      ("]", "×1.1"), ("\u{7F}", "×1.0"), ("L", "ping-pong"), (">", "jump 1/6"), ("<", "idle 1/4"),
      ("+", "2:1"), ("w", "1:2 averaged"), ("+", "1:1"), ("\t", "1:1 · idle_01.png"),
    ] {
      run.send(key)
      try run.waitFor("\(key) to give \(text)") {
        $0.text(row: 23).hasPrefix("LAYER resize · ") && $0.text(row: 23).contains(text)
      }
    }
    run.send("\r?")
    try run.waitFor(text: "stretch only the middle third")
    run.send("q")
    try run.waitFor(text: "Animations")
    run.send("q")
    #expect(run.exitStatus == .exited(0))
  }
}
