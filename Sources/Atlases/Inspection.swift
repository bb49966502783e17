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

  /// Frames that do not fit their page or their canvas, pages that are not those of the data file,
  /// and frames that share a rectangle.
  static func problems(of description: AtlasDescription, pages: [Page]) -> [Problem] {
    var (problems, outside) = ([Problem](), [Int](repeating: 0, count: pages.count))
    for frame in description.frames {
      if let problem = emptyRect(frame) { problems.append(problem) }
      if let problem = outOfBounds(frame, pages[frame.page]) {
        problems.append(problem)
        outside[frame.page] += 1
      }
      if let problem = trimOutside(frame) { problems.append(problem) }
    }
    let stale = pages.indices.compactMap {
      stalePair(description.pages[$0].declaredSize, pages[$0], outside: outside[$0])
    }
    return stale + problems + sharedRects(description.frames)
  }

  /// No more than a person or a script can want, the worst first where there are too many; the last
  /// one tells how many are left out.
  static func bounded(_ problems: [Problem], limit: Int = 1000) -> [Problem] {
    guard problems.count > limit else { return problems }
    let levels: [Problem.Level] = [.error, .warning, .note]
    let ordered = levels.flatMap { level in problems.lazy.filter { $0.level == level } }
    let next = ordered[limit]
    return ordered[..<limit] + [
      Problem(next.level, next.code, "and \(problems.count - limit) more problems, left out here")
    ]
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

  /// A smaller picture than the data file was made for is only wrong where frames miss it: some
  /// tools write the same size into every file.
  private static func stalePair(_ declared: Size?, _ page: Page, outside: Int) -> Problem? {
    guard outside > 0, let declared, let width = page.width, let height = page.height,
      Double(width) < declared.width || Double(height) < declared.height
    else { return nil }
    return Problem(
      .warning, .stalePair,
      "\(page.image ?? "the texture") is \(width)×\(height), but the data file was made for one of"
        + " \(text(declared.width))×\(text(declared.height))"
        + " (frames that reach outside: \(outside))")
  }

  private struct Place: Hashable {
    let page: Int
    let rect: Rect
  }

  /// Frames of different names; those of one name are told apart by number, or told already. One
  /// that follows its like in an animation is only held.
  private static func sharedRects(_ frames: [AtlasDescription.Frame]) -> [Problem] {
    var first: [Place: Int] = [:]
    var last: [Place: Int] = [:]
    first.reserveCapacity(frames.count)
    return frames.indices.compactMap { i in
      let frame = frames[i]
      guard !frame.textureRect.isEmpty else { return nil }
      let place = Place(page: frame.page, rect: frame.textureRect)
      guard let other = first[place] else {
        first[place] = i
        return nil
      }
      let before = last.updateValue(i, forKey: place) ?? other
      guard !LiteralOrder.areSame(frames[other].name, frame.name),
        ![other, before].contains(where: { areNeighbours(frames[$0].name, frame.name) })
      else { return nil }
      return Problem(
        .note, .sameRect, sprite: frame.name, "shares its pixels with \(frames[other].name)")
    }
  }

  private static func areNeighbours(_ a: String, _ b: String) -> Bool {
    guard let a = NumberedName(a), let b = NumberedName(b), a.key == b.key else { return false }
    return abs(a.value - b.value) <= 1
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
