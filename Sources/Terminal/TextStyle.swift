internal import CNcurses

/// How text looks. The colours are the terminal's own, so that they fit its theme.
package struct TextStyle: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let bold = TextStyle(rawValue: 1 << 0)
  package static let dim = TextStyle(rawValue: 1 << 1)
  package static let reverse = TextStyle(rawValue: 1 << 2)
  package static let underline = TextStyle(rawValue: 1 << 3)
  /// What is current or chosen: cyan.
  package static let accent = TextStyle(rawValue: 1 << 4)
  /// What deserves a look: yellow.
  package static let warning = TextStyle(rawValue: 1 << 5)
  /// What is wrong: red.
  package static let error = TextStyle(rawValue: 1 << 6)
}

extension TextStyle {
  private static let colors: [(style: TextStyle, pair: Int16, color: Int32)] = [
    (.error, 3, COLOR_RED), (.warning, 2, COLOR_YELLOW), (.accent, 1, COLOR_CYAN),
  ]

  /// Tells ncurses the pairs, on the terminal's own background.
  static func defineColors() {
    guard has_colors() else { return }
    start_color()
    use_default_colors()
    for (_, pair, color) in colors { init_pair(pair, Int16(color), -1) }
  }

  /// The style in ncurses' words, without colour where that is not wanted.
  func attributes(inColor: Bool) -> attr_t {
    var attributes = curses_normal
    if contains(.bold) { attributes |= curses_bold }
    if contains(.dim) { attributes |= curses_dim }
    if contains(.reverse) { attributes |= curses_reverse }
    if contains(.underline) { attributes |= curses_underline }
    if inColor, let color = Self.colors.first(where: { contains($0.style) }) {
      attributes |= curses_color_pair(color.pair)
    }
    return attributes
  }
}
