import Geometry
import TestSupport
import Testing

@Suite struct InterpolationTests {
  @Test(arguments: [false, true])
  func partsMakeTheMapAgain(perspective: Bool) throws {
    var random = SplitMix(seed: 3)
    for _ in 0..<200 {
      let map = random.transform(perspective: perspective)
      let again = Transform3D(try #require(map.components))
      // Only the map of the eye counts, so m44 is free.
      let k = map.m44
      let scaled = again.numbers.map { $0 * k }
      let error = zip(scaled, map.numbers).map { abs($0 - $1) }.max() ?? 1
      #expect(error < 1e-9)
    }
  }

  @Test func partsOfAMirror() throws {
    let parts = try #require(Transform3D.scale(x: -2, y: 3, z: 4).components)
    #expect(parts.scale == SIMD3(-2, 3, 4))
    #expect(parts.rotation == SIMD4(0, 0, 0, 1))
  }

  @Test func aFlatMapHasNoParts() {
    #expect(Transform3D.scale(x: 1, y: 0, z: 1).components == nil)
  }

  @Test func theEndsAreExact() {
    var random = SplitMix(seed: 4)
    for _ in 0..<20 {
      let (a, b) = (random.transform(perspective: true), random.transform(perspective: true))
      #expect(a.interpolated(to: b, progress: 0) == a)
      #expect(a.interpolated(to: b, progress: 1) == b)
    }
  }

  @Test func turnsAreTurnedBetween() {
    let to = Transform3D.rotation(1.2, x: 1, y: 2, z: 3)
    for progress in [0.25, 0.5, 0.9] {
      let between = Transform3D.identity.interpolated(to: to, progress: progress)
      #expect(
        between.distance(to: .rotation(1.2 * progress, x: 1, y: 2, z: 3)) < 1e-12)
    }
  }

  @Test func turnsGoTheShorterWay() {
    let to = Transform3D.rotation(1.5 * .pi, x: 0, y: 0, z: 1)
    let half = Transform3D.identity.interpolated(to: to, progress: 0.5)
    #expect(half.distance(to: .rotation(-.pi / 4, x: 0, y: 0, z: 1)) < 1e-12)
  }

  @Test func movesAndScalesAreBlended() {
    let from = Transform3D.translation(x: 10, y: 20, z: 30)
    let to = Transform3D.scale(x: 3, y: 5, z: 7).concatenating(.translation(x: 20, y: 60, z: 30))
    let quarter = from.interpolated(to: to, progress: 0.25)
    let expected = Transform3D.scale(x: 1.5, y: 2, z: 2.5)
      .concatenating(.translation(x: 12.5, y: 30, z: 30))
    #expect(quarter.distance(to: expected) < 1e-12)
  }

  @Test func fromAFlatMapTheNumbersAreBlended() {
    let flat = Transform3D.scale(x: 0, y: 2, z: 1)
    let half = flat.interpolated(to: .scale(x: 4, y: 6, z: 1), progress: 0.5)
    #expect(half == .scale(x: 2, y: 4, z: 1))
  }
}
