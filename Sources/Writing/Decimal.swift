internal import LayerSprites

/// Numbers as people read them.
package enum Decimal {
  /// Whole where it is whole, else up to three decimals; `-` where it is no number.
  package static func text(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "-" }
    let sign = thousandths < 0 ? "-" : ""
    let (whole, rest) = Int(abs(thousandths)).quotientAndRemainder(dividingBy: 1000)
    guard rest != 0 else { return sign + "\(whole)" }
    var digits = String(String(1000 + rest).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + "\(whole).\(digits)"
  }

  /// `3,-7.5`.
  static func text(_ point: Point) -> String { "\(text(point.x)),\(text(point.y))" }

  /// `61×40`.
  static func text(_ size: Size) -> String { "\(text(size.width))×\(text(size.height))" }
}
