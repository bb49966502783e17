/// A layer that only moves its sublayers: they keep their depth, where every other layer draws its
/// sublayers into its own plane. Their maps of space are concatenated with its own as a whole.
///
/// It shows nothing of itself, clips nothing, fades every sublayer by itself, and is never what a hit
/// test finds. Source: Core Animation's `CATransformLayer`.
public final class TransformLayer: Layer {
  override var flattensSublayers: Bool { false }
}
