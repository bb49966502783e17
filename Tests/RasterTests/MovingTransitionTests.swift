import Geometry
import Imaging
import Layers
import Raster
import Testing

/// The old picture is 1 2 3 4, the new one 5 6 7 8, as greys from left to right or from the top; what
/// is not covered is 0.
@Suite struct MovingTransitionTests {
  static func picture(_ greys: ClosedRange<UInt8>, upright: Bool) -> Bitmap {
    let pixels = greys.map { Pixel(red: $0, green: $0, blue: $0) }
    return Bitmap(width: upright ? 1 : 4, height: upright ? 4 : 1, pixels: pixels)
  }

  /// What is seen after a share of the way, with a pixel around the layer.
  static func shown(
    _ kind: Transition.Kind, _ direction: Transition.Direction?, at time: Double
  ) -> [UInt8] {
    let upright = direction == .fromTop || direction == .fromBottom
    let (root, layer) = (Layer(), Layer())
    root.addSublayer(layer)
    let size = upright ? Size(width: 1, height: 4) : Size(width: 4, height: 1)
    layer.bounds = Rect(origin: Point(x: 7, y: 9), size: size)
    layer.anchorPoint = .zero
    layer.position = upright ? Point(x: 0, y: 1) : Point(x: 1, y: 0)
    layer.magnificationFilter = .nearest
    layer.contents = picture(1...4, upright: upright)
    let scheduler = TransactionScheduler(root: root)
    var transition = Transition(duration: 1)
    (transition.kind, transition.direction) = (kind, direction)
    layer.actions["contents"] = transition
    scheduler.transaction { layer.contents = picture(5...8, upright: upright) }
    let bitmap = Renderer().render(
      root.snapshot(at: time), width: upright ? 1 : 6, height: upright ? 6 : 1)
    return bitmap.pixels.map(\.red)
  }

  @Test(
    arguments: [
      (Transition.Kind.push, Transition.Direction.fromLeft, [0, 8, 1, 2, 3, 0]),
      (.push, .fromRight, [0, 2, 3, 4, 5, 0]), (.push, .fromTop, [0, 8, 1, 2, 3, 0]),
      (.push, .fromBottom, [0, 2, 3, 4, 5, 0]), (.moveIn, .fromLeft, [0, 8, 2, 3, 4, 0]),
      (.moveIn, .fromBottom, [0, 1, 2, 3, 5, 0]), (.reveal, .fromLeft, [0, 5, 1, 2, 3, 0]),
      (.reveal, .fromRight, [0, 2, 3, 4, 8, 0]),
    ] as [(Transition.Kind, Transition.Direction, [UInt8])])
  func aQuarterOfTheWay(
    kind: Transition.Kind, direction: Transition.Direction, expected: [UInt8]
  ) {
    #expect(Self.shown(kind, direction, at: 0.25) == expected)
  }

  @Test(arguments: [Transition.Kind.push, .moveIn, .reveal])
  func theEndsAreThePictures(kind: Transition.Kind) {
    #expect(Self.shown(kind, nil, at: 0) == [0, 1, 2, 3, 4, 0])
    #expect(Self.shown(kind, nil, at: 0.75) == Self.shown(kind, .fromLeft, at: 0.75))
    #expect(Self.shown(kind, nil, at: 1) == [0, 5, 6, 7, 8, 0])
  }

  /// A change half-way starts from where the pictures are.
  @Test func startsFromWhatIsOnScreen() {
    let root = Layer()
    root.bounds = Rect(x: 0, y: 0, width: 4, height: 1)
    root.anchorPoint = .zero
    root.magnificationFilter = .nearest
    root.contents = Self.picture(1...4, upright: false)
    let scheduler = TransactionScheduler(root: root)
    var push = Transition(duration: 1)
    push.kind = .push
    root.actions["contents"] = push
    scheduler.transaction { root.contents = Self.picture(5...8, upright: false) }
    scheduler.turn(at: 0.5)
    scheduler.transaction { root.contents = Self.picture(11...14, upright: false) }
    func shown(at time: Double) -> [UInt8] {
      Renderer().render(root.snapshot(at: time), width: 4, height: 1).pixels.map(\.red)
    }
    #expect(shown(at: 0.5) == [7, 8, 1, 2])
    #expect(shown(at: 0.75) == [14, 7, 8, 1])
  }
}
