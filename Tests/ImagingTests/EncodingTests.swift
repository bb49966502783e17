import Imaging
import TestSupport
import Testing

@Suite struct EncodingTests {
  /// Every alpha with colours that say nothing about it.
  static let straight = Bitmap(
    width: 16, height: 24,
    pixels: (0..<16 * 24).map { index in
      Pixel(
        red: UInt8(truncatingIfNeeded: index * 7 + 3),
        green: UInt8(truncatingIfNeeded: index * 31),
        blue: UInt8(truncatingIfNeeded: 255 - index),
        alpha: UInt8(truncatingIfNeeded: index))
    }, alpha: .straight)

  @Test func straightPixelsComeBackBitForBit() throws {
    let image = try ImageFile.decode(try ImageFile.pngData(Self.straight), alpha: .straight)
    #expect(image == DecodedImage(bitmap: Self.straight))
  }

  @Test func premultipliedPixelsAreDividedByAlpha() throws {
    let drawn = Self.straight.premultiplied()
    let data = try ImageFile.pngData(drawn)
    #expect(try ImageFile.decode(data, alpha: .straight).bitmap == drawn.straight())
    #expect(try ImageFile.decode(data).bitmap == drawn)
  }

  @Test func theFileIsEightBitRGBA() throws {
    let header = try ImageFile.header(ImageFile.pngData(Self.straight))
    #expect(header.width == 16 && header.height == 24)
    #expect(header.bitDepth == 8 && header.colorType == .rgba && !header.isInterlaced)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func anEmptyBitmapIsNoFile(width: Int, height: Int) {
    #expect(throws: ImageError(.unwritable(reason: "it has no pixels"))) {
      try ImageFile.pngData(Bitmap(width: width, height: height))
    }
  }

  @Test func aFileIsReplaced() throws {
    let folder = TemporaryFolder()
    let path = try folder.write("old", to: "a.png")
    try ImageFile.write(Self.straight, to: path)
    #expect(try ImageFile.read(path, alpha: .straight) == DecodedImage(bitmap: Self.straight))
    #expect(folder.files == ["a.png"])
  }

  @Test func aFileNeedsItsFolder() {
    let path = TemporaryFolder().path("nowhere/a.png")
    let error = #expect(throws: ImageError.self) { try ImageFile.write(Self.straight, to: path) }
    let reason = "\(path): no such file or folder"
    #expect(error?.kind == .unwritable(reason: reason))
  }
}
