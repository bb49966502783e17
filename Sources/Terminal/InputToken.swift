/// One thing a terminal sends, cut out of its bytes but not yet understood.
enum InputToken: Hashable {
  /// A character, control characters included.
  case scalar(Unicode.Scalar)
  /// A character with ESC before it.
  case alternate(Unicode.Scalar)
  /// `CSI` parameters final.
  case control(ControlSequence)
  /// `CSI M` and three bytes: the oldest form of a mouse report.
  case mouse(ArraySlice<UInt8>)
  /// `SS3` parameters final.
  case singleShift(ControlSequence)
  /// `ESC [ [` letter, the Linux console's function keys.
  case console(UInt8)
  /// `OSC`, `DCS` and their kin; the introducer's second byte and what stands before the terminator.
  case string(introducer: UInt8, payload: ArraySlice<UInt8>)
}

/// The parts of a sequence that begins with `CSI` or `SS3`.
struct ControlSequence: Hashable {
  /// One of `< = > ?`, where it is not one of the standard's own sequences.
  var marker: UInt8?
  /// Numbers; left out and malformed ones are nil.
  var parameters: [Int?] = []
  var intermediates: [UInt8] = []
  var final: UInt8
}

extension InputToken {
  /// What stands at the front of the bytes.
  enum Scan: Hashable {
    /// The beginning of something; more bytes are needed to tell.
    case incomplete
    /// That many bytes which mean nothing.
    case noise(Int)
    /// A token and how many bytes it took.
    case token(InputToken, Int)
  }

  private static let escapeByte: UInt8 = 0x1B

  /// Looks at the front of `bytes`, which must not be empty.
  static func scan(_ bytes: ArraySlice<UInt8>) -> Scan {
    guard bytes.first == escapeByte else { return scanScalar(bytes) }
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return .incomplete }
    switch second {
    case escapeByte: return .token(.scalar("\u{1B}"), 1)
    case UInt8(ascii: "["): return scanControlSequence(bytes)
    case UInt8(ascii: "O"): return scanSingleShift(bytes)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return scanString(bytes)
    default:
      switch scanScalar(rest) {
      case .incomplete: return .incomplete
      case .noise(let count): return .noise(count + 1)
      case .token(.scalar(let scalar), let count): return .token(.alternate(scalar), count + 1)
      case .token: return .noise(1)
      }
    }
  }

  private static func scanScalar(_ bytes: ArraySlice<UInt8>) -> Scan {
    guard let first = bytes.first else { return .incomplete }
    let length: Int
    switch first {
    case ..<0x80: return .token(.scalar(Unicode.Scalar(first)), 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return .noise(1)
    }
    let sequence = bytes.prefix(length)
    let continuation = sequence.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
    if continuation < sequence.count - 1 { return .noise(1 + continuation) }
    if sequence.count < length { return .incomplete }
    let text = String(validating: sequence, as: UTF8.self)
    guard let scalar = text?.unicodeScalars.first else { return .noise(length) }
    return .token(.scalar(scalar), length)
  }

  private static func scanControlSequence(_ bytes: ArraySlice<UInt8>) -> Scan {
    let body = bytes.dropFirst(2)
    if body.first == UInt8(ascii: "[") {
      guard let letter = body.dropFirst().first else { return .incomplete }
      return (0x40...0x7E).contains(letter) ? .token(.console(letter), 4) : .noise(3)
    }
    if body.first == UInt8(ascii: "M") {
      let report = body.dropFirst().prefix(3)
      return report.count == 3 ? .token(.mouse(report), 6) : .incomplete
    }
    return finish(body, header: 2) { .control($0) }
  }

  private static func scanSingleShift(_ bytes: ArraySlice<UInt8>) -> Scan {
    finish(bytes.dropFirst(2), header: 2) { .singleShift($0) }
  }

  /// Parameter bytes, intermediate bytes, one final byte; control bytes break the sequence off. With
  /// parameters after intermediate bytes it means nothing, up to its end.
  private static func finish(
    _ body: ArraySlice<UInt8>, header: Int, make: (ControlSequence) -> InputToken
  ) -> Scan {
    let parameters = body.prefix { (0x30...0x3F).contains($0) }
    let intermediates = body.dropFirst(parameters.count).prefix { (0x20...0x2F).contains($0) }
    let rest = body.dropFirst(parameters.count + intermediates.count)
    let misplaced = rest.prefix { (0x20...0x3F).contains($0) }
    let length = header + parameters.count + intermediates.count + misplaced.count
    guard let final = rest.dropFirst(misplaced.count).first else { return .incomplete }
    guard (0x40...0x7E).contains(final) else { return .noise(length) }
    guard misplaced.isEmpty else { return .noise(length + 1) }
    let marker = parameters.first.flatMap { $0 >= 0x3C ? $0 : nil }
    let numbers = marker == nil ? parameters : parameters.dropFirst()
    let sequence = ControlSequence(
      marker: marker, parameters: numbers.isEmpty ? [] : parse(numbers),
      intermediates: Array(intermediates), final: final)
    return .token(make(sequence), length + 1)
  }

  private static func parse(_ digits: ArraySlice<UInt8>) -> [Int?] {
    digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Up to `ESC \`, for OSC also up to BEL; CAN, SUB and another ESC break it off.
  private static func scanString(_ bytes: ArraySlice<UInt8>) -> Scan {
    let introducer = bytes[bytes.startIndex + 1]
    let isCommand = introducer == UInt8(ascii: "]")
    let body = bytes.dropFirst(2)
    let end = body.firstIndex {
      $0 == escapeByte || $0 == 0x18 || $0 == 0x1A || (isCommand && $0 == 0x07)
    }
    guard let end else { return .incomplete }
    let length = end - bytes.startIndex
    let token = InputToken.string(introducer: introducer, payload: body[..<end])
    switch bytes[end] {
    case 0x07: return .token(token, length + 1)
    case escapeByte:
      guard end + 1 < bytes.endIndex else { return .incomplete }
      return bytes[end + 1] == UInt8(ascii: "\\") ? .token(token, length + 2) : .noise(length)
    default: return .noise(length + 1)
    }
  }
}
