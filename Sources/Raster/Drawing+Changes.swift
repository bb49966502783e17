internal import Geometry

extension Drawing {
  /// A box outside of which this drawing and an older one come to the same pixels.
  ///
  /// Equal steps of both are paired, in the same order, as many as may be. A pixel that no step without a
  /// partner may change is made by the same steps in both drawings, so the boxes of those without one
  /// are the answer. Brackets only count as paired where all that belong together have their partners
  /// in one group of the other drawing: else equal brackets would enclose different steps.
  func changes(since old: Drawing) -> PixelBox {
    let partners = partners(in: old)
    var isPaired = partners.map { $0 != nil }
    var isPairedInOld = Array(repeating: false, count: old.steps.count)
    for case .some(let partner) in partners { isPairedInOld[partner] = true }
    if hasBrackets || old.hasBrackets {
      part(groupsThatDiffer(from: old, partners), &isPaired, &isPairedInOld)
    }
    let new = zip(boxes, isPaired).reduce(PixelBox.empty) { $1.1 ? $0 : $0.union($1.0) }
    return zip(old.boxes, isPairedInOld).reduce(new) { $1.1 ? $0 : $0.union($1.0) }
  }

  /// Takes brackets out of the pairs.
  private func part(
    _ places: (new: [Int], old: [Int]), _ isPaired: inout [Bool], _ isPairedInOld: inout [Bool]
  ) {
    for place in places.new { isPaired[place] = false }
    for place in places.old { isPairedInOld[place] = false }
  }

  /// The brackets here whose partners are not all those of one group of the older drawing, and the
  /// brackets there that are left over.
  private func groupsThatDiffer(
    from old: Drawing, _ partners: [Int?]
  ) -> (new: [Int], old: [Int]) {
    let oldGroups = old.groups
    let groupAt = Dictionary(
      uniqueKeysWithValues: oldGroups.compactMap { group in group.first.map { ($0, group) } })
    var kept: Set<Int> = []
    var new: [Int] = []
    for group in groups {
      let images = group.map { partners[$0] }
      if let first = images.first ?? nil, let other = groupAt[first], images == other {
        kept.insert(first)
      } else {
        new += group
      }
    }
    let gone = oldGroups.filter { group in group.first.map { !kept.contains($0) } ?? true }
    return (new, gone.flatMap(\.self))
  }

  /// For each step an equal one of an older drawing, in the same order, if it has one.
  private func partners(in old: Drawing) -> [Int?] {
    let shorter = min(steps.count, old.steps.count)
    let start = (0..<shorter).first { steps[$0] != old.steps[$0] } ?? shorter
    let (last, oldLast) = (steps.count - 1, old.steps.count - 1)
    let ending = (0..<shorter - start).first { steps[last - $0] != old.steps[oldLast - $0] }
    let end = ending ?? shorter - start
    var partners: [Int?] = Array(0..<start)
    partners += middlePartners(
      steps[start..<steps.count - end], in: old.steps[start..<old.steps.count - end])
    partners += (old.steps.count - end..<old.steps.count).map(Optional.some)
    return partners
  }

  /// Finding pairs takes time in the square of what differs: beyond this many steps all count as
  /// different.
  private static let mostCompared = 512

  private func middlePartners(
    _ new: ArraySlice<Step>, in old: ArraySlice<Step>
  ) -> [Int?] {
    // Of one step on either side it is known that they differ.
    guard new.count + old.count <= Self.mostCompared, max(new.count, old.count) > 1 else {
      return Array(repeating: nil, count: new.count)
    }
    let difference = new.difference(from: old)
    var isGone = Array(repeating: false, count: old.count)
    var isNew = Array(repeating: false, count: new.count)
    for case .remove(let offset, _, _) in difference.removals { isGone[offset] = true }
    for case .insert(let offset, _, _) in difference.insertions { isNew[offset] = true }
    var rest = old.indices.filter { !isGone[$0 - old.startIndex] }[...]
    return isNew.map { $0 ? nil : rest.popFirst() }
  }

  /// The indices of the brackets that belong together, for each group and each dissolve.
  private var groups: [[Int]] {
    var (open, closed): ([[Int]], [[Int]]) = ([], [])
    for (place, step) in steps.enumerated() {
      switch step {
      case .open: open.append([place])
      case .turn: open[open.count - 1].append(place)
      case .close:
        closed.append(open.removeLast() + [place])
      case .shape, .picture: break
      }
    }
    return closed
  }
}
