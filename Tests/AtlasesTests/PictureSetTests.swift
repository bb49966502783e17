import Geometry
import Glibc
import Imaging
import TestSupport
import Testing

@testable import Atlases

/// Pictures without a data file: one, a series, several, and folders of them.
@Suite struct PictureSetTests {
  private let folder = TemporaryFolder()

  private func write(_ names: String...) throws {
    for (i, name) in names.enumerated() {
      try folder.writePicture(width: 3 + i, height: 2, to: name)
    }
  }

  private func open(_ name: String, findsSeries: Bool = true) throws -> ImageMap {
    var options = ImageMap.Options()
    options.findsSeries = findsSeries
    return try ImageMap(path: "\(folder.path)/\(name)", options: options)
  }

  private func names(_ map: ImageMap) -> [String] { map.naturalOrder.map { map.name(at: $0) } }

  // MARK: One picture

  @Test func onePictureIsASprite() throws {
    try write("other.png", "hero@2x.png")
    let map = try open("hero@2x.png")
    #expect(map.format == .image && map.scale == 2)
    #expect(names(map) == ["hero@2x.png"] && map.pages.map(\.image) == ["hero@2x.png"])
    let sprite = try #require(map["hero@2x"])
    #expect(sprite.sourceSize == Size(width: 4, height: 2) && sprite.trimOffset == .zero)
    #expect(try sprite.bitmap() == Bitmap.places(width: 4, height: 2).premultiplied())
    #expect(map.sequences == [] && map.problems == [])
  }

  @Test func itsDataFileGoesBeforeIt() throws {
    try write("hero.png")
    try folder.write("{\"a\": 1}", to: "hero.json")
    #expect(try open("hero.png").format == .image)
    try folder.write(atlas2([("a", frame2("{{0,0},{1,1}}"))]), to: "hero.xml")
    #expect(try open("hero.png").format == .cocos2D2)
    #expect(try open("hero.png").path == folder.path + "/hero.xml")
    var options = ImageMap.Options()
    options.format = .image
    #expect(try ImageMap(path: folder.path + "/hero.png", options: options).format == .image)
  }

  @Test func aBrokenDataFileIsNotPassedOver() throws {
    try write("hero.png")
    try folder.write("<plist><dict>", to: "hero.plist")
    #expect(throws: AtlasError.self) { try open("hero.png") }
  }

  @Test func aPictureThatCannotBeReadIsAnError() throws {
    let path = try folder.write([0xFF, 0xD8, 0xFF, 0xE0], to: "photo.jpg")
    let error = ImageError(.corrupt(reason: "the file ends in its header", kind: .jpeg))
    #expect(throws: AtlasError(path: path, reason: .undecodableTexture(error))) {
      try open("photo.jpg")
    }
  }

  @Test func aPictureInMemory() throws {
    let bytes = try ImageFile.pngData(.places(width: 5, height: 3))
    let map = try ImageMap(bytes: bytes, path: "-")
    #expect(map.format == .image && Array(map) == ["stdin"])
    #expect(map.pages[0].width == 5 && map.pages[0].path == "-")
    #expect(try map[0].bitmap(alpha: .straight) == Bitmap.places(width: 5, height: 3))
  }

  // MARK: Series

  @Test func oneNumberedPictureStandsForItsSeries() throws {
    try write(
      "walk_1.png", "walk_10.png", "walk_2.PNG", "walk_3.jpg", "walk-3.png", "walk_1@2x.png",
      "run_1.png", "walk_.png")
    try folder.makeFolder("walk_4.png")
    let map = try open("walk_2.PNG")
    #expect(map.format == .files)
    #expect(names(map) == ["walk_1.png", "walk_2.PNG", "walk_10.png"])
    #expect(map.pages.map(\.image) == ["walk_1.png", "walk_2.PNG", "walk_10.png"])
    #expect(map["walk_10"]?.pageIndex == 2 && map["walk_10"]?.sourceSize.width == 4)
    #expect(map.sequences.map(\.name) == ["walk"])
    #expect(map.sequences.map(\.frames) == [["walk_1.png", "walk_2.PNG", "walk_10.png"]])
    #expect(try open("walk_2.PNG", findsSeries: false).format == .image)
    #expect(try open("run_1.png").format == .image)
  }

  @Test func bareNumbersAreCalledAfterTheirFolder() throws {
    try write("fly/0.png", "fly/1.png", "fly/2.png")
    #expect(try open("fly/1.png").sequences.map(\.name) == ["fly"])
    #expect(try open("fly").sequences.map(\.name) == ["fly"])
  }

  // MARK: Several

  @Test func severalPicturesAreOneAtlas() throws {
    try write("a/1.png", "a/2.png", "b/x/1.png")
    let paths = ["a/2.png", "a/1.png", "b/x/1.png"].map { "\(folder.path)/\($0)" }
    let map = try ImageMap(paths: paths)
    #expect(map.format == .files && map.path == paths[0])
    #expect(names(map) == ["a/1.png", "a/2.png", "b/x/1.png"])
    #expect(map["b/x/1"]?.sourceSize.width == 5)
    #expect(try ImageMap(paths: Array(paths[..<2])).map { $0 } == ["1.png", "2.png"])
  }

  @Test func severalPathsMustBePictures() throws {
    try write("1.png")
    let data = try folder.write(plist(""), to: "x.plist")
    let picture = folder.path + "/1.png"
    #expect(throws: AtlasError(path: data, reason: .notAPictureAmongSeveral)) {
      try ImageMap(paths: [picture, data])
    }
    #expect(throws: AtlasError(path: folder.path + "/2.png", reason: .notFound(near: ["1.png"]))) {
      try ImageMap(paths: [picture, folder.path + "/2.png"])
    }
  }

  // MARK: Folders

  @Test func aFolderIsItsPictures() throws {
    try write(
      "x.atlas/walk_10.png", "x.atlas/walk_2.png", "x.atlas/sub/deep/jump.webp.png",
      "x.atlas/sub/b.PNG", "x.atlas/.hidden.png", "x.atlas/.git/c.png")
    try folder.write("no picture", to: "x.atlas/notes.txt")
    try folder.write("not really", to: "x.atlas/broken.jpg")
    for path in ["x.atlas", "x.atlas//"] {
      let map = try open(path)
      #expect(map.format == .folder && map.path == folder.path + "/x.atlas")
      #expect(
        names(map) == ["sub/b.PNG", "sub/deep/jump.webp.png", "walk_2.png", "walk_10.png"])
      #expect(map["walk_2"]?.sourceSize == Size(width: 4, height: 2))
      #expect(try map["walk_2"]?.bitmap().width == 4)
      #expect(map.problems.map(\.code) == [.undecodableTexture])
      #expect(
        map.problems.map(\.message) == [
          "broken.jpg: not a picture (expected PNG, JPEG, WebP or PVR)"
        ])
    }
  }

  /// Whoever names the folder of an atlas means that; with any other picture in it, or another atlas,
  /// it is a folder of pictures.
  @Test func aFolderOfOneAtlasIsThat() throws {
    let data = atlas2([("a", frame2("{{0,0},{1,1}}"))])
    try write(
      "x/hero.png", "y/hero.png", "y/tree.png", "z/a.png", "z/sub/b.png", "w/hero.png", "v/a.png")
    for file in ["x/hero.plist", "y/hero.plist", "z/a.plist", "w/hero.plist", "w/tree.plist"] {
      try folder.write(data, to: file)
    }
    try folder.write("as it was drawn", to: "x/notes.txt")
    for path in ["x", "x/"] {
      let map = try open(path)
      #expect(map.format == .cocos2D2 && map.path == folder.path + "/x/hero.plist")
      #expect(names(map) == ["a"])
    }
    for path in ["y", "z", "w"] { #expect(try open(path).format == .folder) }
    var options = ImageMap.Options()
    options.format = .folder
    #expect(try ImageMap(path: folder.path + "/x", options: options).format == .folder)
    try folder.write("<plist>", to: "v/a.plist")
    #expect(try open("v").format == .folder)
  }

  @Test func variantsOfAFolderAreFoundByTheirPlainName() throws {
    try write("x/coin.png", "x/coin@2x.png")
    let map = try open("x")
    #expect(map.scale == 1 && map.map { $0 } == ["coin.png", "coin@2x.png"])
    #expect(map["coin"]?.name == "coin.png" && map["coin@2x"]?.scale == 2)
    var options = ImageMap.Options()
    options.wantedScale = 2
    let large = try ImageMap(path: folder.path + "/x", options: options)
    #expect(large["coin"]?.name == "coin@2x.png")
    #expect(large["coin"]?.size == Size(width: 2, height: 1))
  }

  @Test func linksDoNotLeadInCircles() throws {
    try write("x/a.png")
    #expect(symlink("..", folder.path + "/x/up") == 0)
    defer { unlink(folder.path + "/x/up") }
    #expect(names(try open("x")) == ["a.png"])
  }

  @Test func aFolderWithoutPictures() throws {
    try folder.makeFolder("empty")
    #expect(throws: AtlasError(path: folder.path + "/empty", reason: .folder)) {
      try open("empty")
    }
  }

  @Test func thereIsALimit() throws {
    let data = try ImageFile.pngData(.places(width: 1, height: 1))
    for i in 0...PictureSet.largestCount { try folder.write(data, to: "many/\(i).png") }
    let reason = AtlasError.Reason.tooManyPictures(limit: 8192)
    #expect(throws: AtlasError(path: folder.path + "/many", reason: reason)) { try open("many") }
    #expect(throws: AtlasError(path: folder.path + "/many/7.png", reason: reason)) {
      try open("many/7.png")
    }
  }
}
