import LayerSprites
import Stage
import Testing

/// What the keys of layer mode make of its values.
@Suite struct LayerModeTests {
  private static let piece = Size(width: 7, height: 4.5)

  private static func mode(_ changes: LayerChange..., size: Size = piece) -> LayerMode {
    var mode = LayerMode()
    for change in changes { mode.apply(change, size: size) }
    return mode
  }

  private static func turned(_ x: Int, _ y: Int, _ z: Int) -> LayerMode {
    mode(.turn(x: x, y: y, z: z))
  }

  @Test func beginsAsTheLayerComes() {
    let mode = LayerMode()
    #expect(mode.turns.x == 0 && mode.turns.y == 0 && mode.turns.z == 0)
    #expect(mode.gravity == .resize && mode.isDoubleSided && mode.distance == nil)
    #expect(!mode.isNinePart && !mode.masksToBounds)
    #expect(mode.transform == .identity && mode.perspective == .identity)
    #expect(mode.contentsCenter == .unit && mode.boundsSize(of: Self.piece) == Self.piece)
  }

  /// Steps of five degrees, kept above −180 and up to 180.
  @Test(
    arguments: [
      (1, 5), (-1, -5), (18, 90), (36, 180), (-36, 180), (37, -175), (-35, -175), (72, 0), (71, -5),
      (145, 5), (9_999, -45), (-9_999, 45),
    ] as [(Int, Int)])
  func turnsGoRound(steps: Int, degrees: Int) {
    var mode = LayerMode()
    mode.apply(.turn(x: 1, y: -1, z: 0), times: steps, size: Self.piece)
    let opposite = degrees == 180 ? 180 : -degrees
    #expect((mode.turns.x, mode.turns.y, mode.turns.z) == (degrees, opposite, 0))
    mode.apply(.turn(x: 0, y: 0, z: 1), times: steps, size: Self.piece)
    #expect((mode.turns.x, mode.turns.y, mode.turns.z) == (degrees, opposite, degrees))
  }

  @Test(arguments: [(18, 0, 0), (0, 18, 0), (0, 0, 18), (36, 0, 18), (0, -18, 0), (0, 36, 36)])
  func quarterTurnsAreExact(x: Int, y: Int, z: Int) {
    let transform = Self.turned(x, y, z).transform
    for entry in [
      transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23,
      transform.m31, transform.m32, transform.m33,
    ] {
      #expect([-1, 0, 1].contains(entry))
    }
  }

  /// The same as `Transform3D` rotates, called for x, y and z.
  @Test(arguments: [(5, 0, 0), (0, 7, 0), (0, 0, -4), (3, -8, 11), (18, 7, -18)])
  func turnsAboutZThenYThenX(x: Int, y: Int, z: Int) {
    let radians = [x, y, z].map { Double($0) * 5 * .pi / 180 }
    let expected = Transform3D.identity.rotated(by: radians[0], x: 1, y: 0, z: 0)
      .rotated(by: radians[1], x: 0, y: 1, z: 0).rotated(by: radians[2], x: 0, y: 0, z: 1)
    let transform = Self.turned(x, y, z).transform
    for entry in [\Transform3D.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33, \.m44] {
      #expect(abs(transform[keyPath: entry] - expected[keyPath: entry]) < 1e-14)
    }
  }

  @Test func gravitiesAreGoneThroughBothWays() {
    var (mode, seen) = (LayerMode(), [ContentsGravity]())
    for _ in 0..<12 {
      seen.append(mode.gravity)
      mode.apply(.gravity(1), size: Self.piece)
    }
    #expect(Set(seen) == Set(ContentsGravity.allCases) && mode.gravity == .resize)
    #expect(seen[..<3] == [.resize, .resizeAspect, .resizeAspectFill])
    mode.apply(.gravity(-1), size: Self.piece)
    #expect(mode.gravity == seen[11])
  }

  @Test func perspectiveGoesThroughThreeEyesAndNone() {
    var (mode, seen) = (LayerMode(), [Int?]())
    for _ in 0..<5 {
      seen.append(mode.distance)
      #expect(mode.perspective.m34 == (mode.distance.map { -1 / Double($0) } ?? 0))
      mode.apply(.cyclePerspective, size: Self.piece)
    }
    #expect(seen == [nil, 1000, 500, 250, nil])
  }

  @Test func switchesGoThereAndBack() {
    #expect(Self.mode(.toggleMask).masksToBounds)
    #expect(!Self.mode(.toggleDoubleSided).isDoubleSided)
    let third = 1.0 / 3
    #expect(
      Self.mode(.toggleNinePart).contentsCenter
        == Rect(x: third, y: third, width: third, height: third))
    for change in [LayerChange.toggleMask, .toggleDoubleSided, .toggleNinePart] {
      #expect(Self.mode(change) != LayerMode() && Self.mode(change, change) == LayerMode())
    }
  }

  /// A point is left of the bounds, or what the piece has where that is less.
  @Test func boundsShrinkToAPoint() {
    var mode = LayerMode()
    for _ in 0..<20 { mode.apply(.resize(width: -1, height: -1), size: Self.piece) }
    #expect((mode.growth.width, mode.growth.height) == (-6, -3))
    #expect(mode.boundsSize(of: Self.piece) == Size(width: 1, height: 1.5))
    #expect(mode.boundsSize(of: Size(width: 0.5, height: 30)) == Size(width: 0.5, height: 27))
    mode.apply(.resize(width: 1, height: 0), size: Self.piece)
    #expect((mode.growth.width, mode.growth.height) == (-5, -3))
    for _ in 0..<5_000 { mode.apply(.resize(width: 0, height: 1), size: Self.piece) }
    #expect(mode.growth.height == 4_096)
    for size in [Size.zero, Size(width: 1e300, height: 0.25)] {
      let shrunk = Self.mode(.resize(width: -1, height: -1), size: size)
      #expect(shrunk.growth.height == 0)
    }
  }

  @Test func resetTakesEverythingBack() {
    let changed = Self.mode(
      .turn(x: 1, y: 2, z: 3), .gravity(4), .resize(width: 2, height: -1), .toggleNinePart,
      .toggleMask, .toggleDoubleSided, .cyclePerspective)
    #expect(changed != LayerMode())
    var mode = changed
    mode.apply(.reset, size: Self.piece)
    #expect(mode == LayerMode())
  }
}
