/// Turns what a terminal sends, however it is cut up, into keys, answers and the mouse's presses.
///
/// An ESC alone may be a key or the beginning of a sequence: it is held back until more comes or
/// `deadline` passes. Nothing here waits or reads a clock; times are seconds of any one clock.
package struct KeyDecoder: Sendable {
  /// Something that came in.
  package enum Input: Hashable, Sendable {
    case key(Key)
    case answer(TerminalAnswer)
    /// Text of a bracketed paste, as the terminal sent it.
    case paste(String)
    /// The terminal's window got or lost the focus.
    case focus(Bool)
    case mouse(MousePress)
  }

  /// When the bytes held back stop waiting for more; nil where none are.
  package private(set) var deadline: Double?

  private let escapeDelay: Double
  private var held: [UInt8] = []
  private var paste: [UInt8]?

  /// The longest sequence and the longest paste that are kept whole.
  private static let sequenceLimit = 4096
  private static let pasteLimit = 1 << 20
  /// How long the rest of something that is surely no key may take, in seconds.
  private static let sequenceDelay = 1.0
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// - Parameter escapeDelay: how long an ESC waits for what it may begin, in seconds.
  package init(escapeDelay: Double = 0.04) {
    self.escapeDelay = escapeDelay
  }

  /// Takes bytes in.
  ///
  /// - Parameters:
  ///   - bytes: what was read, at most a few kilobytes.
  ///   - now: the time in seconds.
  ///   - spelling: knows the key of a complete sequence that is not a common one.
  /// - Returns: what it amounts to, in order.
  package mutating func feed(
    _ bytes: [UInt8], at now: Double, spelling: ([UInt8]) -> Key? = { _ in nil }
  ) -> [Input] {
    held += bytes
    var inputs: [Input] = []
    var position = 0
    scanning: while position < held.count {
      if paste != nil {
        guard takePaste(from: &position, into: &inputs) else { break }
        continue
      }
      switch InputToken.scan(held[position...]) {
      case .incomplete: break scanning
      case .noise(let count): position += count
      case .token(let token, let count):
        let sequence = held[position..<position + count]
        position += count
        inputs += understand(token, sequence: sequence, spelling: spelling)
      }
    }
    held.removeFirst(position)
    if held.count > Self.sequenceLimit, paste == nil {
      held.removeSubrange(Self.sequenceLimit..<held.count - 1)
    }
    setDeadline(now)
    return inputs
  }

  /// Gives up waiting where the deadline has passed: a lone ESC becomes a key, ESC and one
  /// character become that character with Alt, a longer beginning means nothing.
  package mutating func expire(at now: Double) -> [Input] {
    guard let deadline, now >= deadline else { return [] }
    defer {
      held = []
      paste = nil
      self.deadline = nil
    }
    if let paste { return [.paste(String(decoding: paste + held, as: UTF8.self))] }
    switch held.count {
    case 1 where held[0] == 0x1B: return [.key(.escape)]
    case 2 where held[0] == 0x1B && held[1] < 0x80:
      return [.key(.alt(Character(Unicode.Scalar(held[1]))))]
    default: return []
    }
  }

  private mutating func setDeadline(_ now: Double) {
    if held.isEmpty && paste == nil {
      deadline = nil
    } else {
      deadline = now + (paste == nil && held.count <= 2 ? escapeDelay : Self.sequenceDelay)
    }
  }

  private mutating func understand(
    _ token: InputToken, sequence: ArraySlice<UInt8>, spelling: ([UInt8]) -> Key?
  ) -> [Input] {
    let key: Key?
    switch token {
    case .scalar(let scalar):
      return KeySpelling.key(scalar).map { [.key($0)] } ?? []
    case .alternate(let scalar):
      return KeySpelling.key(scalar).map { [.key($0.adding(.alt))] } ?? []
    case .string(let introducer, let payload):
      guard payload.count < Self.sequenceLimit / 2 else { return [] }
      return TerminalAnswer(introducer: introducer, payload: payload).map { [.answer($0)] } ?? []
    case .mouse(let bytes): return MousePress(bytes: bytes).map { [.mouse($0)] } ?? []
    case .console(let letter): key = KeySpelling.consoleKey(letter)
    case .singleShift(let parts): key = KeySpelling.singleShiftKey(parts)
    case .control(let parts):
      if let answer = TerminalAnswer(parts) { return [.answer(answer)] }
      if let press = MousePress(parts) { return [.mouse(press)] }
      if let report = report(parts) { return report }
      key = KeySpelling.key(parts)
    }
    return (key ?? spelling(Array(sequence))).map { [.key($0)] } ?? []
  }

  /// Focus events, and the beginning of a paste.
  private mutating func report(_ sequence: ControlSequence) -> [Input]? {
    switch (sequence.marker, sequence.parameters, sequence.final) {
    case (nil, [], UInt8(ascii: "I")): return [.focus(true)]
    case (nil, [], UInt8(ascii: "O")): return [.focus(false)]
    case (nil, [200], UInt8(ascii: "~")):
      paste = []
      return []
    default: return nil
    }
  }

  /// Moves pasted bytes over; false where the end of the paste has not come yet.
  private mutating func takePaste(from position: inout Int, into inputs: inout [Input]) -> Bool {
    let end = Self.pasteEnd
    let rest = held[position...]
    let start = rest.indices.first { rest[$0...].starts(with: end.prefix(rest.endIndex - $0)) }
    let text = rest[..<(start ?? rest.endIndex)]
    position += text.count
    let room = Self.pasteLimit - (paste?.count ?? 0)
    paste?.append(contentsOf: text.prefix(room))
    guard let start, start + end.count <= rest.endIndex else { return false }
    position += end.count
    inputs.append(.paste(String(decoding: paste ?? [], as: UTF8.self)))
    paste = nil
    return true
  }
}
