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
  /// The most pictures of a layer that are kept of each kind: those that dissolve, those that move.
  private static let most = 12

  /// Without what is too faint or too old to be seen: a layer that changes faster than its pictures go
  /// would otherwise keep every one that it ever had. In what is left, sublayers have gone over into
  /// their new pictures: old pictures of old pictures would be their product.
  fileprivate var pruned: LayerSnapshot.Fade? {
    guard moves < Self.most else { return nil }
    var pruned = movement == nil ? pruned(share: 1, depth: Self.most) : self
    pruned.old.sublayers = pruned.old.sublayers.map(\.settled)
    return pruned
  }

  /// - Parameter share: how much of the whole its new picture and all older ones are.
  private func pruned(share: Double, depth: Int) -> LayerSnapshot.Fade {
    let oldShare = share * (1 - progress)
    guard let older = old.fade else { return self }
    var pruned = self
    if older.progress == 0 {
      // Nothing is seen of what has only begun to appear.
      pruned.old = older.old
      return pruned.pruned(share: share, depth: depth)
    }
    pruned.old.fade =
      depth > 1 && oldShare * (1 - older.progress) >= 1.0 / 512
      ? older.pruned(share: oldShare, depth: depth - 1) : nil
    return pruned
  }
}

extension LayerSnapshot {
  /// With nothing on its way.
  private var isSettled: Bool { fade == nil && sublayers.allSatisfy(\.isSettled) }

  fileprivate var settled: LayerSnapshot {
    if isSettled { return self }
    return LayerSnapshot(
      properties: properties, keepsDepth: keepsDepth, sublayers: sublayers.map(\.settled))
  }
}
