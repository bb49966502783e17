// A jump in one picture: six layers along an arc, the earlier ones fainter, in a scene of layers with
// nothing but colours. Each layer's position is where the middle of the fox's canvas lies.

import LayerSprites

let map = try ImageMap(path: "atlases/hero.plist")

let sky = Layer()
sky.frame = Rect(x: 0, y: 0, width: 400, height: 180)
sky.backgroundColor = Pixel(red: 120, green: 180, blue: 220)

let sun = Layer()
sun.frame = Rect(x: 320, y: 20, width: 48, height: 48)
sun.cornerRadius = 24
sun.backgroundColor = Pixel(red: 255, green: 225, blue: 130)
sky.addSublayer(sun)

let meadow = Layer()
meadow.frame = Rect(x: 0, y: 150, width: 400, height: 30)
meadow.backgroundColor = Pixel(red: 96, green: 160, blue: 84)
sky.addSublayer(meadow)

for step in 0..<6 {
  let fox = Layer()
  fox.setContents(map["jump_0\(step + 1)"])
  fox.setDimensions(map["jump_0\(step + 1)"])
  let way = Double(step) / 5
  fox.position = Point(x: 50 + 300 * way, y: 125 - 250 * way * (1 - way))
  fox.opacity = 0.25 + 0.75 * way
  sky.addSublayer(fox)
}

let picture = Renderer().render(sky.snapshot(), width: 400, height: 180)
try ImageFile.write(picture, to: CommandLine.arguments.dropFirst().first ?? "layers.png")
