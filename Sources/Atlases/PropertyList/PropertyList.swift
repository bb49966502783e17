/// A property list, or JSON, as it stands in its file: entries in file order, repeated keys kept.
///
/// All text lies in one array of bytes and all values in one array of nodes, so that a list of tens
/// of thousands of values costs two allocations. A `String` is only made when asked for.
package struct PropertyList: Sendable {
  /// What a value is. Numbers are kept as their text until they are wanted.
  package enum Kind: UInt8, Sendable {
    case dictionary, array, string, number, bool, other
  }

  /// One value; containers chain their children through `next`. Indices are −1 where there is none.
  struct Node: Sendable {
    var kind: Kind
    /// Place of the value in the file, from which its line is counted.
    var offset: Int32
    var textStart: Int32 = 0
    var textEnd: Int32 = 0
    var keyStart: Int32 = 0
    var keyEnd: Int32 = 0
    var firstChild: Int32 = -1
    var next: Int32 = -1
  }

  /// What a list may hold before it is refused.
  package struct Limits: Sendable {
    /// Values, containers included.
    package var nodes = 2_000_000
    /// Containers inside one another.
    package var depth = 64

    /// The limits that real atlases stay far below.
    package init() {}
  }

  /// Bytes that a file may have, so that four times as many can be counted in 32 bits.
  static let largestFile = 256 << 20

  /// A class, since every value holds it: one reference to count in place of three arrays.
  private final class Storage: Sendable {
    let text: [UInt8]
    let nodes: [Node]
    let source: [UInt8]

    init(text: [UInt8], nodes: [Node], source: [UInt8]) {
      (self.text, self.nodes, self.source) = (text, nodes, source)
    }
  }

  private let storage: Storage
  /// Lines of the file that stand before `source`.
  let skippedLines: Int

  init(text: [UInt8], nodes: [Node], source: [UInt8], skippedLines: Int) {
    storage = Storage(text: text, nodes: nodes, source: source)
    self.skippedLines = skippedLines
  }

  var text: [UInt8] { storage.text }
  var nodes: [Node] { storage.nodes }
  /// The bytes that were read, where lines make sense in them.
  var source: [UInt8] { storage.source }

  fileprivate static let empty = PropertyList(text: [], nodes: [], source: [], skippedLines: 0)

  /// The outermost value.
  package var root: Value { Value(list: self, index: 0) }
}

extension PropertyList {
  /// One value of a list.
  package struct Value: Sendable {
    let list: PropertyList
    let index: Int

    private var node: Node { list.nodes[index] }

    /// What the value is.
    package var kind: Kind { node.kind }
    /// True for a dictionary.
    package var isDictionary: Bool { node.kind == .dictionary }
    /// The first entry of a dictionary that has this key.
    package subscript(_ key: StaticString) -> Value? {
      guard isDictionary else { return nil }
      var child = node.firstChild
      while child >= 0 {
        let candidate = Value(list: list, index: Int(child))
        if candidate.hasKey(key) { return candidate }
        child = list.nodes[Int(child)].next
      }
      return nil
    }

    /// The values of a dictionary or array in the order of the file; each knows its key.
    package var children: Children { Children(list: list, upcoming: node.firstChild) }

    /// The key under which it stands in its dictionary; empty elsewhere.
    package var key: String { String(decoding: keyBytes, as: UTF8.self) }

    /// The text of a string, or a number as it was written.
    package var string: String? {
      switch node.kind {
      case .string, .number: String(decoding: bytes, as: UTF8.self)
      default: nil
      }
    }

    /// The text of anything that has one, for messages.
    package var written: String { String(decoding: bytes, as: UTF8.self) }

    /// A number, or a string that holds just one; never NaN or infinite.
    package var number: Double? {
      guard node.kind == .number || node.kind == .string, let list = NumberList(bytes),
        list.count == 1
      else { return nil }
      return list.values[0]
    }

    /// Up to four numbers out of a string such as `{{1,2},{3,4}}`; nil where anything else stands
    /// in it.
    package var numbers: NumberList? {
      guard node.kind == .number || node.kind == .string else { return nil }
      return NumberList(bytes)
    }

    /// A boolean, a number that is 0 or 1, or the words that tools write for them.
    package var bool: Bool? {
      guard node.kind == .bool || node.kind == .number || node.kind == .string else { return nil }
      if node.kind == .bool { return bytes.first == UInt8(ascii: "t") }
      switch String(decoding: bytes, as: UTF8.self).lowercased() {
      case "true", "yes", "1", "1.0": return true
      case "false", "no", "0", "0.0", "": return false
      default: return nil
      }
    }

    /// True where the key is exactly this.
    package func hasKey(_ key: StaticString) -> Bool {
      let node = node
      let length = Int(node.keyEnd - node.keyStart)
      guard length == key.utf8CodeUnitCount else { return false }
      return key.withUTF8Buffer { wanted in
        list.text.withUnsafeBufferPointer { text in
          for i in 0..<length where text[Int(node.keyStart) + i] != wanted[i] { return false }
          return true
        }
      }
    }

    var bytes: ArraySlice<UInt8> { list.text[Int(node.textStart)..<Int(node.textEnd)] }
    var keyBytes: ArraySlice<UInt8> { list.text[Int(node.keyStart)..<Int(node.keyEnd)] }
  }

  /// The values inside a container, in file order.
  package struct Children: Sequence, IteratorProtocol, Sendable {
    let list: PropertyList
    var upcoming: Int32

    /// No values, for what is not there.
    static let none = Self(list: .empty, upcoming: -1)

    var isEmpty: Bool { upcoming < 0 }
    var first: Value? { isEmpty ? nil : Value(list: list, index: Int(upcoming)) }

    package mutating func next() -> Value? {
      guard upcoming >= 0 else { return nil }
      let index = Int(upcoming)
      upcoming = list.nodes[index].next
      return Value(list: list, index: index)
    }
  }
}
