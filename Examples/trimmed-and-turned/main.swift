// Above, four pieces as the atlas holds them, trimmed, and two of them turned. Below, what layers make
// of them: upright, each in its place on the canvas of 64 × 64 off which it was trimmed.

import LayerSprites

let map = try ImageMap(path: "atlases/hero.plist")
let page = try map.pages[0].bitmap()

let table = Layer()
table.frame = Rect(x: 0, y: 0, width: 296, height: 152)
table.backgroundColor = Pixel(red: 38, green: 42, blue: 52)

for column in 0..<4 {
  guard let sprite = map["walk_0\(column + 1)"] else { continue }
  let left = Double(8 + 72 * column)

  let piece = Layer()
  piece.frame = Rect(origin: Point(x: left, y: 8), size: sprite.size)
  piece.backgroundColor = Pixel(red: 66, green: 74, blue: 92)
  piece.contents = page
  piece.contentsRect = sprite.contentsRect
  table.addSublayer(piece)

  let canvas = Layer()
  canvas.frame = Rect(x: left, y: 80, width: 64, height: 64)
  canvas.backgroundColor = piece.backgroundColor
  table.addSublayer(canvas)

  let shown = Layer()
  shown.setContents(sprite)
  shown.setDimensions(sprite)
  shown.position = Point(x: 32, y: 32)
  canvas.addSublayer(shown)
}

let picture = Renderer().render(table.snapshot(), width: 296, height: 152)
let path = CommandLine.arguments.dropFirst().first ?? "trimmed-and-turned.png"
try ImageFile.write(picture, to: path)
