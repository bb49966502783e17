/// One level of the transactions that are open.
struct Transaction {
  /// True for one that a change opened by itself.
  var isImplicit: Bool
  /// Seconds; what animations take that have no duration.
  var animationDuration = 0.25
  /// The curve of implicit animations; nil leaves each kind its own.
  var animationTimingFunction: TimingFunction?
  /// True where changes run no actions.
  var disableActions = false
  /// When its animations begin, by the host clock; nil for when they are committed.
  var animationBeginTime: Double?
  /// What was stored under other keys.
  var values: [String: Any] = [:]
  /// What waits for its animations.
  var completion: Completion?

  /// The first one, or one within another, whose settings it begins with.
  init(isImplicit: Bool, within outer: Transaction? = nil) {
    self.isImplicit = isImplicit
    guard let outer else { return }
    animationDuration = outer.animationDuration
    animationTimingFunction = outer.animationTimingFunction
    disableActions = outer.disableActions
    animationBeginTime = outer.animationBeginTime
  }
}

/// A block that runs once when no animation holds it any more and none can be added.
///
/// A class since every animation added while it is set shares it.
final class Completion {
  private var block: (() -> Void)?
  private var holders = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  /// The block, while it has not run.
  var waiting: (() -> Void)? { block }

  func hold() { holders += 1 }

  func release() {
    holders -= 1
    runIfDone()
  }

  /// No further animation will hold it.
  func seal() {
    isSealed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isSealed, holders <= 0, let block else { return }
    self.block = nil
    block()
  }
}
