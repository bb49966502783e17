import Imaging
import TestSupport
import Testing

/// What is wrong with an atlas is a list of its own in the viewer.
@Suite struct ProblemListTests {
  @Test func problemsAreListedToldAndShown() throws {
    let folder = TemporaryFolder()
    try folder.write(
      Bitmap(width: 2, height: 6, filledWith: Pixel(red: 200, green: 10, blue: 20)), to: "a.png")
    let path = try folder.write(BrokenAtlasTests.plist(), to: "a.plist")
    let run = try Program.start(path, "--bg", "#102030", columns: 100, rows: 30)
    try run.waitFor(text: "Problems")
    try run.waitFor(text: "out-of-bounds")
    run.send("\t")
    try run.waitFor("the problem in the status line") {
      $0.text(row: 29).hasPrefix("error: out-of-bounds: a.png: ")
    }
    // The half of the sprite that lies on the page, in the middle of the stage.
    try run.waitFor("the sprite concerned") { screen in
      (21..<99).contains { column in
        screen.cell(column: column, row: 15).halves?.upper == .rgb(200, 10, 20)
      }
    }
  }
}
