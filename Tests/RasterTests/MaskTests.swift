import Geometry
import Imaging
import Layers
import Testing

/// What `masksToBounds` and rounded corners leave of layers.
@Suite struct MaskTests {
  @Test func sublayersAndSpillingContentsAreCutOffAtTheBounds() {
    let layer = Letters.layer(Letters.bitmap("rg", "bw"), x: 1, y: 1)
    layer.bounds.size = Size(width: 4, height: 2)
    layer.contentsGravity = .resizeAspectFill
    layer.addSublayer(Letters.block("g", x: 2, y: 1, width: 4, height: 4))
    #expect(
      Letters.drawing(layer, width: 6, height: 4) == [".rrgg.", ".rrgg.", ".bbggg", ".bbggg"])
    layer.masksToBounds = true
    #expect(
      Letters.drawing(layer, width: 6, height: 4) == ["......", ".rrgg.", ".bbgg.", "......"])
  }

  static let round = [
    "..rrrrrr..", ".rrrrrrrr.", "rrrrrrrrrr", "rrrrrrrrrr", "rrrrrrrrrr", "rrrrrrrrrr",
    ".rrrrrrrr.", "..rrrrrr..",
  ]

  @Test func cornersRoundTheBackground() {
    let layer = Letters.block("r", x: 0, y: 0, width: 10, height: 8)
    layer.cornerRadius = 4
    #expect(Letters.drawing(layer, width: 10, height: 8) == Self.round)
    // Half the shorter side is the most.
    layer.cornerRadius = 100
    #expect(Letters.drawing(layer, width: 10, height: 8) == Self.round)
    layer.cornerRadius = 1
    #expect(
      Letters.drawing(layer, width: 10, height: 8) == Array(repeating: "rrrrrrrrrr", count: 8))
  }

  @Test func cornersRoundContentsOnlyWhereTheLayerMasks() {
    let layer = Letters.layer(Letters.bitmap("r"), x: 0, y: 0)
    layer.bounds.size = Size(width: 10, height: 8)
    layer.cornerRadius = 4
    #expect(
      Letters.drawing(layer, width: 10, height: 8) == Array(repeating: "rrrrrrrrrr", count: 8))
    layer.masksToBounds = true
    #expect(Letters.drawing(layer, width: 10, height: 8) == Self.round)
  }

  @Test func masksWithinMasksLeaveWhatBothDo() {
    let outer = Letters.block("b", x: 0, y: 0, width: 5, height: 4)
    let inner = Letters.block("g", x: 2, y: 1, width: 6, height: 2)
    outer.masksToBounds = true
    inner.masksToBounds = true
    inner.addSublayer(Letters.block("r", x: 1, y: -5, width: 20, height: 20))
    outer.addSublayer(inner)
    #expect(
      Letters.drawing(outer, width: 7, height: 4) == ["bbbbb..", "bbgrr..", "bbgrr..", "bbbbb.."])
  }

  @Test func roundedMasksWithinEachOtherBothCount() {
    let outer = Letters.block("b", x: 0, y: 0, width: 8, height: 6)
    outer.masksToBounds = true
    outer.cornerRadius = 3
    let inner = Letters.block("g", x: 4, y: 0, width: 4, height: 4)
    inner.masksToBounds = true
    inner.cornerRadius = 2
    inner.addSublayer(Letters.block("r", x: -9, y: 0, width: 20, height: 2))
    outer.addSublayer(inner)
    #expect(
      Letters.drawing(outer, width: 8, height: 6) == [
        ".bbbbrr.", "bbbbrrrr", "bbbbgggg", "bbbbbggb", "bbbbbbbb", ".bbbbbb.",
      ])
  }

  /// A square of side 5.5·√2 on its corner cuts out |x| + |y| < 5.5.
  @Test func aTurnedMaskCutsAlongItsSides() {
    let root = Layer()
    let mask = Layer()
    mask.bounds.size = Size(width: 60.5.squareRoot(), height: 60.5.squareRoot())
    mask.position = Point(x: 4, y: 3)
    mask.affineTransform = .rotation(.pi / 4)
    mask.masksToBounds = true
    let fill = Layer()
    fill.bounds.size = Size(width: 50, height: 50)
    fill.position = Point(x: 4, y: 4)
    fill.backgroundColor = Letters.palette["r"]
    mask.addSublayer(fill)
    root.addSublayer(mask)
    let expected = (0..<6).map { y in
      String(
        (0..<8).map { x in
          abs(Double(x) + 0.5 - 4) + abs(Double(y) + 0.5 - 3) < 5.5 ? "r" as Character : "."
        })
    }
    #expect(Letters.drawing(root, width: 8, height: 6) == expected)
    #expect(expected[0] == ".rrrrrr." && expected[2] == "rrrrrrrr")
  }

  @Test func theBorderLiesInsideAndAboveTheSublayers() {
    let layer = Letters.block("b", x: 0, y: 0, width: 8, height: 6)
    layer.borderColor = Pixel(red: 255, green: 255, blue: 255)
    layer.borderWidth = 1
    layer.cornerRadius = 3
    layer.addSublayer(Letters.block("r", x: 4, y: 0, width: 9, height: 3))
    #expect(
      Letters.drawing(layer, width: 9, height: 6) == [
        ".wwwwwwrr", "wwbbrrwwr", "wbbbrrrwr", "wbbbbbbw.", "wwbbbbww.", ".wwwwww..",
      ])
  }

  @Test func aBorderAsWideAsTheLayerFillsIt() {
    let layer = Letters.block("b", x: 0, y: 0, width: 3, height: 2)
    layer.borderColor = Pixel(red: 255, green: 255, blue: 255)
    layer.borderWidth = 1.5
    #expect(Letters.drawing(layer, width: 3, height: 2) == ["www", "www"])
  }

  /// Twelve rounded masks about one middle, each turned against the one around it.
  @Test func manyMasksLeaveWhatAllOfThemDo() {
    func drawing(masking: (Int) -> Bool) -> [String] {
      let root = Layer()
      var outer = root
      for i in 0..<12 {
        let layer = Layer()
        layer.bounds.size = Size(width: 30, height: 24)
        layer.position = i == 0 ? Point(x: 20, y: 18) : Point(x: 15, y: 12)
        layer.affineTransform = .rotation(0.13)
        layer.cornerRadius = 3
        layer.masksToBounds = masking(i)
        outer.addSublayer(layer)
        outer = layer
      }
      outer.addSublayer(Letters.block("r", x: -50, y: -50, width: 200, height: 200))
      return Letters.drawing(root, width: 40, height: 36)
    }
    let each = (0..<12).map { i in drawing { $0 == i } }
    let expected = (0..<36).map { y in
      each.dropFirst().reduce(each[0][y]) { row, other in
        String(zip(row, other[y]).map { $0 == "r" ? $1 : $0 })
      }
    }
    #expect(drawing { _ in true } == expected)
    #expect(expected[18].contains(".") && expected[18].contains("r"))
  }
}
