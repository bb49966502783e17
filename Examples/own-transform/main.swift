// The first two foxes lean back alike, though the second is stored turned by a quarter: its own
// transform follows the sprite's. The third lies on its side: there it took the sprite's place.

import LayerSprites

let map = try ImageMap(path: "atlases/hero.plist")
let lean = AffineTransform.rotation(-.pi / 8).scaledBy(x: 1.5, y: 1.5)

let stage = Layer()
stage.frame = Rect(x: 0, y: 0, width: 360, height: 128)
stage.backgroundColor = Pixel(red: 38, green: 42, blue: 52)

for (x, name, follows) in [
  (60.0, "walk_01", true), (180, "walk_02", true), (300, "walk_02", false),
] {
  let fox = Layer()
  fox.setContents(map[name])
  fox.setDimensions(map[name])
  fox.position = Point(x: x, y: 60)
  fox.magnificationFilter = .nearest
  fox.affineTransform = follows ? fox.affineTransform.concatenating(lean) : lean
  stage.addSublayer(fox)
}

let picture = Renderer().render(stage.snapshot(), width: 360, height: 128)
try ImageFile.write(picture, to: CommandLine.arguments.dropFirst().first ?? "own-transform.png")
