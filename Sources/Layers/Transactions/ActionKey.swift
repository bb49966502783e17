/// The keys under which a layer looks for actions that are no changes of a property.
///
/// Source: Core Animation's `kCAOnOrderIn`, `kCAOnOrderOut` and `kCATransition`.
public enum ActionKey: String, CaseIterable, Hashable, Sendable {
  /// The layer is put into a tree, or shown again.
  case onOrderIn
  /// The layer is taken out of a tree, or hidden.
  case onOrderOut
  /// Layers are put among the sublayers, or taken out.
  case sublayers
  /// Where a layer keeps its transition.
  case transition
}
