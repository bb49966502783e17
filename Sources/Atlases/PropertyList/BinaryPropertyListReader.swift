extension PropertyList {
  /// The eight bytes that a binary property list begins with.
  static let binaryMagic = Array("bplist00".utf8)

  /// Reads a binary property list: a table of objects that refer to one another by number.
  ///
  /// An object may be referred to many times and even by itself; the limits bound what that unfolds
  /// to. Entries keep the order of the file.
  package init(binary bytes: [UInt8], limits: Limits = Limits()) throws(PropertyListError) {
    var reader = try BinaryReader(bytes, limits: limits)
    try reader.readObject(reader.top)
    if let fault = reader.builder.fault { throw fault }
    self.init(
      text: reader.builder.text, nodes: reader.builder.nodes, source: [], skippedLines: 0)
  }
}

private struct BinaryReader {
  let bytes: [UInt8]
  let top: Int
  var builder: PropertyListBuilder
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let tableStart: Int
  /// Where the text of an object lies, once it has been copied.
  private var texts: [Int: Range<Int>] = [:]

  init(_ bytes: [UInt8], limits: PropertyList.Limits) throws(PropertyListError) {
    guard bytes.count >= 8 + 32, bytes.starts(with: PropertyList.binaryMagic) else {
      throw .damagedBinary
    }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes, trailer + 8, 8),
      let top = Self.integer(bytes, trailer + 16, 8),
      let tableStart = Self.integer(bytes, trailer + 24, 8),
      count > 0, top < count, tableStart >= 8, tableStart <= trailer,
      count <= (trailer - tableStart) / offsetSize
    else { throw .damagedBinary }
    (self.count, self.top, self.tableStart) = (count, top, tableStart)
    builder = PropertyListBuilder(limits: limits, fileSize: bytes.count)
  }

  mutating func readObject(_ index: Int) throws(PropertyListError) {
    let (kind, size, start) = try header(index)
    switch kind {
    case .null, .uid: builder.append(.other, 0..<0)
    case .bool: builder.append(.bool, try text(index, of: size == 1 ? "true" : "false"))
    case .integer, .real: builder.append(.number, try number(index, kind, start, size))
    case .ascii, .utf16: builder.append(.string, try string(index))
    case .date, .data: builder.append(.other, 0..<0)
    case .array:
      builder.begin(.array)
      if let fault = builder.fault { throw fault }
      try checkRoom(start, size, referenceSize)
      for i in 0..<size { try readObject(try reference(start + i * referenceSize)) }
      builder.close()
    case .dictionary:
      builder.begin(.dictionary)
      if let fault = builder.fault { throw fault }
      try checkRoom(start, size, referenceSize * 2)
      for i in 0..<size {
        builder.setKey(try string(try reference(start + i * referenceSize)))
        try readObject(try reference(start + (size + i) * referenceSize))
      }
      builder.close()
    }
    if let fault = builder.fault { throw fault }
  }

  private enum Kind {
    case null, bool, integer, real, date, data, ascii, utf16, uid, array, dictionary
  }

  /// What an object is, how many bytes or elements it has, and where these begin.
  private func header(_ index: Int) throws(PropertyListError) -> (kind: Kind, size: Int, start: Int)
  {
    guard index < count,
      let offset = Self.integer(bytes, tableStart + index * offsetSize, offsetSize),
      offset >= 8, offset < tableStart
    else { throw .damagedBinary }
    let marker = bytes[offset]
    let low = Int(marker & 15)
    switch marker >> 4 {
    case 0:
      switch low {
      case 0: return (.null, 0, offset + 1)
      case 8, 9: return (.bool, low - 8, offset + 1)
      default: throw .damagedBinary
      }
    case 1 where low <= 4: return (.integer, 1 << low, offset + 1)
    case 2 where low == 2 || low == 3: return (.real, 1 << low, offset + 1)
    case 3: return (.date, 8, offset + 1)
    case 8: return (.uid, low + 1, offset + 1)
    case 4: return try sized(.data, low, offset + 1)
    case 5: return try sized(.ascii, low, offset + 1)
    case 6: return try sized(.utf16, low, offset + 1)
    case 10, 12: return try sized(.array, low, offset + 1)
    case 13: return try sized(.dictionary, low, offset + 1)
    default: throw .damagedBinary
    }
  }

  /// Sizes of 15 and more follow the marker as an integer object.
  private func sized(_ kind: Kind, _ low: Int, _ start: Int) throws(PropertyListError)
    -> (kind: Kind, size: Int, start: Int)
  {
    guard low == 15 else { return (kind, low, start) }
    guard start < tableStart, bytes[start] >> 4 == 1, bytes[start] & 15 <= 3 else {
      throw .damagedBinary
    }
    let width = 1 << Int(bytes[start] & 15)
    guard let size = Self.integer(bytes, start + 1, width) else { throw .damagedBinary }
    return (kind, size, start + 1 + width)
  }

  private mutating func string(_ index: Int) throws(PropertyListError) -> Range<Int> {
    if let known = texts[index] { return known }
    let (kind, size, start) = try header(index)
    switch kind {
    case .ascii:
      try checkRoom(start, size, 1)
      return try text(index, of: bytes[start..<(start + size)])
    case .utf16:
      try checkRoom(start, size, 2)
      let units = (0..<size).map { i in
        UInt16(bytes[start + 2 * i]) << 8 | UInt16(bytes[start + 2 * i + 1])
      }
      return try text(index, of: String(decoding: units, as: UTF16.self).utf8)
    default: throw .damagedBinary
    }
  }

  private mutating func number(_ index: Int, _ kind: Kind, _ start: Int, _ size: Int)
    throws(PropertyListError) -> Range<Int>
  {
    if let known = texts[index] { return known }
    try checkRoom(start, size, 1)
    let width = min(size, 8)
    let bits = Self.bits(bytes, start + size - width, width)
    guard kind == .real else {
      return try text(index, of: String(Int64(bitPattern: bits)).utf8)
    }
    let value =
      width == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    return try text(index, of: String(value).utf8)
  }

  private mutating func text(_ index: Int, of word: StaticString) throws(PropertyListError)
    -> Range<Int>
  {
    if let known = texts[index] { return known }
    return try text(
      index, of: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Copies the text of an object. Objects may overlap, so that the sum has to be bounded.
  private mutating func text(_ index: Int, of content: some Collection<UInt8>)
    throws(PropertyListError) -> Range<Int>
  {
    let start = builder.text.count
    builder.appendText(content)
    if let fault = builder.fault { throw fault }
    texts[index] = start..<builder.text.count
    return start..<builder.text.count
  }

  private func reference(_ offset: Int) throws(PropertyListError) -> Int {
    guard let value = Self.integer(bytes, offset, referenceSize) else { throw .damagedBinary }
    return value
  }

  private func checkRoom(_ start: Int, _ size: Int, _ width: Int) throws(PropertyListError) {
    guard start <= tableStart, size <= (tableStart - start) / width else { throw .damagedBinary }
  }

  /// A big-endian unsigned integer; nil outside the file or where it does not fit an `Int`.
  private static func integer(_ bytes: [UInt8], _ offset: Int, _ width: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - width else { return nil }
    return Int(exactly: bits(bytes, offset, width))
  }

  private static func bits(_ bytes: [UInt8], _ offset: Int, _ width: Int) -> UInt64 {
    bytes[offset..<(offset + width)].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
