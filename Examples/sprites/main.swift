// The walk of the fox as a strip of film. Frames have different sizes and some are stored turned, yet
// the head stays level and the paws stay on the ground: each layer has the frame's anchor point.

import LayerSprites

let map = try ImageMap(path: "atlases/hero.plist")
let walk = map.sequences.first { $0.name == "walk" }
let frames = walk.map(map.images(of:)) ?? []

let strip = Layer()
strip.frame = Rect(x: 0, y: 0, width: 8 + 72 * Double(frames.count), height: 96)
strip.backgroundColor = Pixel(red: 24, green: 24, blue: 28)

for (index, frame) in frames.enumerated() {
  let cell = Layer()
  cell.frame = Rect(x: Double(8 + 72 * index), y: 16, width: 64, height: 64)
  cell.backgroundColor = Pixel(red: 230, green: 222, blue: 200)
  cell.cornerRadius = 4
  strip.addSublayer(cell)

  let fox = Layer()
  fox.setContents(frame)
  fox.setDimensions(frame)
  fox.position = Point(x: 32, y: 32)
  cell.addSublayer(fox)

  for y in [4.0, 84] {
    let hole = Layer()
    hole.frame = Rect(x: Double(34 + 72 * index), y: y, width: 12, height: 8)
    hole.backgroundColor = cell.backgroundColor
    hole.cornerRadius = 2
    strip.addSublayer(hole)
  }
}

let picture = Renderer().render(
  strip.snapshot(), width: Int(strip.bounds.width), height: Int(strip.bounds.height))
try ImageFile.write(picture, to: CommandLine.arguments.dropFirst().first ?? "sprites.png")
