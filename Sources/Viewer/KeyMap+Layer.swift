internal import Stage
internal import Terminal

extension KeyMap {
  /// The keys that layer mode takes.
  package static let layerSection = Section(
    title: "Layer mode",
    bindings: [
      Binding(
        .right, .character("l"), does: .layer(.turn(x: 0, y: 1, z: 0)),
        "turn by 5 degrees about y: the right edge goes away", brief: "right edge away"),
      Binding(
        .left, .character("h"), does: .layer(.turn(x: 0, y: -1, z: 0)),
        "turn by 5 degrees about y: the left edge goes away", brief: "left edge away"),
      Binding(
        .down, .character("j"), does: .layer(.turn(x: 1, y: 0, z: 0)),
        "turn by 5 degrees about x: the upper edge goes away", brief: "upper edge away"),
      Binding(
        .up, .character("k"), does: .layer(.turn(x: -1, y: 0, z: 0)),
        "turn by 5 degrees about x: the lower edge goes away", brief: "lower edge away"),
      Binding(
        .character("z"), does: .layer(.turn(x: 0, y: 0, z: 1)),
        "turn by 5 degrees about z: clockwise", brief: "clockwise, and back"),
      Binding(
        .character("Z"), does: .layer(.turn(x: 0, y: 0, z: -1)),
        "turn by 5 degrees about z: counterclockwise", brief: "clockwise, and back"),
      Binding(
        .character("g"), does: .layer(.gravity(1)), "contentsGravity: the next of twelve",
        brief: "contentsGravity"),
      Binding(
        .character("G"), does: .layer(.gravity(-1)), "contentsGravity: the one before",
        brief: "contentsGravity"),
      Binding(
        .shift(.right), .alt("l"), does: .layer(.resize(width: 1, height: 0)),
        "bounds a point wider", brief: "a point wider"),
      Binding(
        .shift(.left), .alt("h"), does: .layer(.resize(width: -1, height: 0)),
        "bounds a point narrower", brief: "a point narrower"),
      Binding(
        .shift(.down), .alt("j"), does: .layer(.resize(width: 0, height: 1)),
        "bounds a point higher", brief: "a point higher"),
      Binding(
        .shift(.up), .alt("k"), does: .layer(.resize(width: 0, height: -1)),
        "bounds a point lower", brief: "a point lower"),
      Binding(
        .character("c"), does: .layer(.toggleNinePart),
        "contentsCenter: only the middle third stretches, and back",
        brief: "contentsCenter"),
      Binding(
        .character("m"), does: .layer(.toggleMask),
        "masksToBounds: cut off what sticks out, and back", brief: "masksToBounds"),
      Binding(
        .character("d"), does: .layer(.toggleDoubleSided),
        "doubleSided: hide the back, and show it", brief: "doubleSided"),
      Binding(
        .character("P"), does: .layer(.cyclePerspective),
        "perspective: the eye at 1000, 500, 250 points, and none", brief: "perspective"),
      Binding(.character("0"), does: .layer(.reset), "all of it as it comes", brief: "as it comes"),
      Binding(
        .character("e"), .escape, does: .toggleLayerMode,
        "leave; what was set is there again when you come back", brief: "leave"),
    ])
}
