internal import Geometry
internal import Layers

extension Drawing {
  /// A tree whose root's superspace is the canvas.
  init(_ root: LayerSnapshot, within box: PixelBox) {
    reserveCapacity(2 + 2 * root.sublayers.count)
    var walk = TreeWalk(root, within: box)
    walk.draw(into: &self)
  }
}

/// Where a layer lies.
private struct Surroundings {
  /// The plane into which the layer is flattened.
  var plane: Plane
  /// From the superlayer's space, as its sublayers see it, to that plane.
  var outer: Transform3D
  /// What the superlayers' masks leave.
  var clip: Region
  /// By how much the layer fades with superlayers that are no group.
  var opacity: Double
  /// True where the superlayers' flips would show the layer's contents upside down.
  var isTurnedOver = false
}

/// What is left to do, the next task last.
private struct TreeWalk {
  private enum Task {
    case layer(LayerSnapshot, Surroundings)
    /// The layers from an index on.
    case layers([LayerSnapshot], Int, Surroundings)
    case border(LayerProperties, Plane, Region, Double)
    case turn
    case close(Drawing.Merging)
  }

  private var tasks: [Task]

  init(_ root: LayerSnapshot, within box: PixelBox) {
    let canvas = Surroundings(plane: .canvas, outer: .identity, clip: Region(box), opacity: 1)
    tasks = [.layer(root, canvas)]
  }

  mutating func draw(into drawing: inout Drawing) {
    while let task = tasks.popLast() {
      switch task {
      case .layer(let layer, let place): draw(layer, place, into: &drawing)
      case .layers(let layers, let index, let place):
        if index + 1 < layers.count { tasks.append(.layers(layers, index + 1, place)) }
        draw(layers[index], place, into: &drawing)
      case .border(let layer, let plane, let clip, let opacity):
        drawing.appendBorder(of: layer, on: plane, within: clip, opacity: opacity)
      case .turn: drawing.turn()
      case .close(let merging): drawing.close(merging)
      }
    }
  }

  private mutating func draw(
    _ layer: LayerSnapshot, _ place: Surroundings, into drawing: inout Drawing
  ) {
    if let fade = layer.fade {
      let share = Share(fade.progress)
      var new = layer
      new.fade = nil
      if share.isNothing {
        tasks.append(.layer(fade.old, place))
      } else if share.isAll {
        tasks.append(.layer(new, place))
      } else {
        drawing.open()
        tasks += [
          .close(.dissolve(share)), .layer(new, place), .turn, .layer(fade.old, place),
        ]
      }
      return
    }
    let own = layer.properties
    guard !own.isHidden, own.opacity > 0, place.opacity > 0 else { return }
    var inner = place
    inner.opacity = min(own.opacity, 1) * place.opacity
    inner.isTurnedOver = place.isTurnedOver != own.isGeometryFlipped
    if layer.keepsDepth {
      inner.outer = own.sublayerPlacement.concatenating(own.pointPlacement)
        .concatenating(place.outer)
      addSublayers(of: layer, inner)
    } else {
      drawFlat(layer, place, inner, into: &drawing)
    }
  }

  /// - Parameter inner: becomes the place of the sublayers.
  private mutating func drawFlat(
    _ layer: LayerSnapshot, _ place: Surroundings, _ inner: Surroundings,
    into drawing: inout Drawing
  ) {
    let own = layer.properties
    let map = own.placement.concatenating(place.outer)
    guard own.isDoubleSided || !map.isBackFacing, let plane = Plane(map, on: place.plane) else {
      return
    }
    var inner = inner
    if own.masksToBounds {
      let bounds = Block(own.bounds)
      guard let clip = place.clip.cut(to: bounds, radius: own.effectiveRadius, on: plane) else {
        return
      }
      inner.clip = clip
    }
    if inner.opacity < 1, own.allowsGroupOpacity {
      drawing.open()
      tasks.append(.close(.group(Share(inner.opacity))))
      inner.opacity = 1
    }
    drawing.appendBackground(of: own, on: plane, within: place.clip, opacity: inner.opacity)
    // Pictures stay upright whatever becomes of the geometry around them.
    let upright = place.isTurnedOver ? Plane(own.flip.concatenating(map), on: place.plane) : plane
    if own.contents != nil, let upright {
      for picture in Picture.pictures(
        of: own, on: upright, within: inner.clip, share: Share(inner.opacity))
      {
        drawing.append(picture)
      }
    }
    if own.borderWidth > 0 { tasks.append(.border(own, plane, place.clip, inner.opacity)) }
    guard !layer.sublayers.isEmpty else { return }
    // Sublayers lie in the plane of the layer's points, which differs where y is flipped.
    let points = own.isGeometryFlipped ? own.pointPlacement.concatenating(place.outer) : map
    guard let pointPlane = own.isGeometryFlipped ? Plane(points, on: place.plane) : plane else {
      return
    }
    inner.plane = pointPlane
    inner.outer = own.sublayerPlacement
    addSublayers(of: layer, inner)
  }

  private mutating func addSublayers(of layer: LayerSnapshot, _ place: Surroundings) {
    if !layer.sublayers.isEmpty { tasks.append(.layers(layer.sublayers, 0, place)) }
  }
}

extension Drawing {
  fileprivate mutating func appendBackground(
    of layer: LayerProperties, on plane: Plane, within clip: Region, opacity: Double
  ) {
    guard let color = layer.backgroundColor,
      let region = clip.cut(to: Block(layer.bounds), radius: layer.effectiveRadius, on: plane)
    else { return }
    append(Shape(region: region, hole: nil, color: color, share: Share(opacity)))
  }

  fileprivate mutating func appendBorder(
    of layer: LayerProperties, on plane: Plane, within clip: Region, opacity: Double
  ) {
    let (bounds, radius, width) = (Block(layer.bounds), layer.effectiveRadius, layer.borderWidth)
    guard width > 0, let region = clip.cut(to: bounds, radius: radius, on: plane) else { return }
    let hole = region.cut(to: bounds.inset(by: width), radius: max(0, radius - width), on: plane)
    append(Shape(region: region, hole: hole, color: layer.borderColor, share: Share(opacity)))
  }
}

extension LayerProperties {
  /// The radius of the corners that takes effect: half the shorter side at most.
  fileprivate var effectiveRadius: Double {
    guard cornerRadius > 0 else { return 0 }
    return min(cornerRadius, bounds.width / 2, bounds.height / 2)
  }
}
