public import Layers

/// How a view lays its picture out in its bounds. Names are visual: `top` is the edge with the
/// smallest y.
///
/// Source: UIKit's `UIView.ContentMode`, all thirteen.
public enum ContentMode: String, CaseIterable, Sendable {
  /// Stretched over the whole view.
  case scaleToFill
  /// Scaled evenly so that all of it is seen.
  case scaleAspectFit
  /// Scaled evenly so that the view is covered; what sticks out spills.
  case scaleAspectFill
  /// Drawn anew when the bounds change. A sprite always is, so that it lies as in `scaleToFill`.
  case redraw
  /// Unscaled, in the middle.
  case center
  /// Unscaled, against one edge, centred along it.
  case top, bottom, left, right
  /// Unscaled, in a corner.
  case topLeft, topRight, bottomLeft, bottomRight

  /// What lays a layer's contents out in the same way.
  public var gravity: ContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
