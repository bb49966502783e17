// A fox that begins to jump: one change of its picture and its place, at five moments of the quarter
// of a second after it. Above, the picture dissolves while the layer glides, as layers do by
// themselves; below, the transaction runs no actions, and all is done at once.

import LayerSprites

let map = try ImageMap(path: "atlases/hero.plist")
var picture = Bitmap(width: 5 * 96, height: 2 * 112)

for (row, disableActions) in [false, true].enumerated() {
  let stage = Layer()
  stage.bounds.size = Size(width: 92, height: 108)
  stage.backgroundColor = Pixel(red: 52, green: 60, blue: 84)

  let fox = Layer()
  fox.bounds.size = Size(width: 64, height: 64)
  fox.contents = try map["stand"]?.bitmap()
  fox.position = Point(x: 40, y: 72)
  stage.addSublayer(fox)

  let scheduler = TransactionScheduler(root: stage)
  try scheduler.transaction(at: 0, disableActions: disableActions) {
    fox.contents = try map["jump_03"]?.bitmap()
    fox.position = Point(x: 52, y: 40)
  }
  scheduler.turn(at: 0)

  for column in 0..<5 {
    var moment = stage.snapshot(at: 0.25 * Double(column) / 4)
    moment.properties.position = Point(x: Double(48 + 96 * column), y: Double(56 + 112 * row))
    Renderer().draw(moment, over: &picture)
  }
}

try ImageFile.write(picture, to: CommandLine.arguments.dropFirst().first ?? "transactions.png")
