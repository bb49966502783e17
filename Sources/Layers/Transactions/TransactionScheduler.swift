/// Groups the changes of one layer tree into transactions, and runs the animations that they start.
///
/// Every change of a layer of the tree belongs to a transaction. `begin` and `commit` make one by
/// hand, and nest; where none is open the first change opens one by itself, which `flush` or the next
/// `turn` commits. Animations begin when the outermost transaction made by hand is committed, or with
/// `flush`, and the settings that count for a change are those at the moment at which it is made.
///
/// The host clock is the caller's: `turn(at:)` is called once in every turn of the program's loop,
/// with the time in seconds, before the tree is looked at with `Layer.snapshot(at:)`. A layer that
/// does not hang below `root` animates nothing. Source: Core Animation's `CATransaction`, which is one
/// for a thread.
///
/// ## Fades that nobody wants
///
/// New `contents` of a layer dissolve into place within 0.25 s. For a sprite that shows the ghost of
/// the last frame; there are three cures:
///
/// 1. Switch actions off for the change:
///
///        scheduler.transaction(disableActions: true) { layer.contents = frame }
///
/// 2. Switch them off for the layer, as LayerSprites' `LSImageView` does for all that a sprite sets:
///
///        layer.actions["contents"] = NullAction()      // or for all: layer.disableActions()
///
/// 3. Do not change the model, but play the frames as a discrete keyframe animation:
///
///        var walk = KeyframeAnimation(
///          keyPath: .contents, values: frames.map { .image($0) }, calculationMode: .discrete)
///        walk.duration = 0.6
///        walk.repeatCount = .infinity
///        layer.add(walk, forKey: "walk")
///
/// A class since all layers of a tree share it.
public final class TransactionScheduler {
  /// The layer under which all others hang.
  public let root: Layer
  /// The host clock's time as it was last told, in seconds.
  public internal(set) var time = 0.0

  /// Open transactions, the innermost last.
  var stack: [Transaction] = [] {
    didSet { actionsAreDisabled = stack.last?.disableActions ?? false }
  }
  /// True where the innermost open transaction runs no actions.
  private(set) var actionsAreDisabled = false
  /// Layers that had animations at the last look.
  var animated: [Layer] = []
  /// What was shown of layers before the changes that are not committed.
  var former: [ObjectIdentifier: FormerPicture] = [:]
  /// True where a flush waits for the end of transactions made by hand.
  private var flushIsDue = false
  private var locks = 0

  /// The scheduler of the tree below a layer, which has none above it; it takes the place of another
  /// one. The tree keeps no scheduler alive.
  public init(root: Layer) {
    precondition(root.superlayer == nil, "a scheduler belongs to a whole tree")
    self.root = root
    root.adopt(self)
  }
}

// MARK: - Begin and commit

extension TransactionScheduler {
  /// Opens a transaction; its settings begin as those of the one around it.
  ///
  /// - Parameter now: the host clock's time; nil leaves the last one told.
  public func begin(at now: Double? = nil) {
    tell(now)
    stack.append(Transaction(isImplicit: false, within: stack.last))
  }

  /// Closes the transaction that was begun last; without one nothing happens.
  ///
  /// - Parameter now: the host clock's time; nil leaves the last one told.
  public func commit(at now: Double? = nil) {
    tell(now)
    guard let closed = stack.last, !closed.isImplicit else { return }
    stack.removeLast()
    let isOutermost = stack.last?.isImplicit ?? true
    if isOutermost { beginAnimations() }
    closed.completion?.seal()
    if isOutermost, flushIsDue { flush() }
  }

  /// Commits the transaction that changes opened by themselves, once those begun by hand are
  /// committed; these it leaves open.
  ///
  /// - Parameter now: the host clock's time; nil leaves the last one told.
  public func flush(at now: Double? = nil) {
    tell(now)
    flushIsDue = stack.contains { !$0.isImplicit }
    guard !flushIsDue else { return }
    let closed = stack.popLast()
    beginAnimations()
    closed?.completion?.seal()
  }

  /// One turn of the program's loop: flushes, tells animations that they have begun or ended, removes
  /// those that have ended, then runs the completion blocks that waited for them. Changes made by
  /// whoever is called are flushed as well. O(animated layers).
  ///
  /// - Parameter now: the host clock's time.
  public func turn(at now: Double) {
    flush(at: now)
    settleAnimations()
    if stack.last?.isImplicit == true { flush() }
  }

  /// Makes the changes of a closure in a transaction of their own.
  ///
  /// - Parameters:
  ///   - now: the host clock's time; nil leaves the last one told.
  ///   - disableActions: see the property; nil leaves it as around.
  ///   - duration: see `animationDuration`; nil leaves it as around.
  ///   - timingFunction: see `animationTimingFunction`; nil leaves it as around.
  ///   - beginTime: see `animationBeginTime`; nil leaves it as around.
  ///   - completion: see `completionBlock`.
  public func transaction<Result, Failure: Error>(
    at now: Double? = nil, disableActions: Bool? = nil, duration: Double? = nil,
    timingFunction: TimingFunction? = nil, beginTime: Double? = nil,
    completion: (() -> Void)? = nil, _ changes: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    begin(at: now)
    defer { commit() }
    if let disableActions { self.disableActions = disableActions }
    if let duration { animationDuration = duration }
    if let timingFunction { animationTimingFunction = timingFunction }
    if let beginTime { animationBeginTime = beginTime }
    if let completion { completionBlock = completion }
    return try changes()
  }

  /// Opens a transaction where none is open, for a change.
  func open() {
    if stack.isEmpty { stack.append(Transaction(isImplicit: true)) }
  }

  private func tell(_ now: Double?) {
    if let now, now.isFinite { time = now }
  }
}

// MARK: - Locking

extension TransactionScheduler {
  /// For code that comes from Core Animation, where threads share a tree. Here a tree belongs to one
  /// task, so locking keeps nobody out; calls nest.
  public func lock() { locks += 1 }

  /// Ends the last `lock`; harmless without one.
  public func unlock() { locks = max(0, locks - 1) }

  /// True between `lock` and `unlock`.
  public var isLocked: Bool { locks > 0 }
}
