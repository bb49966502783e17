internal import Terminal
internal import LayerSprites
package import Stage

/// The lists, one below the other, as lines.
package struct ListPane {
  private let state: ViewerState
  private let marks: Marks

  /// The lists of a state.
  package init(_ state: ViewerState, marks: Marks) {
    self.state = state
    self.marks = marks
  }

  /// Columns that show every name whole, with its mark and its number.
  package var wantedColumns: Int { state.catalog.longestName + 7 }

  /// No more lines than there are rows; every list shows the part around its cursor. Where there is
  /// no room for all, only the list in use is left, at last only its entry.
  package func lines(rows: Int) -> [Line] {
    var lines: [Line] = []
    for (list, count) in shares(of: rows) {
      if rows > 1 { lines.append(heading(list)) }
      let first = firstVisible(of: list, rows: count)
      lines += (first..<first + count).map { entry(list, $0) }
    }
    return lines
  }

  /// Entries seen of the list that has the cursor, in so many rows.
  package func pageLength(rows: Int) -> Int {
    max(1, shares(of: rows).first { $0.list == state.list }?.rows ?? 1)
  }

  private func heading(_ list: ListKind) -> Line {
    Line(
      list.rawValue, trailing: "\(state.catalog.count(list))",
      style: list == state.list ? [.bold, .accent] : .bold)
  }

  private func entry(_ list: ListKind, _ index: Int) -> Line {
    let isSelected = state.cursors[list] == index && list == state.list
    let start = isSelected ? marks.pointer : "  "
    var line: Line
    switch list {
    case .animations, .possible:
      let sequence =
        list == .animations ? state.catalog.animations[index] : state.catalog.possible[index]
      line = Line(start + sequence.name, trailing: "\(sequence.frames.count)")
    case .sprites:
      let sprite = state.catalog.sprites[index]
      line = Line(
        start + state.catalog.label(ofSprite: index), trailing: sprite.aliasOf == nil ? "" : "=")
    case .problems:
      let problem = state.catalog.problems[index]
      line = Line(
        start + [problem.code.rawValue, problem.sprite].compactMap(\.self).joined(separator: " "))
      line.style = problem.level == .error ? .error : problem.level == .warning ? .warning : .dim
    }
    if list == .possible { line.style.insert(.dim) }
    if isSelected { line.style = .reverse }
    return line
  }

  private func firstVisible(of list: ListKind, rows: Int) -> Int {
    let cursor = state.cursors[list] ?? 0
    return max(0, min(cursor - rows / 2, state.catalog.count(list) - rows))
  }

  /// Rows for the entries of each list: an even share for all, what is left to the one in use.
  private func shares(of rows: Int) -> [(list: ListKind, rows: Int)] {
    let all = state.catalog.lists
    guard !all.isEmpty else { return [] }
    let lists = rows > all.count ? all : [state.list]
    var free = max(0, rows > 1 ? rows - lists.count : rows)
    let share = free / lists.count
    var result = lists.map { list in
      let rows = min(state.catalog.count(list), share)
      free -= rows
      return (list: list, rows: rows)
    }
    let inUse = lists.firstIndex(of: state.list) ?? 0
    for i in [inUse] + lists.indices {
      let more = min(free, state.catalog.count(result[i].list) - result[i].rows)
      result[i].rows += more
      free -= more
    }
    return result
  }
}
