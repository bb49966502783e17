package import LayerSprites

// How one picture takes the place of another.
extension StageScene {
  /// Seconds that a change of zoom, pan or layer mode takes, where the picture glides.
  private static let glide = 0.15

  /// Shows a picture from now on: at once, or, where it fades, as Core Animation changes layers.
  /// Another frame dissolves the sprite's layer, another thing all of the canvas, and where it is the
  /// same frame layers move to their new places.
  ///
  /// - Parameter now: the time of the clock.
  package func show(_ picture: Picture, at now: Double) {
    let before = shown
    shown = picture
    scheduler.turn(at: now)
    guard let fade = picture.fade, let before, before.width == picture.width,
      before.height == picture.height
    else { return cut(to: picture, at: now) }
    if before.subject != picture.subject {
      dissolve(canvas, into: picture, fade, at: now)
    } else if before.frame != picture.frame {
      dissolve(sprite, into: picture, fade, at: now)
    } else if !before.looksLike(picture) {
      scheduler.transaction(
        at: now, disableActions: false, duration: Self.glide, timingFunction: .easeOut
      ) { set(picture) }
    }
    scheduler.turn(at: now)
  }

  /// The tree that shows a picture, where nothing moves.
  package func snapshot(of picture: Picture) -> LayerSnapshot {
    shown = picture
    cut(to: picture, at: scheduler.time)
    return root.snapshot()
  }

  /// The tree as it is seen at a time of the clock.
  package func snapshot(at now: Double) -> LayerSnapshot { root.snapshot(at: now) }

  /// True while something fades or moves.
  package var isMoving: Bool { scheduler.isActive }

  /// Lets seconds go by as if they had not been: what fades or moves goes on from where it was.
  package func skip(_ seconds: Double) { root.beginTime += seconds }

  private func cut(to picture: Picture, at now: Double) {
    if isMoving {
      for layer in [background, canvas, sprite] + outlines + skins { layer.removeAllAnimations() }
    }
    scheduler.transaction(at: now, disableActions: true) { set(picture) }
    scheduler.turn(at: now)
  }

  private func dissolve(_ layer: Layer, into picture: Picture, _ fade: Fade, at now: Double) {
    guard fade.duration > 0 else { return cut(to: picture, at: now) }
    scheduler.transaction(
      at: now, disableActions: true, duration: fade.duration, beginTime: fade.begin
    ) {
      layer.add(Transition())
      set(picture)
    }
  }
}

extension StageScene.Picture {
  /// True where the same frame of the same thing looks the same.
  fileprivate func looksLike(_ other: Self) -> Bool {
    zoom == other.zoom && pan == other.pan && background == other.background
      && isOutlined == other.isOutlined && marksAnchor == other.marksAnchor
      && layerMode == other.layerMode
      && selection == other.selection && skins.map(\.skin) == other.skins.map(\.skin)
  }
}
