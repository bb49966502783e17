/// What a layer does when one of its properties changes or something happens to it. Every animation
/// is one. Source: Core Animation's `CAAction`.
public protocol LayerAction {
  /// Runs it.
  ///
  /// - Parameters:
  ///   - key: the property in Core Animation's name, or `onOrderIn`, `onOrderOut`, `sublayers`.
  ///   - layer: whose property it is; it has its new value already.
  ///   - shown: what was shown of the layer before.
  func run(forKey key: String, on layer: Layer, from shown: LayerProperties)
}

/// The action that does nothing, and keeps others from being looked for: Core Animation's `NSNull`.
public struct NullAction: LayerAction {
  /// Nothing.
  public init() {}
  /// Does nothing.
  public func run(forKey key: String, on layer: Layer, from shown: LayerProperties) {}
}

/// Actions that several layers share, looked up after a layer's own.
public struct LayerStyle {
  /// Actions by key.
  public var actions: [String: any LayerAction]
  /// Where keys are looked up that are not there.
  public var style: LayerStyle? {
    get { nested.first }
    set { nested = newValue.map { [$0] } ?? [] }
  }

  /// One element at most: a value can't hold its own kind in place.
  private var nested: [LayerStyle]

  /// A style from its actions and the one behind it.
  public init(actions: [String: any LayerAction] = [:], style: LayerStyle? = nil) {
    self.actions = actions
    nested = style.map { [$0] } ?? []
  }

  func answer(forKey key: String) -> (any LayerAction)? {
    var style: LayerStyle? = self
    while let current = style {
      if let action = current.actions[key] { return action }
      style = current.style
    }
    return nil
  }
}

/// Whoever decides on a layer's actions first.
public protocol LayerDelegate: AnyObject {
  /// The action for a key; `NullAction` for none at all, nil to let the layer look on.
  func action(for layer: Layer, forKey key: String) -> (any LayerAction)?
}
