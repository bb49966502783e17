import Imaging
import Testing

@Suite struct BrokenFileTests {
  /// Files that give pixels and a fault, with the rows they give.
  static let faults: [String: (rows: Int, reason: String)] = [
    "bad-crc-idat": (9, "IDAT: CRC error"),
    "bad-crc-second-idat": (3, "IDAT: CRC error"),
    "truncated-rows": (5, "the file ends early"),
    "truncated-adam7": (0, "the file ends early"),
    "no-end": (9, "the file ends early"),
    "too-few-rows": (4, "Not enough image data"),
    "bad-filter": (2, "bad adaptive filter value"),
    "cgbi-truncated": (7, "Not enough image data"),
  ]

  @Test(arguments: faults.keys.sorted())
  func whatWasReadBeforeTheFaultIsThere(_ name: String) throws {
    let fixture = try #require(Fixture.named(name))
    let expected = try #require(Self.faults[name])
    let image = try ImageFile.read(Fixture.path("\(name).png"), alpha: .straight)
    #expect(image.bitmap == fixture.bitmap)
    #expect(image.rowsRead == expected.rows)
    #expect(image.fault == ImageError(.corrupt(reason: expected.reason)))
  }

  @Test(arguments: [
    ("truncated-first-row", "the file ends early"),
    ("truncated-signature", "the file ends in its header"),
    ("truncated-header", "the file ends in its header"),
    ("text-mode", "its signature is damaged, as by a transfer in text mode"),
    ("no-idat", "IEND: out of place"),
    ("bad-crc-ihdr", "IHDR: CRC error"),
    ("bad-crc-palette", "PLTE: CRC error"),
    ("no-palette", "IDAT: Missing PLTE before IDAT"),
    ("unknown-critical", "CrIT: unhandled critical chunk"),
    ("zero-width", "it declares a size of 0×9"),
    ("negative-height", "it declares a size of 13×4294967287"),
    ("bad-depth", "it declares colour type 6 with 4 bits"),
  ])
  func withoutARowThereIsNoPicture(name: String, reason: String) {
    #expect(throws: ImageError(.corrupt(reason: reason))) {
      try ImageFile.read(Fixture.path("\(name).png"))
    }
  }

  @Test(arguments: [("huge", 100000, 99999), ("long", 16385, 1)])
  func whatIsTooLargeIsRefused(name: String, width: Int, height: Int) {
    let kind = ImageError.Kind.tooLarge(width: width, height: height, limits: ImageLimits())
    #expect(throws: ImageError(kind)) { try ImageFile.read(Fixture.path("\(name).png")) }
  }

  @Test(arguments: [
    ("empty", ImageError.Kind.empty), ("text", .notAPicture),
    ("missing", .unreadable(.notFound)),
  ])
  func whatIsNoReadablePictureIsNamed(name: String, kind: ImageError.Kind) {
    #expect(throws: ImageError(kind)) { try ImageFile.read(Fixture.path("\(name).png")) }
  }

  @Test(arguments: [
    ("GIF", Array("GIF89a".utf8)),
    ("SVG", Array("<svg width='3'/>".utf8)),
    ("PSD", Array("8BPS\0\u{1}".utf8)),
    ("encrypted PVR (CCZ)", Array("CCZp\0\0\0\u{2}".utf8)),
    ("big-endian PVR", Array("\u{3}RVP".utf8)),
    ("Aseprite", [0x10, 0, 0, 0, 0xE0, 0xA5]),
    ("a Git LFS pointer", Array("version https://git-lfs.github.com/spec/v1\n".utf8)),
  ])
  func otherFormatsAreNamed(format: String, bytes: [UInt8]) {
    #expect(throws: ImageError(.unsupported(format: format))) { try ImageFile.decode(bytes) }
  }

  @Test(arguments: ["rgba8", "gray16-trns-adam7", "palette4-trns", "many-idat"])
  func noPrefixOfAFileIsTakenForTheWhole(_ name: String) throws {
    let bytes = try Fixture.bytes("\(name).png")
    let fixture = try #require(Fixture.named(name))
    for count in 1..<bytes.count {
      guard let image = try? ImageFile.decode(Array(bytes[..<count]), alpha: .straight) else {
        continue
      }
      let rows = image.rowsRead * fixture.bitmap.width
      #expect(image.fault == .some(ImageError(.corrupt(reason: "the file ends early"))))
      #expect(image.bitmap.pixels[..<rows] == fixture.bitmap.pixels[..<rows])
    }
  }

  @Test(arguments: ["palette8-trns-adam7", "rgb16-trns", "grayalpha8", "cgbi-adam7"])
  func noChangedByteDoesHarm(_ name: String) throws {
    let bytes = try Fixture.bytes("\(name).png")
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x55
      if let image = try? ImageFile.decode(changed, limits: ImageLimits(maxSide: 4096)) {
        #expect(image.bitmap.pixels.count == image.bitmap.width * image.bitmap.height)
      }
    }
  }

  @Test func messagesSayWhatToDo() {
    let limits = ImageLimits(maxSide: 64, maxPixels: 1000)
    let messages = [
      ImageError(.unreadable(.isDirectory)), ImageError(.unsupported(format: "GIF")),
      ImageError(.tooLarge(width: 70, height: 3, limits: limits)),
      ImageError(.corrupt(reason: "IDAT: CRC error")),
      ImageError(.corrupt(reason: "the file ends early", kind: .pvrCCZ)),
    ].map(\.description)
    #expect(
      messages == [
        "is a directory (expected a file)",
        "GIF can't be read (convert it to PNG first)",
        "picture of 70×3 is too large (at most 64 a side and 1000 pixels)",
        "broken PNG: IDAT: CRC error (save it again or restore it)",
        "broken PVR (CCZ): the file ends early (save it again or restore it)",
      ])
  }
}
