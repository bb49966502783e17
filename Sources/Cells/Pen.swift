/// The colours the terminal draws with, and the cheapest way to draw a cell in them.
struct Pen: ~Copyable {
  /// The terminal's own foreground counts as unknown: no half of a cell can be drawn with it.
  private var foreground = CellColor.unknown
  private var background = CellColor.none
  private let depth: ColorDepth
  private let decimals = DecimalTable()

  /// The most bytes one cell can take: two colours in one sequence, and a glyph.
  static let longestCell = 2 + 17 + 17 + 3

  init(depth: ColorDepth) { self.depth = depth }

  /// After the terminal was told to forget all colours and attributes.
  mutating func reset() {
    foreground = .unknown
    background = .none
  }

  /// The glyph that shows a cell in the colours at hand.
  @inline(__always)
  func glyph(for cell: Cell) -> Glyph? {
    let (upper, lower) = (cell.upper, cell.lower)
    if upper == lower {
      return background == upper ? .space : foreground == upper ? .fullBlock : nil
    }
    if foreground == upper && background == lower { return .upperHalf }
    return foreground == lower && background == upper ? .lowerHalf : nil
  }

  /// Draws a cell with the glyph that needs the fewest bytes of colour; a transparent half is always
  /// background.
  @inline(__always)
  mutating func draw(_ cell: Cell, into out: inout ByteBuffer) {
    let (upper, lower) = (cell.upper, cell.lower)
    if upper == lower {
      if background == upper { return out.append(Glyph.space) }
      if foreground == upper { return out.append(Glyph.fullBlock) }
      take(foreground, upper, into: &out)
      out.append(Glyph.space)
    } else if prefersUpperHalf(cell) {
      take(upper, lower, into: &out)
      out.append(Glyph.upperHalf)
    } else {
      take(lower, upper, into: &out)
      out.append(Glyph.lowerHalf)
    }
  }

  /// The colours differ, so if one glyph keeps both colours the other keeps none, and where each
  /// keeps one it is the same one: there is nothing to weigh.
  @inline(__always)
  private func prefersUpperHalf(_ cell: Cell) -> Bool {
    if cell.upper == .none { return false }
    if cell.lower == .none || foreground == cell.upper || background == cell.lower { return true }
    return foreground != cell.lower && background != cell.upper
  }

  @inline(__always)
  private mutating func take(
    _ newForeground: CellColor, _ newBackground: CellColor, into out: inout ByteBuffer
  ) {
    let changesForeground = newForeground != foreground
    let changesBackground = newBackground != background
    guard changesForeground || changesBackground else { return }
    out.append(Token("\u{1B}["))
    if changesForeground {
      foreground = newForeground
      append(newForeground, Token("38;2;"), Token("38;5;"), into: &out)
    }
    if changesBackground {
      background = newBackground
      if newBackground == .none {
        out.append(Token("49;"))
      } else {
        append(newBackground, Token("48;2;"), Token("48;5;"), into: &out)
      }
    }
    out.replaceLast(with: UInt8(ascii: "m"))
  }

  @inline(__always)
  private func append(
    _ color: CellColor, _ direct: Token, _ indexed: Token, into out: inout ByteBuffer
  ) {
    guard depth == .trueColor else {
      out.append(indexed)
      out.append(decimals[color.low])
      return
    }
    out.append(direct)
    out.append(decimals[color.low])
    out.append(decimals[color.middle])
    out.append(decimals[color.high])
  }
}

/// The characters that show two colours above each other.
typealias Glyph = Token

extension Glyph {
  @inline(__always) static var space: Glyph { Glyph(" ") }
  @inline(__always) static var upperHalf: Glyph { Glyph("▀") }
  @inline(__always) static var lowerHalf: Glyph { Glyph("▄") }
  @inline(__always) static var fullBlock: Glyph { Glyph("█") }
}
