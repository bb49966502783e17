import LayerSprites
import SampleAtlases
import Stage
import Viewer

/// Atlases and states that the tests of this module share.
enum Samples {
  static let marks = Marks(isUTF8: true)
  static let plainMarks = Marks(isUTF8: false)

  /// The state of an atlas with these names.
  static func state(_ names: [String], _ set: (inout Opening) -> Void = { _ in }) -> ViewerState {
    state(SampleAtlas.named(names), set)
  }

  /// The state of an atlas at time 10, on a stage of 40 × 40 pixels.
  static func state(_ map: ImageMap, _ set: (inout Opening) -> Void = { _ in }) -> ViewerState {
    var opening = Opening()
    set(&opening)
    var state = ViewerState(Catalog(map), opening: opening, now: 10)
    state.stageSize = (40, 40)
    return state
  }

  /// `walk_01.png` … `walk_12.png`.
  static let walk = (1...12).map { "walk_\($0 < 10 ? "0" : "")\($0).png" }

  /// Two animations, a possible one, and single sprites: 2 + 1 + 30 entries.
  static let many =
    walk + (1...4).map { "idle_\($0).png" } + ["button_1.png", "button_2.png"]
    + (0..<12).map { "thing \(Character(Unicode.Scalar(97 + UInt8($0)))).png" }
}
