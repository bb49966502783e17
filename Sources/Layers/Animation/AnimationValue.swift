public import Geometry
public import Imaging

/// A value of a layer's property that an animation can give it.
public enum AnimationValue: Hashable, Sendable {
  /// A length, share, factor or angle in radians.
  case number(Double)
  /// `position`, `anchorPoint`, `bounds.origin`.
  case point(Point)
  /// `bounds.size`.
  case size(Size)
  /// `bounds`, `contentsRect`, `contentsCenter`.
  case rect(Rect)
  /// `transform`, `sublayerTransform`.
  case transform(Transform3D)
  /// A premultiplied colour; nil is none, and blends as clear.
  case color(Pixel?)
  /// `contents`.
  case image(Bitmap?)
  /// `hidden`, `doubleSided`, `masksToBounds`.
  case flag(Bool)
  /// All that makes a sprite frame.
  case sprite(SpriteAppearance)
}

extension AnimationValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A flag.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension AnimationValue {
  /// The number that it is; nil for any other kind.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// Its numbers, as many as it has; nil for what is not made of up to four numbers. A colour's are
  /// its channels 0…255.
  var vector: SIMD4<Double>? {
    switch self {
    case .number(let value): SIMD4(value, 0, 0, 0)
    case .point(let point): SIMD4(point.x, point.y, 0, 0)
    case .size(let size): SIMD4(size.width, size.height, 0, 0)
    case .rect(let r): SIMD4(r.origin.x, r.origin.y, r.size.width, r.size.height)
    case .color(let color):
      color.map { c in
        SIMD4(Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
      } ?? .zero
    case .transform, .image, .flag, .sprite: nil
    }
  }

  /// A value of this kind made of other numbers; colours are rounded and clamped.
  func with(_ vector: SIMD4<Double>) -> AnimationValue {
    switch self {
    case .number: return .number(vector.x)
    case .point: return .point(Point(x: vector.x, y: vector.y))
    case .size: return .size(Size(width: vector.x, height: vector.y))
    case .rect:
      return .rect(Rect(x: vector.x, y: vector.y, width: vector.z, height: vector.w))
    case .color:
      // What is no number counts as 0.
      func channel(_ value: Double) -> UInt8 { value > 0 ? UInt8(min(value.rounded(), 255)) : 0 }
      return .color(
        Pixel(
          red: channel(vector.x), green: channel(vector.y), blue: channel(vector.z),
          alpha: channel(vector.w)))
    case .transform, .image, .flag, .sprite: return self
    }
  }

  /// True for values that can be blended with each other.
  func isAlike(_ other: AnimationValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.color, .color), (.image, .image), (.flag, .flag),
      (.sprite, .sprite):
      true
    default: false
    }
  }
}

extension AnimationValue {
  /// With a picture as layers keep them.
  var premultiplied: AnimationValue {
    if case .image(let image) = self { .image(image?.premultiplied()) } else { self }
  }
}
