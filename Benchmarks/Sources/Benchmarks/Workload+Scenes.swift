import LayerSprites

extension Workload {
  /// What is measured on a stage of some size; the copy comes first.
  static func all(width: Int, height: Int) -> [Workload] {
    let stage = Bitmap(
      width: width, height: height, filledWith: Pixel(red: 30, green: 40, blue: 50))
    let opaque = Picture.opaque(width, height)
    return [
      Workload(copying: opaque),
      Workload("sprite 1:1", limit: 3, of: stage, filling(stage, with: opaque)),
      Workload("zoom ×2", limit: 6, of: stage, zoomed(stage, by: 2)),
      Workload("zoom ×3", limit: 6, of: stage, zoomed(stage, by: 3)),
      Workload(
        "source-over", limit: 8, of: stage, over: true,
        filling(stage, with: Picture.translucent(width, height))),
      Workload("cut-out 1:1", of: stage, filling(stage, with: Picture.cutOut(width, height))),
      Workload("group at ½", of: stage, faded(filling(stage, with: opaque))),
      Workload(
        "perspective quad", limit: 36, of: stage, turned(filling(stage, with: opaque))),
      Workload(
        "perspective, linear", of: stage, turned(filling(stage, with: opaque, filter: .linear))),
      Workload("whole scene", of: stage, scene(width, height)),
    ]
  }

  /// A layer as large as the stage that shows a picture.
  private static func filling(
    _ stage: Bitmap, with picture: Bitmap, filter: ContentsFilter = .nearest
  ) -> Layer {
    let layer = Layer()
    layer.bounds.size = Size(width: Double(picture.width), height: Double(picture.height))
    layer.anchorPoint = .zero
    layer.contents = picture
    (layer.minificationFilter, layer.magnificationFilter) = (filter, filter)
    return layer
  }

  /// The same with a picture that is smaller by a whole number, which its transform makes up for.
  private static func zoomed(_ stage: Bitmap, by zoom: Int) -> Layer {
    let picture = Picture.opaque((stage.width + zoom - 1) / zoom, (stage.height + zoom - 1) / zoom)
    let layer = filling(stage, with: picture)
    layer.affineTransform = .scale(x: Double(zoom), y: Double(zoom))
    return layer
  }

  /// The same, turned by 30° about the upright line through its middle.
  private static func turned(_ layer: Layer) -> Layer {
    layer.anchorPoint = Point(x: 0.5, y: 0.5)
    layer.position = Point(x: layer.bounds.width / 2, y: layer.bounds.height / 2)
    layer.transform = Transform3D.perspective(distance: layer.bounds.width)
      .rotated(by: .pi / 6, x: 0, y: 1, z: 0)
    return layer
  }

  /// The same in a layer that fades it as a group.
  private static func faded(_ layer: Layer) -> Layer {
    let group = Layer()
    group.bounds = layer.bounds
    group.anchorPoint = .zero
    group.opacity = 0.5
    group.addSublayer(layer)
    return group
  }

  /// What a viewer shows: a background, a sprite at a whole zoom, the frame before as a ghost, an
  /// outline, and a small layer in perspective.
  private static func scene(_ width: Int, _ height: Int) -> Layer {
    let root = Layer()
    root.bounds.size = Size(width: Double(width), height: Double(height))
    root.anchorPoint = .zero
    root.backgroundColor = Pixel(red: 24, green: 24, blue: 30)
    let size = Size(width: Double(width / 4), height: Double(height / 3))
    for (index, opacity) in [0.3, 1].enumerated() {
      let sprite = Layer()
      sprite.contents = Picture.cutOut(width / 4, height / 3)
      sprite.magnificationFilter = .nearest
      sprite.bounds.size = size
      sprite.position = Point(x: size.width + Double(4 * index), y: size.height * 1.5)
      sprite.affineTransform = .scale(x: 2, y: 2)
      sprite.opacity = opacity
      sprite.borderWidth = Double(index)
      root.addSublayer(sprite)
    }
    let card = turned(
      filling(Bitmap(width: 1, height: 1), with: Picture.opaque(width / 4, height / 3)))
    card.position = Point(x: Double(width) * 0.8, y: Double(height) / 2)
    root.addSublayer(card)
    return root
  }
}
