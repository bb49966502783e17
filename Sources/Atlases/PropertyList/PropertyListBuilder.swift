/// Puts a property list together value by value, as both readers meet them.
struct PropertyListBuilder {
  let limits: PropertyList.Limits
  private(set) var text: [UInt8] = []
  private(set) var nodes: [PropertyList.Node] = []
  private(set) var fault: PropertyListError?
  private var open: [(container: Int32, lastChild: Int32)] = []
  private let largestText: Int
  private var key: (start: Int32, end: Int32) = (0, 0)

  /// A builder for a file of so many bytes. Text may be up to four times as long: numbers of a
  /// binary list become longer as text, and entities can repeat some, but not without end.
  init(limits: PropertyList.Limits, fileSize: Int) {
    self.limits = limits
    largestText = min(fileSize, PropertyList.largestFile) * 4
    text.reserveCapacity(fileSize / 3)
    nodes.reserveCapacity(min(fileSize / 48, limits.nodes))
  }

  /// Appends to the text; too much of it is a fault.
  mutating func appendText(_ more: some Collection<UInt8>) {
    guard more.count <= largestText - text.count else {
      fault = .tooManyValues(limit: limits.nodes)
      return
    }
    text.append(contentsOf: more)
  }

  /// This part of the text is the key of the next value.
  mutating func setKey(_ range: Range<Int>) {
    key = (Int32(range.lowerBound), Int32(range.upperBound))
  }

  /// Appends a value with its part of the text.
  mutating func append(_ kind: PropertyList.Kind, _ range: Range<Int>, offset: Int32 = 0) {
    var node = PropertyList.Node(kind: kind, offset: offset)
    (node.textStart, node.textEnd) = (Int32(range.lowerBound), Int32(range.upperBound))
    link(node)
  }

  /// Begins a dictionary or array; what follows until `close` is inside.
  mutating func begin(_ kind: PropertyList.Kind, offset: Int32 = 0) {
    guard open.count < limits.depth else {
      fault = .tooDeep(limit: limits.depth)
      return
    }
    link(PropertyList.Node(kind: kind, offset: offset))
    open.append((Int32(nodes.count - 1), -1))
  }

  mutating func close() {
    key = (0, 0)
    _ = open.popLast()
  }

  /// True once the outermost value is complete.
  var isComplete: Bool { open.isEmpty && !nodes.isEmpty }

  private mutating func link(_ node: PropertyList.Node) {
    guard nodes.count < limits.nodes else {
      fault = .tooManyValues(limit: limits.nodes)
      return
    }
    var node = node
    (node.keyStart, node.keyEnd) = key
    key = (0, 0)
    let index = Int32(nodes.count)
    if let last = open.indices.last {
      let previous = open[last].lastChild
      if previous < 0 {
        nodes[Int(open[last].container)].firstChild = index
      } else {
        nodes[Int(previous)].next = index
      }
      open[last].lastChild = index
    }
    nodes.append(node)
  }
}
