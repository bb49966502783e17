/// What a layer tree looks like at one moment: plain values that can be drawn anywhere.
public struct LayerSnapshot: Hashable, Sendable {
  /// What the layer shows.
  public var properties: LayerProperties
  /// True for a `TransformLayer`: nothing of its own is drawn, and its sublayers keep their depth.
  public var keepsDepth: Bool
  /// The layers within that are not hidden, from back to front.
  public var sublayers: [LayerSnapshot]
  /// The picture of the layer that is dissolving into this one; nil where none is.
  public var fade: Fade?

  /// A picture of a layer on its way out.
  public struct Fade: Hashable, Sendable {
    /// The layer with its sublayers as it was, in the same superlayer.
    public internal(set) var old: LayerSnapshot {
      get { boxed[0] }
      set { boxed[0] = newValue }
    }
    /// 0 shows the old picture, 1 the new one; between them `old·(1 − progress) + new·progress`.
    public var progress: Double
    /// How the pictures move, until they are laid out; nil where they dissolve.
    var movement: Movement?
    /// How many transitions that move their pictures are under way, this and those in the old picture.
    var moves = 0

    /// One element, on the heap: a value can't hold its own kind in place.
    private var boxed: [LayerSnapshot]

    /// A fade that has got so far.
    public init(from old: LayerSnapshot, progress: Double) {
      boxed = [old]
      self.progress = progress
    }
  }

  /// A snapshot from its parts.
  public init(
    properties: LayerProperties, keepsDepth: Bool = false, sublayers: [LayerSnapshot] = [],
    fade: Fade? = nil
  ) {
    (self.properties, self.keepsDepth) = (properties, keepsDepth)
    (self.sublayers, self.fade) = (sublayers, fade)
  }
}

extension Layer {
  /// The tree as it stands, without what is hidden below this layer.
  ///
  /// Pixels are shared, not copied: the cost is that of the layers, whatever they show. Trees are gone
  /// through by recursion, here and in `snapshot(at:)`: some hundred levels are safe on any stack.
  public final func snapshot() -> LayerSnapshot {
    LayerSnapshot(
      properties: properties, keepsDepth: !flattensSublayers,
      sublayers: inDrawingOrder.compactMap { $0.isHidden ? nil : $0.snapshot() })
  }
}
