import Imaging
import TestSupport
import Testing

/// JPEG and WebP, made by `make_photos.py`.
@Suite struct PhotoTests {
  static let colors = [
    [200, 40, 40], [30, 160, 70], [40, 60, 210], [230, 220, 60], [20, 20, 20], [250, 250, 250],
  ]

  private func decode(_ name: String, alpha: AlphaFormat = .straight) throws -> DecodedImage {
    try ImageFile.read(Fixture.path(name), alpha: alpha)
  }

  @Test(arguments: ["blocks.jpg", "progressive.jpg", "blocks.webp"])
  func lossyPicturesAreNearTheirColours(name: String) throws {
    let image = try decode(name)
    #expect(image.fault == nil && image.rowsRead == 24)
    #expect(image.bitmap.width == 48 && image.bitmap.height == 24)
    for (i, color) in Self.colors.enumerated() {
      let pixel = image.bitmap[i % 3 * 16 + 7, i / 3 * 12 + 6]
      let found = [pixel.red, pixel.green, pixel.blue].map(Int.init)
      #expect(zip(found, color).allSatisfy { abs($0 - $1) <= 4 }, "\(found), not \(color)")
      #expect(pixel.alpha == 255)
    }
  }

  @Test func greyPicturesAreGrey() throws {
    let pixel = try decode("gray.jpg").bitmap[7, 6]
    // 0.299 × 200 + 0.587 × 40 + 0.114 × 40
    #expect(abs(Int(pixel.red) - 88) <= 2)
    #expect(pixel.red == pixel.green && pixel.green == pixel.blue && pixel.alpha == 255)
  }

  @Test func losslessWebPIsExact() throws {
    let pixels = (0..<35).map { (i: Int) -> Pixel in
      let (x, y) = (i % 7, i / 7)
      return Pixel(
        red: UInt8(x * 30), green: UInt8(y * 50), blue: 9, alpha: UInt8(255 - x * 42))
    }
    let expected = Bitmap(width: 7, height: 5, pixels: pixels, alpha: .straight)
    #expect(try decode("exact.webp").bitmap == expected)
    #expect(try decode("exact.webp", alpha: .premultiplied).bitmap == expected.premultiplied())
  }

  @Test(arguments: [
    ("blocks.jpg", PictureKind.jpeg, 48, 24, ImageHeader.ColorType.rgb),
    ("progressive.jpg", .jpeg, 48, 24, .rgb), ("gray.jpg", .jpeg, 48, 24, .gray),
    ("blocks.webp", .webP, 48, 24, .rgb), ("exact.webp", .webP, 7, 5, .rgba),
  ])
  func headersAreReadAlone(
    name: String, kind: PictureKind, width: Int, height: Int, type: ImageHeader.ColorType
  ) throws {
    let header = try ImageFile.header(of: Fixture.path(name))
    #expect(header.kind == kind && header.colorType == type && header.bitDepth == 8)
    #expect(header.width == width && header.height == height)
  }

  @Test func aSizeMayStandBehindALongProfile() throws {
    let bytes = try Fixture.bytes("blocks.jpg")
    let segment: [UInt8] = [0xFF, 0xE2, 0xFF, 0xFF] + Array(repeating: 0xFF, count: 0xFFFD)
    let long = Array(bytes[..<2] + segment + segment + bytes[2...])
    let folder = TemporaryFolder()
    try FileBytes.write(long, to: folder.path + "/long.jpg")
    #expect(try ImageFile.header(of: folder.path + "/long.jpg").width == 48)
    #expect(try ImageFile.decode(long).bitmap == ImageFile.decode(bytes).bitmap)
  }

  @Test(arguments: [("cmyk.jpg", "CMYK JPEG"), ("animated.webp", "animated WebP")])
  func whatIsNotReadIsNamed(name: String, format: String) {
    let error = ImageError(.unsupported(format: format))
    #expect(throws: error) { try ImageFile.read(Fixture.path(name)) }
    #expect(throws: error) { try ImageFile.header(of: Fixture.path(name)) }
  }

  @Test(arguments: ["blocks.jpg", "blocks.webp"])
  func limitsAreCheckedBeforePixelsAreDecoded(name: String) throws {
    let bytes = try Fixture.bytes(name)
    #expect(try ImageFile.decode(bytes, limits: ImageLimits(maxSide: 48)).bitmap.width == 48)
    for limits in [ImageLimits(maxSide: 47), ImageLimits(maxPixels: 48 * 24 - 1)] {
      #expect(throws: ImageError(.tooLarge(width: 48, height: 24, limits: limits))) {
        try ImageFile.decode(bytes, limits: limits)
      }
    }
  }

  @Test func aJPEGThatBreaksOffGivesWhatWasRead() throws {
    let bytes = try Fixture.bytes("blocks.jpg")
    let image = try ImageFile.decode(Array(bytes.dropLast(40)))
    #expect(image.fault == ImageError(.corrupt(reason: "Premature end of JPEG file", kind: .jpeg)))
    #expect(image.rowsRead == 0)
    #expect(abs(Int(image.bitmap[7, 2].red) - 200) <= 4)
  }

  @Test(arguments: [
    ("blocks.jpg", 20, PictureKind.jpeg, "the file ends in its header"),
    ("blocks.webp", 20, .webP, "the file ends in its header"),
    ("blocks.webp", 90, .webP, "its pixels can't be decoded; it may end early"),
  ])
  func prefixesAreBroken(name: String, count: Int, kind: PictureKind, reason: String) throws {
    let bytes = try Array(Fixture.bytes(name).prefix(count))
    #expect(throws: ImageError(.corrupt(reason: reason, kind: kind))) {
      try ImageFile.decode(bytes)
    }
  }

  @Test(arguments: ["blocks.jpg", "progressive.jpg", "blocks.webp", "exact.webp"])
  func noChangedByteDoesHarm(name: String) throws {
    let bytes = try Fixture.bytes(name)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x55
      if let image = try? ImageFile.decode(changed, limits: ImageLimits(maxSide: 512)) {
        #expect(image.bitmap.pixels.count == image.bitmap.width * image.bitmap.height)
      }
      _ = try? ImageFile.decode(Array(bytes[..<index]), limits: ImageLimits(maxSide: 512))
    }
  }
}
