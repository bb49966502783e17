/// What was shown of a layer before the changes that are not committed yet.
struct FormerPicture {
  /// Kept alive: pictures are found by the layer's identity, which another one could get after it.
  var layer: Layer
  /// With animations applied.
  var properties: LayerProperties
  /// The picture that was dissolving into the layer.
  var fade: LayerSnapshot.Fade?
  /// The sublayers that there were; nil where none were put in or taken out, so that those that are
  /// there can be asked for their own former pictures.
  var sublayers: [LayerSnapshot]?
}

extension TransactionScheduler {
  /// Keeps what is shown of a layer, where nothing is kept yet.
  func keepPicture(of layer: Layer, withSublayers: Bool = false) {
    let id = ObjectIdentifier(layer)
    guard former[id] == nil || (withSublayers && former[id]?.sublayers == nil) else { return }
    let local = layer.convertTime(time, from: nil)
    var picture =
      former[id]
      ?? FormerPicture(
        layer: layer, properties: layer.presented(at: local), fade: layer.fade(at: local)?.pruned)
    if withSublayers { picture.sublayers = layer.formerPicture(in: self).sublayers }
    former[id] = picture
  }
}

extension Layer {
  /// The layer as it was before the changes that are not committed yet, to be dissolved.
  func formerSnapshot(in scheduler: TransactionScheduler) -> LayerSnapshot {
    scheduler.keepPicture(of: self)
    var picture = formerPicture(in: scheduler)
    if picture.properties.isHidden { picture.hideByOpacity() }
    return picture
  }

  fileprivate func formerPicture(in scheduler: TransactionScheduler) -> LayerSnapshot {
    picture(
      at: superlayer?.convertTime(scheduler.time, from: nil) ?? scheduler.time,
      formerly: scheduler.former)
  }
}

extension LayerSnapshot.Fade {
  /// Without what is too faint to be seen: a layer that changes faster than it dissolves would
  /// otherwise keep every picture that it ever had. Twelve at the most are left, each of which is at
  /// least 1/512 of what is seen: less than half a step of a colour.
  fileprivate var pruned: LayerSnapshot.Fade { pruned(share: 1, depth: 12) }

  /// - Parameter share: how much of the whole its new picture and all older ones are.
  private func pruned(share: Double, depth: Int) -> LayerSnapshot.Fade {
    let oldShare = share * (1 - progress)
    guard let older = old.fade else { return self }
    var picture = old
    picture.fade =
      depth > 1 && oldShare * (1 - older.progress) >= 1.0 / 512
      ? older.pruned(share: oldShare, depth: depth - 1) : nil
    var pruned = LayerSnapshot.Fade(from: picture, progress: progress)
    pruned.movement = movement
    return pruned
  }
}
