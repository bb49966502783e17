internal import Geometry

/// The values of one frame, and how many of them were asked for.
struct FrameFields {
  enum Fault: Error {
    case notAFrame
    case missing(key: String)
    case unreadable(key: String, text: String, expected: String)

    /// What is wrong, for a person.
    var message: String {
      switch self {
      case .notAFrame: "has no rectangle (expected frame, textureRect, or x and y)"
      case .missing(let key): "lacks the key \(key)"
      case .unreadable(let key, let text, let expected):
        "\(key) is \"\(text.prefix(60))\" (expected \(expected))"
      }
    }
  }

  /// No page or canvas comes near it; what lies beyond is damage or malice.
  static let largest = 1_048_576.0

  let value: PropertyList.Value
  private var taken = 0

  init(_ value: PropertyList.Value) { self.value = value }

  /// True where every key was of use.
  var allTaken: Bool { value.children.count { _ in true } == taken }

  mutating func take(_ key: StaticString) -> PropertyList.Value? {
    guard let found = value[key] else { return nil }
    taken += 1
    return found
  }

  /// Two numbers; nil where the key is absent or its text empty.
  mutating func pair(_ key: StaticString) throws(Fault) -> (Double, Double)? {
    guard let found = take(key), !found.isBlank else { return nil }
    guard let pair = found.numbers?.pair, abs(pair.0) <= Self.largest, abs(pair.1) <= Self.largest
    else { throw unreadable(key, found, "two numbers") }
    return pair
  }

  /// Four numbers as corner and size; the size is bounded, and the corner, too.
  func rectangle(_ found: PropertyList.Value, _ key: StaticString) throws(Fault)
    -> (Point, Size)
  {
    guard let quad = found.numbers?.quad, abs(quad.0) <= Self.largest, abs(quad.1) <= Self.largest
    else { throw unreadable(key, found, "four numbers") }
    return (Point(x: quad.0, y: quad.1), try extent(key, Size(width: quad.2, height: quad.3)))
  }

  /// A number; nil where the key is absent or its text empty.
  mutating func number(_ key: StaticString) throws(Fault) -> Double? {
    guard let found = take(key), !found.isBlank else { return nil }
    return try Self.number(in: found.written, for: "\(key)")
  }

  /// A number that has to be there.
  mutating func required(_ key: StaticString) throws(Fault) -> Double {
    guard let number = try number(key) else { throw .missing(key: "\(key)") }
    return number
  }

  /// The size, where it is one that a picture may have; `key` is for the message.
  func extent(_ key: StaticString, _ size: Size) throws(Fault) -> Size {
    try Self.extent(size, for: "\(key)", value[key]?.written ?? "")
  }

  /// The one number that a text holds, within bounds.
  static func number(in text: String, for key: String) throws(Fault) -> Double {
    guard let list = NumberList(text.utf8), list.count == 1, abs(list.values[0]) <= largest else {
      throw .unreadable(key: key, text: text, expected: "a number within ±\(Int(largest))")
    }
    return list.values[0]
  }

  /// The size, where it is one that a picture may have; the rest is for the message.
  static func extent(
    _ size: Size, for key: @autoclosure () -> String, _ text: @autoclosure () -> String
  ) throws(Fault) -> Size {
    guard (0...largest).contains(size.width), (0...largest).contains(size.height) else {
      throw .unreadable(key: key(), text: text(), expected: "a size from 0 to \(Int(largest))")
    }
    return size
  }

  private func unreadable(_ key: StaticString, _ found: PropertyList.Value, _ expected: String)
    -> Fault
  {
    .unreadable(
      key: "\(key)", text: found.written,
      expected: "\(expected) within ±\(Int(Self.largest))")
  }
}

extension PropertyList.Value {
  /// True for text without a character that counts.
  var isBlank: Bool { bytes.allSatisfy { $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 } }
}
