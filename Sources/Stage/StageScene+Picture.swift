package import LayerSprites

extension StageScene {
  /// How one picture goes over into the next.
  package struct Fade: Hashable, Sendable {
    /// When it begins, by the clock.
    package var begin: Double
    /// Seconds that it takes.
    package var duration: Double
  }

  /// A neighbour of the frame that is shown.
  package struct Skin: Sendable {
    /// The sprite.
    package var sprite: SpriteImage
    /// Its canvas in the box of all, in pixels of the sprite.
    package var origin: Point
    /// How it is seen.
    package var skin: OnionSkin.Skin
  }

  /// What one picture shows.
  package struct Picture {
    /// Stage size in pixels.
    package var width: Int
    /// Stage size in pixels.
    package var height: Int
    /// The sprite that is due; nil shows the background alone.
    package var sprite: SpriteImage?
    /// The box in which the animation's canvases lie.
    package var canvas: UnionCanvas
    /// The sprite's canvas in that box, in pixels of the sprite.
    package var origin: Point
    /// Stage pixels for each pixel of the sprite.
    package var zoom: Zoom
    /// How far the box is moved from the middle of the stage, in stage pixels.
    package var pan: (x: Int, y: Int)
    /// What lies behind.
    package var background: StageBackground
    /// True where canvas and piece are outlined.
    package var isOutlined: Bool
    /// What is made of the sprite's layer; nil shows it as it comes.
    package var layerMode: LayerMode?
    /// The layer whose bounds are outlined.
    package var selection: StageLayer?
    /// True where the sprite's anchor is marked.
    package var marksAnchor = false
    /// Which of the things that were put on the stage it shows.
    package var subject = 0
    /// Which of its frames.
    package var frame = 0
    /// How it takes the place of what was shown; nil does so at once.
    package var fade: Fade?
    /// Other frames that shine through from behind, the nearest last.
    package var skins: [Skin] = []

    /// A picture from its parts.
    package init(
      width: Int, height: Int, sprite: SpriteImage?, canvas: UnionCanvas, origin: Point, zoom: Zoom,
      pan: (x: Int, y: Int) = (0, 0), background: StageBackground, isOutlined: Bool = false,
      layerMode: LayerMode? = nil, selection: StageLayer? = nil
    ) {
      (self.width, self.height) = (width, height)
      (self.sprite, self.canvas, self.origin) = (sprite, canvas, origin)
      (self.zoom, self.pan, self.background) = (zoom, pan, background)
      (self.isOutlined, self.layerMode, self.selection) = (isOutlined, layerMode, selection)
    }
  }
}
