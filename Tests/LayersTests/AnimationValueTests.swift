import Geometry
import Imaging
import Layers
import Testing

@Suite struct AnimationValueTests {
  @Test func blendsEachKind() {
    func half(_ a: AnimationValue, _ b: AnimationValue) -> AnimationValue {
      a.interpolated(to: b, progress: 0.5)
    }
    #expect(half(1, 4) == 2.5)
    #expect(half(.point(Point(x: 1, y: 2)), .point(Point(x: 3, y: 8))) == .point(Point(x: 2, y: 5)))
    #expect(
      half(.size(Size(width: 1, height: 2)), .size(Size(width: 3, height: 8)))
        == .size(Size(width: 2, height: 5)))
    #expect(
      half(
        .rect(Rect(x: 0, y: 2, width: 4, height: 6)), .rect(Rect(x: 2, y: 8, width: 6, height: 7)))
        == .rect(Rect(x: 1, y: 5, width: 5, height: 6.5)))
    let (red, none) = (
      AnimationValue.color(Pixel(red: 200, green: 0, blue: 10)), AnimationValue.color(nil)
    )
    #expect(half(red, none) == .color(Pixel(red: 100, green: 0, blue: 5, alpha: 128)))
    #expect(half(false, true) == true)
    #expect(AnimationValue.flag(false).interpolated(to: true, progress: 0.49) == false)
    #expect(half(1, .flag(true)) == 1)
  }

  @Test(arguments: [
    (-Double.infinity, UInt8(0), UInt8(255)), (.nan, 0, 0), (.infinity, 255, 0), (-3, 0, 160),
    (3, 160, 0),
  ])
  func coloursStayColours(progress: Double, red: UInt8, blue: UInt8) {
    let (from, to) = (Pixel(red: 40, green: 0, blue: 40), Pixel(red: 80, green: 0, blue: 0))
    let value = AnimationValue.color(from).interpolated(to: .color(to), progress: progress)
    guard case .color(let color?) = value else {
      Issue.record("\(value) is no colour")
      return
    }
    #expect(color.red == red && color.blue == blue)
  }

  @Test func transformsBlendByTheirParts() {
    let quarter = Transform3D.rotation(.pi / 2, x: 0, y: 0, z: 1)
    let eighth = Transform3D.rotation(.pi / 4, x: 0, y: 0, z: 1)
    let value = AnimationValue.transform(.identity)
      .interpolated(to: .transform(quarter), progress: 0.5)
    guard case .transform(let half) = value else {
      Issue.record("no transform")
      return
    }
    #expect(abs(half.m11 - eighth.m11) + abs(half.m12 - eighth.m12) < 1e-12)
  }

  @Test func addsAndSubtracts() {
    #expect(AnimationValue.number(5).adding(2) == 7)
    #expect(AnimationValue.number(5).subtracting(2) == 3)
    let base = AnimationValue.transform(.translation(x: 10, y: 20))
    let change = AnimationValue.transform(.scale(x: 2, y: 4))
    // The change happens first, in the space of the base.
    let sum = AnimationValue.transform(
      Transform3D.scale(x: 2, y: 4).concatenating(.translation(x: 10, y: 20)))
    #expect(base.adding(change) == sum)
    #expect(sum.subtracting(change) == base)
  }

  static let paths: [(LayerKeyPath, AnimationValue)] = [
    ("bounds", .rect(Rect(x: 1, y: 2, width: 3, height: 4))),
    ("bounds.origin", .point(Point(x: 5, y: 6))), ("bounds.origin.x", 7), ("bounds.origin.y", 8),
    ("bounds.size", .size(Size(width: 9, height: 10))), ("bounds.size.width", 11),
    ("bounds.size.height", 12), ("position", .point(Point(x: 1, y: 2))), ("position.x", 3),
    ("position.y", 4), ("zPosition", 5), ("anchorPoint", .point(Point(x: 0.25, y: 0.75))),
    ("anchorPoint.x", 0.125), ("anchorPointZ", 6), ("hidden", true), ("doubleSided", false),
    ("opacity", 0.25), ("masksToBounds", true), ("cornerRadius", 3),
    ("backgroundColor", .color(Pixel(red: 1, green: 2, blue: 3))),
    ("borderColor", .color(Pixel(red: 4, green: 5, blue: 6))), ("borderWidth", 2),
    ("contents", .image(Bitmap(width: 2, height: 1))), ("contentsScale", 2),
    ("contentsRect", .rect(Rect(x: 0, y: 0, width: 0.5, height: 0.25))),
    ("contentsRect.size.width", 0.75),
    ("contentsCenter", .rect(Rect(x: 0.25, y: 0.5, width: 0.5, height: 0.25))),
    ("transform", .transform(.translation(x: 1, y: 2, z: 3))),
    ("sublayerTransform", .transform(.perspective(distance: 500))),
    ("transform.translation", .size(Size(width: 4, height: 5))), ("transform.translation.x", 6),
    ("transform.translation.y", 7), ("transform.translation.z", 8), ("transform.scale", 2),
    ("transform.scale.x", 3), ("transform.scale.y", 4), ("transform.scale.z", 5),
    ("transform.rotation", 0.5), ("transform.rotation.x", 0.25), ("transform.rotation.y", -0.75),
    ("transform.rotation.z", 1.25),
  ]

  @Test(arguments: paths)
  func keyPathsReadWhatTheyWrote(path: LayerKeyPath, value: AnimationValue) throws {
    var properties = LayerProperties()
    #expect(path.value(in: properties) != value)
    path.set(value, in: &properties)
    let read = try #require(path.value(in: properties))
    if let a = read.number, let b = value.number {
      #expect(abs(a - b) < 1e-12)
    } else {
      #expect(read == value)
    }
  }

  @Test func partsOfATransformLeaveTheOthersAlone() throws {
    var properties = LayerProperties()
    let parts: [(LayerKeyPath, Double)] = [
      ("transform.rotation.x", 0.25), ("transform.rotation.y", 0.5), ("transform.rotation.z", -2),
      ("transform.scale.x", 3), ("transform.scale.y", 0.5), ("transform.translation.y", 40),
    ]
    for (path, value) in parts { path.set(.number(value), in: &properties) }
    for (path, value) in parts {
      let read = try #require(path.value(in: properties)?.number)
      #expect(abs(read - value) < 1e-12)
    }
  }

  @Test func aRotationPathIsTheTurnAboutZ() {
    var properties = LayerProperties()
    LayerKeyPath(rawValue: "transform.rotation").set(.number(3 * .pi / 2), in: &properties)
    let expected = Transform3D.rotation(3 * .pi / 2, x: 0, y: 0, z: 1)
    #expect(abs(properties.transform.m11 - expected.m11) < 1e-12)
    #expect(abs(properties.transform.m12 - expected.m12) < 1e-12)
  }

  @Test(arguments: ["", ".", "position.", "position.z", "nothing", "bounds.x", "contentsGravity"])
  func unknownPathsDoNothing(name: String) {
    let path = LayerKeyPath(rawValue: name)
    var properties = LayerProperties()
    path.set(5, in: &properties)
    #expect(path.value(in: properties) == nil && properties == LayerProperties())
  }

  @Test func aValueOfAnotherKindChangesNothing() {
    var properties = LayerProperties()
    LayerKeyPath.position.set(5, in: &properties)
    LayerKeyPath.opacity.set(.flag(false), in: &properties)
    #expect(properties == LayerProperties())
  }
}
