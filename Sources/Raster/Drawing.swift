internal import Imaging

/// What a tree comes to on a canvas: shapes and pictures from back to front.
///
/// Trees are taken apart into this list, step by step, so that no depth of theirs is a depth of calls.
struct Drawing {
  /// One thing to draw, or a bracket around some.
  enum Step: Equatable {
    case shape(Shape)
    case picture(Picture)
    /// What follows is drawn on a canvas of its own: all of a group, or the old side of a dissolve.
    case open
    /// What follows is the new side of a dissolve.
    case turn
    case close(Merging)
  }

  /// How that canvas is laid over the one below.
  enum Merging: Equatable {
    case group(Share)
    case dissolve(Share)
  }

  private(set) var steps: [Step] = []
  /// For each step the pixels that it may change; for a bracket (`open`, `turn`, `close`), those of all
  /// that stands between it and the brackets that belong to it.
  private(set) var boxes: [PixelBox] = []
  /// True where there may be brackets.
  private(set) var hasBrackets = false
  /// Groups and dissolves that are open, the innermost last.
  private var pending: [Pending] = []
  /// The index of the first step of what was closed last.
  private var lastOpening: Int?

  private struct Pending {
    /// The indices of its brackets so far.
    var marks: [Int]
    /// What all between them may change.
    var box = PixelBox.empty
  }

  /// Makes room for so many steps at once.
  mutating func reserveCapacity(_ count: Int) {
    steps.reserveCapacity(count)
    boxes.reserveCapacity(count)
  }

  mutating func append(_ shape: Shape) { append(.shape(shape), shape.region.box) }

  mutating func append(_ picture: Picture) { append(.picture(picture), picture.region.box) }

  private mutating func append(_ step: Step, _ box: PixelBox) {
    guard !box.isEmpty else { return }
    steps.append(step)
    boxes.append(box)
    cover(box)
  }

  private mutating func cover(_ box: PixelBox) {
    guard let last = pending.indices.last else { return }
    pending[last].box = pending[last].box.union(box)
  }

  mutating func open() {
    pending.append(Pending(marks: [steps.count]))
    mark(.open)
  }

  mutating func turn() {
    guard let last = pending.indices.last else { return }
    pending[last].marks.append(steps.count)
    mark(.turn)
  }

  /// Ends what was opened last. Brackets around nothing are taken out again; a group of a single step,
  /// or of a single group, fades that itself and needs no canvas.
  mutating func close(_ merging: Merging) {
    guard let group = pending.popLast(), let first = group.marks.first else { return }
    let isEmpty = steps.count == first + group.marks.count
    if isEmpty {
      steps.removeLast(group.marks.count)
      boxes.removeLast(group.marks.count)
      return
    }
    if case .group(let share) = merging, isSingle(first + 1), steps[steps.count - 1].fade(by: share)
    {
      steps.remove(at: first)
      boxes.remove(at: first)
    } else {
      for place in group.marks { boxes[place] = group.box }
      steps.append(.close(merging))
      boxes.append(group.box)
    }
    lastOpening = first
    cover(group.box)
  }

  /// True where all steps from one on are a single thing or a single group.
  private func isSingle(_ first: Int) -> Bool {
    if case .close = steps[steps.count - 1] { return lastOpening == first }
    return steps.count == first + 1
  }

  private mutating func mark(_ step: Step) {
    hasBrackets = true
    steps.append(step)
    boxes.append(.empty)
  }
}

extension Drawing.Step {
  /// Fades a shape, a picture or a group; false, and nothing done, for what else there is.
  fileprivate mutating func fade(by share: Share) -> Bool {
    switch self {
    case .shape(var shape):
      shape.share = shape.share.of(share)
      self = .shape(shape)
    case .picture(var picture):
      picture.share = picture.share.of(share)
      self = .picture(picture)
    case .close(.group(let inner)):
      self = .close(.group(inner.of(share)))
    case .open, .turn, .close(.dissolve):
      return false
    }
    return true
  }
}
