/// A width and a height, in the unit of the space it is used in.
public struct Size: Hashable, Sendable {
  /// Extent along x.
  public var width: Double
  /// Extent along y.
  public var height: Double

  /// A size of the given extents; negative ones are kept as they are.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// The size with its axes exchanged, as a quarter turn leaves it.
  public var transposed: Size { Size(width: height, height: width) }

  /// True where there is nothing to see: an extent that is not positive.
  public var isEmpty: Bool { !(width > 0 && height > 0) }
}
