public import Geometry
internal import Imaging

/// A part of a layer's contents and where it lies.
public struct ContentsPart: Hashable, Sendable {
  /// Where the part is drawn, in the layer's own space.
  public var destination: Rect
  /// What is drawn there, in unit coordinates of the whole picture. Without extent it is one line of
  /// pixels, the one right of or below the cut.
  public var source: Rect

  /// A part from its two rectangles.
  public init(destination: Rect, source: Rect) {
    (self.destination, self.source) = (destination, source)
  }
}

extension LayerProperties {
  /// Where the contents lie in the layer's own space; empty where there is nothing to show.
  public var contentsDestination: Rect {
    contentsGravity.destination(of: contentsSize, in: bounds)
  }

  /// True where `contentsCenter` takes effect: with the three gravities that resize.
  public var stretchesInParts: Bool {
    contentsGravity.resizes && contentsCenter.standardized.clampedToUnit != .unit
  }

  /// How the contents are laid out: in one part, or, where `stretchesInParts`, in nine, row by row
  /// from the top-left, those without extent included.
  ///
  /// Borders that do not fit are made smaller alike, and leave the middle nothing. Source: Core
  /// Animation's `contentsCenter`; what it leaves open is decided here.
  public var contentsParts: [ContentsPart] {
    let destination = contentsDestination
    guard stretchesInParts else {
      return [ContentsPart(destination: destination, source: contentsRect)]
    }
    let center = contentsCenter.standardized.clampedToUnit
    let size = contentsSize
    let columns = Cuts(
      destination: destination.minX, destination.width, source: contentsRect.minX,
      contentsRect.width, center: center.minX, center.width, extent: size.width)
    let rows = Cuts(
      destination: destination.minY, destination.height, source: contentsRect.minY,
      contentsRect.height, center: center.minY, center.height, extent: size.height)
    return (0..<3).flatMap { row in
      (0..<3).map { column in
        ContentsPart(
          destination: Rect.between(columns.destination, column, rows.destination, row),
          source: Rect.between(columns.source, column, rows.source, row))
      }
    }
  }

  /// Size of the cropped contents in points; zero where there are none.
  private var contentsSize: Size {
    guard let contents, contentsRect.size.width > 0, contentsRect.size.height > 0 else {
      return .zero
    }
    let scale = contentsScale > 0 ? contentsScale : 1
    return Size(
      width: Double(contents.width) * contentsRect.width / scale,
      height: Double(contents.height) * contentsRect.height / scale)
  }
}

/// Where the two cuts along one axis lie, ends included.
private struct Cuts {
  var destination: [Double]
  var source: [Double]

  /// - Parameter extent: the uncut contents along the axis, in points.
  init(
    destination start: Double, _ length: Double, source: Double, _ part: Double,
    center: Double, _ middle: Double, extent: Double
  ) {
    let last = 1 - center - middle
    let fixed = extent * (center + last)
    let fit = fixed > length ? length / fixed : 1
    let first = start + extent * center * fit
    // Exactly nothing in the middle where the borders fill the length.
    let second = fixed < length ? start + length - extent * last : first
    destination = [start, first, second, start + length]
    self.source = [
      source, source + part * center, source + part * (center + middle), source + part,
    ]
  }
}

extension Rect {
  fileprivate static func between(_ x: [Double], _ column: Int, _ y: [Double], _ row: Int) -> Rect {
    Rect(
      x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
  }

  /// The part of it within the unit square.
  fileprivate var clampedToUnit: Rect {
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    let (x, y) = (clamp(minX), clamp(minY))
    return Rect(x: x, y: y, width: clamp(maxX) - x, height: clamp(maxY) - y)
  }
}
