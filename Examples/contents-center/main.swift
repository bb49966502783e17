// One button of 24 × 24 pixels, itself drawn by layers, at three sizes. Above it is stretched as a
// whole; below contentsCenter names the part that stretches, so rim and corners keep their shape.

import LayerSprites

let rim = Layer()
rim.frame = Rect(x: 0, y: 0, width: 24, height: 24)
rim.cornerRadius = 10
rim.backgroundColor = Pixel(red: 250, green: 150, blue: 50)
let face = Layer()
face.frame = Rect(x: 3, y: 3, width: 18, height: 18)
face.cornerRadius = 7
face.backgroundColor = Pixel(red: 245, green: 238, blue: 220)
rim.addSublayer(face)
let button = Renderer().render(rim.snapshot(), width: 24, height: 24)

let wall = Layer()
wall.frame = Rect(x: 0, y: 0, width: 328, height: 176)
wall.backgroundColor = Pixel(red: 38, green: 42, blue: 52)

let middle = Rect(x: 10 / 24, y: 10 / 24, width: 4 / 24, height: 4 / 24)
for (row, center) in [Rect.unit, middle].enumerated() {
  let y = Double(16 + row * 80)
  for place in [
    Rect(x: 16, y: y, width: 24, height: 24), Rect(x: 56, y: y, width: 96, height: 64),
    Rect(x: 168, y: y, width: 144, height: 32),
  ] {
    let layer = Layer()
    layer.frame = place
    layer.contents = button
    layer.contentsCenter = center
    wall.addSublayer(layer)
  }
}

let picture = Renderer().render(wall.snapshot(), width: 328, height: 176)
try ImageFile.write(picture, to: CommandLine.arguments.dropFirst().first ?? "contents-center.png")
