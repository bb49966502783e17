// One fox in thirteen views, one for each content mode. What is scaled or placed is the smallest box
// around the middle of the fox's canvas; only the first view and the fourth stretch the fox itself.

import LayerSprites

let map = try ImageMap(path: "atlases/hero.plist")

let wall = Layer()
wall.frame = Rect(x: 0, y: 0, width: 548, height: 272)
wall.backgroundColor = Pixel(red: 38, green: 42, blue: 52)

for (index, mode) in ContentMode.allCases.enumerated() {
  let view = SpriteView(image: map["jump_01"])
  view.contentMode = mode
  view.bounds.size = Size(width: 100, height: 80)
  view.layer.frame.origin = Point(x: Double(8 + index % 5 * 108), y: Double(8 + index / 5 * 88))
  view.layer.backgroundColor = Pixel(red: 66, green: 74, blue: 92)
  view.layer.masksToBounds = true
  wall.addSublayer(view.layer)
}

let picture = Renderer().render(wall.snapshot(), width: 548, height: 272)
try ImageFile.write(picture, to: CommandLine.arguments.dropFirst().first ?? "views.png")
