/// A property of a layer, or a part of one, that an animation changes: `position`, `position.x`,
/// `bounds.size.width`, `transform.rotation.z`.
///
/// Names are Core Animation's. Parts: `x y` of points, `origin size origin.x origin.y size.width
/// size.height` of rectangles, and of transforms `rotation` (that about z), `scale` (all three) and
/// `translation` (x and y, a size), each also with `.x .y .z`.
public struct LayerKeyPath: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String
  /// What it means; nil for a name that is not known.
  private let target: Target?

  private struct Target: Hashable, Sendable {
    var property: LayerProperty
    var part: ValueComponent?
  }

  /// A key path of any name; one that is not known reads nothing and changes nothing.
  public init(rawValue: String) {
    self.rawValue = rawValue
    let names = rawValue.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let property = names.first.flatMap { LayerProperty(rawValue: String($0)) }
    guard let property else {
      target = nil
      return
    }
    guard names.count == 2 else {
      target = Target(property: property)
      return
    }
    target = ValueComponent(rawValue: String(names[1])).map { part in
      Target(property: property, part: part)
    }
  }

  init(_ property: LayerProperty) {
    rawValue = property.rawValue
    target = Target(property: property)
  }

  /// A key path of that name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }

  /// The property, whole or in part; nil for a name that is not known.
  var property: LayerProperty? { target?.property }

  /// True for what only ever changes from one value to another: never blended, and keyframes of it
  /// are discrete in any mode.
  var isDiscrete: Bool { target?.property == .contents || target?.property == .spriteFrame }

  /// What properties have there; nil for what can't be animated, and for a part that is not there.
  public func value(in properties: LayerProperties) -> AnimationValue? {
    guard let target, let value = properties.value(of: target.property) else { return nil }
    return target.part.map { value.component($0) } ?? value
  }

  /// Gives properties a value there; one of another kind changes nothing.
  public func set(_ value: AnimationValue, in properties: inout LayerProperties) {
    guard let target else { return }
    guard let part = target.part else { return properties.set(target.property, to: value) }
    guard let whole = properties.value(of: target.property) else { return }
    properties.set(target.property, to: whole.setting(part, to: value))
  }
}

// MARK: - Names, each with the kind of value that it has

extension LayerKeyPath {
  /// A rectangle.
  public static let bounds = LayerKeyPath(.bounds)
  /// A point.
  public static let position = LayerKeyPath(.position)
  /// A number.
  public static let zPosition = LayerKeyPath(.zPosition)
  /// A point.
  public static let anchorPoint = LayerKeyPath(.anchorPoint)
  /// A transform; a number for `transform.rotation` and its like.
  public static let transform = LayerKeyPath(.transform)
  /// A transform.
  public static let sublayerTransform = LayerKeyPath(.sublayerTransform)
  /// A flag.
  public static let hidden = LayerKeyPath(.hidden)
  /// A number.
  public static let opacity = LayerKeyPath(.opacity)
  /// A number.
  public static let cornerRadius = LayerKeyPath(.cornerRadius)
  /// A colour.
  public static let backgroundColor = LayerKeyPath(.backgroundColor)
  /// A colour.
  public static let borderColor = LayerKeyPath(.borderColor)
  /// A number.
  public static let borderWidth = LayerKeyPath(.borderWidth)
  /// A picture.
  public static let contents = LayerKeyPath(.contents)
  /// A rectangle.
  public static let contentsRect = LayerKeyPath(.contentsRect)
  /// A rectangle.
  public static let contentsCenter = LayerKeyPath(.contentsCenter)
  /// A sprite frame: contents, contentsRect, contentsScale, bounds, anchorPoint and transform at once.
  /// Not a property of Core Animation's; it stands for a group of discrete animations.
  public static let spriteFrame = LayerKeyPath(.spriteFrame)
}
