import Geometry
import Imaging
import Layers
import Testing

/// What lies above what, and where, in layers of layers.
@Suite struct OrderTests {
  @Test func siblingsLieInOrderOfHeightThenOfAddition() {
    let root = Layer()
    let layers = zip("rgbw", [0.0, 2, 1, 2]).map { letter, z in
      let layer = Letters.block(letter, x: 0, y: 0, width: 4, height: 1)
      layer.zPosition = z
      return layer
    }
    for (i, layer) in layers.enumerated() {
      layer.bounds.size.width = Double([4, 2, 3, 1][i])
      root.addSublayer(layer)
    }
    #expect(Letters.drawing(root, width: 4, height: 1) == ["wgbr"])
  }

  @Test func aSublayerFarBehindStillLiesAboveItsSuperlayer() {
    let root = Letters.block("r", x: 0, y: 0, width: 3, height: 1)
    let sublayer = Letters.block("g", x: 1, y: 0, width: 1, height: 1)
    sublayer.zPosition = -100
    root.addSublayer(sublayer)
    #expect(Letters.drawing(root, width: 3, height: 1) == ["rgr"])
  }

  @Test func hiddenLayersTakeTheirSublayersAlong() {
    let root = Letters.block("r", x: 0, y: 0, width: 2, height: 1)
    let hidden = Letters.block("g", x: 0, y: 0, width: 1, height: 1)
    hidden.addSublayer(Letters.block("b", x: 1, y: 0, width: 1, height: 1))
    hidden.isHidden = true
    root.addSublayer(hidden)
    #expect(Letters.drawing(root, width: 2, height: 1) == ["rr"])
    root.isHidden = true
    #expect(Letters.drawing(root, width: 2, height: 1) == [".."])
  }

  /// Sublayers are placed from the lower edge; pictures stay upright, theirs too.
  @Test func flippedGeometryTurnsSublayersOver() {
    let root = Letters.layer(Letters.bitmap("rr", "gg", "bb"), x: 0, y: 0)
    root.isGeometryFlipped = true
    let sublayer = Letters.layer(Letters.bitmap("w.", "gr"), x: 0, y: 0)
    root.addSublayer(sublayer)
    #expect(Letters.drawing(root, width: 2, height: 3) == ["rr", "wg", "gr"])
    sublayer.isGeometryFlipped = true
    sublayer.addSublayer(Letters.block("b", x: 1, y: 0, width: 1, height: 1))
    #expect(Letters.drawing(root, width: 2, height: 3) == ["rr", "wb", "gr"])
  }

  /// The worked example of a flipped layer in its superlayer.
  @Test func flippedGeometryCountsTheOriginOfTheBounds() {
    let root = Layer()
    let flipped = Layer()
    flipped.bounds = Rect(x: 5, y: 7, width: 100, height: 80)
    flipped.anchorPoint = .zero
    flipped.position = Point(x: 20, y: 30)
    flipped.isGeometryFlipped = true
    root.addSublayer(flipped)
    flipped.addSublayer(Letters.block("r", x: 15, y: 17, width: 10, height: 10))
    let rows = Letters.drawing(root, width: 60, height: 120)
    let drawn = rows.indices.filter { rows[$0].contains("r") }
    #expect(drawn == Array(90..<100))
    #expect(rows[95].firstIndex(of: "r") == rows[95].index(rows[95].startIndex, offsetBy: 30))
  }

  @Test func sublayersAreTransformedAboutTheAnchor() {
    let root = Layer()
    root.bounds.size = Size(width: 8, height: 4)
    root.anchorPoint = Point(x: 0.5, y: 0.5)
    root.position = Point(x: 4, y: 2)
    root.sublayerTransform = .scale(x: 2, y: 2)
    root.addSublayer(Letters.block("r", x: 3, y: 1, width: 2, height: 1))
    #expect(
      Letters.drawing(root, width: 8, height: 4) == [
        "..rrrr..", "..rrrr..", "........", "........",
      ])
  }

  /// A sprite that an atlas stores turned, trimmed, shown in a layer that is turned itself.
  @Test func turnedSpritesStandUprightInTurnedLayers() {
    let root = Layer()
    let holder = Layer()
    holder.position = Point(x: 4, y: 4)
    holder.affineTransform = .rotation(.pi)
    let sprite = Letters.layer(Letters.bitmap("wwww", "wrgw", "wbrw", "wgbw", "wwww"), x: 0, y: 0)
    sprite.contentsRect = Rect(x: 0.25, y: 0.2, width: 0.5, height: 0.6)
    sprite.bounds.size = Size(width: 2, height: 3)
    sprite.anchorPoint = Point(x: 1, y: 1.0 / 3)
    sprite.affineTransform = .rotation(-.pi / 2)
    holder.addSublayer(sprite)
    root.addSublayer(holder)
    // Stored rg/br/gb; a quarter turn to the left makes grb/rbg of it, half a turn more gbr/brg.
    #expect(
      Letters.drawing(root, width: 8, height: 8) == [
        "........", "........", "..gbr...", "..brg...", "........", "........", "........",
        "........",
      ])
  }
}
