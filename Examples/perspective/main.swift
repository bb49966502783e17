// Two sprites side by side, turned about their vertical axes. The perspective is the room's, so both
// recede to one vanishing point, in its middle, and the picture is its own mirror image.

import LayerSprites

let map = try ImageMap(path: "atlases/hero.plist")

let room = Layer()
room.frame = Rect(x: 0, y: 0, width: 400, height: 200)
room.backgroundColor = Pixel(red: 38, green: 42, blue: 52)
room.sublayerTransform = .perspective(distance: 500)

for (x, direction) in [(100.0, 1.0), (300, -1)] {
  let card = Layer()
  card.frame = Rect(x: x - 70, y: 20, width: 140, height: 160)
  card.backgroundColor = Pixel(red: 245, green: 238, blue: 220)
  card.borderColor = Pixel(red: 250, green: 150, blue: 50)
  card.borderWidth = 4
  card.transform = .rotation(direction * .pi / 4, x: 0, y: 1, z: 0)
  room.addSublayer(card)

  let fox = Layer()
  fox.setContents(map["walk_02"])
  fox.setDimensions(map["walk_02"])
  fox.transform = fox.transform.concatenating(.scale(x: 2 * direction, y: 2))
  fox.position = Point(x: 70, y: 78)
  fox.magnificationFilter = .nearest
  card.addSublayer(fox)
}

let picture = Renderer().render(room.snapshot(), width: 400, height: 200)
try ImageFile.write(picture, to: CommandLine.arguments.dropFirst().first ?? "perspective.png")
