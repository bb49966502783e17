internal import Geometry

/// Pixels of the canvas that lie in a convex shape: one run in each row.
///
/// A pixel belongs to it when its middle does. What an upright rectangle cuts is counted in whole
/// pixels; other edges are kept as lines, but only where they cut anything. Where many have gathered
/// they are carried out, so that masks within masks cost no more than their pixels.
struct Region: Hashable {
  /// Where its pixels lie.
  private(set) var box: PixelBox
  private var halves: [HalfPlane] = []
  private var corners: [Corner] = []
  /// What earlier edges have left of each row of `runRows`; nil where that is all.
  private var runs: [Range<Int>]?
  private var runRows = 0..<0

  /// The most edges and corners that are kept as such before they are carried out.
  private static let mostEdges = 24

  /// All of a box.
  init(_ box: PixelBox) { self.box = box }

  /// The run of a row, as far as it lies in some columns. What it is does not depend on these.
  func columns(ofRow row: Int, within limit: Range<Int>) -> Range<Int> {
    if isPlain { return box.columns.clamped(to: limit) }
    var run = box.columns
    if let runs { run = run.clamped(to: runs[row - runRows.lowerBound]) }
    let y = Double(row) + 0.5
    for half in halves where !run.isEmpty { run = half.columns(of: run, atMiddle: y) }
    if !corners.isEmpty { run = rounded(run, atMiddle: y) }
    return run.clamped(to: limit)
  }

  /// True where all of the box belongs to it.
  private var isPlain: Bool { halves.isEmpty && corners.isEmpty && runs == nil }

  private func rounded(_ run: Range<Int>, atMiddle y: Double) -> Range<Int> {
    func isCut(_ column: Int) -> Bool {
      corners.contains { $0.cuts(Double(column) + 0.5, y) }
    }
    var (low, high) = (run.lowerBound, run.upperBound)
    while low < high, isCut(low) { low += 1 }
    while low < high, isCut(high - 1) { high -= 1 }
    return low..<high
  }
}

// MARK: - Cutting

extension Region {
  /// The part within a block of a plane, its corners rounded; nil where none is left.
  func cut(to block: Block, radius: Double = 0, on plane: Plane) -> Region? {
    guard !block.isEmpty else { return nil }
    var region = self
    if let affine = plane.affine, affine.keepsAxes {
      region.box = box.covered(by: block.applying(affine))
      region.cut(by: plane.beforeEye)
    } else {
      region.cut(by: plane.beforeEye + block.edges(on: plane))
    }
    if radius > 0, !region.box.isEmpty { region.round(block, radius, on: plane) }
    if region.halves.count + region.corners.count > Self.mostEdges { region.settle() }
    return region.box.isEmpty ? nil : region
  }

  /// The part of which a block of a plane covers any bit of a pixel, or a little more; nil where none
  /// is left.
  func cut(touching block: Block, on plane: Plane) -> Region? {
    guard !block.isEmpty else { return nil }
    var region = self
    if let affine = plane.affine {
      region.box = box.touched(by: block.applying(affine))
      region.cut(by: plane.beforeEye)
    } else {
      region.cut(by: plane.beforeEye)
      var shape = region.outline
      for edge in block.edges(on: plane) { shape.cut(by: edge) }
      region.box = region.box.around(shape)
    }
    return region.box.isEmpty ? nil : region
  }

  /// The part inside of some halves.
  mutating func cut(by others: [HalfPlane]) {
    guard !others.isEmpty, !box.isEmpty else { return }
    var shape = outline
    for half in others {
      guard half.form.x.isFinite, half.form.y.isFinite, half.form.z.isFinite else {
        box = .empty
        return
      }
      guard !shape.liesWell(inside: half), !halves.contains(half) else { continue }
      shape.cut(by: half)
      halves.append(half)
    }
    box = box.around(shape)
  }

  /// Carries out all edges and corners: keeps the runs that they leave in their stead.
  private mutating func settle() {
    let settled = box.rows.map { columns(ofRow: $0, within: box.columns) }
    (runs, runRows) = (settled, box.rows)
    (halves, corners) = ([], [])
  }

  private var outline: Polygon {
    halves.reduce(into: Polygon(box)) { $0.cut(by: $1) }
  }

  private mutating func round(_ block: Block, _ radius: Double, on plane: Plane) {
    let shape = outline
    for corner in block.corners(radius: radius, on: plane) where !corners.contains(corner) {
      var rest = shape
      for side in corner.sides { rest.cut(by: side) }
      if !rest.isEmpty { corners.append(corner) }
    }
  }
}

extension PixelBox {
  /// Its part around a polygon, a pixel more on all sides.
  fileprivate func around(_ polygon: Polygon) -> PixelBox {
    guard !polygon.isEmpty else { return .empty }
    return touched(by: polygon.block.inset(by: -1))
  }
}

extension Block {
  /// The halves of the canvas in which its inside is seen, given that it lies before the eye.
  fileprivate func edges(on plane: Plane) -> [HalfPlane] {
    let (x, y, w) = (plane.inverse.column1, plane.inverse.column2, plane.inverse.column3)
    return [
      HalfPlane(x - x0 * w), HalfPlane(x1 * w - x, isOpen: true),
      HalfPlane(y - y0 * w), HalfPlane(y1 * w - y, isOpen: true),
    ]
  }

  fileprivate func corners(radius: Double, on plane: Plane) -> [Corner] {
    let (x, y, w) = (plane.inverse.column1, plane.inverse.column2, plane.inverse.column3)
    let (left, right) = ((x0 + radius) * w - x, x - (x1 - radius) * w)
    let (top, bottom) = ((y0 + radius) * w - y, y - (y1 - radius) * w)
    return [(left, top), (right, top), (right, bottom), (left, bottom)].map {
      Corner(across: $0, down: $1, radius: radius * w)
    }
  }
}

/// What a rounded corner cuts off, in forms that are linear on the canvas: how far a point lies beyond
/// the middle of the arc, towards the corner along both axes, and the radius; all times W.
private struct Corner: Hashable {
  var across, down, radius: SIMD3<Double>

  var sides: [HalfPlane] { [HalfPlane(across), HalfPlane(down)] }

  func cuts(_ x: Double, _ y: Double) -> Bool {
    let point = SIMD3(x, y, 1)
    let (u, v, r) = ((across * point).sum(), (down * point).sum(), (radius * point).sum())
    return u > 0 && v > 0 && u * u + v * v > r * r
  }
}
