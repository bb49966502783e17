// A coin under each of the twelve gravities: nine put it somewhere, the last three scale it to the
// box. In the last it sticks out, and is cut off since the box masks to its bounds.

import LayerSprites

let map = try ImageMap(path: "atlases/coin.plist")
let coin = try map["coin_03"]?.bitmap(trimmed: true)

let wall = Layer()
wall.frame = Rect(x: 0, y: 0, width: 392, height: 224)
wall.backgroundColor = Pixel(red: 38, green: 42, blue: 52)

for (index, gravity) in ContentsGravity.allCases.enumerated() {
  let box = Layer()
  box.frame = Rect(
    x: Double(8 + index % 4 * 96), y: Double(8 + index / 4 * 72), width: 88, height: 64)
  box.backgroundColor = Pixel(red: 66, green: 74, blue: 92)
  box.masksToBounds = true
  box.contents = coin
  box.contentsGravity = gravity
  box.magnificationFilter = .nearest
  wall.addSublayer(box)
}

let picture = Renderer().render(wall.snapshot(), width: 392, height: 224)
try ImageFile.write(picture, to: CommandLine.arguments.dropFirst().first ?? "gravity.png")
