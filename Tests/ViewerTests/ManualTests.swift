import Foundation
import Imaging
import Settings
import Testing
import Viewer

/// The manual says what the program does: its tables are the program's own.
@Suite struct ManualTests {
  static let path =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/man/spriteview.1"

  @Test func theKeysAreThoseOfTheTable() throws {
    let page = String(decoding: try FileBytes.read(Self.path), as: UTF8.self)
    let start = try #require(page.range(of: ".Ss Time\n")).lowerBound
    let end = try #require(page.range(of: "\n.Sh LAYER MODE")).lowerBound
    #expect(String(page[start..<end]) == KeyMap.manual)
  }

  @Test(arguments: Option.all)
  func everyOptionIsExplained(option: Option) throws {
    let page = String(decoding: try FileBytes.read(Self.path), as: UTF8.self)
    let letter = option.letter.map { "Fl \($0) , " } ?? ""
    let head = ".It \(letter)Fl -\(option.name)"
    #expect(
      page.split(separator: "\n").contains { $0 == head || $0.hasPrefix(head + " ") },
      "the manual lacks --\(option.name)")
  }
}
