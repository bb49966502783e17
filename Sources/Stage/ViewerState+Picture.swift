internal import LayerSprites

extension ViewerState {
  /// What the stage shows at a time of the clock, on a stage of so many pixels.
  package func picture(at now: Double, width: Int, height: Int) -> StageScene.Picture {
    let shown = shownFrame(at: now)
    var picture = StageScene.Picture(
      width: width, height: height, sprite: shown?.sprite,
      canvas: exhibit?.canvas ?? UnionCanvas(of: []), origin: shown?.origin ?? .zero, zoom: zoom,
      pan: pan, background: background, isOutlined: showsInspector || showsOutlines,
      layerMode: isInLayerMode ? layerMode : nil,
      selection: selection ?? (isInLayerMode ? .sprite : nil))
    picture.marksAnchor = showsAnchor
    picture.subject = subject
    picture.frame = shown?.index ?? 0
    picture.fade = fade(at: now)
    picture.skins = skins(at: now)
    return picture
  }

  /// How the frame that is due takes the place of the one before: from when it was due on, or from
  /// when it was chosen. Nil where it does at once.
  private func fade(at now: Double) -> StageScene.Fade? {
    guard isCrossFading, let shown = shownFrame(at: now) else { return nil }
    let seconds = player.durations[shown.index] / player.speed
    return StageScene.Fade(
      begin: max(player.appearance(ofFrameAt: now) ?? chosenAt, chosenAt),
      duration: crossFade.duration(ofFrame: seconds))
  }

  /// True while neighbours of the frame shine through.
  package var showsOnion: Bool {
    switch onion.showing {
    case .never: false
    case .whilePaused: !player.isPlaying
    case .always: true
    }
  }

  private func skins(at now: Double) -> [StageScene.Skin] {
    guard showsOnion, let exhibit, exhibit.sequence != nil else { return [] }
    return onion.skins(of: player.order, at: player.position(at: now)).map { skin in
      StageScene.Skin(
        sprite: exhibit.frames[skin.frame], origin: exhibit.canvas.origins[skin.frame], skin: skin)
    }
  }

  /// Frames a second that were shown and that were due lately, where not all were shown.
  package var shortfall: FrameRateMeter.Shortfall? { player.isPlaying ? meter.shortfall : nil }

  /// Notes that the stage shows what is due.
  package mutating func noteShown(at now: Double) {
    if player.isPlaying, stageSize != (0, 0) {
      meter.note(slot: player.slotNumber(at: now), at: now)
    }
  }
}
