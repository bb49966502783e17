import Imaging
import Testing

/// PVR containers, made here byte by byte; the packed ones by `make_fixtures.py`.
@Suite struct PVRTests {
  private static func word(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func second(
    _ code: Int, width: Int, height: Int, _ pixels: [UInt8], headerSize: Int = 52
  ) -> [UInt8] {
    let fields = [headerSize, height, width, 0, code, pixels.count, 0, 0, 0, 0, 0]
    return fields.flatMap(word) + Array("PVR!".utf8) + word(1)
      + Array(repeating: 7, count: max(0, headerSize - 52)) + pixels
  }

  static func third(
    _ letters: String, _ widths: [UInt8], width: Int, height: Int, _ pixels: [UInt8],
    flags: Int = 0, type: Int = 0, metadata: [UInt8] = []
  ) -> [UInt8] {
    let names = Array(letters.utf8) + Array(repeating: 0, count: 4 - letters.utf8.count)
    let bits = widths + Array(repeating: 0, count: 4 - widths.count)
    let fields = [0, type, height, width, 1, 1, 1, 1, metadata.count].flatMap(word)
    return Array("PVR\u{3}".utf8) + word(flags) + names + bits + fields + metadata + pixels
  }

  private func pixels(_ bytes: [UInt8], alpha: AlphaFormat = .straight) throws -> String {
    try ImageFile.decode(bytes, alpha: alpha).bitmap.pixels.map(\.description)
      .joined(separator: " ")
  }

  /// Two pixels beside one another: which bits are which channel, and how few bits become eight.
  @Test(
    arguments: [
      (0x12, "rgba", [8, 8, 8, 8], [1, 2, 3, 4, 0xF0, 0x80, 0x40, 0xFF], "01020304 F08040FF"),
      (0x1A, "bgra", [8, 8, 8, 8], [1, 2, 3, 4, 0xF0, 0x80, 0x40, 0xFF], "03020104 4080F0FF"),
      (0x10, "rgba", [4, 4, 4, 4], [0x34, 0x12, 0xF0, 0x8F], "11223344 88FFFF00"),
      (0x11, "rgba", [5, 5, 5, 1], [0x00, 0x18, 0x43, 0x08], "19000000 080808FF"),
      (0x13, "rgb", [5, 6, 5], [0x63, 0x08, 0xFF, 0xFF], "080C19FF FFFFFFFF"),
      (0x15, "rgb", [8, 8, 8], [1, 2, 3, 4, 5, 6], "010203FF 040506FF"),
      (0x16, "l", [8], [1, 200], "010101FF C8C8C8FF"),
      (0x17, "la", [8, 8], [1, 2, 200, 100], "01010102 C8C8C864"),
    ] as [(Int, String, [UInt8], [UInt8], String)])
  func bothVersionsHoldTheSame(
    code: Int, letters: String, widths: [UInt8], stored: [UInt8], expected: String
  ) throws {
    #expect(try pixels(Self.second(code, width: 2, height: 1, stored)) == expected)
    #expect(try pixels(Self.third(letters, widths, width: 2, height: 1, stored)) == expected)
  }

  @Test func rowsGoFromTheTop() throws {
    let stored: [UInt8] = [1, 2, 3, 4, 5, 6]
    let bitmap = try ImageFile.decode(Self.second(0x16, width: 3, height: 2, stored)).bitmap
    #expect(bitmap.pixels.map(\.red) == [1, 2, 3, 4, 5, 6])
    let flipped = try ImageFile.decode(Self.second(0x10016, width: 3, height: 2, stored)).bitmap
    #expect(flipped.pixels.map(\.red) == [4, 5, 6, 1, 2, 3])
  }

  @Test func coloursMayBeMultipliedAlready() throws {
    let file = Self.third("rgba", [8, 8, 8, 8], width: 1, height: 1, [50, 20, 100, 100], flags: 2)
    #expect(try pixels(file, alpha: .premultiplied) == "32146464")
    #expect(try pixels(file) == "8033FF64")
  }

  @Test func headersMayBeLonger() throws {
    let second = Self.second(0x16, width: 2, height: 1, [9, 8], headerSize: 60)
    let third = Self.third("l", [8], width: 2, height: 1, [9, 8], metadata: [1, 2, 3, 4, 5])
    #expect(try pixels(second) == "090909FF 080808FF")
    #expect(try pixels(third) == "090909FF 080808FF")
  }

  @Test func smallerCopiesBehindTheFirstAreLeftOut() throws {
    #expect(try pixels(Self.second(0x116, width: 2, height: 1, [9, 8, 7])) == "090909FF 080808FF")
  }

  @Test(arguments: ["rgba8.pvr.ccz", "rgba8.pvr.gz"])
  func packedOnesAreUnpacked(name: String) throws {
    let fixture = try #require(Fixture.named("rgba8"))
    let image = try ImageFile.read(Fixture.path(name), alpha: .straight)
    #expect(image.bitmap == fixture.bitmap && image.fault == nil)
    let header = try ImageFile.header(of: Fixture.path(name))
    #expect(header.width == 13 && header.height == 9 && header.colorType == .rgba)
    #expect(header.kind == (name.hasSuffix("gz") ? .pvrGzip : .pvrCCZ))
  }

  @Test(arguments: [
    (Self.second(0x18, width: 8, height: 8, []), "PVRTC (2 bits a pixel) in a PVR"),
    (Self.second(0x36, width: 8, height: 8, []), "ETC1 in a PVR"),
    (Self.second(0x1B, width: 8, height: 8, []), "pixel format 0x1b in a PVR"),
    (
      Self.third("\u{3}", [0, 0, 0, 0], width: 8, height: 8, []), "PVRTC (4 bits a pixel) in a PVR"
    ),
    (Self.third("\u{7}", [0, 0, 0, 0], width: 8, height: 8, []), "DXT1 in a PVR"),
    (Self.third("\u{63}", [0, 0, 0, 0], width: 8, height: 8, []), "compression 99 in a PVR"),
    (Self.third("rg", [16, 16], width: 8, height: 8, []), "pixel format rg16-16 in a PVR"),
    (
      Self.third("rgba", [8, 8, 8, 8], width: 8, height: 8, [], type: 12),
      "signed or floating numbers in a PVR"
    ),
    (
      Array("CCZ!\0\u{1}\0\u{2}\0\0\0\0\0\0\0\0?".utf8),
      "PVR (CCZ) packed by another method than zlib"
    ),
  ])
  func otherPixelsAreNamed(bytes: [UInt8], format: String) {
    #expect(throws: ImageError(.unsupported(format: format))) { try ImageFile.decode(bytes) }
    #expect(throws: ImageError(.unsupported(format: format))) { try ImageFile.header(bytes) }
  }

  /// Found by random input: no letters but widths made pixels of no bytes.
  @Test(arguments: ["", "\0\0\0a"])
  func pixelsOfNoBytesAreRefused(letters: String) {
    let file = Self.third(letters, [0, 0, 0, 8], width: 4, height: 1, [1, 2, 3, 4])
    #expect(throws: ImageError.self) { try ImageFile.decode(file) }
  }

  @Test func limitsAreCheckedBeforeAnythingIsUnpacked() throws {
    let limits = ImageLimits(maxSide: 12)
    for name in ["rgba8.pvr.ccz", "rgba8.pvr.gz"] {
      #expect(throws: ImageError(.tooLarge(width: 13, height: 9, limits: limits))) {
        try ImageFile.read(Fixture.path(name), limits: limits)
      }
    }
    let huge = Self.second(0x12, width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, [])
    #expect(
      throws: ImageError(
        .tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, limits: ImageLimits()))
    ) { try ImageFile.decode(huge) }
  }

  @Test func whatBreaksOffGivesItsWholeRows() throws {
    let cut = Self.second(0x16, width: 3, height: 3, [1, 2, 3, 4, 5, 6, 7])
    let image = try ImageFile.decode(cut)
    #expect(image.bitmap.pixels.map(\.red) == [1, 2, 3, 4, 5, 6, 0, 0, 0])
    #expect(image.rowsRead == 2)
    #expect(image.fault == ImageError(.corrupt(reason: "the file ends early", kind: .pvr)))
    let packed = try Fixture.bytes("rgba8.pvr.gz")
    let part = try ImageFile.decode(Array(packed.dropLast(packed.count / 3)), alpha: .straight)
    let whole = try #require(Fixture.named("rgba8")).bitmap
    #expect(part.rowsRead > 0 && part.rowsRead < 9)
    #expect(part.bitmap.pixels[..<(part.rowsRead * 13)] == whole.pixels[..<(part.rowsRead * 13)])
    #expect(part.fault == ImageError(.corrupt(reason: "the file ends early", kind: .pvrGzip)))
  }

  @Test(arguments: [
    (Self.second(0x12, width: 0, height: 3, []), "it declares a size of 0×3"),
    (Array(Self.second(0x12, width: 3, height: 3, []).prefix(50)), "the file ends in its header"),
    (
      Self.second(0x12, width: 3, height: 3, [], headerSize: 3),
      "its header declares a length that makes no sense"
    ),
  ])
  func brokenHeadersAreExplained(bytes: [UInt8], reason: String) {
    #expect(throws: ImageError(.corrupt(reason: reason, kind: .pvr))) {
      try ImageFile.decode(bytes)
    }
  }

  @Test(arguments: ["rgba8.pvr.ccz", "rgba8.pvr.gz"])
  func noChangedByteDoesHarm(name: String) throws {
    let bytes = try Fixture.bytes(name)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x55
      if let image = try? ImageFile.decode(changed, limits: ImageLimits(maxSide: 512)) {
        #expect(image.bitmap.pixels.count == image.bitmap.width * image.bitmap.height)
      }
      _ = try? ImageFile.decode(Array(bytes[..<index]))
    }
  }
}
