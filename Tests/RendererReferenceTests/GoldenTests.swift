import Layers
import Raster
import Testing

/// Larger pictures, each looked at once by eye and held since: to the file, and to the reference.
@Suite struct GoldenTests {
  @Test(arguments: Scene.all) func drawsAsBefore(scene: Scene) throws {
    let drawn = Renderer().render(
      scene.root().snapshot(), width: scene.width, height: scene.height)
    try Golden(name: scene.name).check(drawn)
  }

  @Test(arguments: Scene.all) func drawsAsTheReference(scene: Scene) {
    let result = Comparison(scene.root(), width: scene.width, height: scene.height)
    #expect(result.differing == 0, "\(result.report())")
    // Parts of half pixels have their edges in the middle of pixels.
    #expect(result.compared * 2 >= result.covered)
  }
}
