public import Geometry

/// Where a layer's contents lie in its bounds when their sizes differ.
///
/// The names are visual: `top` is the edge with the smallest y. Core Animation's own names for
/// vertical edges are those of a y-up space; `Naming` tells them apart.
public enum ContentsGravity: String, CaseIterable, Hashable, Sendable {
  /// Unscaled, in the middle.
  case center
  /// Unscaled, against one edge, centred along it.
  case top, bottom, left, right
  /// Unscaled, in a corner.
  case topLeft, topRight, bottomLeft, bottomRight
  /// Stretched over the whole bounds: the default.
  case resize
  /// Scaled evenly so that all of it is seen.
  case resizeAspect
  /// Scaled evenly so that the bounds are covered; what sticks out spills.
  case resizeAspectFill

  /// True where the contents are scaled to the bounds.
  public var resizes: Bool {
    self == .resize || self == .resizeAspect || self == .resizeAspectFill
  }

  /// The rectangle that contents of `size` points take in `bounds`; it may be larger than them.
  ///
  /// Source: Core Animation's `contentsGravity`. Contents without extent give an empty rectangle.
  public func destination(of size: Size, in bounds: Rect) -> Rect {
    guard !size.isEmpty else { return Rect(origin: bounds.origin, size: .zero) }
    switch self {
    case .resize:
      return bounds
    case .resizeAspect:
      return place(
        size, scaledBy: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
    case .resizeAspectFill:
      return place(
        size, scaledBy: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
    default:
      return place(size, scaledBy: 1, in: bounds)
    }
  }

  private func place(_ size: Size, scaledBy k: Double, in bounds: Rect) -> Rect {
    let scaled = Size(width: size.width * k, height: size.height * k)
    let share = alignment
    return Rect(
      origin: Point(
        x: bounds.minX + (bounds.width - scaled.width) * share.x,
        y: bounds.minY + (bounds.height - scaled.height) * share.y),
      size: scaled)
  }

  /// The share of the free space that lies left of and above the contents.
  private var alignment: Point {
    switch self {
    case .topLeft: Point(x: 0, y: 0)
    case .top: Point(x: 0.5, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .left: Point(x: 0, y: 0.5)
    case .right: Point(x: 1, y: 0.5)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottom: Point(x: 0.5, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    case .center, .resize, .resizeAspect, .resizeAspectFill: Point(x: 0.5, y: 0.5)
    }
  }
}

extension ContentsGravity {
  /// Whose names for the upper and the lower edge are meant.
  public enum Naming: String, CaseIterable, Hashable, Sendable {
    /// `top` is the edge that is seen at the top.
    case visual
    /// As on iOS, whose layers count y downwards but keep the names of a y-up space: `top` is seen at
    /// the bottom.
    case coreAnimation
  }

  /// The gravity of a name; `center` for one that is not known, as Core Animation takes it.
  public init(name: String, naming: Naming = .visual) {
    let named = ContentsGravity(rawValue: name) ?? .center
    self = naming == .visual ? named : named.mirrored
  }

  /// Its name.
  public func name(in naming: Naming = .visual) -> String {
    (naming == .visual ? self : mirrored).rawValue
  }

  /// The gravity with top and bottom exchanged.
  private var mirrored: ContentsGravity {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .topLeft: .bottomLeft
    case .bottomLeft: .topLeft
    case .topRight: .bottomRight
    case .bottomRight: .topRight
    case .center, .left, .right, .resize, .resizeAspect, .resizeAspectFill: self
    }
  }
}
