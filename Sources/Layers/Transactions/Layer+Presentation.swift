internal import Geometry

extension Layer {
  /// What is shown of the layer at a time of the host clock: the model with all animations applied, in
  /// the order in which they were added. The model itself for a layer of no scheduler's tree.
  ///
  /// Transitions do not show here; see `snapshot(at:)`. O(depth + animations).
  public final func presentation(at time: Double) -> LayerProperties {
    guard !attached.isEmpty else { return properties }
    return presented(at: convertTime(time, from: nil))
  }

  /// The tree as it is seen at a time of the host clock, without what is hidden below this layer.
  /// Pixels are shared, not copied: O(layers + animations).
  public final func snapshot(at time: Double) -> LayerSnapshot {
    picture(at: superlayer?.convertTime(time, from: nil) ?? time, formerly: [:])
  }

  /// - Parameter local: the layer's own time.
  func presented(at local: Double) -> LayerProperties {
    var shown = properties
    guard !attached.isEmpty, scheduler != nil else { return shown }
    for entry in attached { entry.current(at: local).apply(to: &shown, at: local) }
    return shown
  }

  /// The old picture that is dissolving at a time of the layer's own; nil where none is.
  func fade(at local: Double) -> LayerSnapshot.Fade? {
    guard !attached.isEmpty, scheduler != nil,
      let entry = attached.first(where: { $0.key == Transition.key }), let old = entry.old,
      let transition = entry.current(at: local) as? Transition,
      let progress = transition.progress(at: local)
    else { return nil }
    var fade = LayerSnapshot.Fade(
      from: old.following(entry.followed, of: presented(at: local)), progress: progress)
    fade.movement = Movement(transition)
    fade.moves = entry.moves + (fade.movement == nil ? 0 : 1)
    return fade
  }

  /// - Parameters:
  ///   - parentTime: the superlayer's time.
  ///   - former: layers that are to be seen as they were before the changes that are not committed yet,
  ///     for the old picture of a transition; empty for what is seen now.
  func picture(
    at parentTime: Double, formerly former: [ObjectIdentifier: FormerPicture]
  ) -> LayerSnapshot {
    let local = timing.localTime(at: parentTime)
    let own = former.isEmpty ? nil : former[ObjectIdentifier(self)]
    var picture = LayerSnapshot(
      properties: own?.properties ?? presented(at: local), keepsDepth: !flattensSublayers,
      fade: own.map(\.fade) ?? fade(at: local))
    guard !picture.properties.isHidden || picture.fade == nil else {
      picture.hideByOpacity()
      return picture.laidOut
    }
    picture.sublayers = own?.sublayers ?? sublayerPictures(at: local, formerly: former)
    return picture.laidOut
  }

  private func sublayerPictures(
    at local: Double, formerly former: [ObjectIdentifier: FormerPicture]
  ) -> [LayerSnapshot] {
    guard !sublayers.isEmpty else { return [] }
    var pictures: [LayerSnapshot] = []
    pictures.reserveCapacity(sublayers.count)
    for layer in sublayers where !layer.isUnseen(former) {
      let picture = layer.picture(at: local, formerly: former)
      if !picture.properties.isHidden { pictures.append(picture) }
    }
    return pictures.inDrawingOrder { $0.properties.zPosition }
  }

  /// True where there is surely nothing to see of it, which saves making its picture.
  private func isUnseen(_ former: [ObjectIdentifier: FormerPicture]) -> Bool {
    properties.isHidden && attached.isEmpty && former.isEmpty
  }
}

extension LayerSnapshot {
  /// A layer that is hidden, as one that can still be dissolved.
  mutating func hideByOpacity() {
    (properties.isHidden, properties.opacity, sublayers) = (false, 0, [])
  }
}
