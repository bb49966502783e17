/// Tells the lines of values; cheap where these are asked for in the order of the file.
package struct LineCounter: Sendable {
  private let list: PropertyList
  private var offset = 0
  private var line: Int

  package init(_ list: PropertyList) {
    self.list = list
    line = 1 + list.skippedLines
  }

  /// The line in which a value begins, from 1; nil in a binary list.
  package mutating func line(of value: PropertyList.Value) -> Int? {
    guard !list.source.isEmpty else { return nil }
    let wanted = min(Int(list.nodes[value.index].offset), list.source.count)
    if wanted < offset { (offset, line) = (0, 1 + list.skippedLines) }
    line += list.source[offset..<wanted].count { $0 == UInt8(ascii: "\n") }
    offset = wanted
    return line
  }
}
