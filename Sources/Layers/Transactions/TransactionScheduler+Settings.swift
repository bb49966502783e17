extension TransactionScheduler {
  /// The settings by the names that Core Animation has for them as keys.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// A `Double`, seconds.
    case animationDuration
    /// A `TimingFunction`.
    case animationTimingFunction
    /// A `Bool`.
    case disableActions
    /// A `() -> Void`.
    case completionBlock
  }

  /// Seconds that animations take that have no duration of their own; 0.25 at first.
  public var animationDuration: Double {
    get { setting(\.animationDuration) }
    set { set(\.animationDuration, to: newValue) }
  }

  /// The curve of implicit animations. Nil, at first, gives changes of properties the `default` curve
  /// and dissolves a linear one.
  public var animationTimingFunction: TimingFunction? {
    get { setting(\.animationTimingFunction) }
    set { set(\.animationTimingFunction, to: newValue) }
  }

  /// True where changes take effect at once, without actions; false at first.
  public var disableActions: Bool {
    get { setting(\.disableActions) }
    set { set(\.disableActions, to: newValue) }
  }

  /// When animations begin that say nothing themselves, by the host clock: to begin a fade at the
  /// moment at which a frame was due, not at the tick that showed it. Nil, at first, means when they
  /// are committed. Core Animation has no such setting.
  public var animationBeginTime: Double? {
    get { setting(\.animationBeginTime) }
    set { set(\.animationBeginTime, to: newValue) }
  }

  /// Runs once, when all animations have ended or been removed that were added after it was set, in
  /// this transaction or in ones within it; at the commit where there are none. An animation that is
  /// replaced counts as ended, a group as one.
  ///
  /// A block that takes the place of another lets that go as if nothing more were added. Not
  /// inherited. What it changes belongs to a new transaction.
  public var completionBlock: (() -> Void)? {
    get { setting(\.completion)?.waiting }
    set {
      let former = setting(\.completion)
      set(\.completion, to: newValue.map { Completion($0) })
      former?.seal()
    }
  }

  /// A setting, or what was stored under another key, in the innermost transaction that has it; nil
  /// where none has.
  public func value(forKey key: String) -> Any? {
    switch Key(rawValue: key) {
    case .animationDuration: animationDuration
    case .animationTimingFunction: animationTimingFunction
    case .disableActions: disableActions
    case .completionBlock: completionBlock
    case nil: stack.last { $0.values[key] != nil }?.values[key]
    }
  }

  /// Changes a setting, or stores a value under any other key, in the innermost transaction. A setting
  /// takes values of its own type only; nil puts back its default.
  public func setValue(_ value: Any?, forKey key: String) {
    let plain = Transaction(isImplicit: true)
    switch (Key(rawValue: key), value) {
    case (.animationDuration, let value as Double): animationDuration = value
    case (.animationDuration, nil): animationDuration = plain.animationDuration
    case (.animationTimingFunction, let value as TimingFunction): animationTimingFunction = value
    case (.animationTimingFunction, nil): animationTimingFunction = nil
    case (.disableActions, let value as Bool): disableActions = value
    case (.disableActions, nil): disableActions = plain.disableActions
    case (.completionBlock, let value as () -> Void): completionBlock = value
    case (.completionBlock, nil): completionBlock = nil
    case (nil, _):
      open()
      stack[stack.count - 1].values[key] = value
    default: break
    }
  }

  private func setting<Value>(_ path: KeyPath<Transaction, Value>) -> Value {
    (stack.last ?? Transaction(isImplicit: true))[keyPath: path]
  }

  private func set<Value>(_ path: WritableKeyPath<Transaction, Value>, to value: Value) {
    open()
    stack[stack.count - 1][keyPath: path] = value
  }
}
