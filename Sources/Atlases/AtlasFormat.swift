/// The kinds of atlas there are, by the names that people and scripts use for them.
public enum AtlasFormat: String, Hashable, Sendable, CaseIterable {
  /// cocos2d property list with `x`, `y`, `width`, `height` keys (Zwoptex for Flash, CocoStudio).
  case cocos2D0 = "cocos2d-0"
  /// cocos2d property list with `frame` and `offset`, never turned.
  case cocos2D1 = "cocos2d-1"
  /// cocos2d property list with `frame` and `rotated`.
  case cocos2D2 = "cocos2d-2"
  /// cocos2d property list with `textureRect` and `spriteSize` (TexturePacker, Zwoptex).
  case cocos2D3 = "cocos2d-3"
  /// cocos2d property list of animations (`CCAnimationCache`), with the atlases that it names.
  case cocos2DAnimation = "cocos2d-animation"
  /// Property list with `x`, `y`, `w`, `h` keys (TexturePacker for UIKit).
  case uiKit = "uikit"
  /// The folder `.atlasc` that Xcode makes for SpriteKit, or the property list in it.
  case spriteKit = "spritekit"
  /// `TextureAtlas` XML of Starling and Sparrow, as Adobe Animate writes it, too.
  case starling
  /// Text `.atlas` of libGDX and Spine, in the old and the new form.
  case libGDX = "libgdx"
  /// Text `.tpsheet` of TexturePacker for Unity. Experimental: held against no original.
  case unity
  /// JSON with `frames` as an object by name (TexturePacker and many others).
  case jsonHash = "json-hash"
  /// JSON with `frames` as an array.
  case jsonArray = "json-array"
  /// JSON sheet for PixiJS, with animations or further sheets.
  case pixi
  /// JSON with several `textures` for Phaser.
  case phaserMulti = "phaser-multi"
  /// JSON that Aseprite exports, with durations and tags.
  case aseprite
  /// JSON `.atlas` of Kivy.
  case kivy
  /// JSON `.tpsheet` of TexturePacker for Godot.
  case godot
  /// A folder of pictures, as SpriteKit's sources are (`.atlas`): each a sprite of its own.
  case folder
  /// Pictures given one by one, or a numbered one with the rest of its series.
  case files
  /// A picture cut into equal cells.
  case grid
  /// A picture without a data file: one sprite.
  case image
}
