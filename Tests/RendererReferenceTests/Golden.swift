import Foundation
import Imaging
import Testing

/// A picture in `Goldens`, to which one drawn is held, pixel for pixel.
///
/// With `SPRITEVIEW_RECORD=1` in the environment what is drawn is written there instead, and the test
/// fails, so that no run that compares nothing passes.
struct Golden {
  let name: String

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")
  private static let isRecording = ProcessInfo.processInfo.environment["SPRITEVIEW_RECORD"] == "1"

  private var path: String { Self.folder.appendingPathComponent(name + ".png").path }

  func check(_ drawn: Bitmap, _ location: SourceLocation = #_sourceLocation) throws {
    let drawn = drawn.straight()
    if Self.isRecording {
      try FileBytes.write(ImageFile.pngData(drawn), to: path, replacing: true)
      Issue.record("recorded \(name)", sourceLocation: location)
      return
    }
    let expected = try ImageFile.read(path, alpha: .straight).bitmap
    guard let difference = Self.difference(expected, drawn) else { return }
    let copy = NSTemporaryDirectory() + "spriteview-golden-\(name).png"
    try FileBytes.write(ImageFile.pngData(drawn), to: copy, replacing: true)
    Issue.record("\(name): \(difference)\ndrawn: \(copy)", sourceLocation: location)
  }

  /// How many pixels differ, and the first of them; nil where none does.
  private static func difference(_ expected: Bitmap, _ drawn: Bitmap) -> String? {
    guard expected.width == drawn.width, expected.height == drawn.height else {
      return "expected \(expected.width)×\(expected.height), drawn \(drawn.width)×\(drawn.height)"
    }
    let places = expected.pixels.indices.filter { expected.pixels[$0] != drawn.pixels[$0] }
    guard !places.isEmpty else { return nil }
    let lines = places.prefix(8).map {
      "(\($0 % drawn.width), \($0 / drawn.width)): "
        + "expected \(expected.pixels[$0]), drawn \(drawn.pixels[$0])"
    }
    return (["\(places.count) of \(drawn.pixels.count) pixels differ"] + lines)
      .joined(separator: "\n")
  }
}
