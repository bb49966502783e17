internal import Geometry
internal import Imaging

/// The properties of a layer by their names in Core Animation.
enum LayerProperty: String, CaseIterable, Hashable, Sendable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case doubleSided, geometryFlipped, hidden, opacity, allowsGroupOpacity, masksToBounds
  case cornerRadius, backgroundColor, borderColor, borderWidth
  case contents, contentsGravity, contentsScale, contentsRect, contentsCenter
  case minificationFilter, magnificationFilter
  /// All that makes a sprite frame, as one value.
  case spriteFrame
}

extension LayerProperties {
  /// A property as a value that can be animated; nil where it can't.
  func value(of property: LayerProperty) -> AnimationValue? {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .zPosition: .number(zPosition)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(anchorPointZ)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .doubleSided: .flag(isDoubleSided)
    case .hidden: .flag(isHidden)
    case .opacity: .number(opacity)
    case .masksToBounds: .flag(masksToBounds)
    case .cornerRadius: .number(cornerRadius)
    case .backgroundColor: .color(backgroundColor)
    case .borderColor: .color(borderColor)
    case .borderWidth: .number(borderWidth)
    case .contents: .image(contents)
    case .contentsScale: .number(contentsScale)
    case .contentsRect: .rect(contentsRect)
    case .contentsCenter: .rect(contentsCenter)
    case .spriteFrame: .sprite(SpriteAppearance(self))
    case .geometryFlipped, .allowsGroupOpacity, .contentsGravity, .minificationFilter,
      .magnificationFilter:
      nil
    }
  }

  /// Gives a property a value; one of another kind changes nothing.
  mutating func set(_ property: LayerProperty, to value: AnimationValue) {
    switch (property, value) {
    case (.bounds, .rect(let rect)): bounds = rect.standardized
    case (.contentsRect, .rect(let rect)): contentsRect = rect
    case (.contentsCenter, .rect(let rect)): contentsCenter = rect
    case (.position, .point(let point)): position = point
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.transform, .transform(let map)): transform = map
    case (.sublayerTransform, .transform(let map)): sublayerTransform = map
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.borderColor, .color(let color)): borderColor = color ?? .clear
    case (.contents, .image(let image)): contents = image
    case (.spriteFrame, .sprite(let sprite)): sprite.show(in: &self)
    case (_, .number(let number)): set(property, to: number)
    case (_, .flag(let flag)): set(property, to: flag)
    default: break
    }
  }

  private mutating func set(_ property: LayerProperty, to number: Double) {
    switch property {
    case .zPosition: zPosition = number
    case .anchorPointZ: anchorPointZ = number
    case .opacity: opacity = number
    case .cornerRadius: cornerRadius = number
    case .borderWidth: borderWidth = number
    case .contentsScale: contentsScale = number
    default: break
    }
  }

  private mutating func set(_ property: LayerProperty, to flag: Bool) {
    switch property {
    case .doubleSided: isDoubleSided = flag
    case .hidden: isHidden = flag
    case .masksToBounds: masksToBounds = flag
    default: break
    }
  }
}
