import Imaging
import Testing

@Suite struct DecodingTests {
  /// Whole files: broken ones are in `BrokenFileTests`.
  static let whole = Fixture.all.filter { !BrokenFileTests.faults.keys.contains($0.name) }

  @Test func theTableIsThere() {
    #expect(Fixture.all.count == 74)
  }

  @Test(arguments: whole)
  func samplesAreTakenAsStored(_ fixture: Fixture) throws {
    let image = try ImageFile.read(Fixture.path("\(fixture.name).png"), alpha: .straight)
    #expect(image.bitmap == fixture.bitmap)
    #expect(image.fault == nil)
    #expect(image.rowsRead == fixture.bitmap.height)
  }

  @Test(arguments: Fixture.all)
  func premultiplyingWhileReadingEqualsDoingItAfterwards(_ fixture: Fixture) throws {
    let image = try ImageFile.read(Fixture.path("\(fixture.name).png"))
    #expect(image.bitmap == fixture.bitmap.premultiplied())
  }

  @Test func nothingDependsOnWhetherBytesComeFromAFile() throws {
    let bytes = try Fixture.bytes("rgba8.png")
    let fixture = try #require(Fixture.named("rgba8"))
    #expect(try ImageFile.decode(bytes, alpha: .straight).bitmap == fixture.bitmap)
  }

  @Test(arguments: [
    ("gray1-adam7", 13, 9, 1, ImageHeader.ColorType.gray, true, false),
    ("rgb16", 13, 9, 16, .rgb, false, false),
    ("palette4-trns", 13, 9, 4, .palette, false, false),
    ("grayalpha8", 13, 9, 8, .grayAlpha, false, false),
    ("adam7-5x2", 5, 2, 8, .rgba, true, false),
    ("cgbi", 13, 9, 8, .rgba, false, true),
    ("huge", 100000, 99999, 8, .rgba, false, false),
    ("truncated-first-row", 13, 9, 8, .rgba, false, false),
  ])
  func headersAreReadAlone(
    name: String, width: Int, height: Int, depth: Int, type: ImageHeader.ColorType,
    isInterlaced: Bool, isCgBI: Bool
  ) throws {
    let header = try ImageFile.header(of: Fixture.path("\(name).png"))
    #expect(header.width == width && header.height == height)
    #expect(header.bitDepth == depth && header.colorType == type)
    #expect(header.isInterlaced == isInterlaced && (header.kind == .cgbiPNG) == isCgBI)
  }

  @Test func limitsHoldForSidesAndForPixels() throws {
    let bytes = try Fixture.bytes("rgba8.png")
    let exact = ImageLimits(maxSide: 13, maxPixels: 13 * 9)
    #expect(try ImageFile.decode(bytes, limits: exact).rowsRead == 9)
    for limits in [ImageLimits(maxSide: 12), ImageLimits(maxPixels: 13 * 9 - 1)] {
      #expect(throws: ImageError(.tooLarge(width: 13, height: 9, limits: limits))) {
        try ImageFile.decode(bytes, limits: limits)
      }
    }
  }
}
