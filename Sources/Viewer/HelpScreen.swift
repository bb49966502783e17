internal import Terminal

/// The key table as lines for the whole screen.
package enum HelpScreen {
  /// The keys of a mode; those of layer mode follow the others where there is room. No more lines than
  /// there are rows: a table that is longer than the screen stands in two columns.
  package static func lines(rows: Int, columns: Int, mode: KeyMap.Mode) -> [Line] {
    let foot = [Line(""), Line(KeyMap.note(in: mode)), Line("? or q goes back", style: .dim)]
    let room = max(0, rows - foot.count)
    let table = table(for: mode, room: room, columns: columns)
    guard table.count > room else { return table + foot }
    let merged = (0..<room).map { i in
      let right = room + i < table.count ? table[room + i].text : ""
      return Line(table[i].fitted(to: columns / 2) + right)
    }
    return Array((merged + foot).prefix(max(0, rows)))
  }

  private static func table(for mode: KeyMap.Mode, room: Int, columns: Int) -> [Line] {
    switch mode {
    case .base:
      let all = table(KeyMap.sections)
      return all.count > 2 * room ? table(KeyMap.baseSections) : all
    case .layer:
      let section = KeyMap.layerSection
      let words = [heading(section)] + section.bindings.map { line($0.keyNames, $0.help) }
      let isWhole = words.count <= room && words.allSatisfy { $0.text.count <= columns }
      return isWhole ? words : table([section])
    }
  }

  private static func table(_ sections: [KeyMap.Section]) -> [Line] {
    sections.flatMap { [heading($0)] + lines($0.bindings) }
  }

  private static func heading(_ section: KeyMap.Section) -> Line {
    Line(section.title, style: [.bold, .accent])
  }

  /// A line for each run of bindings that say the same.
  private static func lines(_ bindings: [Binding]) -> [Line] {
    var rows: [(keys: String, brief: String)] = []
    for binding in bindings {
      if let last = rows.last, last.brief == binding.brief {
        rows[rows.count - 1].keys += " " + binding.keyNames
      } else {
        rows.append((binding.keyNames, binding.brief))
      }
    }
    return rows.map(line)
  }

  private static func line(_ keys: String, _ text: String) -> Line {
    Line(" " + keys + String(repeating: " ", count: max(1, 18 - keys.count)) + text)
  }
}
