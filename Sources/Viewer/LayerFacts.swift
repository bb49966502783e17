internal import LayerSprites
internal import Stage

/// What layer mode has set, as text: the gravity always, of the rest what is not at its default.
struct LayerFacts {
  private let mode: LayerMode
  private let marks: Marks

  init(_ mode: LayerMode, marks: Marks) {
    self.mode = mode
    self.marks = marks
  }

  /// `LAYER resizeAspect · y 30° · d 500`.
  var text: String {
    "LAYER "
      + ([mode.gravity.rawValue] + numbers(" ") + words).joined(
        separator: marks.separator)
  }

  /// The same in as few columns as can be read: `LAYER resizeAspect y30° d500`.
  var shortText: String {
    (["LAYER", mode.gravity.rawValue] + numbers("") + words).joined(separator: " ")
  }

  private func numbers(_ gap: String) -> [String] {
    let turns = [("x", mode.turns.x), ("y", mode.turns.y), ("z", mode.turns.z)]
    var parts = turns.filter { $0.1 != 0 }.map { axis, degrees in
      axis + gap + number(degrees) + marks.degree
    }
    if let distance = mode.distance { parts.append("d\(gap)\(distance)") }
    if mode.growth.width != 0 || mode.growth.height != 0 {
      parts.append(signed(mode.growth.width) + marks.times + signed(mode.growth.height))
    }
    return parts
  }

  private var words: [String] {
    [
      mode.isNinePart ? "9-part" : nil, mode.masksToBounds ? "masked" : nil,
      mode.isDoubleSided ? nil : "one-sided",
    ].compactMap(\.self)
  }

  private func number(_ value: Int) -> String {
    (value < 0 ? marks.minus : "") + "\(value.magnitude)"
  }

  private func signed(_ value: Int) -> String {
    value > 0 ? "+\(value)" : number(value)
  }
}
