// Sprites drawn straight into a bitmap, without a layer: a ring of coins at points, each turned a
// little further, and foxes that fill rectangles.

import LayerSprites

let coins = try ImageMap(path: "atlases/coin.plist")
let heroes = try ImageMap(path: "atlases/hero.plist")

var bitmap = Bitmap(
  width: 360, height: 180, filledWith: Pixel(red: 38, green: 42, blue: 52))

for hour in 1...12 {
  let around = AffineTransform.rotation(Double(hour) / 12 * 2 * .pi)
  let place = Point(x: 0, y: -68).applying(around) + Point(x: 90, y: 90)
  let name = hour < 10 ? "coin_0\(hour)" : "coin_\(hour)"
  coins[name]?.draw(at: place, in: &bitmap)
}
heroes["idle_01"]?.draw(at: Point(x: 90, y: 90), in: &bitmap)

let fox = heroes["walk_02"]  // stored turned by a quarter; it is drawn upright
fox?.draw(in: Rect(x: 190, y: 16, width: 44, height: 53), of: &bitmap)
fox?.draw(in: Rect(x: 250, y: 10, width: 88, height: 159), of: &bitmap)
fox?.draw(in: Rect(x: 190, y: 142, width: 44, height: 26), of: &bitmap)

try ImageFile.write(bitmap, to: CommandLine.arguments.dropFirst().first ?? "drawing.png")
