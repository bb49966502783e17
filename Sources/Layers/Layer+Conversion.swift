public import Geometry

extension Layer {
  /// A point of another layer's space, in this layer's; nil stands for the space in which the root of
  /// this layer's tree lies. Layers of different trees convert as though their roots shared a space.
  ///
  /// A layer that is turned out of the plane is seen in perspective, so a point has no counterpart
  /// where it lies behind the eye or on a layer seen from its edge: both coordinates are then NaN.
  /// O(depth).
  public final func convert(_ point: Point, from layer: Layer?) -> Point {
    Conversion(from: layer, to: self).image(of: point) ?? Point(x: .nan, y: .nan)
  }

  /// A point of this layer's space, in another layer's; see `convert(_:from:)`.
  public final func convert(_ point: Point, to layer: Layer?) -> Point {
    Conversion(from: self, to: layer).image(of: point) ?? Point(x: .nan, y: .nan)
  }

  /// The smallest rectangle of this layer's space that holds one of another layer's; see
  /// `convert(_:from:)` for points. All four numbers are NaN where a corner has no counterpart.
  public final func convert(_ rect: Rect, from layer: Layer?) -> Rect {
    Conversion(from: layer, to: self).image(of: rect)
  }

  /// The smallest rectangle of another layer's space that holds one of this layer's; see
  /// `convert(_:from:)` for rectangles.
  public final func convert(_ rect: Rect, to layer: Layer?) -> Rect {
    Conversion(from: self, to: layer).image(of: rect)
  }
}

/// The way from one layer's space to another's: up to a layer that holds both, then down.
private struct Conversion {
  /// Maps on the way up, each from plane to plane.
  private var up: [Homography] = []
  /// Maps on the way down, each to be inverted, from the top.
  private var down: [Homography] = []

  init(from source: Layer?, to target: Layer?) {
    let (sources, targets) = (Self.path(of: source), Self.path(of: target))
    let meeting = zip(sources.reversed(), targets.reversed()).prefix { $0 === $1 }.last?.0
    up = Self.planes(sources, below: meeting)
    down = Self.planes(targets, below: meeting).reversed()
  }

  /// Nil where the point has no counterpart.
  func image(of point: Point) -> Point? {
    var point: Point? = point
    for map in up { point = point?.projected(by: map) }
    for map in down { point = point?.unprojected(by: map) }
    return point
  }

  func image(of rect: Rect) -> Rect {
    let corners = rect.corners.compactMap { image(of: $0) }
    guard corners.count == 4 else { return Rect(x: .nan, y: .nan, width: .nan, height: .nan) }
    return Rect(around: corners)
  }

  /// A layer and those that hold it, up to the root.
  private static func path(of layer: Layer?) -> [Layer] {
    var path: [Layer] = []
    var next = layer
    while let layer = next {
      path.append(layer)
      next = layer.superlayer
    }
    return path
  }

  /// The maps from each plane to the next one up, ending in the space of `top`, nil for the root's
  /// superspace. Where a layer keeps depth, its map is joined with those below.
  private static func planes(_ path: [Layer], below top: Layer?) -> [Homography] {
    var planes: [Homography] = []
    var map = Transform3D.identity
    for layer in path.prefix(while: { $0 !== top }) {
      let outer = layer.superlayer
      map = map.concatenating(layer.properties.pointPlacement)
      if let outer { map = map.concatenating(outer.properties.sublayerPlacement) }
      if outer === top || outer?.flattensSublayers ?? true {
        planes.append(Homography(map))
        map = .identity
      }
    }
    return planes
  }
}
