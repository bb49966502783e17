import Geometry
import Imaging
import TestSupport
import Testing

@testable import Atlases

@Suite struct MeshTests {
  private let folder = TemporaryFolder()

  /// A piece of opaque pixels with a mesh over it: "#" is kept, "." cleared.
  private func kept(
    _ vertices: [(Double, Double)], _ triangles: [Int] = [0, 1, 2], width: Int = 4, height: Int = 4,
    at corner: Point = .zero
  ) throws -> [String] {
    let mesh = try #require(
      Mesh(vertices: vertices.map { Point(x: $0.0, y: $0.1) }, triangles: triangles))
    var piece = Bitmap(width: width, height: height, filledWith: Pixel(red: 1, green: 2, blue: 3))
    mesh.clearOutside(&piece, at: corner)
    return (0..<height).map { y in
      String((0..<width).map { x in piece[x, y].alpha == 0 ? "." : "#" })
    }
  }

  /// Pixels count by their centres, those on an edge are inside.
  @Test func centresOnTheEdgeAreInside() throws {
    #expect(try kept([(0, 0), (4, 0), (0, 4)]) == ["####", "###.", "##..", "#..."])
    #expect(try kept([(0, 0), (3.9, 0), (0, 3.9)]) == ["###.", "##..", "#...", "...."])
    #expect(try kept([(0.5, 1.5), (2.5, 1.5), (1.5, 1.5)]) == ["....", "###.", "....", "...."])
  }

  @Test func trianglesAreUnitedAndMovedWithTheirCanvas() throws {
    let vertices = [
      (10.0, 20.0), (11, 20), (11, 24), (10, 24), (13, 20), (14, 20), (14, 22), (13, 22),
    ]
    let triangles = [0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]
    #expect(
      try kept(vertices, triangles, at: Point(x: 10, y: 20)) == ["#..#", "#..#", "#...", "#..."])
    #expect(
      try kept(vertices, triangles, at: Point(x: 11, y: 21)) == ["..#.", "....", "....", "...."])
    #expect(
      try kept(vertices, triangles, width: 2, height: 3, at: Point(x: 9, y: 18))
        == ["..", "..", ".#"])
  }

  @Test(
    arguments: [
      ([], 1), ([0, 1, 3], 1), ([0, 1], 1), ([0, 1, -1], 1), ([0, 1, 2], 1_048_577),
      ([0, 1, 2], .nan), (Array(repeating: 0, count: 3 * 4097), 1),
    ] as [([Int], Double)])
  func meshesThatCannotBe(triangles: [Int], x: Double) {
    let vertices = [Point(x: 0, y: 0), Point(x: x, y: 0), Point(x: 0, y: 1)]
    #expect(Mesh(vertices: vertices, triangles: triangles) == nil)
  }

  // MARK: In atlases

  private func frame3(_ triangles: String, _ more: String, isTurned: Bool = false) -> String {
    "<key>a</key><dict><key>spriteOffset</key><string>{-0.5,-0.5}</string>"
      + "<key>spriteSize</key><string>{3,2}</string>"
      + "<key>spriteSourceSize</key><string>{4,5}</string>"
      + "<key>textureRect</key><string>{{10,20},{3,2}}</string>"
      + "<key>textureRotated</key><\(isTurned)/>"
      + "<key>triangles</key><string>\(triangles)</string>\(more)</dict>"
  }

  private func open(_ frame: String) throws -> ImageMap {
    try folder.writePicture(width: 40, height: 40, to: "p.png")
    return try ImageMap(
      path: folder.write(plist("<key>frames</key><dict>\(frame)</dict>"), to: "p.plist"))
  }

  /// The lower left half of 3×2 pixels, which lie at 0,2 of a canvas of 4×5.
  @Test(arguments: [
    // Points of the page count even where those of the canvas say something else.
    "<key>verticesUV</key><string>10 20 13 22 10 22</string>"
      + "<key>vertices</key><string>7 7 8 8 9 9</string>",
    "<key>vertices</key><string>0 2 3 4 0 4</string>",
  ])
  func onlyWhatLiesInTheTrianglesIsTheSprite(keys: String) throws {
    let sprite = try #require(try open(frame3("0 1 2", keys))["a"])
    #expect(sprite.placedOffset == Point(x: 0, y: 2))
    let lower = ["10,20 . .", "10,21 11,21 ."]
    #expect(try sprite.bitmap(trimmed: true).places == lower)
    #expect(
      try sprite.bitmap().places
        == [". . . .", ". . . .", "10,20 . . .", "10,21 11,21 . .", ". . . ."])
    #expect(try sprite.packedBitmap().places == lower)
  }

  @Test func inJSON() throws {
    try folder.writePicture(width: 40, height: 40, to: "p.png")
    let text =
      #"{"frames":{"a":{"frame":{"x":10,"y":20,"w":3,"h":2},"vertices":[[0,2],[3,4],[0,4]],"#
      + #""verticesUV":[[10,20],[13,22],[10,22]],"triangles":[[0,1,2]]}}}"#
    let map = try ImageMap(path: folder.write(text, to: "p.json"))
    #expect(map.problems == [])
    #expect(try map["a"]?.bitmap().places == ["10,20 . .", "10,21 11,21 ."])
  }

  /// Stored turned clockwise: the left column of the upright piece is the upper row of the page.
  @Test func turned() throws {
    let keys = "<key>verticesUV</key><string>10 20 12 20 10 23</string>"
    let sprite = try #require(try open(frame3("0 1 2", keys, isTurned: true))["a"])
    #expect(sprite.mesh?.vertices == [Point(x: 0, y: 4), Point(x: 0, y: 2), Point(x: 3, y: 4)])
    #expect(try sprite.bitmap(trimmed: true).places == ["11,20 . .", "10,20 10,21 ."])
    #expect(try sprite.packedBitmap().places == ["10,20 11,20", "10,21 .", ". ."])
  }

  @Test(arguments: ["0 1", "0 1 x", "0 1 7", "0.5 1 2"])
  func trianglesThatCannotBeRead(triangles: String) throws {
    let map = try open(frame3(triangles, "<key>vertices</key><string>0 2 3 4 0 4</string>"))
    #expect(map["a"]?.mesh == nil)
    #expect(
      map.problems == [
        Problem(
          .warning, .emptyRect, sprite: "a",
          "its triangles cannot be read (all of its rectangle is shown)")
      ])
  }

  /// 2,1 of a packed piece of 8 by 4, which lies at 3,7 of its canvas.
  @Test(
    arguments: [
      (.none, Point(x: 5, y: 8)), (.clockwise, Point(x: 4, y: 13)), (.half, Point(x: 9, y: 10)),
      (.counterclockwise, Point(x: 6, y: 9)),
    ] as [(QuarterTurn, Point)])
  func pointsOfThePageInTheCanvas(turn: QuarterTurn, expected: Point) {
    let frame = AtlasDescription.Frame(
      name: "a", textureRect: Rect(x: 20, y: 30, width: 8, height: 4), storedRotation: turn,
      size: .zero, trimOffset: Point(x: 3.5, y: 7.5), sourceSize: .zero)
    #expect(frame.canvasPoint(ofPagePoint: Point(x: 22, y: 31)) == expected)
  }
}
