/// How contents are sampled where their pixels and those of the output differ in size.
public enum ContentsFilter: String, CaseIterable, Hashable, Sendable {
  /// The one pixel under the middle of the output pixel: exact for pixel art.
  case nearest
  /// The four pixels around the middle of the output pixel, each by its nearness. Core Animation's
  /// default.
  case linear
  /// Where contents are drawn smaller, the mean of all pixels under the output pixel, each as much as
  /// it covers; where they are drawn larger, as `linear`.
  case trilinear
}
