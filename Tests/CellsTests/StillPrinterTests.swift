import Cells
import Imaging
import TestSupport
import Testing

@Suite struct StillPrinterTests {
  static let matte = Pixel(red: 255, green: 128, blue: 0)

  @Test(arguments: 0..<40, [ColorDepth.trueColor, .palette256])
  func theLinesShowTheBitmap(seed: Int, depth: ColorDepth) {
    var random = SplitMix(seed: seed)
    let (width, height) = (
      Int.random(in: 1...24, using: &random), Int.random(in: 1...20, using: &random)
    )
    let bitmap = random.bitmap(width: width, height: height, variety: seed % 2 == 0 ? 2 : 256)
    let screen = TerminalEmulator(columns: 24, rows: 11)
    var lines: [String] = []
    StillPrinter(depth: depth, matte: Self.matte).print(bitmap) { lines.append(visible(Array($0))) }
    for line in lines {
      #expect(line.hasSuffix("␛[0m\n"))
      #expect(line.dropLast().allSatisfy { !$0.isNewline })
      screen.feed(line.replacing("␛", with: "\u{1B}").replacing("\n", with: "\r\n"))
    }
    #expect(lines.count == (height + 1) / 2)
    let faults = faults(
      of: screen, showing: bitmap, column: 0, row: 0, rows: lines.count, matte: Self.matte,
      depth: depth)
    #expect(faults.isEmpty)
  }

  @Test func stopsAfterTheLastVisibleCell() {
    var bitmap = Bitmap(width: 6, height: 5)
    bitmap[2, 0] = Pixel(red: 10, green: 20, blue: 30)
    bitmap[1, 4] = Pixel(red: 1, green: 2, blue: 3)
    var lines: [String] = []
    StillPrinter(depth: .trueColor).print(bitmap) { lines.append(visible(Array($0))) }
    #expect(
      lines == ["  ␛[38;2;10;20;30m▀␛[0m\n", "␛[0m\n", " ␛[38;2;1;2;3m▀␛[0m\n"])
  }

  @Test func anEmptyBitmapHasNoLines() {
    StillPrinter(depth: .trueColor).print(Bitmap(width: 4, height: 0)) { _ in
      Issue.record("no line was expected")
    }
  }
}
