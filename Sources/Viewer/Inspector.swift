internal import Terminal
package import LayerSprites

/// The facts about one sprite, as lines.
package struct Inspector {
  private let sprite: SpriteImage
  private let marks: Marks

  /// The facts about a sprite.
  package init(_ sprite: SpriteImage, marks: Marks) {
    self.sprite = sprite
    self.marks = marks
  }

  /// Name, place in the page, turn, place in the canvas, canvas, anchor, aliases and page.
  package var lines: [Line] {
    let rect = sprite.textureRect
    var facts: [(String, String)] = [
      ("rect", "\(pair(rect.minX, ",", rect.minY)) \(size(rect.size))"),
      (
        "rotation",
        sprite.storedRotation == .none
          ? "none" : "\(sprite.storedRotation.rawValue)\(marks.degree) cw"
      ),
      ("size", size(sprite.displaySize)),
      ("offset", pair(sprite.trimOffset.x, ",", sprite.trimOffset.y)),
      ("source", size(sprite.sourceSize)),
      ("anchor", anchor),
    ]
    if sprite.scale != 1 { facts.append(("scale", StatusLine.number(sprite.scale))) }
    if let original = sprite.aliasOf { facts.append(("alias of", original)) }
    let others = sprite.aliases.filter { $0 != sprite.name }
    facts += others.enumerated().map { ($0 == 0 ? "aliases" : "", $1) }
    facts.append(("page", sprite.page.image ?? "none"))
    let width = facts.map(\.0.count).max() ?? 0
    return [Line(sprite.name, style: .bold)]
      + facts.map { name, value in
        Line(name + String(repeating: " ", count: width - name.count + 1) + value)
      }
  }

  private var anchor: String {
    let anchor = sprite.canvasAnchor
    let text = pair(anchor.x, ",", anchor.y)
    return sprite.anchor == nil ? "centre" : text
  }

  private func size(_ size: Size) -> String { pair(size.width, marks.times, size.height) }

  private func pair(_ a: Double, _ separator: String, _ b: Double) -> String {
    number(a) + separator + number(b)
  }

  /// Whole where it is whole, else up to three decimals.
  private func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "-" }
    let sign = thousandths < 0 ? "-" : ""
    let (whole, rest) = Int(abs(thousandths)).quotientAndRemainder(dividingBy: 1000)
    guard rest != 0 else { return sign + "\(whole)" }
    var digits = String(String(1000 + rest).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + "\(whole).\(digits)"
  }
}
