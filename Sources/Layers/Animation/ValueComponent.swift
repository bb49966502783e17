internal import Geometry

/// A part of a value that a key path can name.
enum ValueComponent: String, CaseIterable, Hashable, Sendable {
  case x, y, width, height, origin, size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}

extension AnimationValue {
  /// A part of it; nil where it has none of the kind.
  func component(_ part: ValueComponent) -> AnimationValue? {
    switch self {
    case .point(let point):
      switch part {
      case .x: return .number(point.x)
      case .y: return .number(point.y)
      default: return nil
      }
    case .size(let size):
      switch part {
      case .width: return .number(size.width)
      case .height: return .number(size.height)
      default: return nil
      }
    case .rect(let rect):
      return rect.component(part)
    case .transform(let transform):
      return transform.component(part)
    default:
      return nil
    }
  }

  /// It with a part replaced; itself where it has no such part.
  func setting(_ part: ValueComponent, to value: AnimationValue) -> AnimationValue {
    switch (self, part, value) {
    case (.point(let p), .x, .number(let x)): .point(Point(x: x, y: p.y))
    case (.point(let p), .y, .number(let y)): .point(Point(x: p.x, y: y))
    case (.size(let s), .width, .number(let w)): .size(Size(width: w, height: s.height))
    case (.size(let s), .height, .number(let h)): .size(Size(width: s.width, height: h))
    case (.rect(let rect), _, _): .rect(rect.setting(part, to: value))
    case (.transform(let transform), _, _): .transform(transform.setting(part, to: value))
    default: self
    }
  }
}

extension Rect {
  fileprivate func component(_ part: ValueComponent) -> AnimationValue? {
    switch part {
    case .origin: .point(origin)
    case .size: .size(size)
    case .originX: .number(origin.x)
    case .originY: .number(origin.y)
    case .sizeWidth: .number(size.width)
    case .sizeHeight: .number(size.height)
    default: nil
    }
  }

  fileprivate func setting(_ part: ValueComponent, to value: AnimationValue) -> Rect {
    var rect = self
    switch (part, value) {
    case (.origin, .point(let origin)): rect.origin = origin
    case (.size, .size(let size)): rect.size = size
    case (.originX, .number(let x)): rect.origin.x = x
    case (.originY, .number(let y)): rect.origin.y = y
    case (.sizeWidth, .number(let width)): rect.size.width = width
    case (.sizeHeight, .number(let height)): rect.size.height = height
    default: break
    }
    return rect
  }
}
