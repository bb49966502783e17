internal import Geometry
internal import Imaging

extension Layer: CustomStringConvertible {
  /// The layer on one line: its name, and what differs from a new layer.
  public final var description: String {
    let kind = flattensSublayers ? "Layer" : "TransformLayer"
    let title = name.map { "\(kind) \"\($0)\"" } ?? kind
    return ([title] + properties.differences).joined(separator: " ")
  }

  /// The layer and all below it, a line each, in the order of `sublayers`, indented by depth.
  public final var treeDescription: String {
    lines(depth: 0).joined(separator: "\n")
  }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return [indent + description] + sublayers.flatMap { $0.lines(depth: depth + 1) }
  }
}

extension LayerProperties {
  /// What differs from the defaults, as words: `bounds=(0 0 64 64)`.
  fileprivate var differences: [String] {
    let plain = LayerProperties()
    func word<Value: Equatable>(
      _ name: String, _ path: KeyPath<LayerProperties, Value>, _ text: (Value) -> String
    ) -> String? {
      self[keyPath: path] == plain[keyPath: path] ? nil : "\(name)=\(text(self[keyPath: path]))"
    }
    return [
      word("bounds", \.bounds, \.text), word("position", \.position, \.text),
      word("zPosition", \.zPosition, \.text), word("anchorPoint", \.anchorPoint, \.text),
      word("anchorPointZ", \.anchorPointZ, \.text), word("transform", \.transform, \.text),
      word("sublayerTransform", \.sublayerTransform, \.text),
      word("doubleSided", \.isDoubleSided, \.description),
      word("geometryFlipped", \.isGeometryFlipped, \.description),
      word("hidden", \.isHidden, \.description), word("opacity", \.opacity, \.text),
      word("allowsGroupOpacity", \.allowsGroupOpacity, \.description),
      word("masksToBounds", \.masksToBounds, \.description),
      word("cornerRadius", \.cornerRadius, \.text),
      word("backgroundColor", \.backgroundColor) { $0.map(\.text) ?? "none" },
      word("borderColor", \.borderColor, \.text), word("borderWidth", \.borderWidth, \.text),
      word("contents", \.contents) { $0.map { "\($0.width)x\($0.height)" } ?? "none" },
      word("contentsGravity", \.contentsGravity, \.rawValue),
      word("contentsScale", \.contentsScale, \.text),
      word("contentsRect", \.contentsRect, \.text),
      word("contentsCenter", \.contentsCenter, \.text),
      word("minificationFilter", \.minificationFilter, \.rawValue),
      word("magnificationFilter", \.magnificationFilter, \.rawValue),
    ].compactMap(\.self)
  }
}

extension Double {
  /// Four decimals at most, none where it is whole.
  fileprivate var text: String {
    let rounded = (self * 10_000).rounded() / 10_000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return rounded.description }
    return Int(rounded).description
  }
}

extension Point {
  fileprivate var text: String { "(\(x.text) \(y.text))" }
}

extension Rect {
  fileprivate var text: String {
    "(\(origin.x.text) \(origin.y.text) \(size.width.text) \(size.height.text))"
  }
}

extension Transform3D {
  /// Six numbers where it is a map of the plane, else sixteen.
  fileprivate var text: String {
    let numbers = isAffine ? [m11, m12, m21, m22, m41, m42] : entries
    return "(" + numbers.map(\.text).joined(separator: " ") + ")"
  }
}

extension Pixel {
  /// `#RRGGBBAA`, premultiplied as stored.
  fileprivate var text: String {
    "#"
      + [red, green, blue, alpha].map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
