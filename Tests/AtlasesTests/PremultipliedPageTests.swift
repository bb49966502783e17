import Imaging
import TestSupport
import Testing

@testable import Atlases

@Suite struct PremultipliedPageTests {
  private let folder = TemporaryFolder()

  /// Colours that are multiplied already, one that can't be, and a clear pixel.
  private let stored = [
    Pixel(red: 100, green: 50, blue: 0, alpha: 100),
    Pixel(red: 20, green: 10, blue: 128, alpha: 128),
    Pixel(red: 90, green: 5, blue: 0, alpha: 30), Pixel(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  private func page(_ text: String, as name: String) throws -> Page {
    let picture = Bitmap(width: 4, height: 1, pixels: stored, alpha: .straight)
    try folder.write(ImageFile.pngData(picture), to: FilePath(name).folder + "p.png")
    return try #require(try ImageMap(path: folder.write(text, to: name)).pages.first)
  }

  private func metadata(_ value: String) -> String {
    atlas2(
      [("a", frame2("{{0,0},{4,1}}"))], metadata: "<key>premultiplyAlpha</key>\(value)")
  }

  @Test func knownOnesAreNotMultipliedAgain() throws {
    for page in [
      try page(metadata("<true/>"), as: "one/p.plist"),
      try page("p.png\npma: true\na\nbounds: 0,0,4,1\n", as: "two/p.atlas"),
    ] {
      #expect(
        try page.bitmap().pixels == [
          stored[0], stored[1], Pixel(red: 30, green: 5, blue: 0, alpha: 30), .clear,
        ])
      #expect(try page.bitmap().alpha == .premultiplied)
      #expect(
        try page.straightBitmap().pixels == [
          Pixel(red: 255, green: 128, blue: 0, alpha: 100),
          Pixel(red: 40, green: 20, blue: 255, alpha: 128),
          Pixel(red: 255, green: 43, blue: 0, alpha: 30), .clear,
        ])
      #expect(try page.straightBitmap().alpha == .straight)
    }
  }

  @Test func allOthersAreStraight() throws {
    for page in [
      try page(metadata("<false/>"), as: "one/p.plist"),
      try page("p.png\npma: false\na\nbounds: 0,0,4,1\n", as: "two/p.atlas"),
    ] {
      #expect(try page.straightBitmap().pixels == stored)
      #expect(try page.bitmap().pixels == stored.map(\.premultiplied))
    }
  }
}
