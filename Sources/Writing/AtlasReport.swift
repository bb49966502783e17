package import LayerSprites

/// Everything about an atlas, or about some of its sprites, as text for people.
package struct AtlasReport: Sendable {
  private let map: ImageMap

  /// The report on an atlas.
  package init(_ map: ImageMap) { self.map = map }

  /// Format, scale, pages, counts, animations and problems.
  package var text: String {
    let sprites = (0..<map.count).map { map.image(at: $0) }
    let counts = [
      (sprites.count { $0.aliasOf != nil }, "aliases"),
      (sprites.count { $0.storedRotation != .none }, "stored turned"),
      (sprites.count { $0.displaySize != $0.sourceSize }, "trimmed"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let details = counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))"
    return """
      \(map.path)
      format      \(map.format.rawValue)
      scale       \(Decimal.text(map.scale))
      sprites     \(map.count)\(details)

      """ + section("pages", AtlasListing(map).pageRows)
        + section("animations", AtlasListing(map).animationRows)
        + section("problems", map.problems.map { [$0.level.rawValue, $0.code.rawValue, $0.text] })
  }

  /// The facts about one sprite under its name.
  package func text(about sprite: SpriteImage) -> String {
    "\(sprite.name)\n" + SpriteFacts(sprite).lines.map { "  \($0)\n" }.joined()
  }

  private func section(_ title: String, _ rows: [[String]]) -> String {
    let head = title + String(repeating: " ", count: max(1, 12 - title.count))
    guard !rows.isEmpty else { return head + "none\n" }
    let lines = Table(rows).text.split(separator: "\n").map { "  \($0)\n" }
    return head + "\(rows.count)\n" + lines.joined()
  }
}

extension Problem {
  /// The message, with the sprite that it is about.
  package var text: String { sprite.map { "\($0): \(message)" } ?? message }
}
