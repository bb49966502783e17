import Cells
import Imaging
import TestSupport

/// What a half of a cell should show for a pixel, blended by the book and not as the painter does.
func shownColor(_ pixel: Pixel, matte: Pixel, depth: ColorDepth) -> EmulatedColor {
  guard pixel.alpha > 0 else { return .default }
  func over(_ own: UInt8, _ below: UInt8) -> Int {
    Int((Double(own) + Double(below) * Double(255 - Int(pixel.alpha)) / 255).rounded())
  }
  let (red, green, blue) = (
    over(pixel.red, matte.red), over(pixel.green, matte.green), over(pixel.blue, matte.blue)
  )
  return switch depth {
  case .trueColor: .rgb(UInt8(red), UInt8(green), UInt8(blue))
  case .palette256: .indexed(Palette256.nearest(red: red, green: green, blue: blue))
  }
}

/// The places of a rectangle of the screen that do not show what the bitmap asks for.
func faults(
  of terminal: TerminalEmulator, showing bitmap: Bitmap, column: Int, row: Int, rows: Int,
  matte: Pixel, depth: ColorDepth
) -> [String] {
  var faults: [String] = []
  for y in 0..<rows {
    for x in 0..<bitmap.width {
      func wanted(_ line: Int) -> EmulatedColor {
        line < bitmap.height ? shownColor(bitmap[x, line], matte: matte, depth: depth) : .default
      }
      let cell = terminal.cell(column: column + x, row: row + y)
      let (upper, lower) = (wanted(2 * y), wanted(2 * y + 1))
      let isPlain = !(cell.bold || cell.italic || cell.underline || cell.reverse)
      if !isPlain || cell.halves.map({ $0 == (upper, lower) }) != true {
        faults.append("(\(x), \(y)): \(cell) and not \(upper) over \(lower)")
      }
    }
  }
  return faults
}

extension CellPainter {
  /// The bytes of the next frame, kept.
  mutating func frame(_ bitmap: Bitmap, matte: Pixel = Pixel(red: 0, green: 0, blue: 0)) -> [UInt8]
  {
    paint(bitmap, matte: matte) { Array($0) }
  }
}

/// Bytes as text, with `␛` for the escape character.
func visible(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
}
