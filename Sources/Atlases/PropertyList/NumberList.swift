private import Glibc

/// Up to four numbers in a row, read straight from text.
package struct NumberList: Equatable, Sendable {
  /// The numbers; those past `count` are 0.
  package private(set) var values = SIMD4<Double>()
  /// How many there are, 1…4.
  package private(set) var count = 0

  /// Two numbers as x and y (or width and height).
  package var pair: (Double, Double)? { count == 2 ? (values[0], values[1]) : nil }
  /// Four numbers as x, y, width, height.
  package var quad: (Double, Double, Double, Double)? {
    count == 4 ? (values[0], values[1], values[2], values[3]) : nil
  }

  /// Reads numbers parted by braces, commas and white space; nil where there is none, more than
  /// four, or anything that is not a finite number.
  package init?(_ text: some Collection<UInt8>) {
    let read =
      text.withContiguousStorageIfAvailable { Self.read($0) }
      ?? Array(text).withUnsafeBufferPointer { Self.read($0) }
    guard let read else { return nil }
    self = read
  }

  private init() {}

  private static func read(_ text: UnsafeBufferPointer<UInt8>) -> NumberList? {
    var list = NumberList()
    var i = 0
    while i < text.count {
      if isSeparator(text[i]) {
        i += 1
        continue
      }
      let start = i
      while i < text.count, !isSeparator(text[i]) { i += 1 }
      guard list.count < 4, let value = number(text, start, i) else { return nil }
      list.values[list.count] = value
      list.count += 1
    }
    return list.count > 0 ? list : nil
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: " "), 9, 10, 13: true
    default: false
    }
  }

  /// A decimal number. Up to 15 digits are exact as mantissa over a power of ten; anything longer
  /// or with an exponent goes through the library.
  private static func number(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int)
    -> Double?
  {
    var i = start
    let negative = text[i] == UInt8(ascii: "-")
    if negative || text[i] == UInt8(ascii: "+") { i += 1 }
    var (mantissa, digits, fraction, pointSeen) = (0, 0, 0, false)
    while i < end, digits <= 15 {
      let byte = text[i]
      if byte.isDigit {
        mantissa = mantissa * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        if pointSeen { fraction += 1 }
      } else if byte == UInt8(ascii: "."), !pointSeen {
        pointSeen = true
      } else {
        break
      }
      i += 1
    }
    guard i == end, digits > 0, digits <= 15 else { return slowNumber(text[start..<end]) }
    let value = fraction == 0 ? Double(mantissa) : Double(mantissa) / powersOfTen[fraction]
    return negative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func slowNumber(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    // `Double` would also read hexadecimal, nan and infinity.
    guard text.count <= 64, text.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
      let value = Double(String(decoding: text, as: UTF8.self)),
      value.isFinite
    else { return nil }
    return value
  }
}
