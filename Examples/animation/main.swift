// A fox that crosses a meadow within a second, at six moments of it, one below the other. Keyframes play
// its steps while its position, set once, moves there by itself. Time is an argument, so any moment can
// be drawn.

import LayerSprites

let map = try ImageMap(path: "atlases/hero.plist")
let walk = map.sequences.first { $0.name == "walk" }
let frames = (walk.map(map.images(of:)) ?? []).compactMap(\.self)

let meadow = Layer()
meadow.frame = Rect(x: 0, y: 0, width: 360, height: 64)
meadow.backgroundColor = Pixel(red: 96, green: 160, blue: 84)
let fox = Layer()
fox.position = Point(x: 32, y: 32)
meadow.addSublayer(fox)

let scheduler = TransactionScheduler(root: meadow)
scheduler.transaction(at: 0, duration: 1, timingFunction: .easeInEaseOut) {
  let steps = SpriteAnimation(
    frames: frames.map { SpriteAppearance($0) }, delayPerUnit: 0.1, loops: .infinity)
  fox.add(steps.keyframes, forKey: "walk")
  fox.position = Point(x: 328, y: 32)  // moves there, since nobody has said otherwise
}

let strip = Layer()
strip.frame = Rect(x: 0, y: 0, width: 360, height: 6 * 68 - 4)
strip.backgroundColor = Pixel(red: 24, green: 24, blue: 28)
for moment in 0..<6 {
  let time = Double(moment) / 5
  scheduler.turn(at: time)
  let row = Layer()
  row.frame = Rect(x: 0, y: 68 * Double(moment), width: 360, height: 64)
  row.contents = Renderer().render(meadow.snapshot(at: time), width: 360, height: 64)
  strip.addSublayer(row)
}

let picture = Renderer().render(strip.snapshot(), width: 360, height: 404)
try ImageFile.write(picture, to: CommandLine.arguments.dropFirst().first ?? "animation.png")
