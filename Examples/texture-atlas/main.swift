// The page of an atlas, with a frame around each sprite, orange where it is stored turned. The dot is
// the sprite's anchor point: the middle of the canvas that it was trimmed off.

import LayerSprites

let map = try ImageMap(path: "atlases/hero.plist")
let page = try map.pages[0].bitmap()

let sheet = Layer()
sheet.frame = Rect(x: 0, y: 0, width: Double(page.width), height: Double(page.height))
sheet.backgroundColor = Pixel(red: 38, green: 42, blue: 52)
sheet.contents = page

for name in map {
  guard let sprite = map[name], sprite.aliasOf == nil else { continue }

  let frame = Layer()
  frame.frame = sprite.textureRect
  frame.borderWidth = 1
  frame.borderColor =
    sprite.storedRotation == .none
    ? Pixel(red: 90, green: 200, blue: 190) : Pixel(red: 250, green: 150, blue: 50)
  sheet.addSublayer(frame)

  let dot = Layer()
  dot.bounds.size = Size(width: 6, height: 6)
  dot.position = Point(
    x: sprite.anchorPoint.x * frame.bounds.width, y: sprite.anchorPoint.y * frame.bounds.height)
  dot.backgroundColor = Pixel(red: 120, green: 255, blue: 120)
  dot.borderWidth = 1
  frame.addSublayer(dot)
}

let picture = Renderer().render(sheet.snapshot(), width: page.width, height: page.height)
try ImageFile.write(picture, to: CommandLine.arguments.dropFirst().first ?? "texture-atlas.png")
