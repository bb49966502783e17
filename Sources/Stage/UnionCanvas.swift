package import LayerSprites

/// The box that holds the canvases of all frames of an animation, so that none jumps: aligned on the
/// file's anchors where every frame has one, else on what the format takes as the middle.
///
/// Pixels; canvases lie at whole ones.
package struct UnionCanvas: Hashable, Sendable {
  /// Width of the box.
  package let width: Int
  /// Height of the box.
  package let height: Int
  /// The top-left corner of each frame's canvas in the box.
  package let origins: [Point]

  /// The box of some frames; that of none is empty.
  package init(of frames: [SpriteImage]) {
    let anchored = !frames.isEmpty && frames.allSatisfy { $0.anchor != nil }
    let canvases = frames.map { frame in
      let pin = anchored ? frame.canvasAnchor : Point(x: 0.5, y: 0.5)
      return Rect(
        x: (-pin.x * frame.sourceSize.width).rounded(.down),
        y: (-pin.y * frame.sourceSize.height).rounded(.down),
        width: frame.sourceSize.width.rounded(.up), height: frame.sourceSize.height.rounded(.up))
    }
    let box = canvases.reduce(Rect.zero) { $0.union($1) }
    width = Int(box.width)
    height = Int(box.height)
    origins = canvases.map { $0.origin - box.origin }
  }
}
