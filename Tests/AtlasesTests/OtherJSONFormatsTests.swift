import Geometry
import Imaging
import TestSupport
import Testing

@testable import Atlases

@Suite struct PhaserMultiTests {
  private func texture(_ name: String, scale: String, frames: String...) -> String {
    "{\"image\":\"\(name)\",\"scale\":\(scale),\"frames\":["
      + frames.map { jsonFrame("1 2 3 4", more: "\"filename\":\"\($0)\"") }.joined(separator: ",")
      + "]}"
  }

  @Test func eachTextureIsAPage() throws {
    let description = try describe(
      "{\"textures\":[\(texture("a.png", scale: "2", frames: "x", "y")),"
        + "\(texture("b.png", scale: "2", frames: "z"))],\"meta\":{}}")
    #expect(description.format == .phaserMulti)
    #expect(description.pages.map(\.textureNames) == [["a.png"], ["b.png"]])
    #expect(description.frames.map(\.name) == ["x", "y", "z"])
    #expect(description.frames.map(\.page) == [0, 0, 1])
    #expect(description.scale == 2)
    #expect(description.problems == [])
  }

  /// Each sprite has the scale of its texture; of two with one name the wanted scale decides.
  @Test func differentScales() throws {
    let description = try describe(
      "{\"textures\":[\(texture("a.png", scale: "0.5", frames: "x", "y")),"
        + "\(texture("b.png", scale: "2", frames: "x"))]}")
    #expect(description.scale == 0.5)
    #expect(description.frames.map(\.scale) == [0.5, 0.5, 2])
    #expect(description.problems == [])
    let map = ImageMap(description, path: "/none/x.json")
    #expect(map.map(\.self) == ["x", "x", "y"])
    #expect(map["x", scale: 2]?.size == Size(width: 1.5, height: 2))
    #expect(map["x"]?.size == Size(width: 6, height: 8))
    #expect(map["y", scale: 2]?.scale == 0.5)
  }

  @Test func scaleOfAllTextures() throws {
    let description = try describe(
      "{\"textures\":[\(texture("a.png", scale: "1", frames: "x"))],\"meta\":{\"scale\":\"3\"}}")
    #expect(description.scale == 3)
  }

  @Test func damagedTextures() throws {
    let description = try describe(
      "{\"textures\":[7,null,{\"image\":5},{\"frames\":{\"o\":\(jsonFrame("1 2 3 4"))}}]}")
    #expect(description.frames.map(\.name) == ["o"])
    #expect(description.frames.map(\.page) == [3])
    #expect(description.pages.count == 4)
  }
}

@Suite struct KivyTests {
  @Test func yCountsFromTheBottom() throws {
    let folder = TemporaryFolder()
    try folder.writePicture(width: 16, height: 20, to: "a.png")
    try folder.writePicture(width: 16, height: 50, to: "b.png")
    let map = try ImageMap(
      path: folder.write(
        "{\"a.png\":{\"low\":[1,2,3,4],\"top\":[5,16,2,4]},\"b.png\":{\"z\":[0,0,3,10]}}",
        to: "hero.atlas"))
    #expect(map.format == .kivy)
    #expect(map["low"]?.textureRect == Rect(x: 1, y: 14, width: 3, height: 4))
    #expect(map["top"]?.textureRect == Rect(x: 5, y: 0, width: 2, height: 4))
    #expect(map["z"]?.textureRect == Rect(x: 0, y: 40, width: 3, height: 10))
    #expect(map["low"]?.sourceSize == Size(width: 3, height: 4))
    #expect(map["z"]?.pageIndex == 1)
    #expect(try map["top"]?.bitmap().places.first == "5,0 6,0")
    #expect(map.problems == [])
  }

  @Test func withoutThePicture() throws {
    let map = ImageMap(try describe("{\"a.png\":{\"low\":[1,2,3,4]}}"), path: "/none/x.atlas")
    #expect(map["low"]?.textureRect == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(map.problems.map(\.code) == [.missingTexture, .missingTexture])
  }

  @Test(arguments: [
    "[1,2,3]", "[1,2,3,4,5]", "[1,2,-3,4]", "[1,2,3,1e9]", "[1,2,3,null]", "[1,2,3,\"x\"]", "[]",
  ])
  func brokenFrames(text: String) throws {
    let description = try describe("{\"a.png\":{\"ok\":[1,2,3,4],\"b\":\(text)}}")
    #expect(description.frames.map(\.name) == ["ok"])
    #expect(description.problems.map(\.code) == [.emptyRect])
    #expect(description.problems.map(\.sprite) == ["b"])
  }
}

@Suite struct GodotTests {
  private func sprite(_ name: String, region: String, margin: String?) -> String {
    "{\"filename\":\"\(name)\",\"region\":\(region)"
      + (margin.map { ",\"margin\":\($0)" } ?? "") + "}"
  }

  private func box(_ x: Int, _ y: Int, _ w: Int, _ h: Int) -> String {
    "{\"x\":\(x),\"y\":\(y),\"w\":\(w),\"h\":\(h)}"
  }

  @Test func marginIsTheRestOfTheCanvas() throws {
    let first = sprite("a", region: box(1, 2, 30, 40), margin: box(3, 5, 7, 11))
    let second = sprite("b", region: box(0, 0, 6, 8), margin: nil)
    let description = try describe(
      "{\"textures\":[{\"image\":\"p.png\",\"sprites\":[\(first)]},"
        + "{\"image\":\"q.png\",\"sprites\":[\(second)]}],\"meta\":{}}")
    #expect(description.format == .godot)
    #expect(description.pages.map(\.textureNames) == [["p.png"], ["q.png"]])
    #expect(description.frames.map(\.page) == [0, 1])
    #expect(description.frames.map(\.name) == ["a", "b"])
    #expect(description.frames[0].textureRect == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(description.frames[0].storedRotation == .none)
    #expect(description.frames[0].trimOffset == Point(x: 3, y: 5))
    #expect(description.frames[0].sourceSize == Size(width: 37, height: 51))
    #expect(description.frames[1].sourceSize == Size(width: 6, height: 8))
    #expect(description.problems == [])
  }

  @Test func brokenSprites() throws {
    let ok = sprite("ok", region: box(1, 2, 3, 4), margin: box(0, 0, 0, 0))
    let bad = [
      "{}", "7", sprite("m", region: box(1, 2, 3, 4), margin: "{}"),
      sprite("n", region: box(1, 2, -3, 4), margin: nil),
      sprite("big", region: box(1, 2, 1_048_576, 4), margin: box(0, 0, 1, 0)),
    ]
    let description = try describe(
      "{\"textures\":[{\"sprites\":[\((bad + [ok]).joined(separator: ","))]}]}")
    #expect(description.frames.map(\.name) == ["ok"])
    #expect(description.problems.map(\.sprite) == ["0", "1", "m", "n", "big"])
  }
}
