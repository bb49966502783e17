import Geometry
import Layers
import Testing

@Suite struct RotationModeTests {
  /// Right, then down, at one speed.
  static func shown(_ mode: KeyframeAnimation.RotationMode?, at time: Double) -> LayerProperties {
    var path = KeyframeAnimation(
      keyPath: .position,
      values: [(0.0, 0.0), (10, 0), (10, 10)].map { .point(Point(x: $0.0, y: $0.1)) }, duration: 1)
    path.fillMode = .both
    path.rotationMode = mode
    var shown = LayerProperties()
    shown.transform = .scale(x: 2, y: 3)
    path.apply(to: &shown, at: time)
    return shown
  }

  @Test(arguments: [
    (KeyframeAnimation.RotationMode.auto, 0.25, 0.0), (.auto, 0.5, 90), (.auto, 1, 90),
    (.autoReverse, 0.25, 180), (.autoReverse, 0.75, 270),
  ])
  func turnsAlongThePath(mode: KeyframeAnimation.RotationMode, time: Double, degrees: Double) {
    let expected = AffineTransform.scale(x: 2, y: 3).rotated(by: degrees * .pi / 180)
    let turned = Self.shown(mode, at: time).transform.affine
    for (a, b) in [(turned.a, expected.a), (turned.b, expected.b), (turned.c, expected.c)] {
      #expect(abs(a - b) < 1e-9)
    }
  }

  @Test func staysUprightWithoutAMode() {
    #expect(Self.shown(nil, at: 0.75).transform == .scale(x: 2, y: 3))
    #expect(Self.shown(.auto, at: 0.75).position == Point(x: 10, y: 5))
  }
}
