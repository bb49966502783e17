import Foundation
import Imaging
import TestSupport
import Testing

/// Every program under `Examples/` draws its picture, to the pixel.
@Suite struct ExamplesTests {
  /// The examples by name, as their folders are.
  static let names = names(in: "\(Repository.root)/Examples")

  /// With `SPRITEVIEW_RECORD` set, pictures become the new goldens; the test then fails, so that
  /// nobody takes that for a pass.
  private static let isRecording = ProcessInfo.processInfo.environment["SPRITEVIEW_RECORD"] != nil

  @Test(arguments: names) func drawsItsPicture(name: String) throws {
    let folder = TemporaryFolder()
    let path = folder.path("\(name).png")
    let run = try CommandRun(ProgramRun.path(ofProduct: name), [path], in: Repository.root)
    try #require(run.status == 0, "\(run.messages)")
    #expect(run.text.isEmpty && run.messages.isEmpty)

    let drawn = try ImageFile.read(path, alpha: .straight).bitmap
    if Self.isRecording {
      try ImageFile.write(drawn, to: Golden.path(of: name))
      Issue.record("recorded \(name).png: look at it")
      return
    }
    if let difference = try PictureDifference(drawn, from: Golden.picture(of: name)) {
      Attachment.record(try ImageFile.pngData(drawn), named: "\(name).png")
      Issue.record("\(name).png: \(difference)")
    }
  }

  @Test func thereIsAGoldenForEach() {
    #expect(Self.names(in: Golden.folder) == Self.names.map { "\($0).png" })
  }

  /// Turned to either side, two equal sprites recede alike to the middle between them.
  @Test func onePointOfPerspectiveIsShared() throws {
    let picture = try Golden.picture(of: "perspective")
    let rows = (0..<picture.height).map { y in (0..<picture.width).map { x in picture[x, y] } }
    #expect(rows == rows.map { $0.reversed() })
  }

  @Test(arguments: names) func isShort(name: String) throws {
    let path = "\(Repository.root)/Examples/\(name)/main.swift"
    let lines = try String(contentsOf: URL(filePath: path), encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 60)
    #expect(lines[0].hasPrefix("// "))
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
