import Geometry
import Imaging
import TestSupport
import Testing

@testable import Atlases

@Suite struct SpriteGridTests {
  private let folder = TemporaryFolder()

  private func grid(
    size: (Int, Int)? = nil, count: (Int, Int)? = nil, offset: (Int, Int) = (0, 0),
    spacing: (Int, Int) = (0, 0)
  ) -> SpriteGrid {
    var grid = SpriteGrid()
    grid.cellSize = size.map { SpriteGrid.Pair(x: $0.0, y: $0.1) }
    grid.count = count.map { SpriteGrid.Pair(x: $0.0, y: $0.1) }
    grid.offset = SpriteGrid.Pair(x: offset.0, y: offset.1)
    grid.spacing = SpriteGrid.Pair(x: spacing.0, y: spacing.1)
    return grid
  }

  private func open(_ picture: Bitmap, _ grid: SpriteGrid) throws -> ImageMap {
    var options = ImageMap.Options()
    options.grid = grid
    return try ImageMap(bytes: ImageFile.pngData(picture), path: "art/fox.png", options: options)
  }

  @Test func cellsBySize() throws {
    let map = try open(
      .places(width: 20, height: 13), grid(size: (5, 3), offset: (2, 1), spacing: (1, 2)))
    // Across 2…7, 8…13, 14…19; down 1…4, 6…9; the rest is too narrow.
    #expect(map.format == .grid)
    #expect(Array(map) == (0..<6).map { "fox_\($0)" })
    #expect(map["fox_5"]?.textureRect == Rect(x: 14, y: 6, width: 5, height: 3))
    #expect(try map["fox_4"]?.bitmap().places.first == "8,6 9,6 10,6 11,6 12,6")
    #expect(map.sequences.map(\.name) == ["fox_row_0", "fox_row_1"])
    #expect(map.sequences.map(\.origin) == [.grid, .grid])
    #expect(map.sequences[1].frames == ["fox_3", "fox_4", "fox_5"])
  }

  @Test func cellsByCount() throws {
    let map = try open(.places(width: 23, height: 9), grid(count: (4, 1), spacing: (1, 0)))
    // (23 − 3) / 4 = 5.
    #expect(map["fox_3"]?.textureRect == Rect(x: 18, y: 0, width: 5, height: 9))
    #expect(map.count == 4 && map.sequences.map(\.name) == ["fox"])
  }

  @Test func cellsBySizeAndCount() throws {
    let map = try open(.places(width: 23, height: 9), grid(size: (5, 4), count: (2, 9)))
    #expect(map.count == 4 && map["fox_3"]?.textureRect == Rect(x: 5, y: 4, width: 5, height: 4))
  }

  @Test func clearCellsAtTheEndOfARowAreLeftOut() throws {
    // Cells of 2×2, four in a row: x · x · / · · · · / · x · ·
    var picture = Bitmap(width: 8, height: 6, alpha: .straight)
    for (x, y) in [(0, 1), (5, 0), (3, 5)] { picture[x, y] = Pixel(red: 1, green: 2, blue: 3) }
    let map = try open(picture, grid(size: (2, 2)))
    #expect(map.sequences.map(\.name) == ["fox_row_0", "fox_row_2"])
    #expect(map.sequences.map(\.frames) == [["fox_0", "fox_1", "fox_2"], ["fox_8", "fox_9"]])
    #expect(map.count == 5)
    #expect(map.sequences.map(\.isStrong) == [true, true])
  }

  @Test(arguments: [
    ((21, 3), (0, 0)), ((5, 14), (0, 0)), ((5, 3), (16, 0)), ((5, 3), (0, 70000)),
    ((1 << 40, 3), (0, 0)),
  ])
  func noRoom(size: (Int, Int), offset: (Int, Int)) throws {
    let error = AtlasError(path: "art/fox.png", reason: .noRoomForGrid(width: 20, height: 13))
    #expect(throws: error) {
      try open(.places(width: 20, height: 13), grid(size: size, offset: offset))
    }
  }

  @Test func thereIsALimit() throws {
    let picture = Bitmap(width: 257, height: 256, filledWith: Pixel(red: 1, green: 1, blue: 1))
    let error = AtlasError(path: "art/fox.png", reason: .tooManyCells(limit: 65536))
    #expect(throws: error) { try open(picture, grid(size: (1, 1))) }
    #expect(try open(picture, grid(size: (2, 1))).count == 128 * 256)
  }

  @Test func onlyPicturesAreCut() throws {
    let path = try folder.write(plist(""), to: "x.plist")
    var options = ImageMap.Options()
    options.grid = grid(size: (5, 3))
    #expect(
      throws: AtlasError(path: path, reason: .undecodableTexture(ImageError(.notAPicture)))
    ) { try ImageMap(path: path, options: options) }
  }

  @Test func aDataFileBesideItDoesNotMatter() throws {
    try folder.write(atlas2([("a", frame2("{{0,0},{1,1}}"))]), to: "hero.plist")
    let path = try folder.writePicture(width: 6, height: 4, to: "hero.png")
    var options = ImageMap.Options()
    options.grid = grid(size: (3, 4))
    #expect(try Array(ImageMap(path: path, options: options)) == ["hero_0", "hero_1"])
  }
}
