package import Terminal

/// A line of text in one style, before it is known how wide it may be.
package struct Line: Hashable, Sendable {
  /// What stands at the left.
  package var text: String
  /// What stands at the right, if there is room.
  package var trailing = ""
  /// How it looks.
  package var style: TextStyle = []

  /// A line.
  package init(_ text: String, trailing: String = "", style: TextStyle = []) {
    (self.text, self.trailing, self.style) = (text, trailing, style)
  }

  /// The line's text in exactly so many columns: the left part is cut for the right one.
  func fitted(to columns: Int) -> String {
    let end = ColumnText(trailing.isEmpty ? "" : " " + trailing, limit: columns)
    let start = ColumnText(text, limit: max(0, columns - end.columns))
    let gap = String(repeating: " ", count: max(0, columns - start.columns - end.columns))
    return start.text + gap + end.text
  }
}

/// Marks that not every terminal can show, with what stands for them.
package struct Marks: Hashable, Sendable {
  /// Between the parts of a line.
  package let separator: String
  /// Before what is on the stage.
  package let pointer: String
  /// Between width and height.
  package let times: String
  /// After a number of degrees.
  package let degree: String
  /// Before a number below zero.
  package let minus: String

  /// The marks of a terminal.
  package init(isUTF8: Bool) {
    separator = isUTF8 ? " · " : " | "
    pointer = isUTF8 ? "▸ " : "> "
    times = isUTF8 ? "×" : "x"
    degree = isUTF8 ? "°" : " deg"
    minus = isUTF8 ? "−" : "-"
  }
}
