extension AtlasFormat {
  /// One line about it for people.
  package var summary: String {
    switch self {
    case .cocos2D0: "property list with x, y, width, height (Zwoptex for Flash, CocoStudio)"
    case .cocos2D1: "property list with frame and offset, never turned"
    case .cocos2D2: "property list with frame and rotated (TexturePacker, Zwoptex, SpriteBuilder)"
    case .cocos2D3: "property list with textureRect and spriteSize (TexturePacker, Zwoptex)"
    case .cocos2DAnimation: "property list of animations, with the atlases that it names"
    case .uiKit: "property list with x, y, w, h (TexturePacker for UIKit)"
    case .spriteKit: ".atlasc folder as Xcode makes it for SpriteKit"
    case .starling: "TextureAtlas XML (Starling, Sparrow, Adobe Animate)"
    case .libGDX: "text .atlas, old and new (libGDX, Spine)"
    case .unity: "text .tpsheet (TexturePacker for Unity); experimental"
    case .jsonHash: "JSON with frames as an object by name (TexturePacker and others)"
    case .jsonArray: "JSON with frames as an array (TexturePacker and others)"
    case .pixi: "JSON for PixiJS, with animations or further sheets"
    case .phaserMulti: "JSON with several textures (Phaser)"
    case .aseprite: "JSON of Aseprite, with durations and tags"
    case .kivy: "JSON .atlas (Kivy)"
    case .godot: "JSON .tpsheet (TexturePacker for Godot)"
    case .folder: "folder of pictures, each a sprite (SpriteKit's .atlas sources)"
    case .files: "pictures given one by one, or one of a numbered series"
    case .grid: "picture cut into equal cells (--grid-size or --grid-count)"
    case .image: "picture without a data file: one sprite"
    }
  }
}
