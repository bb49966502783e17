extension TransactionScheduler {
  /// True where there is something left for a turn to do: a change not committed, or an animation
  /// that runs or waits. Where it is false the tree looks the same until it is changed.
  public var isActive: Bool {
    !stack.isEmpty || animated.contains { layer in layer.attached.contains { !$0.hasEnded } }
  }

  /// Everything set as `completionBlock` that waits for animations added now.
  var openCompletions: [Completion] { stack.compactMap(\.completion) }

  /// Looks after a layer's animations from now on.
  func schedule(_ layer: Layer) {
    guard layer.keeper !== self else { return }
    layer.keeper = self
    animated.append(layer)
  }

  /// Lets what was added begin.
  func beginAnimations() {
    for layer in animated where layer.scheduler === self {
      for index in layer.attached.indices where layer.attached[index].isPending {
        layer.attached[index].begin(on: layer, at: time)
      }
    }
    former.removeAll()
  }

  /// Tells animations what has become of them, and forgets those that have ended.
  func settleAnimations() {
    var (started, ended, cancelled): ([any Animation], [AttachedAnimation], [AttachedAnimation]) =
      ([], [], [])
    for layer in animated where layer.keeper === self {
      if layer.scheduler === self {
        let turn = layer.settleAnimations(at: layer.convertTime(time, from: nil))
        started += turn.started
        ended += turn.ended
      } else {
        cancelled += layer.attached
        layer.attached.removeAll()
      }
    }
    for layer in animated where layer.keeper === self && layer.attached.isEmpty {
      layer.keeper = nil
    }
    animated.removeAll { $0.keeper !== self }
    for animation in started { animation.didStart?() }
    for entry in ended { entry.animation.didStop?(true) }
    for entry in cancelled where !entry.hasEnded { entry.animation.didStop?(false) }
    for entry in ended + cancelled.filter({ !$0.hasEnded }) { entry.releaseCompletions() }
  }
}

extension Layer {
  /// Marks what has begun and ended, and removes what is not to stay.
  fileprivate func settleAnimations(
    at time: Double
  ) -> (started: [any Animation], ended: [AttachedAnimation]) {
    var (started, ended): ([any Animation], [AttachedAnimation]) = ([], [])
    for index in attached.indices where !attached[index].isPending && !attached[index].hasEnded {
      let phase = attached[index].animation.timing.state(at: time).phase
      if phase != .before, !attached[index].hasStarted {
        attached[index].hasStarted = true
        started.append(attached[index].animation)
      }
      if phase == .after {
        ended.append(attached[index])
        attached[index].hasEnded = true
      }
    }
    if !ended.isEmpty {
      attached.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
    }
    return (started, ended)
  }
}
