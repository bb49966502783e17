extension LayerProperty {
  /// Where a layer lies and how much of it is seen, whatever it shows: what the old picture of a
  /// transition, being the same layer, shares with the new one.
  fileprivate static let places: Set<LayerProperty> = [
    .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform,
    .opacity,
  ]
}

extension Animation {
  /// The places that it moves.
  var placesMoved: Set<LayerProperty> {
    switch self {
    case let group as AnimationGroup:
      group.animations.reduce(into: []) { $0.formUnion($1.placesMoved) }
    case let animation as any PropertyAnimation:
      animation.keyPath?.property.map { LayerProperty.places.intersection([$0]) } ?? []
    default: []
    }
  }
}

extension LayerSnapshot {
  /// The picture moved to where a layer is shown; older ones that lay in the same place go with it.
  func following(_ places: Set<LayerProperty>, of shown: LayerProperties) -> LayerSnapshot {
    guard !places.isEmpty else { return self }
    var picture = self
    if let older = fade?.old {
      let shared = places.filter {
        older.properties.value(of: $0) == properties.value(of: $0)
      }
      picture.fade?.old = older.following(shared, of: shown)
    }
    for place in places {
      if let value = shown.value(of: place) { picture.properties.set(place, to: value) }
    }
    return picture
  }
}
