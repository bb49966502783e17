package import LayerSprites

/// The lists that the viewer shows, top to bottom.
package enum ListKind: String, CaseIterable, Hashable, Sendable {
  /// Declared animations, and guessed ones that look right.
  case animations = "Animations"
  /// Guessed ones that may be something else.
  case possible = "Possible"
  /// Every sprite, aliases included.
  case sprites = "Sprites"
  /// What is wrong with the atlas.
  case problems = "Problems"
}

/// What can be put on the stage, in the order in which people read it.
package struct Catalog: Sendable {
  /// Sequences under Animations.
  package let animations: [FrameSequence]
  /// Sequences under Possible.
  package let possible: [FrameSequence]
  /// Sprites in natural order.
  package let sprites: [SpriteImage]
  /// What is wrong, in the order in which it was found.
  package let problems: [Problem]
  /// Characters of the longest name of an animation or label of a sprite.
  package let longestName: Int
  /// Names with numbers where several sprites have one, by positions in `sprites`.
  private let labels: [Int: String]
  private let map: ImageMap

  /// The lists of an atlas.
  package init(_ map: ImageMap) {
    animations = map.sequences.filter(\.isStrong)
    possible = map.sequences.filter { !$0.isStrong }
    let order = map.naturalOrder
    sprites = order.map { map.image(at: $0) }
    problems = map.problems
    labels = Self.labels(of: order, in: map)
    longestName = (map.sequences.map(\.name) + map + labels.values).map(\.count).max() ?? 0
    self.map = map
  }

  private static func labels(of order: [Int], in map: ImageMap) -> [Int: String] {
    let ordinals = map.ordinals
    var labels: [Int: String] = [:]
    guard !ordinals.isEmpty else { return labels }
    for (i, position) in order.enumerated() {
      if let ordinal = ordinals[position] { labels[i] = "\(map.name(at: position)) #\(ordinal)" }
    }
    return labels
  }

  /// The name of a sprite, with a number where others are called so: `walk #3`.
  package func label(ofSprite index: Int) -> String {
    labels[index] ?? sprites[index].name
  }

  /// Number of entries in a list.
  package func count(_ list: ListKind) -> Int {
    switch list {
    case .animations: animations.count
    case .possible: possible.count
    case .sprites: sprites.count
    case .problems: problems.count
    }
  }

  /// The lists that hold anything.
  package var lists: [ListKind] { ListKind.allCases.filter { count($0) > 0 } }

  /// What the entry of a list puts on the stage; nil where there is no such entry, or a problem of
  /// the atlas as a whole.
  package func exhibit(_ list: ListKind, _ index: Int) -> Exhibit? {
    guard index >= 0, index < count(list) else { return nil }
    switch list {
    case .animations: return exhibit(of: animations[index])
    case .possible: return exhibit(of: possible[index])
    case .sprites: return Exhibit(sprite: sprites[index])
    case .problems:
      return problems[index].sprite.flatMap(exhibit(named:))
    }
  }

  /// The sprite that a problem names, else the animation.
  private func exhibit(named name: String) -> Exhibit? {
    if let sprite = map[name] { return Exhibit(sprite: sprite) }
    return map.sequences.first { $0.name == name }.flatMap(exhibit(of:))
  }

  /// A sequence with its pictures; frames that the atlas does not hold are left out.
  package func exhibit(of sequence: FrameSequence) -> Exhibit? {
    var frames: [SpriteImage] = []
    var durations: [Double] = []
    for (i, image) in map.images(of: sequence).enumerated() {
      guard let image else { continue }
      frames.append(image)
      durations.append(Self.seconds(sequence.durations[i]))
    }
    guard !frames.isEmpty else { return nil }
    return Exhibit(
      name: sequence.name, frames: frames, durations: durations, sequence: sequence)
  }

  /// No time at all stands for the usual one, not for "as fast as possible".
  private static func seconds(_ milliseconds: Double) -> Double {
    let isSome = milliseconds > 0 && milliseconds.isFinite
    return (isSome ? milliseconds : FrameSequence.defaultDuration) / 1000
  }
}

/// What is on the stage: an animation, or one sprite standing still.
package struct Exhibit: Sendable {
  /// The animation's name, or the sprite's.
  package let name: String
  /// The frames, at least one.
  package let frames: [SpriteImage]
  /// Seconds for each frame.
  package let durations: [Double]
  /// The animation as the atlas has it; nil for a sprite.
  package let sequence: FrameSequence?
  /// The box of all frames.
  package let canvas: UnionCanvas

  init(name: String, frames: [SpriteImage], durations: [Double], sequence: FrameSequence?) {
    self.name = name
    self.frames = frames
    self.durations = durations
    self.sequence = sequence
    canvas = UnionCanvas(of: frames)
  }

  /// One sprite.
  package init(sprite: SpriteImage) {
    self.init(name: sprite.name, frames: [sprite], durations: [0.1], sequence: nil)
  }

  /// True where it should play as soon as it is shown.
  package var playsByItself: Bool { sequence?.isStrong ?? false }
}
