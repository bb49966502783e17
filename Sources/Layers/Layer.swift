/// A rectangle that shows a picture, a colour and other layers, placed in its superlayer as Core
/// Animation's layers are: `position` is where the anchor point lies, and everything turns about it.
///
/// A class because a layer has an identity: it is one place in one tree. Lengths are points, angles
/// radians, y grows downwards and z towards the viewer. Layers are not safe to share between tasks; a
/// `LayerSnapshot` is.
open class Layer {
  /// Everything that can be seen of the layer, as last set.
  public internal(set) final var properties = LayerProperties()
  /// The layers within this one, in the order in which they were put; see `inDrawingOrder`.
  public private(set) final var sublayers: [Layer] = []
  /// The layer that holds this one.
  public private(set) final weak var superlayer: Layer?
  /// What descriptions call the layer; it means nothing to the model.
  public final var name: String?

  /// Where the layer's own time lies in its superlayer's.
  public final var timing = MediaTiming(duration: .infinity)
  /// What to do when something changes, by Core Animation's names of properties, `onOrderIn`,
  /// `onOrderOut` and `sublayers`; see `action(forKey:)`.
  public final var actions: [String: any LayerAction] = [:]
  /// Further actions, after those.
  public final var style: LayerStyle?
  /// Who is asked for actions first.
  public final weak var delegate: (any LayerDelegate)?
  /// The scheduler of the tree.
  final weak var scheduler: TransactionScheduler?
  /// Animations, in the order in which they were added.
  final var attached: [AttachedAnimation] = []
  /// The scheduler that has the layer in its list of animated ones: not the tree's own any more after
  /// the layer has left the tree, until that one has told the animations.
  final weak var keeper: TransactionScheduler?
  /// True while it is taken out, and actions are asked and run.
  private var isLeaving = false

  /// A layer without extent, contents or sublayers.
  public init() {}

  /// The action of a kind of layer for a key, where nobody else answers; nil here.
  open class func defaultAction(forKey key: String) -> (any LayerAction)? { nil }

  /// True for a layer that draws its sublayers into its own plane, as all do but a `TransformLayer`.
  var flattensSublayers: Bool { true }
}

// MARK: - The tree

extension Layer {
  /// Puts a layer in front of the sublayers, taking it out of the layer that held it.
  ///
  /// Adding a layer to itself or to one below it is a programmer's mistake and traps, here as in
  /// every method that adds one.
  public final func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: sublayers.count)
  }

  /// Puts a layer among the sublayers so that it gets an index, counted once it has been taken out of
  /// the layer that held it; one beyond the ends means the end.
  public final func insertSublayer(_ layer: Layer, at index: Int) {
    precondition(!layer.holds(self), "a layer can not lie within itself")
    layer.removeFromSuperlayer()
    reorder(layer, out: false) {
      // Whoever was asked for actions may have changed the tree.
      precondition(!layer.holds(self), "a layer can not lie within itself")
      layer.detach()
      sublayers.insert(layer, at: min(max(index, 0), sublayers.count))
      layer.superlayer = self
      layer.adopt(scheduler)
    }
  }

  /// Puts a layer right in front of one of the sublayers; in front of all where that is none of them.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: (index(of: sibling) ?? sublayers.count - 1) + 1)
  }

  /// Puts a layer right behind one of the sublayers; behind all where that is none of them.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: index(of: sibling) ?? 0)
  }

  /// Puts a layer in the place of a sublayer; nothing happens where that is none.
  public final func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new, index(of: old) != nil else { return }
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that holds it; nothing happens where none does, or where it is
  /// being taken out already.
  public final func removeFromSuperlayer() {
    guard let outer = superlayer, !isLeaving else { return }
    isLeaving = true
    outer.reorder(self, out: true) {
      if superlayer === outer { detach() }
    }
    isLeaving = false
  }

  /// Takes it out without asking anybody.
  private func detach() {
    guard let outer = superlayer else { return }
    if let index = outer.index(of: self) { outer.sublayers.remove(at: index) }
    superlayer = nil
    adopt(nil)
  }

  /// The sublayers from back to front: by `zPosition`, those of equal height in the order of
  /// `sublayers`.
  ///
  /// Each lies before or behind another as a whole: where two pass through each other they are not cut.
  /// O(n) where they lie in order already, else O(n log n).
  public final var inDrawingOrder: [Layer] {
    sublayers.inDrawingOrder { $0.properties.zPosition }
  }

  private func index(of sublayer: Layer) -> Int? {
    sublayers.firstIndex { $0 === sublayer }
  }

  private func holds(_ other: Layer) -> Bool {
    var layer: Layer? = other
    while let current = layer {
      if current === self { return true }
      layer = current.superlayer
    }
    return false
  }
}
