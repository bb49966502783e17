/// What a terminal says when it is asked.
package enum TerminalAnswer: Hashable, Sendable {
  /// DA1, `CSI ? … c`: every terminal gives it, so it closes a round of questions.
  case primaryAttributes([Int])
  /// DA2, `CSI > … c`.
  case secondaryAttributes([Int])
  /// DECRPM, `CSI ? mode ; state $ y`: 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, state: Int)
  /// CPR, `CSI row ; column R`, counted from 1 as sent.
  case cursorPosition(row: Int, column: Int)
  /// `CSI 6 ; height ; width t`, in pixels.
  case cellSize(width: Int, height: Int)
  /// `OSC 10`.
  case foreground(red: UInt8, green: UInt8, blue: UInt8)
  /// `OSC 11`.
  case background(red: UInt8, green: UInt8, blue: UInt8)
  /// XTVERSION, `DCS > | text ST`.
  case version(String)
}

/// A question to the terminal; the answer comes back among the keys, if at all.
package enum TerminalQuery: Hashable, Sendable {
  case primaryAttributes
  case mode(Int)
  case cursorPosition
  case cellSize
  case background
  case version

  /// What to send.
  package var bytes: [UInt8] {
    switch self {
    case .primaryAttributes: Array("\u{1B}[c".utf8)
    case .mode(let number): Array("\u{1B}[?\(number)$p".utf8)
    case .cursorPosition: Array("\u{1B}[6n".utf8)
    case .cellSize: Array("\u{1B}[16t".utf8)
    case .background: Array("\u{1B}]11;?\u{1B}\\".utf8)
    case .version: Array("\u{1B}[>q".utf8)
    }
  }
}

extension TerminalAnswer {
  /// Reads an answer out of a control sequence; nil where it is none.
  init?(_ sequence: ControlSequence) {
    let numbers = sequence.parameters.map { $0 ?? 0 }
    switch (sequence.marker, sequence.intermediates, sequence.final) {
    case (UInt8(ascii: "?"), [], UInt8(ascii: "c")): self = .primaryAttributes(numbers)
    case (UInt8(ascii: ">"), [], UInt8(ascii: "c")): self = .secondaryAttributes(numbers)
    case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")) where numbers.count == 2:
      self = .mode(numbers[0], state: numbers[1])
    case (nil, [], UInt8(ascii: "R")) where numbers.count == 2:
      self = .cursorPosition(row: numbers[0], column: numbers[1])
    case (nil, [], UInt8(ascii: "t")) where numbers.count == 3 && numbers[0] == 6:
      self = .cellSize(width: numbers[2], height: numbers[1])
    default: return nil
    }
  }

  /// Reads an answer out of a string sequence; nil where it is none.
  init?(introducer: UInt8, payload: ArraySlice<UInt8>) {
    let text = String(decoding: payload, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "P") where text.hasPrefix(">|"):
      self = .version(String(text.dropFirst(2)))
    case UInt8(ascii: "]"):
      let parts = text.split(separator: ";", maxSplits: 1)
      guard parts.count == 2, let channels = Self.channels(parts[1]) else { return nil }
      switch parts[0] {
      case "10": self = .foreground(red: channels[0], green: channels[1], blue: channels[2])
      case "11": self = .background(red: channels[0], green: channels[1], blue: channels[2])
      default: return nil
      }
    default: return nil
    }
  }

  /// `rgb:r/g/b` or `rgba:r/g/b/a`, each of one to four hexadecimal digits (XParseColor).
  private static func channels(_ specification: Substring) -> [UInt8]? {
    let parts = specification.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
    let digits = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard digits.count == (parts[0] == "rgb" ? 3 : 4) else { return nil }
    let values = digits.compactMap { channel -> UInt8? in
      guard (1...4).contains(channel.count), let value = UInt(channel, radix: 16) else {
        return nil
      }
      let full: UInt = 0xFFFF >> (16 - 4 * UInt(channel.count))
      return UInt8((value * 255 + full / 2) / full)
    }
    return values.count == digits.count ? values : nil
  }
}
