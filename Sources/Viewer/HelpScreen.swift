internal import Terminal

/// The key table as lines for the whole screen.
package enum HelpScreen {
  /// No more lines than there are rows; where the table is longer than the screen it stands in two
  /// columns.
  package static func lines(rows: Int, columns: Int) -> [Line] {
    let table = KeyMap.sections.flatMap { section in
      [Line(section.title, style: [.bold, .accent])] + lines(section.bindings)
    }
    let foot = [Line(""), Line(KeyMap.note), Line("? or q goes back", style: .dim)]
    let room = max(0, rows - foot.count)
    guard table.count > room else { return table + foot }
    let merged = (0..<room).map { i in
      let right = room + i < table.count ? table[room + i].text : ""
      return Line(table[i].fitted(to: columns / 2) + right)
    }
    return Array((merged + foot).prefix(max(0, rows)))
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
    return rows.map { keys, brief in
      Line(" " + keys + String(repeating: " ", count: max(1, 18 - keys.count)) + brief)
    }
  }
}
