/// The spellings of keys that most terminals share, whatever their terminfo entry says.
enum KeySpelling {
  /// The key that a control sequence stands for; nil where this table has none.
  static func key(_ sequence: ControlSequence) -> Key? {
    guard sequence.marker == nil, sequence.intermediates.isEmpty,
      let modifiers = modifiers(sequence.parameters)
    else { return nil }
    if sequence.final == UInt8(ascii: "~") {
      return numbered[sequence.parameters.first.flatMap { $0 } ?? 0].map { Key($0, modifiers) }
    }
    guard (sequence.parameters.first ?? 1) == 1 else { return nil }
    return lettered[sequence.final].map { Key($0.symbol, $0.modifiers.union(modifiers)) }
  }

  /// The key that `ESC O` … stands for.
  static func singleShiftKey(_ sequence: ControlSequence) -> Key? {
    if sequence.parameters.isEmpty, sequence.marker == nil, sequence.intermediates.isEmpty,
      let key = keypad[sequence.final]
    {
      return key
    }
    return sequence.final == UInt8(ascii: "Z") ? nil : key(sequence)
  }

  /// F1 to F5 of the Linux console.
  static func consoleKey(_ letter: UInt8) -> Key? {
    (0x41...0x45).contains(letter) ? .function(Int(letter) - 0x40) : nil
  }

  /// The key of a character; nil for control characters that are none.
  static func key(_ scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0x00: .control(" ")
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1B: .escape
    case 0x01...0x1A: .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))
    case 0x80...0x9F: nil
    default: .character(Character(scalar))
    }
  }

  /// xterm's second parameter: 1 + shift 1 + alt 2 + control 4. Meta (8) and what is more is refused.
  private static func modifiers(_ parameters: [Int?]) -> Key.Modifiers? {
    guard parameters.count > 1 else { return [] }
    guard parameters.count == 2, let value = parameters[1], (1...8).contains(value) else {
      return nil
    }
    return Key.Modifiers(rawValue: value - 1)
  }

  private static let lettered: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "Z"): .backTab,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
    // rxvt's shifted arrows.
    UInt8(ascii: "a"): .shift(.up), UInt8(ascii: "b"): .shift(.down),
    UInt8(ascii: "c"): .shift(.right), UInt8(ascii: "d"): .shift(.left),
  ]

  private static let keypad: [UInt8: Key] = [
    UInt8(ascii: "M"): .enter,
    // rxvt's arrows with control.
    UInt8(ascii: "a"): Key(.up, .control), UInt8(ascii: "b"): Key(.down, .control),
    UInt8(ascii: "c"): Key(.right, .control), UInt8(ascii: "d"): Key(.left, .control),
  ]

  private static let numbered: [Int: Key.Symbol] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]
}
