extension Layer {
  /// Adds a copy of an animation. It takes the place of one under the same key, and begins when the
  /// transaction is committed.
  ///
  /// Without a duration it takes the transaction's. A transition always has the key `transition`. On a
  /// layer that belongs to no scheduler's tree it waits until the layer is put into one.
  public final func add(_ animation: any Animation, forKey key: String? = nil) {
    let isTransition = animation is Transition
    let key = isTransition ? Transition.key : key
    var entry = AttachedAnimation(
      animation.stored(duration: scheduler?.animationDuration ?? 0.25), forKey: key)
    if let scheduler {
      scheduler.open()
      entry.hostBeginTime = scheduler.animationBeginTime
      entry.completions = scheduler.openCompletions
      if isTransition {
        entry.old = formerSnapshot(in: scheduler)
        entry.moves = scheduler.former[ObjectIdentifier(self)]?.fade?.moves ?? 0
      }
      scheduler.schedule(self)
    }
    for completion in entry.completions { completion.hold() }
    let replaced = key.flatMap { removeEntry(forKey: $0) }
    if isTransition {
      entry.followed = attached.reduce(into: []) { $0.formUnion($1.animation.placesMoved) }
    } else if let dissolving = attached.firstIndex(where: { $0.key == Transition.key }) {
      attached[dissolving].followed.formUnion(entry.animation.placesMoved)
    }
    attached.append(entry)
    replaced?.cancel()
  }

  /// The layer's copy of the animation under a key, its duration and, once committed, its begin time
  /// filled in; nil where there is none.
  public final func animation(forKey key: String) -> (any Animation)? {
    attached.first { $0.key == key }?.animation
  }

  /// The keys of all animations, in the order in which they were added; nil where there are none.
  public final func animationKeys() -> [String]? {
    attached.isEmpty ? nil : attached.compactMap(\.key)
  }

  /// Takes the animation under a key away: the model value is seen at once.
  public final func removeAnimation(forKey key: String) {
    removeEntry(forKey: key)?.cancel()
  }

  /// Takes all animations away.
  public final func removeAllAnimations() {
    let removed = attached
    attached.removeAll()
    for entry in removed { entry.cancel() }
  }

  private func removeEntry(forKey key: String) -> AttachedAnimation? {
    attached.firstIndex { $0.key == key }.map { attached.remove(at: $0) }
  }
}
