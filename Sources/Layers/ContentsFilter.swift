/// How contents are sampled where their pixels and those of the output differ in size.
public enum ContentsFilter: String, CaseIterable, Hashable, Sendable {
  /// The one pixel under the middle of the output pixel: exact for pixel art.
  case nearest
  /// The mean of all pixels under the output pixel, each as much as it covers.
  case trilinear
}
