extension Layer {
  /// The action for a key: the first answer of the delegate, `actions`, `style` and
  /// `defaultAction(forKey:)`; nil where that is a `NullAction`, or there is none.
  ///
  /// Implicit animations are none of these: they are what a layer of a scheduler's tree does where
  /// nobody answers. `disableActions` makes no difference to what is found, only to what is run.
  /// Source: `CALayer.actionForKey`.
  public final func action(forKey key: String) -> (any LayerAction)? {
    let answer = answer(forKey: key)
    return answer is NullAction ? nil : answer
  }

  /// Switches implicit animations off for what a sprite sets, as LayerSprites' `LSImageView` does:
  /// contents, contentsRect, contentsScale, bounds, position, anchorPoint, transform.
  public final func disableActions() {
    for property in Self.spriteProperties { actions[property.rawValue] = NullAction() }
  }

  private static let spriteProperties: [LayerProperty] = [
    .contents, .contentsRect, .contentsScale, .bounds, .position, .anchorPoint, .transform,
  ]

  func answer(forKey key: String) -> (any LayerAction)? {
    delegate?.action(for: self, forKey: key) ?? actions[key] ?? style?.answer(forKey: key)
      ?? type(of: self).defaultAction(forKey: key)
  }
}
