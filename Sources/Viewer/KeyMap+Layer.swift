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
        .character("g"), does: .layer(.gravity(1)),
        "the next of the twelve gravities (contentsGravity)",
        brief: "contentsGravity"),
      Binding(
        .character("G"), does: .layer(.gravity(-1)), "the gravity before (contentsGravity)",
        brief: "contentsGravity"),
      Binding(
        .shift(.right), .alt("l"), does: .layer(.resize(width: 1, height: 0)),
        "make the bounds a point wider", brief: "a point wider"),
      Binding(
        .shift(.left), .alt("h"), does: .layer(.resize(width: -1, height: 0)),
        "make the bounds a point narrower", brief: "a point narrower"),
      Binding(
        .shift(.down), .alt("j"), does: .layer(.resize(width: 0, height: 1)),
        "make the bounds a point taller", brief: "a point taller"),
      Binding(
        .shift(.up), .alt("k"), does: .layer(.resize(width: 0, height: -1)),
        "make the bounds a point shorter", brief: "a point shorter"),
      Binding(
        .character("c"), does: .layer(.toggleNinePart),
        "stretch only the middle third, and back (contentsCenter)",
        brief: "contentsCenter"),
      Binding(
        .character("m"), does: .layer(.toggleMask),
        "cut off what sticks out, and back (masksToBounds)", brief: "masksToBounds"),
      Binding(
        .character("d"), does: .layer(.toggleDoubleSided),
        "hide the back, and show it (doubleSided)", brief: "doubleSided"),
      Binding(
        .character("P"), does: .layer(.cyclePerspective),
        "perspective from 1000, 500, 250 points, and none", brief: "perspective"),
      Binding(.character("0"), does: .layer(.reset), "the layer as it came", brief: "as it came"),
      Binding(
        .character("e"), .escape, does: .toggleLayerMode,
        "leave; what was set is there again when you come back", brief: "leave"),
    ])
}
