import LayerSprites
import Stage

/// Pictures of a stage put together pixel by pixel, without layers: what the scene must show.
enum HandPlaced {
  /// A sprite's own canvas, as it is cut from its page, placed on a stage.
  static func picture(_ picture: StageScene.Picture, behind: (Int, Int) -> Pixel) throws -> Bitmap {
    guard case .times(let zoom) = picture.zoom, let sprite = picture.sprite else {
      throw Unexpected()
    }
    let canvas = try sprite.bitmap()
    let left = half(picture.width - picture.canvas.width * zoom) + picture.pan.x
    let top = half(picture.height - picture.canvas.height * zoom) + picture.pan.y
    var result = Bitmap(width: picture.width, height: picture.height)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let u = quotient(x - left, zoom) - Int(picture.origin.x)
        let v = quotient(y - top, zoom) - Int(picture.origin.y)
        let isInside = u >= 0 && v >= 0 && u < canvas.width && v < canvas.height
        result[x, y] = over(isInside ? canvas[u, v] : .clear, behind(x, y))
      }
    }
    return result
  }

  /// A bitmap averaged down by n in both directions, with clear pixels beyond it, as an area of a
  /// stage from `left`, `top` on.
  static func averaged(
    _ bitmap: Bitmap, by n: Int, left: Int, top: Int, width: Int, height: Int
  ) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { result[x, y] = mean(bitmap, n, (x - left) * n, (y - top) * n) }
    }
    return result
  }

  private static func mean(_ bitmap: Bitmap, _ n: Int, _ x: Int, _ y: Int) -> Pixel {
    var sums = [0, 0, 0, 0]
    for v in y..<y + n where v >= 0 && v < bitmap.height {
      for u in x..<x + n where u >= 0 && u < bitmap.width {
        let pixel = bitmap[u, v]
        for (i, channel) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
          sums[i] += Int(channel)
        }
      }
    }
    let means = sums.map { UInt8((2 * $0 + n * n) / (2 * n * n)) }
    return Pixel(red: means[0], green: means[1], blue: means[2], alpha: means[3])
  }

  /// Source-over of premultiplied pixels, rounded to nearest.
  private static func over(_ above: Pixel, _ below: Pixel) -> Pixel {
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      a + UInt8((Int(b) * (255 - Int(above.alpha)) + 127) / 255)
    }
    return Pixel(
      red: channel(above.red, below.red), green: channel(above.green, below.green),
      blue: channel(above.blue, below.blue), alpha: channel(above.alpha, below.alpha))
  }

  /// Half of a number, down to a whole one.
  static func half(_ number: Int) -> Int { quotient(number, 2) }

  private static func quotient(_ a: Int, _ b: Int) -> Int {
    a >= 0 ? a / b : -((b - 1 - a) / b)
  }

  struct Unexpected: Error {}
}
