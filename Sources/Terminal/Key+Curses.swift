private import CNcurses

extension Key {
  /// The key that ncurses means by a code, the extended ones (`kUP5`) by their names.
  init?(cursesCode code: Int32) {
    if let key = Self.fixed[code] {
      self = key
    } else if (1...63).contains(code - KEY_F0) {
      self = .function(Int(code - KEY_F0))
    } else {
      guard let name = keyname(code).map({ String(cString: $0) }), name.hasPrefix("k"),
        let digit = name.last?.wholeNumberValue, (2...8).contains(digit),
        let symbol = Self.extended[String(name.dropFirst().dropLast())]
      else { return nil }
      self = Key(symbol, Modifiers(rawValue: digit - 1))
    }
  }

  private static let fixed: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_IC: .insert, KEY_DC: .delete, KEY_BACKSPACE: .backspace, KEY_ENTER: .enter,
    KEY_BTAB: .backTab, KEY_SR: .shift(.up), KEY_SF: .shift(.down),
    KEY_SLEFT: .shift(.left), KEY_SRIGHT: .shift(.right),
    KEY_SHOME: .shift(.home), KEY_SEND: .shift(.end), KEY_SDC: .shift(.delete),
    KEY_SPREVIOUS: .shift(.pageUp), KEY_SNEXT: .shift(.pageDown), KEY_FIND: .home,
    KEY_SELECT: .end, KEY_A1: .home, KEY_A3: .pageUp, KEY_C1: .end, KEY_C3: .pageDown,
  ]

  private static let extended: [String: Symbol] = [
    "UP": .up, "DN": .down, "LFT": .left, "RIT": .right, "HOM": .home, "END": .end,
    "PRV": .pageUp, "NXT": .pageDown, "IC": .insert, "DC": .delete,
  ]
}
