/// How contents are sampled where their pixels and those of the output differ in size.
public enum ContentsFilter: String, CaseIterable, Hashable, Sendable {
  /// The one pixel under the middle of the output pixel: exact for pixel art.
  case nearest
  /// The four pixels around the middle of the output pixel, each by its nearness. Core Animation's
  /// default.
  case linear
  /// Where contents are drawn smaller, the mean of an even grid of samples under the output pixel, as
  /// many each way as the ratio rounded up: at whole ratios that of all pixels it covers. Where they
  /// are drawn larger, as `linear`.
  case trilinear
}
