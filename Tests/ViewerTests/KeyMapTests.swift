import Stage
import Terminal
import Testing
import Viewer

/// The one table of keys.
@Suite struct KeyMapTests {
  private static let bindings = KeyMap.baseSections.flatMap(\.bindings)

  /// What one key does, pressed alone.
  private static func action(of key: Key, in mode: KeyMap.Mode = .base) -> Action? {
    var reader = KeyReader()
    guard case .action(let action) = reader.press(key, in: mode) else { return nil }
    return action
  }

  @Test(arguments: [
    (Key.character(" "), Action.playPause), (.character("p"), .playPause),
    (.character("."), .step(1)), (.right, .step(1)), (.character("l"), .step(1)),
    (.character(","), .step(-1)), (.left, .step(-1)), (.character("h"), .step(-1)),
    (.down, .moveCursor(1)), (.character("j"), .moveCursor(1)), (.up, .moveCursor(-1)),
    (.character("k"), .moveCursor(-1)), (.home, .firstFrame), (.end, .lastFrame),
    (.character("G"), .goToEntry), (.pageDown, .movePages(1)), (.control("f"), .movePages(1)),
    (.pageUp, .movePages(-1)), (.control("b"), .movePages(-1)), (.control("d"), .movePages(0.5)),
    (.control("u"), .movePages(-0.5)), (.character(">"), .moveAnimation(1)),
    (.character("<"), .moveAnimation(-1)), (.tab, .nextList), (.backTab, .previousList),
    (.enter, .enter), (.character("["), .multiplySpeed(1 / 1.1)),
    (.character("]"), .multiplySpeed(1.1)), (.character("{"), .multiplySpeed(0.5)),
    (.character("}"), .multiplySpeed(2)), (.backspace, .resetSpeed), (.character("L"), .cycleLoop),
    (.character("R"), .reverse), (.character("+"), .zoomIn), (.character("="), .zoomIn),
    (.character("-"), .zoomOut), (.character("w"), .zoomFit), (.character("c"), .center),
    (.character("b"), .cycleBackground), (.character("i"), .toggleInspector),
    (.escape, .dropCount), (.character("?"), .toggleHelp), (.function(1), .toggleHelp),
    (.character("q"), .quit), (.control("c"), .interrupt), (.control("z"), .suspend),
    (.control("l"), .redraw), (.character("e"), .toggleLayerMode),
  ])
  func doesWhatTheTableSays(key: Key, action: Action) {
    #expect(Self.action(of: key) == action)
  }

  /// Shift and the arrows, Alt and the letters for them, move the picture the way they point.
  @Test(arguments: [
    (Key.shift(.left), Key.alt("h"), -1, 0), (.shift(.right), .alt("l"), 1, 0),
    (.shift(.up), .alt("k"), 0, -1), (.shift(.down), .alt("j"), 0, 1),
  ])
  func pansTheWayTheKeyPoints(arrow: Key, letter: Key, x: Int, y: Int) throws {
    for key in [arrow, letter] {
      guard case .pan(let dx, let dy)? = Self.action(of: key) else {
        Issue.record("\(key.name) does not pan")
        continue
      }
      #expect((dx.signum(), dy.signum()) == (x, y))
    }
  }

  @Test(arguments: [
    (Key.right, Action.layer(.turn(x: 0, y: 1, z: 0))), (.left, .layer(.turn(x: 0, y: -1, z: 0))),
    (.character("l"), .layer(.turn(x: 0, y: 1, z: 0))),
    (.character("h"), .layer(.turn(x: 0, y: -1, z: 0))),
    (.down, .layer(.turn(x: 1, y: 0, z: 0))), (.up, .layer(.turn(x: -1, y: 0, z: 0))),
    (.character("j"), .layer(.turn(x: 1, y: 0, z: 0))),
    (.character("k"), .layer(.turn(x: -1, y: 0, z: 0))),
    (.character("z"), .layer(.turn(x: 0, y: 0, z: 1))),
    (.character("Z"), .layer(.turn(x: 0, y: 0, z: -1))),
    (.character("g"), .layer(.gravity(1))), (.character("G"), .layer(.gravity(-1))),
    (.shift(.right), .layer(.resize(width: 1, height: 0))),
    (.shift(.left), .layer(.resize(width: -1, height: 0))),
    (.shift(.down), .layer(.resize(width: 0, height: 1))),
    (.shift(.up), .layer(.resize(width: 0, height: -1))),
    (.alt("l"), .layer(.resize(width: 1, height: 0))),
    (.alt("h"), .layer(.resize(width: -1, height: 0))),
    (.alt("j"), .layer(.resize(width: 0, height: 1))),
    (.alt("k"), .layer(.resize(width: 0, height: -1))),
    (.character("c"), .layer(.toggleNinePart)), (.character("m"), .layer(.toggleMask)),
    (.character("d"), .layer(.toggleDoubleSided)), (.character("P"), .layer(.cyclePerspective)),
    (.character("e"), .toggleLayerMode), (.escape, .toggleLayerMode),
  ])
  func layerModeTakesItsKeys(key: Key, action: Action) {
    #expect(Self.action(of: key, in: .layer) == action)
  }

  /// All that layer mode does not take is as it was, Enter excepted.
  @Test func layerModeLeavesTheOtherKeys() {
    let taken = Set(KeyMap.layerSection.bindings.flatMap(\.sequences).compactMap(\.first))
    let keys = Set(Self.bindings.flatMap(\.sequences).compactMap(\.first)).subtracting(taken)
    #expect(keys.count > 30)
    for key in keys where key != .character("0") {
      let action = key == .enter ? nil : Self.action(of: key)
      #expect(Self.action(of: key, in: .layer) == action, "\(key.name)")
    }
    for key in [Key.character("d"), .character("P"), .character("z"), .character("m")] {
      #expect(Self.action(of: key) == nil, "\(key.name)")
    }
  }

  @Test(arguments: [KeyMap.baseSections, [KeyMap.layerSection]])
  func noKeyIsBoundTwiceOrBeginsAnother(sections: [KeyMap.Section]) {
    let sequences = sections.flatMap(\.bindings).flatMap(\.sequences)
    for (i, sequence) in sequences.enumerated() {
      for (j, other) in sequences.enumerated() where i != j {
        #expect(!other.starts(with: sequence), "\(sequence.map(\.name)) and \(other.map(\.name))")
      }
    }
  }

  /// A zero that begins no count is left to the count to refuse; every other binding is reached.
  @Test func everyBindingIsReachedByItsKeys() {
    for binding in Self.bindings where binding.action != .zoomActual {
      for sequence in binding.sequences {
        var reader = KeyReader()
        let presses = sequence.map { reader.press($0, in: .base) }
        #expect(presses.last == .action(binding.action), "\(binding.keyNames)")
        #expect(presses.dropLast().allSatisfy { $0 == .nothing })
      }
    }
    #expect(Self.bindings.first { $0.action == .zoomActual }?.keyNames == "0")
  }

  @Test func everyActionHasAKey() {
    let actions: [Action] = [
      .playPause, .step(1), .step(-1), .firstFrame, .lastFrame, .resetSpeed, .cycleLoop, .reverse,
      .moveCursor(1), .moveCursor(-1), .movePages(1), .movePages(-1), .movePages(0.5),
      .movePages(-0.5), .goTop, .goToEntry, .moveAnimation(1), .moveAnimation(-1), .nextList,
      .previousList, .enter, .zoomIn, .zoomOut, .zoomActual, .zoomFit, .center, .cycleBackground,
      .toggleCrossFade, .toggleAnchor, .toggleOutlines, .toggleOnion, .cycleOnion, .toggleInspector,
      .toggleLayerMode, .toggleHelp,
      .dropCount, .redraw, .suspend, .quit, .interrupt,
    ]
    let bound = Set(Self.bindings.map(\.action))
    for action in actions { #expect(bound.contains(action), "\(action)") }
    #expect(bound.count == actions.count + 8)
  }

  @Test func keysAreNamedAsInTheHelp() {
    let names = Self.bindings.map(\.keyNames)
    for name in [
      "Space p", ". Right l", "gg", "PgDn Ctrl-f", "Tab", "Shift-Tab", "Shift-Left Alt-h", "? F1",
      "Ctrl-c",
    ] {
      #expect(names.contains(name), "\(name)")
    }
  }
}
