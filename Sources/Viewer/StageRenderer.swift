internal import LayerSprites
internal import Stage

/// The stage's layers and their pixels: knows what it shows, and draws only what differs.
struct StageRenderer: ~Copyable {
  /// What the layers look like.
  private(set) var bitmap = Bitmap(width: 0, height: 0)
  /// When what moves is to be drawn next; nil where nothing moves.
  private(set) var nextTick: Double?

  private let scene = StageScene()
  private let renderer = Renderer()
  private var shownTree: PreparedTree?
  private var shownFrame: Int?

  /// Seconds between two pictures of what moves.
  private static let tick = 1.0 / 60

  /// Another size, and nothing on it.
  mutating func resize(width: Int, height: Int) {
    bitmap = Bitmap(width: width, height: height)
    shownTree = nil
  }

  /// True where something else is due than what is shown.
  func isOutdated(_ state: ViewerState, at now: Double) -> Bool {
    state.shownFrame(at: now)?.index != shownFrame || nextTick.map { $0 <= now } ?? false
  }

  /// Draws what is due.
  ///
  /// - Parameter cuts: true shows no fades: for frames that follow each other faster than their times.
  mutating func draw(_ state: ViewerState, cuts: Bool = false, at now: Double) {
    var picture = state.picture(at: now, width: bitmap.width, height: bitmap.height)
    if cuts { picture.fade = nil }
    scene.show(picture, at: now)
    shownFrame = state.shownFrame(at: now)?.index
    let tree = PreparedTree(scene.snapshot(at: now), width: bitmap.width, height: bitmap.height)
    renderer.redraw(tree, after: shownTree, in: &bitmap)
    shownTree = tree
    nextTick = scene.isMoving ? now + Self.tick : nil
  }

  /// Lets seconds go by as if they had not been.
  mutating func skip(_ seconds: Double) {
    scene.skip(seconds)
    nextTick = nextTick.map { $0 + seconds }
  }

  /// The layer seen at a point of the stage in pixels; nil beside it.
  func layer(at point: Point) -> StageLayer? { scene.layer(at: point) }
}
