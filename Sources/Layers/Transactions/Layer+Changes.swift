extension Layer {
  /// Changes a property of a layer in a scheduler's tree, and runs its action.
  @inline(never)
  final func change<Value: Equatable>(
    _ value: Value, to path: WritableKeyPath<LayerProperties, Value>, as property: LayerProperty,
    under scheduler: TransactionScheduler
  ) {
    guard properties[keyPath: path] != value else { return }
    scheduler.open()
    scheduler.keepPicture(of: self)
    let shown = presentation(at: scheduler.time)
    let key = property.rawValue
    let answer = answer(forKey: key)
    let orderKey = property == .hidden ? Self.orderKey(hiding: !isHidden) : nil
    let orderAnswer = orderKey.flatMap { self.answer(forKey: $0) }
    properties[keyPath: path] = value
    answer?.run(forKey: key, on: self, from: shown)
    if let orderKey { orderAnswer?.run(forKey: orderKey, on: self, from: shown) }
    guard answer == nil, orderAnswer == nil else { return }
    animate(property, from: shown, under: scheduler)
  }

  /// The implicit animation: pictures and visibility dissolve, everything else that can goes from
  /// what is shown to the new value.
  private func animate(
    _ property: LayerProperty, from shown: LayerProperties, under scheduler: TransactionScheduler
  ) {
    let fillMode: FillMode = scheduler.animationBeginTime == nil ? .removed : .backwards
    if property == .contents || property == .hidden {
      var transition = Transition()
      transition.timingFunction = scheduler.animationTimingFunction
      transition.fillMode = fillMode
      add(transition, forKey: Transition.key)
    } else if let value = shown.value(of: property) {
      var animation = BasicAnimation(keyPath: LayerKeyPath(property), from: value)
      animation.timingFunction = scheduler.animationTimingFunction ?? .default
      animation.fillMode = fillMode
      add(animation, forKey: property.rawValue)
    }
  }

  private static func orderKey(hiding: Bool) -> String {
    (hiding ? ActionKey.onOrderOut : .onOrderIn).rawValue
  }
}

// MARK: - The tree

extension Layer {
  /// Puts a layer among the sublayers, or takes it out, and runs the actions of both.
  final func reorder(_ layer: Layer, out: Bool, _ change: () -> Void) {
    guard let scheduler, !scheduler.actionsAreDisabled else { return change() }
    let key = Self.orderKey(hiding: out)
    let (own, ours) = (layer.answer(forKey: key), answer(forKey: ActionKey.sublayers.rawValue))
    guard own != nil || ours != nil else { return change() }
    scheduler.open()
    if ours != nil { scheduler.keepPicture(of: self, withSublayers: true) }
    let shown = presentation(at: scheduler.time)
    // A layer on its way out can only be animated while it is there.
    if out { own?.run(forKey: key, on: layer, from: layer.presentation(at: scheduler.time)) }
    change()
    if !out { own?.run(forKey: key, on: layer, from: layer.properties) }
    ours?.run(forKey: ActionKey.sublayers.rawValue, on: self, from: shown)
  }

  /// Makes the layer and all below it belong to a scheduler, or to none.
  final func adopt(_ scheduler: TransactionScheduler?) {
    guard self.scheduler !== scheduler else { return }
    self.scheduler = scheduler
    if let scheduler, !attached.isEmpty { scheduler.schedule(self) }
    for layer in sublayers { layer.adopt(scheduler) }
  }
}
