private import LayerSprites

extension ViewerState {
  /// What the stage shows at a time of the clock, on a stage of so many pixels.
  package func picture(at now: Double, width: Int, height: Int) -> StageScene.Picture {
    let shown = shownFrame(at: now)
    return StageScene.Picture(
      width: width, height: height, sprite: shown?.sprite,
      canvas: exhibit?.canvas ?? UnionCanvas(of: []), origin: shown?.origin ?? .zero, zoom: zoom,
      pan: pan, background: background, isOutlined: showsInspector,
      layerMode: isInLayerMode ? layerMode : nil,
      selection: selection ?? (isInLayerMode ? .sprite : nil))
  }
}
