package import Atlases
package import Geometry
package import Imaging
package import TestSupport

/// Atlases for tests: the ones that ship, and small ones made on the spot.
package enum SampleAtlas {
  /// One of the atlases that ship, by the name of its data file.
  package static func shipped(_ name: String) throws -> ImageMap {
    try ImageMap(path: "\(folder)/\(name)")
  }

  private static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/atlases"

  /// An atlas of so many names; each sprite is 4 × 6 pixels of its own. It has a picture or lacks it.
  package static func named(
    _ names: [String], sequences: [FrameSequence] = [], hasPicture: Bool = true
  ) -> ImageMap {
    let frames = names.enumerated().map { i, name in
      frame(name, Rect(x: Double(i % 64 * 4), y: Double(i / 64 * 6), width: 4, height: 6))
    }
    return described(frames, sequences: sequences, texture: hasPicture ? "\(folder)/hero.png" : nil)
  }

  /// An atlas of frames; without a picture, where none is named.
  package static func described(
    _ frames: [AtlasDescription.Frame], sequences: [FrameSequence] = [], texture: String? = nil
  ) -> ImageMap {
    var description = AtlasDescription(
      format: .cocos2D3, pages: [.init(textureNames: [])], frames: frames)
    description.sequences = sequences
    var options = ImageMap.Options()
    options.texture = texture
    return ImageMap(description, path: "/nowhere/sample.plist", options: options)
  }

  /// An atlas of frames cut from a picture, which is written to `page.png` of a folder.
  package static func drawn(
    _ frames: [AtlasDescription.Frame], on page: Bitmap, in folder: TemporaryFolder,
    scale: Double? = nil
  ) throws -> ImageMap {
    try folder.write(ImageFile.pngData(page), to: "page.png")
    let description = AtlasDescription(
      format: .cocos2D3, pages: [.init(textureNames: ["page.png"])], frames: frames)
    var options = ImageMap.Options()
    options.scale = scale
    return ImageMap(description, path: folder.path("sample.plist"), options: options)
  }

  /// A frame by its place in the page; where nothing else is said it fills its canvas.
  package static func frame(
    _ name: String, _ rect: Rect, turned: QuarterTurn = .none, offset: Point = .zero,
    canvas: Size? = nil, anchor: Point? = nil, aliases: [String] = []
  ) -> AtlasDescription.Frame {
    let isQuarter = turned == .clockwise || turned == .counterclockwise
    let size = isQuarter ? rect.size.transposed : rect.size
    var frame = AtlasDescription.Frame(
      name: name, textureRect: rect, storedRotation: turned, size: size, trimOffset: offset,
      sourceSize: canvas ?? size)
    frame.anchor = anchor
    frame.aliases = aliases
    return frame
  }

  /// A picture of which no two pixels are alike: straight alpha, opaque, soft and clear ones mixed.
  package static func pattern(width: Int, height: Int) -> Bitmap {
    let alphas: [UInt8] = [255, 255, 128, 1, 255, 0, 254]
    let pixels = (0..<height).flatMap { y in
      (0..<width).map { x in
        Pixel(
          red: UInt8(truncatingIfNeeded: 3 * x + 11), green: UInt8(truncatingIfNeeded: 5 * y + 7),
          blue: UInt8(truncatingIfNeeded: 40 + x + y), alpha: alphas[(x + 3 * y) % alphas.count])
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels, alpha: .straight)
  }
}
