import LayerSprites

extension Workload {
  /// A thousand layers in one tree: taking its snapshot, alone and after changes of every layer in one
  /// transaction that runs no actions.
  static func layers() -> [Workload] {
    [
      changing("snapshot alone") { _, _ in },
      changing("one change each", limit: 4) { layer, turn in
        layer.position = Point(x: turn, y: 0)
      },
      changing("a sprite frame each", limit: 4) { layer, turn in
        layer.contentsRect = Rect(x: turn / 8, y: 0, width: 0.125, height: 1)
        layer.contentsScale = 1 + turn
        layer.bounds.size = Size(width: 8 + turn, height: 8)
        layer.anchorPoint = Point(x: turn, y: 0.5)
        layer.affineTransform = .scale(x: 1 + turn, y: 1)
      },
    ]
  }

  private static func changing(
    _ name: String, limit: Double? = nil, _ change: @escaping (Layer, Double) -> Void
  ) -> Workload {
    let root = Layer()
    let page = Bitmap(width: 64, height: 8)
    for _ in 0..<1_000 {
      let layer = Layer()
      layer.contents = page
      root.addSublayer(layer)
    }
    let scheduler = TransactionScheduler(root: root)
    var turn = 0.0
    return Workload(name, limit: limit, units: 1_000) {
      turn = 1 - turn
      scheduler.transaction(disableActions: true) {
        for layer in root.sublayers { change(layer, turn) }
      }
      return UInt32(truncatingIfNeeded: root.snapshot(at: 0).sublayers.count)
    }
  }
}
