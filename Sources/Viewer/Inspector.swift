package import LayerSprites
internal import Terminal
internal import Writing

/// The facts about one sprite, as lines.
package struct Inspector {
  private let sprite: SpriteImage
  private let marks: Marks

  /// The facts about a sprite.
  package init(_ sprite: SpriteImage, marks: Marks) {
    self.sprite = sprite
    self.marks = marks
  }

  /// Its name, and below it a line for each fact.
  package var lines: [Line] {
    [Line(sprite.name, style: .bold)]
      + SpriteFacts(sprite).lines.map { line in
        Line(line.replacing("×", with: marks.times).replacing("°", with: marks.degree))
      }
  }
}
