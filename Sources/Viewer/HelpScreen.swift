internal import Terminal

/// The key table as lines for the whole screen.
package enum HelpScreen {
  /// As many lines as there are rows; where the table is longer than the screen it stands in two
  /// columns.
  package static func lines(rows: Int, columns: Int) -> [Line] {
    let table = KeyMap.sections.flatMap { section in
      [Line(section.title, style: [.bold, .accent])] + section.bindings.map { Line(row($0)) }
    }
    let foot = [Line(""), Line(KeyMap.note), Line("? or q goes back", style: .dim)]
    let room = max(1, rows - foot.count)
    guard table.count > room else { return Array((table + foot).prefix(rows)) }
    let half = max(room, (table.count + 1) / 2)
    let width = columns / 2
    let merged = (0..<min(half, room)).map { i in
      let right = half + i < table.count ? table[half + i].text : ""
      return Line(table[i].fitted(to: width) + right)
    }
    return merged + foot
  }

  private static func row(_ binding: Binding) -> String {
    let keys = binding.keyNames
    return "  " + keys + String(repeating: " ", count: max(1, 16 - keys.count)) + binding.help
  }
}
