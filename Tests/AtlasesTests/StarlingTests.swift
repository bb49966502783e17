import Geometry
import Imaging
import TestSupport
import Testing

@testable import Atlases

@Suite struct StarlingTests {
  private let folder = TemporaryFolder()

  private func sheet(_ textures: String, attributes: String = "imagePath=\"p.png\"") -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- made by hand -->\n"
      + "<TextureAtlas \(attributes)>\n\(textures)\n</TextureAtlas>\n"
  }

  private func describe(_ textures: String) throws -> AtlasDescription {
    try AtlasDescription(bytes: Array(sheet(textures).utf8))
  }

  // MARK: Geometry

  /// Rectangles are as they lie in the page; frames have the axes of the upright piece.
  @Test func turnedAndTrimmed() throws {
    let text =
      "<SubTexture name=\"1\" x=\"37\" y=\"73\" rotated=\"true\" width=\"47\" height=\"33\""
      + " frameX=\"-4\" frameY=\"-6\" frameWidth=\"42\" frameHeight=\"56\"/>"
    let description = try describe(text)
    #expect(description.format == .starling)
    #expect(description.problems == [])
    let frame = try #require(description.frames.first)
    #expect(frame.name == "1")
    #expect(frame.textureRect == Rect(x: 37, y: 73, width: 47, height: 33))
    #expect(frame.storedRotation == .clockwise)
    #expect(frame.size == Size(width: 33, height: 47))
    #expect(frame.trimOffset == Point(x: 4, y: 6))
    #expect(frame.sourceSize == Size(width: 42, height: 56))
    #expect(frame.anchor == nil)
  }

  @Test func turnedPiecesAreTurnedBackCounterclockwise() throws {
    try folder.writePicture(width: 12, height: 10, to: "p.png")
    let text =
      "<SubTexture name=\"1\" x=\"2\" y=\"3\" rotated=\"true\" width=\"3\" height=\"2\""
      + " frameX=\"-1\" frameY=\"0\" frameWidth=\"4\" frameHeight=\"3\"/>"
    let map = try ImageMap(path: folder.write(sheet(text), to: "a.xml"))
    #expect(
      try map["1"]?.bitmap().places == [". 4,3 4,4 .", ". 3,3 3,4 .", ". 2,3 2,4 ."])
    #expect(map.problems == [])
  }

  @Test(arguments: [
    ("", Point(x: 0, y: 0), Size(width: 20, height: 10)),
    ("frameWidth=\"0\" frameHeight=\"0\"", .zero, Size(width: 20, height: 10)),
    (
      "frameX=\"0\" frameY=\"7\" frameWidth=\"22\" frameHeight=\"31\"", Point(x: 0, y: -7),
      Size(width: 22, height: 31)
    ),
    (
      "frameX=\"-1.5\" frameY=\"-2\" frameWidth=\"24.5\" frameHeight=\"12\"",
      Point(x: 1.5, y: 2), Size(width: 24.5, height: 12)
    ),
  ])
  func frames(attributes: String, trim: Point, canvas: Size) throws {
    let description = try describe(
      "<SubTexture name='a' x='1' y='2' width='20' height='10' rotated='false' \(attributes)/>")
    #expect(description.frames.map(\.trimOffset) == [trim])
    #expect(description.frames.map(\.sourceSize) == [canvas])
    #expect(description.frames.map(\.storedRotation) == [.none])
  }

  /// Pivots are pixels of the canvas.
  @Test func pivots() throws {
    let description = try describe(
      "<SubTexture name='a' x='1' y='2' width='20' height='10' frameX='-5' frameY='0'"
        + " frameWidth='40' frameHeight='16' pivotX='10' pivotY='12'/>"
        + "<SubTexture name='b' x='1' y='2' width='20' height='10' pivotX='10'/>")
    #expect(description.frames.map(\.anchor) == [Point(x: 0.25, y: 0.75), nil])
  }

  @Test func framesThatCannotBeReadAreLeftOut() throws {
    let description = try describe(
      "<SubTexture name='a' x='1' y='2' width='20'/>\n"
        + "<SubTexture name='b' x='one' y='2' width='20' height='10'/>\n"
        + "<SubTexture name='c' x='1' y='2' width='-20' height='10'/>\n"
        + "<Other name='d'/><SubTexture name='e' x='1' y='2' width='20' height='10'/>")
    #expect(description.frames.map(\.name) == ["e"])
    #expect(
      description.problems.map(\.message) == [
        "left out: lacks the key height in line 4",
        "left out: x is \"one\" (expected a number within ±1048576) in line 5",
        "left out: width is \"-20\" (expected a size from 0 to 1048576) in line 6",
      ])
    #expect(description.problems.map(\.sprite) == ["a", "b", "c"])
  }

  // MARK: Names

  @Test func numbersAreTheLastFourDigits() throws {
    let names = ["man 10000", "man 10001", "man 10002"]
    let text = names.map { "<SubTexture name='\($0)' x='1' y='2' width='2' height='1'/>" }.joined()
    let map = try ImageMap(bytes: Array(sheet(text).utf8), path: "/nowhere/men.xml")
    #expect(map.sequences.map(\.name) == ["man 1"])
    #expect(map.sequences.map(\.frames) == [names])
  }

  @Test func entitiesInNames() throws {
    let description = try describe(
      "<SubTexture name='a &amp; &#252;' x='1' y='2' width='2' height='1'/>")
    #expect(description.frames.map(\.name) == ["a & ü"])
  }

  // MARK: Texture

  /// Two sheets may name one picture; each sprite is a piece of what its own file names.
  @Test func theTextureIsTheOneThatIsNamed() throws {
    try folder.writePicture(width: 8, height: 6, to: "shared.png")
    try folder.writePicture(width: 5, height: 4, to: "b.png")
    let text = sheet(
      "<SubTexture name='a' x='1' y='2' width='2' height='1'/>",
      attributes: "imagePath='shared.png'")
    for name in ["a.xml", "b.xml"] {
      let map = try ImageMap(path: folder.write(text, to: name))
      #expect(map.pages.map(\.image) == ["shared.png"])
      #expect(map.pages.map(\.width) == [8])
    }
    #expect(try describe("").pages.map(\.textureNames) == [["p.png"]])
  }

  @Test func foundByTheTexture() throws {
    let picture = try folder.writePicture(width: 8, height: 6, to: "hero.png")
    try folder.write(sheet(""), to: "hero.xml")
    #expect(try ImageMap(path: picture).path.hasSuffix("hero.xml"))
    #expect(try ImageMap(path: folder.path + "/hero").path.hasSuffix("hero.xml"))
  }

  // MARK: Encodings

  private enum Encoding: String, CaseIterable {
    case utf8, utf8WithMark, littleEndian, bigEndian, littleEndianWithoutMark,
      bigEndianWithoutMark

    func bytes(_ text: String) -> [UInt8] {
      switch self {
      case .utf8: return Array(text.utf8)
      case .utf8WithMark: return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      case .littleEndian: return [0xFF, 0xFE] + units(text).flatMap { [$0.low, $0.high] }
      case .bigEndian: return [0xFE, 0xFF] + units(text).flatMap { [$0.high, $0.low] }
      case .littleEndianWithoutMark: return units(text).flatMap { [$0.low, $0.high] }
      case .bigEndianWithoutMark: return units(text).flatMap { [$0.high, $0.low] }
      }
    }

    private func units(_ text: String) -> [(low: UInt8, high: UInt8)] {
      text.utf16.map { (UInt8($0 & 0xFF), UInt8($0 >> 8)) }
    }
  }

  /// The bytes are believed, whatever encoding is declared.
  @Test(arguments: Encoding.allCases, ["UTF-8", "utf-16", "UTF-16LE"])
  private func encodings(real: Encoding, declared: String) throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"\(declared)\"?>\r\n<TextureAtlas imagePath=\"ü.png\">\r\n"
      + "<SubTexture name=\"größe\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></TextureAtlas>"
    let description = try AtlasDescription(bytes: real.bytes(text))
    #expect(description.pages.map(\.textureNames) == [["ü.png"]])
    #expect(description.frames.map(\.name) == ["größe"])
  }

  @Test(arguments: [
    ("<SubTexture name='a'", "not well-formed (invalid token)", 5, 1),
    ("<SubTexture name='a' x='1'>", "mismatched tag", 5, 3),
    ("  <SubTexture x='1' x='2'/>", "duplicate attribute", 4, 21),
  ])
  func notWellFormed(text: String, message: String, line: Int, column: Int) {
    #expect(
      throws: AtlasError.Reason.notWellFormed(message: message, line: line, column: column)
    ) { try describe(text) }
  }
}
