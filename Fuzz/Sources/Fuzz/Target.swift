import LayerSprites

/// Something that takes bytes from strangers.
struct Target: Sendable {
  /// Its name, and that of its folder of seeds.
  let name: String
  /// Reads the bytes; whatever they are, it must come back.
  let read: @Sendable ([UInt8]) -> Void

  /// Every target: a format each, told apart by the seeds it starts from.
  static let all =
    [
      "cocos2d", "binary-plist", "cocos2d-animation", "uikit", "spritekit", "json", "pixi",
      "phaser-multi", "aseprite", "kivy", "godot", "starling", "libgdx", "unity",
    ].map(atlas) + ["png", "cgbi", "jpeg", "webp", "pvr", "pvr-gz", "pvr-ccz"].map(picture)

  /// An atlas of which everything is looked at; no texture lies beside it.
  private static func atlas(_ name: String) -> Target {
    Target(name: name) { bytes in
      guard let map = try? ImageMap(bytes: bytes, path: "/nonexistent/atlas") else { return }
      for index in map.naturalOrder {
        let sprite = map.image(at: index)
        _ = (sprite.anchorPoint, sprite.contentsRect, map[sprite.name])
      }
      _ = (map.sequences, map.problems.map(\.message))
    }
  }

  /// A picture, decoded both ways within small limits.
  private static func picture(_ name: String) -> Target {
    Target(name: name) { bytes in
      let limits = ImageLimits(maxSide: 512, maxPixels: 1 << 16)
      for alpha in [AlphaFormat.premultiplied, .straight] {
        _ = try? ImageFile.decode(bytes, alpha: alpha, limits: limits)
      }
    }
  }
}
