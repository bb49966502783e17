internal import Geometry

/// How the two pictures of a push, a moveIn or a reveal move.
struct Movement: Hashable, Sendable {
  private let kind: Transition.Kind
  private let direction: Transition.Direction

  /// Nil for a dissolve.
  init?(_ transition: Transition) {
    guard transition.kind != .fade else { return nil }
    (kind, direction) = (transition.kind, transition.direction ?? .fromLeft)
  }

  /// Both pictures in a frame that stands in the layer's place and cuts them off at its bounds.
  fileprivate func picture(
    from old: LayerSnapshot, to new: LayerSnapshot, progress: Double
  ) -> LayerSnapshot {
    let bounds = new.properties.bounds
    let way = self.way(across: bounds.size)
    let ahead = kind == .reveal ? 0 : 1 - progress
    let behind = kind == .moveIn ? 0 : progress
    let pictures = [
      old.lying(in: bounds, at: Point(x: -way.x * behind, y: -way.y * behind)),
      new.lying(in: bounds, at: Point(x: way.x * ahead, y: way.y * ahead)),
    ]
    return LayerSnapshot(
      properties: new.properties.frame,
      sublayers: kind == .reveal ? pictures.reversed() : pictures)
  }

  /// The vector from the place in which the new picture ends to the one that it comes from.
  private func way(across size: Size) -> Point {
    switch direction {
    case .fromLeft: Point(x: -size.width, y: 0)
    case .fromRight: Point(x: size.width, y: 0)
    case .fromTop: Point(x: 0, y: -size.height)
    case .fromBottom: Point(x: 0, y: size.height)
    }
  }
}

extension LayerSnapshot {
  /// With pictures that move in place of those that would dissolve.
  var laidOut: LayerSnapshot {
    guard let fade, let movement = fade.movement else { return self }
    var new = self
    new.fade = nil
    return movement.picture(from: fade.old, to: new, progress: fade.progress)
  }

  /// The picture as a plain sublayer, its corner at a place from that of `bounds`.
  fileprivate func lying(in bounds: Rect, at offset: Point) -> LayerSnapshot {
    var picture = self
    let own = properties
    picture.properties.position = own.anchor - own.bounds.origin + bounds.origin + offset
    (picture.properties.zPosition, picture.properties.anchorPointZ) = (0, 0)
    picture.properties.transform = .identity
    picture.properties.isDoubleSided = true
    return picture
  }
}

extension LayerProperties {
  /// A frame in the same place that shows nothing of its own.
  fileprivate var frame: LayerProperties {
    var frame = LayerProperties()
    (frame.bounds, frame.position, frame.zPosition) = (bounds, position, zPosition)
    (frame.anchorPoint, frame.anchorPointZ) = (anchorPoint, anchorPointZ)
    (frame.transform, frame.isDoubleSided) = (transform, isDoubleSided)
    frame.masksToBounds = true
    return frame
  }
}
