private import Geometry
private import Imaging

/// What can be seen to be wrong from the numbers alone.
enum Inspection {
  /// Textures that are not there or cannot be read.
  static func problems(of pages: [Page]) -> [Problem] {
    pages.compactMap { page in
      switch page.fault {
      case .missingTexture(let tried):
        Problem(
          .error, .missingTexture,
          "no texture was found (looked for \(tried.joined(separator: ", ")) beside the data file)")
      case .undecodableTexture(let error):
        Problem(.error, .undecodableTexture, "\(page.image ?? "the texture"): \(error)")
      default: nil
      }
    }
  }

  /// Frames that do not fit their page or their canvas.
  static func problems(of frames: [AtlasDescription.Frame], pages: [Page]) -> [Problem] {
    frames.flatMap { frame in
      [emptyRect(frame), outOfBounds(frame, pages[frame.page]), trimOutside(frame)]
        .compactMap { $0 }
    }
  }

  private static func emptyRect(_ frame: AtlasDescription.Frame) -> Problem? {
    guard frame.textureRect.isEmpty else { return nil }
    return Problem(
      .warning, .emptyRect, sprite: frame.name,
      "\(text(frame.textureRect)) has no area (nothing is shown)")
  }

  /// Against the packed size, as the piece lies there, and the real size of the picture.
  private static func outOfBounds(_ frame: AtlasDescription.Frame, _ page: Page) -> Problem? {
    guard let width = page.width, let height = page.height else { return nil }
    let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard !bounds.contains(frame.textureRect) else { return nil }
    return Problem(
      .error, .outOfBounds, sprite: frame.name,
      "\(text(frame.textureRect)) reaches outside \(page.image ?? "the texture")"
        + " (\(width)×\(height))")
  }

  /// By whole pixels, as the piece is placed.
  private static func trimOutside(_ frame: AtlasDescription.Frame) -> Problem? {
    let (left, top) = (frame.trimOffset.x.rounded(.down), frame.trimOffset.y.rounded(.down))
    let canvas = frame.sourceSize
    guard
      left < 0 || top < 0 || left + frame.size.width > canvas.width.rounded(.up)
        || top + frame.size.height > canvas.height.rounded(.up)
    else { return nil }
    let piece = Rect(origin: frame.trimOffset, size: frame.size)
    return Problem(
      .warning, .trimOutside, sprite: frame.name,
      "\(text(piece)) reaches outside its canvas"
        + " (\(text(canvas.width))×\(text(canvas.height)): cut off there)")
  }

  private static func text(_ rect: Rect) -> String {
    "\(text(rect.size.width))×\(text(rect.size.height))"
      + " at \(text(rect.origin.x)),\(text(rect.origin.y))"
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
