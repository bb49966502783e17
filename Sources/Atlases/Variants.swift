/// Sprites that are the same picture for different screens, by the name without `@2x`.
struct Variants: Sendable {
  /// Positions by plain name, in the order of names.
  private var positions: [String: [Int]] = [:]
  private var scales: [Double] = []

  /// The variants among the sprites; none where the file gives no scale to each.
  init(of sprites: [SpriteImage], _ description: AtlasDescription) {
    guard description.frames.contains(where: { $0.scale != nil }) else { return }
    scales = sprites.map(\.scale)
    for (index, sprite) in sprites.enumerated() {
      positions[Self.plain(sprite.name), default: []].append(index)
    }
  }

  /// The position of the variant with this scale, else with 1, else of the first; nil where nothing
  /// has this plain name.
  func position(of name: String, scale: Double) -> Int? {
    guard let found = positions[name] else { return nil }
    return found.first { scales[$0] == scale } ?? found.first { scales[$0] == 1 } ?? found.first
  }

  private static func plain(_ name: String) -> String {
    let path = FilePath(name)
    var stem = path.stem[...]
    let ending = path.name.dropFirst(stem.count)
    while let tail = NameTail(of: stem), tail.scale != nil, tail.text.startIndex != stem.startIndex
    {
      stem = stem[..<tail.text.startIndex]
    }
    return path.folder + stem + ending
  }
}
