import LayerSprites
import SampleAtlases
import Stage
import TestSupport
import Testing

/// How one picture takes the place of another on the stage: frames of plain red, blue and green,
/// 0.4 s each, 8 × 6 pixels, from time 100 on.
@Suite struct StageMotionTests {
  private static let colors = [
    Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255),
    Pixel(red: 0, green: 255, blue: 0),
  ]

  private static func map(in folder: TemporaryFolder) throws -> ImageMap {
    var page = Bitmap(width: 32, height: 6)
    for x in 0..<24 { for y in 0..<6 { page[x, y] = colors[x / 8] } }
    for y in 2..<4 { for x in 24..<32 { page[x, y] = colors[2] } }
    let frames = (0..<4).map { i in
      SampleAtlas.frame(
        i < 3 ? "run_\(i)" : "bar", Rect(x: Double(8 * i), y: 0, width: 8, height: 6))
    }
    return try SampleAtlas.drawn(frames, on: page, in: folder)
  }

  /// The stage, 16 × 12 pixels at 1:1, and what it shows.
  private struct Stage {
    private let folder = TemporaryFolder()
    private let scene = StageScene()
    var state: ViewerState

    init(_ set: (inout Opening) -> Void = { _ in }) throws {
      var opening = Opening()
      opening.framesPerSecond = 2.5
      opening.background = .color(Pixel(red: 0, green: 0, blue: 0))
      opening.zoom = .fixed(.actual)
      set(&opening)
      state = ViewerState(
        Catalog(try StageMotionTests.map(in: folder)), opening: opening, now: 100)
      state.stageSize = (16, 12)
    }

    /// The picture at a time; every look is a tick of the program.
    func look(at now: Double) -> Bitmap {
      scene.show(state.picture(at: now, width: 16, height: 12), at: now)
      return Renderer().render(scene.snapshot(at: now), width: 16, height: 12)
    }

    func middle(at now: Double) -> [Int] {
      let pixel = look(at: now)[8, 6]
      return [pixel.red, pixel.green, pixel.blue].map(Int.init)
    }

    var isMoving: Bool { scene.isMoving }

    mutating func skip(_ seconds: Double) {
      state.skip(seconds)
      scene.skip(seconds)
    }
  }

  /// A quarter of 0.4 s from the time at which the frame was due, not from the tick.
  @Test(arguments: [
    (100.4, 0.0), (100.425, 0.25), (100.45, 0.5), (100.475, 0.75), (100.5, 1), (100.7, 1),
  ])
  func framesFadeFromWhenTheyAreDue(time: Double, progress: Double) throws {
    let stage = try Stage { $0.crossFade = .usual }
    #expect(stage.middle(at: 100.39) == [255, 0, 0])
    let seen = stage.middle(at: time)
    let expected = [255 * (1 - progress), 0, 255 * progress]
    #expect(zip(seen, expected).allSatisfy { abs(Double($0) - $1) <= 1 }, "\(seen)")
    #expect(stage.isMoving == (progress < 1))
  }

  @Test func withoutFadesThereIsNothingBetween() throws {
    let stage = try Stage()
    for tick in 0..<600 {
      let seen = stage.middle(at: 100 + Double(tick) / 240)
      #expect([[255, 0, 0], [0, 255, 0], [0, 0, 255]].contains(seen))
      #expect(!stage.isMoving)
    }
  }

  /// A fade longer than the frames goes over into the next from what is on the screen.
  @Test func aChangeDuringAFadeBeginsWithWhatIsSeen() throws {
    let stage = try Stage { $0.crossFade = .seconds(0.8) }
    _ = stage.look(at: 100.1)
    _ = stage.look(at: 100.4)
    for (time, seen) in [
      (100.799, [128, 0, 127]), (100.8, [128, 0, 127]), (101.0, [96, 64, 95]),
      (101.1, [80, 96, 79]),
    ] {
      let middle = stage.middle(at: time)
      #expect(zip(middle, seen).allSatisfy { abs($0 - $1) <= 1 }, "\(time): \(middle)")
    }
  }

  @Test func stepsByHandFadeFromTheStep() throws {
    var stage = try Stage {
      $0.crossFade = .usual
      $0.plays = false
    }
    _ = stage.look(at: 100)
    stage.state.update(.step(1), at: 207)
    #expect(stage.middle(at: 207) == [255, 0, 0])
    #expect(
      stage.middle(at: 207.05) == [128, 0, 128] || stage.middle(at: 207.05) == [127, 0, 128])
    #expect(stage.middle(at: 207.1) == [0, 0, 255])
    #expect(!stage.isMoving)
  }

  @Test func anotherEntryDissolvesTheWholeCanvas() throws {
    var stage = try Stage {
      $0.crossFade = .seconds(0.2)
      $0.plays = false
    }
    _ = stage.look(at: 100)
    stage.state.update(.nextList, at: 101)
    stage.state.update(.moveCursor(-3), at: 101)
    #expect(stage.state.exhibit?.name == "bar")
    _ = stage.look(at: 101)
    let half = stage.look(at: 101.1)
    #expect(abs(Int(half[8, 3].red) - 128) <= 1 && half[8, 3].green == 0)
    #expect(abs(Int(half[8, 5].red) - 128) <= 1 && abs(Int(half[8, 5].green) - 127) <= 1)
    #expect(stage.look(at: 101.2)[8, 3] == Pixel(red: 0, green: 0, blue: 0))
  }

  /// Zooming moves the picture there, with fades on, and is there at once without.
  @Test(arguments: [true, false]) func zoomAndPanMoveOnlyWhereFramesFade(fades: Bool) throws {
    var stage = try Stage {
      $0.crossFade = fades ? .usual : nil
      $0.plays = false
    }
    func width(_ bitmap: Bitmap) -> Int { (0..<16).count { bitmap[$0, 6].red == 255 } }
    #expect(width(stage.look(at: 100)) == 8)
    stage.state.update(.zoomIn, at: 101)
    #expect(width(stage.look(at: 101)) == (fades ? 8 : 16))
    if fades { #expect((10...15).contains(width(stage.look(at: 101.05)))) }
    #expect(width(stage.look(at: 101.16)) == 16)
    #expect(!stage.isMoving)
    stage.state.update(.pan(x: 4, y: 0), at: 102)
    #expect(width(stage.look(at: 102)) == (fades ? 16 : 12))
    #expect(width(stage.look(at: 102.2)) == 12)
  }

  @Test func switchingFadesOffCuts() throws {
    var stage = try Stage { $0.crossFade = .usual }
    _ = stage.look(at: 100.3)
    _ = stage.look(at: 100.42)
    stage.state.update(.toggleCrossFade, at: 100.43)
    #expect(stage.middle(at: 100.43) == [0, 0, 255])
    #expect(!stage.isMoving)
  }

  /// While the program was stopped nothing went on: neither the frames nor a fade.
  @Test func skippedTimeLeavesAFadeWhereItWas() throws {
    var stage = try Stage { $0.crossFade = .usual }
    _ = stage.look(at: 100.3)
    let before = stage.middle(at: 100.45)
    stage.skip(50)
    #expect(stage.middle(at: 150.45) == before)
    #expect(stage.middle(at: 150.5) == [0, 0, 255])
    #expect(stage.middle(at: 150.79) == [0, 0, 255])
    #expect(stage.middle(at: 150.81)[1] > 0)
  }

  // MARK: Onion skin

  /// Before the frame red, after it blue, halfway to the tint and half seen, behind the sprite.
  @Test func neighboursShineThroughWhereTheFrameIsClear() throws {
    let folder = TemporaryFolder()
    var page = Bitmap(width: 12, height: 4)
    for i in 0..<3 { page[4 * i + i, 1] = Pixel(red: 200, green: 200, blue: 200) }
    let frames = (0..<3).map {
      SampleAtlas.frame("run_\($0)", Rect(x: Double(4 * $0), y: 0, width: 4, height: 4))
    }
    var opening = Opening()
    opening.plays = false
    opening.background = .color(Pixel(red: 0, green: 0, blue: 0))
    opening.zoom = .fixed(.actual)
    opening.firstFrame = 2
    let map = try SampleAtlas.drawn(frames, on: page, in: folder)
    var state = ViewerState(Catalog(map), opening: opening, now: 0)
    state.update(.toggleOnion, at: 0)
    let scene = StageScene()
    func look() -> [Pixel] {
      let drawn = Renderer().render(
        scene.snapshot(of: state.picture(at: 0, width: 4, height: 4)), width: 4, height: 4)
      return (0..<3).map { drawn[$0, 1] }
    }
    let (black, grey) = (
      Pixel(red: 0, green: 0, blue: 0), Pixel(red: 200, green: 200, blue: 200)
    )
    #expect(
      look() == [
        Pixel(red: 114, green: 70, blue: 66), grey, Pixel(red: 66, green: 82, blue: 114),
      ])
    state.update(.toggleOnion, at: 0)
    #expect(look() == [black, grey, black])
  }
}
