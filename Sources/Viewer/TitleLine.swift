internal import Writing
package import LayerSprites
private import Terminal

/// The line on top: which file this is, and the worst that is wrong with it.
package enum TitleLine {
  /// `hero.plist · cocos2d-3 · hero.png 256×256 · 20 sprites`, or the first error.
  ///
  /// - Parameter sprite: what is on the stage; a picture that breaks off is only known once decoded.
  package static func line(_ map: ImageMap, showing sprite: SpriteImage?, marks: Marks) -> Line {
    let file = String(map.path.split(separator: "/").last ?? "")
    if let page = sprite?.page, let fault = try? page.decodingFault() {
      return Line(
        file + marks.separator + "\(page.image ?? "texture"): \(fault.description)", style: .error)
    }
    if let error = map.problems.first(where: { $0.level == .error }) {
      let others = map.problems.count > 1 ? " (and \(map.problems.count - 1) more)" : ""
      return Line(
        file + marks.separator + error.text + others,
        style: .error)
    }
    let pages = map.pages.prefix(2).map { page in
      let size = page.sizeText.map { " " + $0.replacing("×", with: marks.times) }
      return (page.image ?? "no texture") + (size ?? "")
    }
    let more = map.pages.count > 2 ? ["\(map.pages.count) pages"] : []
    let parts = [file, map.format.rawValue] + pages + more + ["\(map.count) sprites"]
    return Line(parts.joined(separator: marks.separator), style: .dim)
  }
}
