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
  /// A folder of pictures, as SpriteKit's sources are (`.atlas`): each a sprite of its own.
  case folder
  /// Pictures given one by one, or a numbered one with the rest of its series.
  case files
  /// A picture cut into equal cells.
  case grid
  /// A picture without a data file: one sprite.
  case image
}
