import Geometry
import Imaging
import Layers
import Testing

@Suite struct ContentsTests {
  @Test func straightContentsAreMultiplied() {
    let layer = Layer()
    layer.contents = Bitmap(
      width: 2, height: 1,
      pixels: [
        Pixel(red: 200, green: 100, blue: 50, alpha: 51),
        Pixel(red: 9, green: 8, blue: 7, alpha: 0),
      ], alpha: .straight)
    #expect(layer.contents?.alpha == .premultiplied)
    #expect(
      layer.contents?.pixels == [Pixel(red: 40, green: 20, blue: 10, alpha: 51), .clear])
  }

  static func layer(center: Rect, width: Double, height: Double) -> Layer {
    let layer = Layer(x: 0, y: 0, width: width, height: height)
    layer.contents = Bitmap(width: 100, height: 50)
    layer.contentsCenter = center
    return layer
  }

  @Test func nineParts() {
    let layer = Self.layer(
      center: Rect(x: 0.25, y: 0.375, width: 0.5, height: 0.5), width: 300, height: 80)
    let parts = layer.properties.contentsParts
    #expect(parts.count == 9)
    #expect(parts[4].destination == Rect(x: 25, y: 18.75, width: 250, height: 55))
    #expect(parts[4].source == Rect(x: 0.25, y: 0.375, width: 0.5, height: 0.5))
    #expect(parts[8].destination == Rect(x: 275, y: 73.75, width: 25, height: 6.25))
    #expect(parts[8].source == Rect(x: 0.75, y: 0.875, width: 0.25, height: 0.125))
    #expect(parts[2].destination == Rect(x: 275, y: 0, width: 25, height: 18.75))
    #expect(layer.properties.stretchesInParts)
  }

  @Test func bordersThatDoNotFitShrinkAlike() {
    let layer = Self.layer(
      center: Rect(x: 0.2, y: 0.25, width: 0.5, height: 0.5), width: 25, height: 80)
    let parts = layer.properties.contentsParts
    #expect(abs(parts[3].destination.width - 10) < 1e-12)
    #expect(parts[4].destination.width == 0)
    #expect(parts[5].destination.maxX == 25)
    #expect((parts[5].destination.minY, parts[5].destination.height) == (12.5, 55))
  }

  @Test(arguments: [
    (ContentsGravity.resize, Rect(x: 0.2, y: 0.2, width: 0.5, height: 0.5), true),
    (.center, Rect(x: 0.2, y: 0.2, width: 0.5, height: 0.5), false),
    (.resizeAspect, Rect.unit, false),
    (.resizeAspectFill, Rect(x: -1, y: -1, width: 5, height: 5), false),
    (.resizeAspectFill, Rect(x: 0.5, y: 0, width: 0, height: 1), true),
  ])
  func stretchesInParts(gravity: ContentsGravity, center: Rect, expected: Bool) {
    let layer = Self.layer(center: center, width: 300, height: 80)
    layer.contentsGravity = gravity
    #expect(layer.properties.stretchesInParts == expected)
    #expect(layer.properties.contentsParts.count == (expected ? 9 : 1))
  }

  @Test func aCropWithoutExtentShowsNothing() {
    let layer = Self.layer(center: .unit, width: 300, height: 80)
    layer.contentsRect = Rect(x: 0.5, y: 0.5, width: -0.25, height: 0.5)
    #expect(layer.properties.contentsDestination.isEmpty)
  }

  @Test(arguments: [
    ("top", ContentsGravity.bottom), ("bottomRight", .topRight), ("left", .left),
    ("resizeAspect", .resizeAspect), ("upwards", .center),
  ])
  func namesOfCoreAnimation(name: String, gravity: ContentsGravity) {
    #expect(ContentsGravity(name: name, naming: .coreAnimation) == gravity)
    if name != "upwards" { #expect(gravity.name(in: .coreAnimation) == name) }
  }
}
