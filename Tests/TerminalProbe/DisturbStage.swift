import Glibc
import Terminal
import TestSupport

/// Paints a stage once, then changes the text around it at random, one change for each byte read;
/// the title counts them. `r` redraws everything instead, `q` quits.
/// The layout is `row,column,rows,columns,seed`, the place of the stage.
func disturbStage(_ capabilities: TerminalCapabilities, layout: String) throws {
  let numbers = layout.split(separator: ",").compactMap { Int($0) }
  let screen = try Screen(descriptor: 1, capabilities: capabilities)
  let stage = CellRect(
    row: numbers[0], column: numbers[1], rows: numbers[2], columns: numbers[3])
  var output = try TTYOutput(1)
  screen.stage = stage
  screen.flush()
  send(painting(stage), to: &output)
  var disturbance = Disturbance(screen: screen, stage: stage, seed: UInt64(numbers[4]))
  var update = 0
  var byte: UInt8 = 0
  while read(0, &byte, 1) == 1, byte != UInt8(ascii: "q") {
    if byte == UInt8(ascii: "r") {
      screen.redraw()
      screen.flush()
      send(painting(stage) + Array("\u{1B}]2;redrawn\u{07}".utf8), to: &output)
      continue
    }
    disturbance.change()
    screen.flush()
    update += 1
    send(Array("\u{1B}]2;update \(update)\u{07}".utf8), to: &output)
  }
}

/// Nothing may be pending when ncurses writes.
private func send(_ bytes: [UInt8], to output: inout TTYOutput) {
  output.write(bytes)
  _ = output.drain(until: MonotonicClock.now() + 10)
}

/// Every cell with a letter and a colour of its place.
private func painting(_ stage: CellRect) -> [UInt8] {
  var text = "\u{1B}7"
  for row in 0..<stage.rows {
    text += "\u{1B}[\(stage.row + row + 1);\(stage.column + 1)H"
    for column in 0..<stage.columns {
      let letter = Character(Unicode.Scalar(UInt8(97 + (row * 7 + column * 3) % 26)))
      text += "\u{1B}[48;2;\(row);\(column);9m\(letter)"
    }
  }
  return Array((text + "\u{1B}[0m\u{1B}8").utf8)
}

private struct Disturbance {
  let screen: Screen
  let stage: CellRect
  var left: [String]
  var right: [String]
  var status = ""
  var random: SplitMix

  static let names = [
    "", "", "walk_01", "hero", "漢字スプライト", "e\u{301}", "a long, long name", "x", "walk_02",
  ]

  init(screen: Screen, stage: CellRect, seed: UInt64) {
    self.screen = screen
    self.stage = stage
    random = SplitMix(seed: seed)
    left = Array(repeating: "", count: screen.size.rows - 1)
    right = left
  }

  mutating func change() {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: status = name()
    case 1: status = (0..<8).map { _ in name() }.joined(separator: " ")
    case 2...4: scroll(\.left)
    case 5...6: scroll(\.right)
    case 7:
      for row in left.indices where Bool.random(using: &random) { left[row] = name() }
    default:
      let clears = Bool.random(using: &random)
      for row in left.indices {
        left[row] = clears ? "" : name()
        right[row] = name()
      }
    }
    draw()
  }

  private mutating func scroll(_ list: WritableKeyPath<Disturbance, [String]>) {
    let count = Int.random(in: 1...4, using: &random)
    let fresh = (0..<count).map { _ in name() }
    if Bool.random(using: &random) {
      self[keyPath: list].removeFirst(count)
      self[keyPath: list] += fresh
    } else {
      self[keyPath: list].removeLast(count)
      self[keyPath: list].insert(contentsOf: fresh, at: 0)
    }
  }

  private mutating func name() -> String {
    Self.names.randomElement(using: &random) ?? ""
  }

  private mutating func draw() {
    let (width, last) = (screen.size.columns, screen.size.rows - 1)
    let chosen = Int.random(in: 0..<last, using: &random)
    let start = stage.endColumn + 1
    for row in 0..<last {
      let style: TextStyle = row == chosen ? .reverse : row % 5 == 0 ? [.bold, .accent] : []
      screen.put(left[row], row: row, column: 0, width: max(0, stage.column - 1), style: style)
      screen.put(right[row], row: row, column: start, width: max(0, width - start))
    }
    screen.put(status, row: last, column: 0, width: width)
  }
}
