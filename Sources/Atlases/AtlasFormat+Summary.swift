extension AtlasFormat {
  /// One line about it for people.
  package var summary: String {
    switch self {
    case .cocos2D0: "property list with x, y, width, height (Zwoptex for Flash, CocoStudio)"
    case .cocos2D1: "property list with frame and offset, never turned"
    case .cocos2D2: "property list with frame and rotated (TexturePacker, Zwoptex, SpriteBuilder)"
    case .cocos2D3: "property list with textureRect and spriteSize (TexturePacker, Zwoptex)"
    case .folder: "folder of pictures, each a sprite (SpriteKit's .atlas sources)"
    case .files: "pictures given one by one, or one of a numbered series"
    case .grid: "picture cut into equal cells (--grid-size or --grid-count)"
    case .image: "picture without a data file: one sprite"
    }
  }
}
