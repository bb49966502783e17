package import LayerSprites

/// What there is to know about one sprite, as names and values for people.
package struct SpriteFacts: Sendable {
  /// Name and value of each fact, in order; a name may be empty where it goes on from the one before.
  package let rows: [(name: String, value: String)]

  /// The facts about a sprite: its place in the page, its turn, its place in the canvas, the canvas,
  /// the anchor, its names and its page. Lengths are pixels.
  package init(_ sprite: SpriteImage) {
    let rect = sprite.textureRect
    var rows = [
      (name: "rect", value: "\(Decimal.text(rect.origin)) \(Decimal.text(rect.size))"),
      ("rotation", Self.text(sprite.storedRotation)),
      ("size", Decimal.text(sprite.displaySize)),
      ("offset", Decimal.text(sprite.trimOffset)),
      ("source", Decimal.text(sprite.sourceSize)),
      ("anchor", sprite.anchor.map(Decimal.text) ?? "centre"),
    ]
    if sprite.scale != 1 { rows.append(("scale", Decimal.text(sprite.scale))) }
    if let duration = sprite.duration { rows.append(("duration", "\(Decimal.text(duration)) ms")) }
    if let index = sprite.index { rows.append(("index", "\(index)")) }
    if let original = sprite.aliasOf { rows.append(("alias of", original)) }
    let others = sprite.aliases.filter { $0 != sprite.name }
    rows += others.prefix(Self.mostAliases).enumerated().map { ($0 == 0 ? "aliases" : "", $1) }
    if others.count > Self.mostAliases {
      rows.append(("", "and \(others.count - Self.mostAliases) more"))
    }
    rows.append(("page", sprite.page.image ?? "none"))
    self.rows = rows
  }

  /// Real sprites have a handful; all names of all of them would grow as the square.
  private static let mostAliases = 16

  /// A line for each fact, the values below one another.
  package var lines: [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, value in
      name + String(repeating: " ", count: width - name.count + 1) + value
    }
  }

  private static func text(_ turn: QuarterTurn) -> String {
    turn == .none ? "none" : "\(turn.rawValue)° cw"
  }
}
