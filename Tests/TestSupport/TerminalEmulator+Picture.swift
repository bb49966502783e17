package import Imaging

extension TerminalEmulator {
  /// What an eye sees in a rectangle of cells, two pixels a cell: clear where the terminal's own
  /// background shows. Nil where a cell holds something else than a space or a half block, or one
  /// of the palette's first sixteen colours, which every terminal has its own idea of.
  package func picture(column: Int, row: Int, columns: Int, rows: Int) -> Bitmap? {
    var picture = Bitmap(width: columns, height: 2 * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        guard let halves = cell(column: column + x, row: row + y).halves,
          let upper = Pixel(halves.upper), let lower = Pixel(halves.lower)
        else { return nil }
        picture[x, 2 * y] = upper
        picture[x, 2 * y + 1] = lower
      }
    }
    return picture
  }
}

extension Pixel {
  /// Nil for a colour that is not the same everywhere.
  fileprivate init?(_ color: EmulatedColor) {
    switch color {
    case .default: self = .clear
    case .rgb(let red, let green, let blue): self.init(red: red, green: green, blue: blue)
    case .indexed(let entry) where entry >= 232:
      let tone = UInt8(8 + 10 * (entry - 232))
      self.init(red: tone, green: tone, blue: tone)
    case .indexed(let entry) where entry >= 16:
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      let cube = entry - 16
      self.init(red: levels[cube / 36], green: levels[cube / 6 % 6], blue: levels[cube % 6])
    case .indexed: return nil
    }
  }
}
