import Terminal
import Testing

@Suite struct CellRectTests {
  static let inside = CellRect(row: 2, column: 3, rows: 4, columns: 5)

  @Test(
    arguments: [
      (inside, inside),
      (
        CellRect(row: -2, column: -3, rows: 4, columns: 5),
        CellRect(row: 0, column: 0, rows: 2, columns: 2)
      ),
      (
        CellRect(row: 8, column: 17, rows: 4, columns: 5),
        CellRect(row: 8, column: 17, rows: 2, columns: 3)
      ),
      (CellRect(row: 10, column: 0, rows: 4, columns: 5), nil),
      (CellRect(row: 0, column: 0, rows: 0, columns: 5), nil),
      (CellRect(row: 0, column: 0, rows: 3, columns: -1), nil),
    ] as [(CellRect, CellRect?)])
  func onlyThePartOnTheScreenCounts(rect: CellRect, part: CellRect?) {
    #expect(rect.clipped(to: ScreenSize(rows: 10, columns: 20)) == part)
  }
}
