import LayerSprites
import SampleAtlases
import TestSupport
import Testing
import Writing

/// Sprites as files.
@Suite struct SpriteExtractionTests {
  private static let page = SampleAtlas.pattern(width: 20, height: 15)

  private static let frames = [
    SampleAtlas.frame(
      "ui/plain.png", Rect(x: 3, y: 4, width: 5, height: 6), offset: Point(x: 2.5, y: 1),
      canvas: Size(width: 9, height: 8), aliases: ["other"]),
    SampleAtlas.frame(
      "turned", Rect(x: 9, y: 2, width: 4, height: 7), turned: .clockwise,
      offset: Point(x: 1, y: 3), canvas: Size(width: 10, height: 8)),
    SampleAtlas.frame("out", Rect(x: 17, y: 12, width: 6, height: 5)),
  ]

  private static func extraction(
    in folder: TemporaryFolder, frames: [AtlasDescription.Frame] = frames, isTrimmed: Bool = false
  ) throws -> SpriteExtraction {
    let map = try SampleAtlas.drawn(frames, on: page, in: folder)
    return SpriteExtraction((0..<map.count).map { map[$0] }, isTrimmed: isTrimmed)
  }

  private static func pixels(_ path: String) throws -> Bitmap {
    try ImageFile.read(path, alpha: .straight).bitmap
  }

  /// A canvas of so many pixels, each taken from a place of the page; nil is clear.
  private static func canvas(
    _ width: Int, _ height: Int, _ place: (Int, Int) -> (x: Int, y: Int)?
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, alpha: .straight)
    for y in 0..<height {
      for x in 0..<width {
        if let from = place(x, y), from.x < 20, from.y < 15 { bitmap[x, y] = page[from.x, from.y] }
      }
    }
    return bitmap
  }

  @Test func filesHoldTheStraightPixelsBitForBit() throws {
    let folder = TemporaryFolder()
    var extraction = try Self.extraction(in: folder)
    try extraction.write(to: folder.path("out"), replacing: false)
    #expect(
      folder.files
        == ["out/other.png", "out/out.png", "out/turned.png", "out/ui/plain.png", "page.png"])
    let plain = Self.canvas(9, 8) { x, y in
      (2..<7).contains(x) && (1..<7).contains(y) ? (3 + x - 2, 4 + y - 1) : nil
    }
    #expect(try Self.pixels(folder.path("out/ui/plain.png")) == plain)
    #expect(try Self.pixels(folder.path("out/other.png")) == plain)
    // Stored turned clockwise: the top row is the right column, read downwards.
    let turned = Self.canvas(10, 8) { x, y in
      (1..<8).contains(x) && (3..<7).contains(y) ? (9 + 3 - (y - 3), 2 + x - 1) : nil
    }
    #expect(try Self.pixels(folder.path("out/turned.png")) == turned)
    #expect(
      try Self.pixels(folder.path("out/out.png")) == Self.canvas(6, 5) { x, y in (17 + x, 12 + y) })
    #expect(extraction.written.map(\.file) == extraction.items.map(\.file))
    #expect(extraction.problems.isEmpty)
  }

  @Test func trimmedFilesHoldThePieceAlone() throws {
    let folder = TemporaryFolder()
    var extraction = try Self.extraction(in: folder, isTrimmed: true)
    try extraction.write(to: folder.path("out"), replacing: false)
    #expect(
      try Self.pixels(folder.path("out/turned.png"))
        == Self.canvas(7, 4) { x, y in (9 + 3 - y, 2 + x) })
  }

  @Test func nothingIsWrittenWhereAnyFileExists() throws {
    let folder = TemporaryFolder()
    try folder.write([1, 2, 3], to: "out/ui/plain.png")
    var extraction = try Self.extraction(in: folder)
    let error = #expect(throws: SpriteExtraction.Failure.self) {
      try extraction.write(to: folder.path("out"), replacing: false)
    }
    guard case .exists(let path) = error else {
      Issue.record("expected that a file exists, got \(String(describing: error))")
      return
    }
    #expect(path == folder.path("out/ui/plain.png"))
    #expect(folder.files == ["out/ui/plain.png", "page.png"])
    #expect(try FileBytes.read(path) == [1, 2, 3])
    #expect(extraction.written.isEmpty)
  }

  @Test func replacesWhereAsked() throws {
    let folder = TemporaryFolder()
    try folder.write([1, 2, 3], to: "out/out.png")
    try folder.write([4], to: "out/kept.txt")
    var extraction = try Self.extraction(in: folder)
    try extraction.write(to: folder.path("out"), replacing: true)
    #expect(try Self.pixels(folder.path("out/out.png")).width == 6)
    #expect(try FileBytes.read(folder.path("out/kept.txt")) == [4])
    #expect(folder.files.count == 6)
  }

  @Test func namesLeadNowhereElse() throws {
    let folder = TemporaryFolder()
    let names = ["../../up", "/abs", "C:\\drive", "..\\..\\back", "a/../../b", "up", "UP"]
    let frames = names.map { SampleAtlas.frame($0, Rect(x: 0, y: 0, width: 2, height: 3)) }
    var extraction = try Self.extraction(in: folder, frames: frames)
    try extraction.write(to: folder.path("deep/out"), replacing: false)
    #expect(folder.files.allSatisfy { $0.hasPrefix("deep/out/") || $0 == "page.png" })
    #expect(folder.files.count == names.count + 1)
    #expect(
      extraction.items.map(\.file)
        == ["up.png", "back.png", "abs.png", "drive.png", "UP~2.png", "a/b.png", "up~3.png"])
    #expect(extraction.problems.map(\.code) == [.duplicateName, .duplicateName])
    #expect(extraction.problems.map(\.level) == [.warning, .warning])
  }

  @Test func aMissingPageIsAProblemOfEachSprite() throws {
    let folder = TemporaryFolder()
    let map = SampleAtlas.named(["a", "b"], hasPicture: false)
    var extraction = SpriteExtraction([map[0], map[1]], isTrimmed: false)
    try extraction.write(to: folder.path("out"), replacing: false)
    #expect(folder.files.isEmpty)
    #expect(extraction.written.isEmpty)
    #expect(extraction.problems.map(\.sprite) == ["a", "b"])
    #expect(extraction.problems.map(\.code) == [.missingTexture, .missingTexture])
    #expect(extraction.problems.map(\.level) == [.error, .error])
  }

  @Test func anUnreadablePageIsAProblemOfEachSprite() throws {
    let folder = TemporaryFolder()
    var extraction = try Self.extraction(in: folder)
    let header = try FileBytes.read(folder.path("page.png")).prefix(40)
    try FileBytes.write(Array(header), to: folder.path("page.png"), replacing: true)
    try extraction.write(to: folder.path("out"), replacing: false)
    #expect(folder.files == ["page.png"])
    #expect(extraction.problems.map(\.code) == Array(repeating: .undecodableTexture, count: 4))
  }

  /// A page that breaks off: what lies above is whole, what lies below is written and told.
  @Test func aBrokenPageIsToldOfTheSpritesBelow() throws {
    let folder = TemporaryFolder()
    var noise = Bitmap(width: 256, height: 256, alpha: .straight)
    var seed: UInt32 = 7
    for i in noise.pixels.indices {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      noise.pixels[i] = Pixel(bits: seed | 0xFF00_0000)
    }
    let map = try SampleAtlas.drawn(
      [
        SampleAtlas.frame("above", Rect(x: 0, y: 0, width: 9, height: 4)),
        SampleAtlas.frame("below", Rect(x: 0, y: 250, width: 9, height: 4)),
      ], on: noise, in: folder)
    let bytes = try FileBytes.read(folder.path("page.png"))
    try FileBytes.write(
      Array(bytes.prefix(bytes.count / 2)), to: folder.path("page.png"), replacing: true)
    var extraction = SpriteExtraction([map[0], map[1]], isTrimmed: false)
    try extraction.write(to: folder.path("out"), replacing: false)
    #expect(folder.files == ["out/above.png", "out/below.png", "page.png"])
    #expect(
      try Self.pixels(folder.path("out/above.png"))
        == noise.cropped(x: 0, y: 0, width: 9, height: 4))
    #expect(extraction.problems.map(\.sprite) == ["below"])
    #expect(extraction.problems.map(\.level) == [.error])
  }

  @Test func aSpriteOfNoPixelsIsAProblem() throws {
    let folder = TemporaryFolder()
    let frames = [
      SampleAtlas.frame("nothing", Rect(x: 1, y: 1, width: 0, height: 3)),
      SampleAtlas.frame("something", Rect(x: 1, y: 1, width: 2, height: 3)),
    ]
    var extraction = try Self.extraction(in: folder, frames: frames)
    try extraction.write(to: folder.path("out"), replacing: false)
    #expect(extraction.written.map(\.file) == ["something.png"])
    #expect(extraction.problems.map(\.code) == [.emptyRect])
    #expect(extraction.problems.map(\.sprite) == ["nothing"])
  }

  @Test func aFolderThatCannotBeIsToldByItsFile() throws {
    let folder = TemporaryFolder()
    try folder.write([1], to: "file")
    var extraction = try Self.extraction(in: folder)
    let error = #expect(throws: SpriteExtraction.Failure.self) {
      try extraction.write(to: folder.path("file"), replacing: true)
    }
    guard case .unwritable(let path, _) = error else {
      Issue.record("expected that a file can't be written, got \(String(describing: error))")
      return
    }
    #expect(path.hasPrefix(folder.path("file/")))
    #expect(try FileBytes.read(folder.path("file")) == [1])
  }

  /// Sprites of one name have their number in the file's name.
  @Test func numberedSprites() throws {
    let folder = TemporaryFolder()
    let frames = [3, 1].map { index in
      var frame = SampleAtlas.frame(
        "walk", Rect(x: Double(index), y: 2, width: 1, height: 1))
      frame.index = index
      return frame
    }
    var extraction = try Self.extraction(in: folder, frames: frames)
    try extraction.write(to: folder.path("out"), replacing: false)
    #expect(extraction.problems == [])
    for index in [1, 3] {
      #expect(
        try Self.pixels(folder.path("out/walk_\(index).png")).pixels
          == [Self.page[index, 2]])
    }
  }
}
