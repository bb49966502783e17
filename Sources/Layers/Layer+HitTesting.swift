public import Geometry

extension Layer {
  /// True for a point of the layer's own space within its bounds, the left and upper edges included.
  public final func contains(_ point: Point) -> Bool { bounds.contains(point) }

  /// The frontmost layer of this tree that holds a point **of the superlayer's space**; nil where the
  /// point lies outside this layer.
  ///
  /// Layers are asked in the order in which they are drawn, the last first, and a layer is only asked
  /// where the one that holds it has the point; hidden ones, those of no opacity and backs that are
  /// not shown count as not there. Source: `CALayer.hitTest`; the order by `zPosition` is decided
  /// here, sources differ. O(layers) at the most.
  public final func hitTest(_ point: Point) -> Layer? {
    hit(at: point, under: superlayer?.properties.sublayerPlacement ?? .identity)
  }

  /// - Parameter outer: the map of the superlayer's sublayers to the plane in which the point lies.
  private func hit(at point: Point, under outer: Transform3D) -> Layer? {
    guard !isHidden, opacity > 0 else { return nil }
    let map = properties.pointPlacement.concatenating(outer)
    guard flattensSublayers else {
      return hitSublayers(at: point, under: properties.sublayerPlacement.concatenating(map))
    }
    guard isDoubleSided || !properties.placement.concatenating(outer).isBackFacing,
      let local = point.unprojected(by: Homography(map)), contains(local)
    else { return nil }
    return hitSublayers(at: local, under: properties.sublayerPlacement) ?? self
  }

  private func hitSublayers(at point: Point, under map: Transform3D) -> Layer? {
    for layer in inDrawingOrder.reversed() {
      if let hit = layer.hit(at: point, under: map) { return hit }
    }
    return nil
  }
}
